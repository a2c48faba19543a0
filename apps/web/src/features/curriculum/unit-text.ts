import type { CurriculumUnit, UnitSummary } from '@klasrum/contract/curriculum'
import { counted } from '../../lib/format.ts'

export type CurriculumIdea = CurriculumUnit['ideas'][number]
export type CurriculumDay = CurriculumUnit['days'][number]
type Misconception = CurriculumUnit['misconceptions'][number]

export const languageNames = { en: 'English', fil: 'Filipino' } as const

export const factLevelNames = {
  remember: 'Remember',
  understand: 'Understand',
  apply: 'Apply',
  analyze: 'Analyze',
  evaluate: 'Evaluate',
  create: 'Create',
} as const

export const dayStepNames = {
  hook: 'Hook',
  'i do': 'I do',
  'we do': 'We do',
  'you do': 'You do',
  check: 'Check',
  generalization: 'Generalization',
} as const

/** "Grade 5", "Grades 4–6" */
export const gradesText = (grades: readonly number[]): string =>
  grades.length > 1 ? `Grades ${grades[0]}–${grades.at(-1)}` : `Grade ${grades[0]}`

/** "Grade 5, Term 1" */
export const partOfYearText = (part: string): string =>
  part.replace(/^grade|(?<=, )(?:term|quarter)/g, (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`)

export const unitCountsText = ({ facts, situations, prompts, days }: UnitSummary['counts']): string =>
  [counted(facts + situations, 'question'), counted(prompts, 'task'), counted(days, 'lesson')].join(' · ')

/** The parts of a unit's address. */
export function unitAddressOf(id: string) {
  const [area = '', grade = '', topic = ''] = id.split('/')
  return { area, grade, topic }
}

/** In an order that gives nothing away. */
export const inNeutralOrder = (texts: readonly string[]): string[] =>
  [...texts].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** A wrong idea belongs to the idea under which the file has it. */
export const misconceptionsOf = (
  { ideas, misconceptions }: Pick<CurriculumUnit, 'ideas' | 'misconceptions'>,
  idea: Pick<CurriculumIdea, 'line'>,
): Misconception[] =>
  misconceptions.filter(({ line }) => ideas.findLast((each) => each.line < line)?.line === idea.line)

export type TimedStep = CurriculumDay['steps'][number] & { from: number; to: number }

/** Each step with the minutes of the lesson it lasts from and to. */
export function timedSteps(steps: CurriculumDay['steps']): TimedStep[] {
  let from = 0
  return steps.map((step) => {
    const start = from
    from += step.minutes
    return { ...step, from: start, to: from }
  })
}

export const dayMinutesOf = ({ steps }: Pick<CurriculumDay, 'steps'>): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0)
