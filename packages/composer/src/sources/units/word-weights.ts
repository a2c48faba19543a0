import type { Day } from '@klasrum/curriculum/unit'

export const textOfDay = ({ title, knowledge, skill, steps, questions }: Day) =>
  [
    title,
    knowledge,
    skill,
    ...steps.map(({ text, expected }) => `${text} ${expected}`),
    ...questions.flatMap(({ ask, answer }) => [ask, answer]),
  ].join(' ')

type Stems = ReadonlySet<string>

/** How near a text is to what a day teaches: words of its title and goals count most, words that many texts have count little. */
export function nearnessTo(texts: readonly string[], stemsOf: (text: string) => Stems) {
  const times = new Map<string, number>()
  for (const text of texts) for (const stem of stemsOf(text)) times.set(stem, (times.get(stem) ?? 0) + 1)
  const weightOf = (stem: string) => 1 / Math.sqrt(times.get(stem) ?? 1)
  return (text: string, day: Pick<SpokenDay, 'goals' | 'words'>): number => {
    let near = 0
    let all = 0
    for (const stem of stemsOf(text)) {
      const weight = weightOf(stem)
      all += weight
      if (day.goals.has(stem)) near += weight
      else if (day.words.has(stem)) near += weight / 3
    }
    return all === 0 ? 0 : near / all ** 0.65
  }
}

export type SpokenDay = { goals: Stems; words: Stems }

/** "…, with at least 4 of 5 right": what is enough, not what is taught. */
const criterion =
  /,? (?:with (?:at least )?|nang may |na may |nang hindi |na hindi )[^,.]*\d[^,.]*(?=[.,]|$)|; (?:mastery|pasado|sapat)[^.]*/gi

export const withoutCriterion = (goal: string): string => goal.replace(criterion, '')

/** What a day is for. */
export const goalsOf = ({ title, knowledge, skill, steps }: Day): string =>
  withoutCriterion(
    [
      title,
      knowledge,
      skill,
      ...steps.flatMap(({ name, text }) => (name === 'check' || name === 'generalization' ? [text] : [])),
    ].join(' '),
  )

export const spokenDay = (day: Day, stemsOf: (text: string) => Stems): SpokenDay => ({
  goals: stemsOf(goalsOf(day)),
  words: stemsOf(textOfDay(day)),
})
