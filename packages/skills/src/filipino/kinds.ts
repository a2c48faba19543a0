import type { Skill, SkillRule, Stem } from '../skill.ts'
import { skill } from '../skill.ts'

export type Head = {
  id: string
  name: { en: string; fil: string }
  grades: readonly [number, number]
  cues: readonly string[]
  units?: readonly string[]
  rules: readonly SkillRule[]
}

/** What all skills of this folder share: they are written in Filipino only. */
export const head = ({ id, name, grades, cues, units = [], rules }: Head) => ({
  id: `filipino/${id}`,
  area: 'Filipino' as const,
  name,
  grades,
  languages: ['fil'] as const,
  cues: { fil: cues },
  units: units.map((unit) => `filipino/${unit}`),
  largest: () => 100,
  rules: { fil: rules },
})

export const filipinoMistakes = <Mistake extends string>(names: Record<Mistake, string>) =>
  Object.fromEntries(Object.entries(names).map(([key, fil]) => [key, { fil }])) as Record<
    Mistake,
    { fil: string }
  >

/** A sentence as part of another: a comma for its full stop. */
export const quotedInSentence = (sentence: string) => `“${sentence.replace(/\.$/, ',')}”`

/** A sentence without its full stop. */
export const quotedSentence = (sentence: string) => `“${sentence.replace(/\.$/, '')}”`

export type KindExample = { kind: string; text: string; word: string; grade: number }

type Kind = {
  label: string
  /** What somebody did who chose it wrongly. */
  mistake: string
  why: string
  /** Words, or sentences with the word in question between asterisks. */
  of: readonly string[]
  /** The first grade in which it is asked for or offered. */
  from?: number
  /** The kinds that it is taken for; all others where none are given. */
  near?: readonly string[]
  /** The kind that a false statement names; any of those offered where none is given. */
  likely?: string
}

const itemOf = (kind: string, marked: string, grade: number): KindExample => ({
  kind,
  grade,
  text: marked.replaceAll('*', ''),
  word: /\*(.+)\*/.exec(marked)?.[1] ?? marked,
})

type KindSkill = Head & {
  kinds: Record<string, Kind>
  stems: readonly Stem<KindExample>[]
  statement: (item: KindExample, label: string) => string
  /** Other words fit the blank too, so that it is asked with choices only. */
  choicesOnly?: boolean
}

/** A word or sentence is given, its kind is asked for. */
export function kindSkill({ kinds, stems, statement, choicesOnly = false, ...rest }: KindSkill): Skill {
  const kindOf = (key: string): Kind => {
    const kind = kinds[key]
    if (!kind) throw new TypeError(`${rest.id} has no kind ${key}.`)
    return kind
  }
  const asked = Object.keys(kinds).filter((key) => kindOf(key).of.length > 0)
  const labelsFor = ({ kind, grade }: KindExample) =>
    Object.fromEntries(
      Object.entries(kinds)
        .filter(([key, { from = 0 }]) => from <= grade && (kindOf(kind).near?.includes(key) ?? true))
        .map(([key, { label }]) => [key, label]),
    )
  return skill<KindExample, string>({
    ...head(rest),
    mistakes: filipinoMistakes(
      Object.fromEntries(Object.entries(kinds).map(([key, { mistake }]) => [key, mistake])),
    ),
    draw: (draw) => {
      const kind = draw.pick(asked.filter((key) => (kindOf(key).from ?? 0) <= draw.grade))
      return itemOf(kind, draw.pick(kindOf(kind).of), draw.grade)
    },
    answer: ({ kind }) => kindOf(kind).label,
    wrong: labelsFor,
    stems: { fil: stems },
    choicesOnly,
    statement: {
      fil: (item, said) => {
        const { label, likely } = kindOf(item.kind)
        return statement(item, said === label || likely === undefined ? said : kindOf(likely).label)
      },
    },
    solution: {
      fil: (item) => {
        const { label, why } = kindOf(item.kind)
        return [why, item.text.includes('____') ? item.text.replace('____', label) : statement(item, label)]
      },
    },
  })
}

export type ExampleChoice = {
  kind: string
  label: string
  item: string
  /** The example and the others in no order, quoted. */
  list: string
  others: readonly (readonly [string, string])[]
}

type Group = {
  label: string
  mistake: string
  why: string
  of: readonly string[]
  /** The groups that the wrong choices come from: all others, unless told. */
  against?: readonly string[]
  /** The first grade in which it is asked for. */
  from?: number
}

type ChoiceSkill = Head & {
  groups: Record<string, Group>
  stems: readonly Stem<ExampleChoice>[]
  statement: (choice: ExampleChoice, item: string) => string
}

/** A kind is named, its only example among others is asked for. */
export function choiceSkill({ groups, stems, statement, ...rest }: ChoiceSkill): Skill {
  const keys = Object.keys(groups)
  const groupOf = (key: string): Group => {
    const group = groups[key]
    if (!group) throw new TypeError(`${rest.id} has no group ${key}.`)
    return group
  }
  return skill<ExampleChoice, string>({
    ...head(rest),
    mistakes: filipinoMistakes(
      Object.fromEntries(
        keys.flatMap((key) => [0, 1, 2].map((at) => [`${key} ${at}`, groupOf(key).mistake])),
      ),
    ),
    draw: (draw) => {
      const kind = draw.pick(keys.filter((key) => (groupOf(key).from ?? 0) <= draw.grade))
      const { label, of, against = keys.filter((key) => key !== kind) } = groupOf(kind)
      const pool = draw
        .shuffled(against)
        .flatMap((key) => draw.some(groupOf(key).of, 3).map((text) => [key, text] as const))
      const item = draw.pick(of)
      const others = draw.some(pool, 3)
      const order = draw.shuffled([item, ...others.map(([, text]) => text)])
      return { kind, label, item, others, list: order.map((text) => `“${text}”`).join(', ') }
    },
    answer: ({ item }) => item,
    wrong: ({ others }) => Object.fromEntries(others.map(([key, text], at) => [`${key} ${at}`, text])),
    stems: { fil: stems },
    statement: { fil: statement },
    solution: { fil: (choice) => [groupOf(choice.kind).why, statement(choice, choice.item)] },
  })
}
