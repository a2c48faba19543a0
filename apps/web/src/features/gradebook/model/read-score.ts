import type { Value } from './values.ts'

/** A blank text leaves the cell as it is. */
export type Reading =
  | { kind: 'blank' }
  | { kind: 'value'; value: Value; rounded?: boolean }
  | { kind: 'invalid' }
  | { kind: 'out of range' }

/** An excused cell as it is typed, copied and pasted. */
const excusedText = 'EX'

const number = /^[+-]?(\d+\.?\d*|\.\d+)$/
const thousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/

const roundHalfUp = (figure: number) => Math.floor(figure + 0.5)

export function readScore(text: string, max: number): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'blank' }
  if (trimmed.toUpperCase() === excusedText) return { kind: 'value', value: 'excused' }
  const plain = thousands.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  if (!number.test(plain)) return { kind: 'invalid' }
  const score = roundHalfUp(Number(plain))
  return score < 0 || score > max
    ? { kind: 'out of range' }
    : { kind: 'value', value: score, rounded: score !== Number(plain) }
}

export const invalidText = 'Invalid score value'
export const outOfRangeText = (max: number) => `Score must be between 0 and ${max}.`
export const setToZeroText = (max: number) => `${outOfRangeText(max)} Defaulted to 0.`

export const roundedText = (score: Value) => `Rounded to ${score}: scores are whole numbers.`

export const valueText = (value: Value): string =>
  value === null ? '' : value === 'excused' ? excusedText : String(value)
