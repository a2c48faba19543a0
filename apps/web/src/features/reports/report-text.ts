import type { ClassReport } from '@klasrum/contract/reports'
import { passing } from '@klasrum/grading/quarter-grade'
import { counted } from '../../lib/format.ts'

type AtRisk = ClassReport['at_risk'][number]
type ReportItem = ClassReport['items'][number]

/** "87", "84.25", or a dash while there is none. */
export const figure = (value: number | null): string =>
  value === null ? '—' : Number.isInteger(value) ? String(value) : value.toFixed(2)

export const percent = (value: number | null): string => (value === null ? '—' : `${value.toFixed(2)}%`)

export const isFailing = (grade: number | null): boolean => grade !== null && grade < passing

const reasonWords = {
  failing: ({ grade }) => `Grade ${figure(grade)} is below ${passing}`,
  falling: ({ grade, before }) => `Fell from ${figure(before)} to ${figure(grade)}`,
  missing_work: ({ missing }) => `${counted(missing, 'score')} missing`,
  no_grade: () => 'No grade yet, though others have one',
} satisfies Record<AtRisk['reasons'][number], (learner: AtRisk) => string>

export const reasonsOf = (learner: AtRisk): string[] =>
  learner.reasons.map((reason) => reasonWords[reason](learner))

/** Lower bound of each word, the highest first. */
type Scale = readonly (readonly [from: number, word: string])[]

const difficulties: Scale = [
  [0.81, 'very easy'],
  [0.61, 'easy'],
  [0.41, 'of average difficulty'],
  [0.21, 'difficult'],
  [0, 'very difficult'],
]

const discriminations: Scale = [
  [0.4, 'It tells strong and weak learners apart very well.'],
  [0.3, 'It tells strong and weak learners apart well.'],
  [0.2, 'It tells strong and weak learners apart only a little. A clearer wording may help.'],
  [0, 'It hardly tells strong and weak learners apart. Please look at its wording and its answer key.'],
  [-1, 'Learners who do well did worse on it than the others. Please check its answer key.'],
]

/** To two decimals first, as the figure is written. */
const wordFor = (scale: Scale, value: number): string =>
  scale.find(([from]) => Math.round(value * 100) >= Math.round(from * 100))?.[1] ?? ''

export const difficultyWord = (difficulty: number): string => wordFor(difficulties, difficulty)

/** What the figures of an item mean, in sentences. */
export function meaningOf(item: ReportItem): string[] {
  const { mean, mps, mastery, max_score, scored, expected, difficulty, discrimination } = item
  if (mean === null || mps === null) return ['Nobody has a score here yet.']
  const average = `On average the ${counted(scored, 'learner')} with a score got ${figure(mean)} of ${max_score} points. That is an MPS (mean percentage score) of ${percent(mps)}.`
  const mastered = mastery ? [`Mastery: ${mastery}.`] : []
  const waiting = scored < expected ? [`${counted(expected - scored, 'score')} still missing.`] : []
  return [average, ...mastered, ...waiting, ...statisticsOf(difficulty, discrimination)]
}

function statisticsOf(difficulty: number | null, discrimination: number | null): string[] {
  if (difficulty === null || discrimination === null)
    return [
      'Difficulty and discrimination are not given under ten scores: they would say more than is known.',
    ]
  return [
    `Difficulty ${difficulty.toFixed(2)}: the class reached ${Math.round(difficulty * 100)}% of the points. It was ${difficultyWord(difficulty)}.`,
    `Discrimination ${discrimination.toFixed(2)}: how much better the strongest 27% of the class did than the weakest 27%. ${wordFor(discriminations, discrimination)}`,
  ]
}

const mostNamed = 8

/** "Quiz 1, Quiz 2 and 3 more" */
export function titlesText(titles: readonly string[]): string {
  const more = titles.length - mostNamed
  if (more <= 0) return titles.join(', ')
  return `${titles.slice(0, mostNamed).join(', ')} and ${more} more`
}
