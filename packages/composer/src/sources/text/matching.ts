import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { isName, mentions, plain, shareIn, startsUpper, upperFirst, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { areAlike } from '../../understand/similar-terms.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { fitsLength } from '../distractors.ts'

const kinds: readonly Fact['kind'][] = ['definition', 'naming', 'entry', 'function']

/** Pairs that can stand in one set: no description names another's term or fits it. */
function goTogether(lesson: Lesson, one: Fact, other: Fact): boolean {
  const { language } = one.statement
  const { stemsOf } = rulesOf(language)
  return (
    plain(one.term) !== plain(other.term) &&
    !mentions(one.detail, other.term) &&
    !mentions(other.detail, one.term) &&
    !mentions(one.term, other.term) &&
    !mentions(other.term, one.term) &&
    !lesson.areSame(one.term, other.term) &&
    areAlike({ lesson, language, head: one.head }, one.term, other.term) &&
    shareIn(stemsOf(one.detail), stemsOf(other.detail)) < 0.5 &&
    !lesson.asserts(other.term, stemsOf(one.detail)) &&
    !lesson.asserts(one.term, stemsOf(other.detail))
  )
}

/** One set of a kind, with an answer or two more than there are premises. */
function setOf(lesson: Lesson, facts: readonly Fact[], size: number, chance: Chance): Candidate | null {
  const pairs: Fact[] = []
  for (const fact of facts) {
    if (pairs.length === size + 2) break
    if (pairs.every((pair) => goTogether(lesson, pair, fact))) pairs.push(fact)
  }
  const asked = pairs.slice(0, size)
  const spare = pairs.slice(size, size + 2)
  const [first] = asked
  if (!first || asked.length < size || spare.length === 0) return null
  const answers = chance.shuffled([...asked, ...spare].map((fact) => upperFirst(fact.term)))
  return {
    worth: 0.7,
    item: {
      ...commonItemParts(
        first.statement,
        'remember',
        size,
        `match ${asked.map(({ term }) => term).join(' ')}`,
      ),
      form: 'matching',
      stem: rulesOf(first.statement.language).phrases.matching,
      premises: asked.map(({ detail }) => upperFirst(detail)),
      answers,
      key: asked.map(({ term }) => answers.indexOf(upperFirst(term))),
    },
  }
}

export function matching(lesson: Lesson, facts: readonly Fact[], chance: Chance): Candidate[] {
  const usable = facts.filter(
    (fact) =>
      kinds.includes(fact.kind) &&
      fact.at >= 0 &&
      fact.type === 'thing' &&
      wordsOf(fact.detail).length <= 18 &&
      wordsOf(fact.term).length <= 4 &&
      startsUpper(fact.statement.text),
  )
  const sets = Map.groupBy(
    usable,
    (fact) => `${fact.kind === 'function'} ${isName(fact.term, lesson.isProper)}`,
  )
  return [...sets.values()].flatMap((kind) =>
    [5, 4, 3].flatMap((size) => {
      const mixed = chance.fork(`match ${size}`).shuffled(kind)
      const longest = mixed[0]
      const alike = longest ? mixed.filter((fact) => fitsLength(fact.detail, longest.detail)) : []
      return setOf(lesson, alike.length > size ? alike : mixed, size, chance.fork(`answers ${size}`)) ?? []
    }),
  )
}
