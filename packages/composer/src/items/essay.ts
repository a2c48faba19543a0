import type { Chance } from '../chance.ts'
import type { Lesson } from '../lesson.ts'
import type { Topic } from '../outline.ts'
import type { Fact } from '../tongue.ts'
import { tongueOf } from '../tongues.ts'
import { plain, wordsOf } from '../words.ts'
import { type Candidate, carried } from './candidate.ts'

const numbered =
  /^(?:(?:lesson|chapter|module|unit|topic|aralin|kabanata|modyul|yunit|paksa)\s+\d+\s*[:.–—-]?\s*|[\divxIVX]+(?:\.\d+)*[.)]\s+)/i

/** A heading as it is said in a sentence; null where it is a question or says too little. */
export function asSubject(title: string, lesson: Lesson, language: Topic['language']): string | null {
  const bare = title.replace(numbered, '').replace(/[.:]$/, '').trim()
  const tongue = tongueOf(language)
  if (
    /[?!:;]/.test(bare) ||
    wordsOf(bare).length > 8 ||
    !tongue.isContent(bare.split(' ').slice(0, 5).join(' '))
  )
    return null
  const small = lesson.title(bare)
  const named = small.replace(/^(?:ang|an?)\s+/i, '')
  return language === 'en' && lesson.hasWords(`the ${named}`) ? `the ${named}` : named
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
        plain(one.term) !== plain(other.term) &&
        ((one.head !== '' && one.head === other.head) ||
          listed(one, other) ||
          sharesWord(one.term, other.term)),
    ) ?? null
  )
}

const sharesWord = (one: string, other: string) =>
  wordsOf(one).some((word) => word.length > 3 && wordsOf(plain(other)).includes(word.toLowerCase()))

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
    const about = title ?? (defined[0] ? name(defined[0]) : null)
    const said = lesson.statements.filter((statement) => statement.topic === topic)
    const quoted = defined[0]?.statement ?? said[0]
    if (!about || !quoted) return []
    const alike = alikeIn(lesson, defined)
    const [first, second] = defined
    const both =
      !alike && first && second && plain(first.term) !== plain(second.term)
        ? ([first, second] as const)
        : null
    const abouts = {
      topic: [about, ''] as const,
      alike: alike && ([name(alike[0]), name(alike[1])] as const),
      both: both && ([name(both[0]), name(both[1])] as const),
    }
    return tongue.phrases.essays.flatMap((prompt, place): Candidate[] => {
      const asked = abouts[prompt.about]
      if (!asked) return []
      const stem = prompt.stem(asked[0], asked[1])
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
            looked_for: said.slice(0, 4).map(({ text }) => text.slice(0, 500)),
          },
        },
      ]
    })
  })
}
