import type { Draw } from '../draw.ts'
import { type Skill, type SkillLevel, type SkillRule, skill } from '../skill.ts'

/** What is asked about (a sentence, often with a blank), its answer, what each mistake leads to, and why. */
export type WordChoice<Mistake extends string> = {
  text: string
  /** The word that the question is about. */
  word?: string
  answer: string
  also?: readonly string[]
  wrong: Partial<Record<Mistake, string>>
  why: string
}

type Written<Mistake extends string> = {
  id: string
  name: string
  grades: readonly [number, number]
  cues: readonly string[]
  units?: readonly string[]
  mistakes: Record<Mistake, string>
  rules: readonly SkillRule[]
  /** With `{text}` and `{word}` in them. */
  asks: readonly (readonly [SkillLevel, string])[]
  /** With `{text}`, `{word}`, `{answer}`, `{whole}` (the sentence with its blank filled) and `{inner}` (the sentence within another). */
  says: string
  draw: (draw: Draw) => WordChoice<Mistake>
  choicesOnly?: boolean
  /** The mistakes that make a false statement to think about: all, unless told. */
  believable?: readonly NoInfer<Mistake>[]
}

const filled = (text: string, answer: string) => text.replace('____', () => answer)

/** "Ana runs fast." within a longer sentence: "Ana runs fast," */
const inner = (text: string) => text.replace(/\.$/, ',')

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const put = (template: string, { text, word = '' }: WordChoice<string>, answer = '') => {
  const parts: Record<string, string> = {
    text,
    word,
    answer,
    whole: filled(text, answer),
    inner: inner(text),
  }
  return template.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
}

/** A skill of English whose answers are chosen: a form, a word or a sentence. */
export const choosing = <Mistake extends string>({
  name,
  cues,
  units = [],
  mistakes,
  rules,
  asks,
  says,
  choicesOnly = true,
  believable,
  ...rest
}: Written<Mistake>): Skill => {
  const stated = ({ answer, wrong }: WordChoice<Mistake>, said: string) => {
    if (believable === undefined || said === answer) return said
    const results = believable.flatMap((mistake) => wrong[mistake] ?? []).filter((text) => text !== answer)
    return results.includes(said) ? said : (results[0] ?? said)
  }
  return skill<WordChoice<Mistake>, Mistake>({
    ...rest,
    area: 'English',
    name: { en: name, fil: name },
    languages: ['en'],
    cues: { en: cues },
    units,
    largest: () => 100,
    mistakes: Object.fromEntries(
      Object.entries<string>(mistakes).map(([mistake, en]) => [mistake, { en }]),
    ) as Record<Mistake, { en: string }>,
    rules: { en: rules },
    answer: ({ answer }) => answer,
    also: ({ also = [] }) => also,
    wrong: ({ wrong }) => wrong,
    stems: { en: asks.map(([level, ask]) => ({ level, text: (given) => put(ask, given) })) },
    statement: { en: (given, answer) => put(says, given, stated(given, answer)) },
    solution: { en: ({ why, answer }) => [why, `Answer: ${answer}`] },
    choicesOnly,
  })
}

/** Wrong answers that are their own mistakes: each word is what was mistaken for the right one. */
export const ownMistakes = <Word extends string>(words: readonly Word[]): Partial<Record<Word, string>> =>
  Object.fromEntries(words.map((word) => [word, word] as const)) as Record<Word, Word>

type Sorted<Kind extends string> = Omit<Written<Kind>, 'mistakes' | 'draw'> & {
  /** What each kind is, as a whole sentence: "It asks something, so it is interrogative." */
  kinds: Record<Kind, string>
  /** Sentences of each kind; the word in question stands between asterisks. */
  bank: Record<Kind, readonly string[]>
  /** The first grade in which a kind is asked for. */
  from?: Partial<Record<Kind, number>>
  /** What each kind is taken for: all others, unless told. */
  near?: Record<Kind, readonly NoInfer<Kind>[]>
}

/** What somebody thought who chose a kind wrongly: the name of the kind would only repeat the answer. */
const thought = (kind: string) =>
  `thought that ${kind.charAt(0).toLowerCase()}${kind.slice(1).replace(/, so it is .*$/, '')}`

/** A skill in which a word or sentence is sorted into one of several kinds. */
export const sorting = <Kind extends string>({
  kinds,
  bank,
  from = {},
  near,
  ...rest
}: Sorted<Kind>): Skill => {
  const names = Object.keys(kinds) as Kind[]
  const firsts: Partial<Record<Kind, number>> = from
  return choosing<Kind>({
    ...rest,
    mistakes: Object.fromEntries(names.map((kind) => [kind, thought(kinds[kind])])) as Record<Kind, string>,
    draw: (draw) => {
      const kind = draw.pick(names.filter((name) => (firsts[name] ?? 0) <= draw.grade))
      const marked = draw.pick(bank[kind])
      return {
        text: marked.replaceAll('*', ''),
        word: /\*(.+)\*/.exec(marked)?.[1] ?? '',
        answer: kind,
        wrong: ownMistakes(near?.[kind] ?? names.filter((other) => other !== kind)),
        why: kinds[kind],
      }
    },
  })
}
