import type { Unit, UnitTerm } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, upperFirst, wordsOf } from '../../languages/words.ts'
import type { Candidate } from '../candidate.ts'
import { wrongForBox } from '../wrong-for-box.ts'
import { asksAmongThese } from './fact-items.ts'
import { hintsAtAnswer } from './gives-away.ts'
import { alsoAccepted, asChoice, carriedBy, type UnitItemWriting, unitItemWorth } from './item-writing.ts'
import { questionForTerm } from './term-question.ts'
import { areSiblingTerms } from './term-siblings.ts'
import { saidBy } from './unit-statement.ts'

const termsIn = (unit: Unit) =>
  unit.ideas.flatMap((home, idea) => home.terms.map((term) => ({ term, idea, home })))

/** With fewer wrong answers a choice is half a guess. */
const fewestWrong = 3

/** Learners name a virtue or a habit in words of their own, so that there is more than one right answer unless it is one word. */
const namedFreely = new Set(['GMRC', 'Values Education', 'Life and Career Skills', 'Personal Development'])
const mostTyped = 3
const isOneTerm = ({ area }: Unit, { name }: UnitTerm): boolean =>
  wordsOf(name).length <= (namedFreely.has(area) ? 1 : mostTyped)

/** With fewer siblings a box of words takes other terms of the unit too. */
const enoughForBox = 2

/** Terms that are no other name of one and are not told by it, nor it by them: a kind of it would be right too. */
const unrelatedTo = (term: UnitTerm, others: readonly UnitTerm[]): string[] =>
  others
    .filter(
      (other) =>
        other !== term &&
        !other.also.some((name) => term.also.includes(name)) &&
        !mentions(term.meaning, other.name) &&
        !mentions(other.meaning, term.name),
    )
    .map(({ name }) => name)

export function termItems(writing: UnitItemWriting): Candidate[] {
  const { unit, chance } = writing
  const all = termsIn(unit)
  return all.flatMap(({ term, idea, home }): Candidate[] => {
    const known = writing.known(saidBy.term(term, idea))
    if (!known) return []
    const stem = questionForTerm(unit, home, term)
    const own = chance.fork(term.name)
    const wrong = own
      .shuffled(
        all.filter(
          (other) =>
            areSiblingTerms(term, other.term) &&
            !term.also.includes(other.term.name) &&
            !mentions(stem, other.term.name),
        ),
      )
      .map((other) => other.term.name)
    const named = { stem, answer: term.name, also_accepted: alsoAccepted(stem, term.also) }
    const typed: Candidate = {
      worth: unitItemWorth('typed', known),
      item: {
        ...carriedBy(writing, known, 'remember', 1, `term ${term.name}`),
        form: 'identification',
        ...named,
        ...wrongForBox(
          { ...named, also_accepted: term.also },
          wrong.length < enoughForBox
            ? [...wrong, ...unrelatedTo(term, own.shuffled(all.map((other) => other.term)))]
            : wrong,
        ),
      },
    }
    if (hintsAtAnswer(unit.language, { ask: stem, answer: term.name, wrong })) return []
    // A word that the file does not have cannot be written from memory.
    const isAskedAlone = !term.choicesOnly && isOneTerm(unit, term) && !asksAmongThese.test(stem)
    const alone = isAskedAlone && writing.hasWord(term.name) ? [typed] : []
    if (wrong.length < fewestWrong) return alone
    const choice: Candidate = {
      worth: unitItemWorth('choice', known),
      item: {
        ...carriedBy(writing, known, 'remember', 1, `name ${term.name}`),
        form: 'multiple_choice',
        stem,
        options: [term.name, ...wrong.slice(0, 3)].map(asChoice),
        answer: 0,
      },
    }
    return [...alone, choice]
  })
}

/** Terms of one kind whose meanings name none of the others, to be matched: of several kinds, the kind alone would tell. */
export function termSets(writing: UnitItemWriting): Candidate[] {
  const { unit, chance } = writing
  const { phrases } = rulesOf(unit.language)
  const byKind = [...Map.groupBy(termsIn(unit), ({ term }) => term.kind).values()]
  const largest = byKind.reduce((most, next) => (next.length > most.length ? next : most), byKind[0] ?? [])
  // Of a set each term is to be taught, also those that stand beside the key.
  const all = chance
    .fork('sets')
    .shuffled(largest)
    .filter(({ term, idea }) => writing.known(saidBy.term(term, idea)) !== null)
  return [5, 4, 3].flatMap((size): Candidate[] => {
    const chosen: typeof all = []
    for (const next of all) {
      if (chosen.length === size + 2) break
      const isDistinct = chosen.every(
        ({ term }) => !mentions(next.term.meaning, term.name) && !mentions(term.meaning, next.term.name),
      )
      if (isDistinct) chosen.push(next)
    }
    const [first] = chosen
    if (!first || chosen.length < size + 2) return []
    const chosenTerms = chosen.slice(0, size)
    const { term, idea } = first
    const known = writing.known(saidBy.term(term, idea))
    if (!known) return []
    const answers = chance.fork(`answers ${size}`).shuffled(chosen.map((one) => asChoice(one.term.name)))
    return [
      {
        worth: unitItemWorth('typed', known),
        item: {
          ...carriedBy(
            writing,
            known,
            'remember',
            size,
            `match ${chosenTerms.map((one) => one.term.name).join(' ')}`,
          ),
          form: 'matching',
          stem: phrases.matching,
          premises: chosenTerms.map((one) => upperFirst(one.term.meaning)),
          answers,
          key: chosenTerms.map((one) => answers.indexOf(asChoice(one.term.name))),
        },
      },
    ]
  })
}
