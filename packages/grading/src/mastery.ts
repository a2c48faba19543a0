import { fromHundredths, percentOf, toHundredths, toWhole } from './hundredths.ts'

/** Lowest whole percent of each level, from the highest down. */
const masteryLevels: readonly (readonly [from: number, words: string])[] = [
  [96, 'Mastered'],
  [86, 'Closely approximating mastery'],
  [66, 'Moving towards mastery'],
  [35, 'Average mastery'],
  [15, 'Low mastery'],
  [5, 'Very low mastery'],
  [0, 'No mastery'],
]

/** The mean percentage score of as many points as could be reached; nothing when none could. */
export const meanPercentage = (reached: number, highest: number): number | null =>
  highest === 0 ? null : fromHundredths(percentOf(reached, highest))

/** Levels are of whole percents: 95.5 counts as 96. */
export function masteryOf(mps: number): string {
  const whole = toWhole(toHundredths(mps))
  const level = masteryLevels.find(([from]) => from <= whole)
  if (!level) throw new Error('a percentage below zero')
  return level[1]
}
