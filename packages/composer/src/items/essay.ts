import { isShown, withArticle } from '../articles.ts'
import type { Chance } from '../chance.ts'
import type { Lesson } from '../lesson.ts'
import type { Topic } from '../outline.ts'
import type { Fact } from '../tongue.ts'
import { tongueOf } from '../tongues.ts'
import { isName, mentions, plain, wordsOf } from '../words.ts'
import { type Candidate, carried } from './candidate.ts'

const numbered =
  /^(?:(?:lesson|chapter|module|unit|topic|aralin|kabanata|modyul|yunit|paksa)\s+\d+\s*[:.–—-]?\s*|[\divxIVX]+(?:\.\d+)*[.)]\s+)/i

/** A heading as it is said in a sentence; null where it is a question, a sentence or says too little. */
export function asSubject(title: string, lesson: Lesson, language: Topic['language']): string | null {
  const bare = title.replace(numbered, '').replace(/[.:]$/, '').trim()
  const tongue = tongueOf(language)
  if (
    /[?!:;]/.test(bare) ||
    /^(?:why|how|what|who|when|where|bakit|paano|ano|sino|kailan|saan)\s/i.test(bare) ||
    wordsOf(bare).length > 8 ||
    !tongue.isContent(bare.split(' ').slice(0, 5).join(' '))
  )
    return null
  const small = lesson.title(bare)
  if (tongue.isClause(small)) return null
  const named = small.replace(/^ang\s+/i, '')
  return language === 'en' ? withArticle(named, { ...lesson.articles(named), a: 0 }) : named
}

const defining: readonly Fact['kind'][] = ['definition', 'naming', 'entry']

/** Two defined things of one kind, or of one list. */
function alikeIn(lesson: Lesson, facts: readonly Fact[]): readonly [Fact, Fact] | null {
  const listed = (one: Fact, other: Fact) =>
    lesson.listings.some(({ names, members }) => {
      const keys = members.map(plain)
      return names && keys.includes(plain(one.term)) && keys.includes(plain(other.term))
    })
  const pairs = facts.flatMap((one, at) => facts.slice(at + 1).map((other) => [one, other] as const))
  return (
    pairs.find(
      ([one, other]) =>
        !mentions(one.term, other.term) &&
        !mentions(other.term, one.term) &&
        ((one.head !== '' && one.head === other.head) ||
          listed(one, other) ||
          sharesWord(one.term, other.term)),
    ) ?? null
  )
}

const sharesWord = (one: string, other: string) =>
  !mentions(one, other) &&
  !mentions(other, one) &&
  wordsOf(one).some((word) => word.length > 3 && wordsOf(plain(other)).includes(word.toLowerCase()))

/** Things, not names, of which one paragraph speaks, and one of which it explains by the other. */
const canRelate = (lesson: Lesson, one: Fact, other: Fact) =>
  plain(one.term) !== plain(other.term) &&
  (mentions(one.detail, other.term) || mentions(other.detail, one.term)) &&
  one.statement.place.paragraph === other.statement.place.paragraph &&
  !isName(one.term, lesson.isProper) &&
  !isName(other.term, lesson.isProper)

/** Prompts that ask to compare, judge and make. The teacher sets the rubric that counts. */
export function essays(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  return topics.flatMap((topic) => {
    const tongue = tongueOf(topic.language)
    const weight = (fact: Fact) => lesson.terms.get(plain(fact.term))?.weight ?? 0
    const defined = lesson.facts
      .filter(({ statement, kind, at }) => statement.topic === topic && defining.includes(kind) && at >= 0)
      .sort((one, other) => weight(other) - weight(one))
    const name = (fact: Fact) => lesson.named(fact.term, topic.language)
    const title = asSubject(topic.title, lesson, topic.language)
    const about = title ?? (topics.length === 1 && defined[0] ? name(defined[0]) : null)
    const said = [
      ...new Set(
        lesson.facts.flatMap(({ statement, at }) =>
          statement.topic === topic && at >= 0 ? [statement] : [],
        ),
      ),
    ]
    const quoted = defined[0]?.statement ?? said[0]
    if (!quoted) return []
    const named = defined.filter(({ term }) => topic.language !== 'en' || isShown(lesson.articles(term)))
    const alike = alikeIn(lesson, named)
    const [first, second] = named
    const both =
      !alike && first && second && canRelate(lesson, first, second) ? ([first, second] as const) : null
    const pair = ([one, other]: readonly [Fact, Fact]) =>
      [name(one), name(other), one.type === 'person' && other.type === 'person'] as const
    const abouts = {
      topic: about === null ? null : ([about, '', false] as const),
      alike: alike && pair(alike),
      both: both && pair(both),
    }
    const pairs = { topic: [], alike: alike ?? [], both: both ?? [] }
    /** First what is said of the two that are asked about. */
    const lookedFor = (asked: keyof typeof pairs) =>
      [...new Set([...pairs[asked].map(({ statement }) => statement), ...said])].slice(0, 4)
    return tongue.phrases.essays.flatMap((prompt, place): Candidate[] => {
      const asked = abouts[prompt.about]
      if (!asked) return []
      const stem = prompt.stem(asked[0], asked[1], asked[2])
      return [
        {
          worth: 0.5 - 0.05 * chance.fork(`${topic.title} ${place}`).below(5),
          item: {
            ...carried(quoted, prompt.bloom, 5, `essay ${stem}`),
            form: 'essay',
            stem,
            rubric: tongue.phrases.rubric.map(({ criterion, levels }) => ({
              criterion,
              levels: [...levels],
            })),
            looked_for: lookedFor(prompt.about).map(({ text }) => text.slice(0, 500)),
          },
        },
      ]
    })
  })
}
