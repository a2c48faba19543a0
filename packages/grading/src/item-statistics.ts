import { fromHundredths, meanOf } from './hundredths.ts'
import { meanPercentage } from './mastery.ts'
import type { GradeCell } from './quarter-grade.ts'

/** With fewer scores, difficulty and discrimination say nothing. */
const fewestScores = 10
/** The share of the learners that make the upper and the lower group. */
const groupShare = 0.27

export type ItemStatistics = {
  /** Learners who have a score, of those who were not excused. */
  scored: number
  expected: number
  highest: number | null
  lowest: number | null
  mean: number | null
  mps: number | null
  /** The mean as a share of what could be reached: the lower, the harder. */
  difficulty: number | null
  /** How far those who are best overall are ahead of those who are weakest, as a share of what could be reached. */
  discrimination: number | null
}

const sumOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0)
const isScore = (cell: GradeCell | undefined): cell is number => typeof cell === 'number'

/**
 * Of each item over all learners.
 *
 * @param rows the cells of each learner, in the order of `highest`, the highest possible scores.
 */
export function itemStatistics(
  highest: readonly number[],
  rows: readonly (readonly GradeCell[])[],
): ItemStatistics[] {
  const ranked = [...rows].sort((one, other) => shareReached(highest, other) - shareReached(highest, one))
  return highest.map((max, item) => {
    const scores = ranked.map((row) => row[item]).filter(isScore)
    const { length } = scores
    const enough = length >= fewestScores
    return {
      scored: length,
      expected: rows.filter((row) => row[item] !== 'excused').length,
      highest: length === 0 ? null : Math.max(...scores),
      lowest: length === 0 ? null : Math.min(...scores),
      mean: length === 0 ? null : fromHundredths(meanOf(sumOf(scores), length)),
      mps: meanPercentage(sumOf(scores), length * max),
      difficulty: enough ? fromHundredths(meanOf(sumOf(scores), length * max)) : null,
      discrimination: enough ? discriminationOf(scores, max) : null,
    }
  })
}

/** As in a grade: a blank adds nothing and stays in what could be reached, an excused cell is in neither. */
function shareReached(highest: readonly number[], row: readonly GradeCell[]): number {
  let [reached, possible] = [0, 0]
  highest.forEach((max, item) => {
    const cell = row[item] ?? null
    if (cell === 'excused') return
    possible += max
    reached += cell ?? 0
  })
  return possible === 0 ? 0 : reached / possible
}

/** @param scores from the learner who is best overall to the weakest. */
function discriminationOf(scores: readonly number[], max: number): number {
  const size = Math.round(scores.length * groupShare)
  const ahead = sumOf(scores.slice(0, size)) - sumOf(scores.slice(-size))
  const share = fromHundredths(meanOf(Math.abs(ahead), size * max))
  return ahead < 0 ? 0 - share : share
}
