import type { GradeItem } from '@klasrum/contract/class-record'
import type { Value } from './values.ts'

/** A blank text leaves the cell as it is. */
export type ScoreReading =
  | { kind: 'blank' }
  | { kind: 'value'; value: Value; rounded?: boolean }
  | { kind: 'invalid' }
  | { kind: 'out of range' }

/** An excused cell as it is typed, copied and pasted. */
const excusedText = 'EX'

const number = /^[+-]?(\d+\.?\d*|\.\d+)$/
const thousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/

/** What limits the scores of an item. */
export type ScoreLimits = Pick<GradeItem, 'max_score' | 'half_points'>

const roundHalfUp = (figure: number) => Math.floor(figure + 0.5)

export function readScore(text: string, { max_score: max, half_points }: ScoreLimits): ScoreReading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'blank' }
  if (trimmed.toUpperCase() === excusedText) return { kind: 'value', value: 'excused' }
  const plain = thousands.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  if (!number.test(plain)) return { kind: 'invalid' }
  const score = half_points ? roundHalfUp(Number(plain) * 2) / 2 : roundHalfUp(Number(plain))
  return score < 0 || score > max
    ? { kind: 'out of range' }
    : { kind: 'value', value: score, rounded: score !== Number(plain) }
}

export const invalidText = 'Invalid score value'
export const outOfRangeText = (max: number) => `Score must be between 0 and ${max}.`
export const setToZeroText = (max: number) => `${outOfRangeText(max)} Defaulted to 0.`

export const roundedText = (score: Value, { half_points }: ScoreLimits) =>
  half_points
    ? `Rounded to ${score}: this item takes whole and half points.`
    : `Rounded to ${score}: scores are whole numbers. Half points can be turned on in the item.`

export const valueText = (value: Value): string =>
  value === null ? '' : value === 'excused' ? excusedText : String(value)
