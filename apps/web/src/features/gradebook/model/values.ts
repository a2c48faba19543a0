import type { GradeCell } from '@klasrum/grading/quarter-grade'

/** What a cell holds: a score, `null` for blank, or excused. */
export type Value = GradeCell
export type CellId = { item: number; student: number }
export type CellKey = `${number}:${number}`

export const cellKeyOf = (item: number, student: number): CellKey => `${item}:${student}`

type OnTheWire = { score: number | null; excused: boolean }

export const toWire = (value: Value): OnTheWire =>
  value === 'excused' ? { score: null, excused: true } : { score: value, excused: false }

export const fromWire = ({ score, excused }: OnTheWire): Value => (excused ? 'excused' : score)

/** A 0 that was typed otherwise, out of range: what was typed, and what stood there before. */
export type Slip = { typed: string; over: Value }

export const slipOf = ({
  typed,
  typed_over,
}: {
  typed: string | null
  typed_over: number | null
}): Slip | null => (typed === null ? null : { typed, over: fromNumber(typed_over) })

/** One number a cell, as sheets and the device keep them. */
const excusedNumber = -1

export const toNumber = (value: Value): number | null => (value === 'excused' ? excusedNumber : value)

export const fromNumber = (kept: number | null): Value => (kept === excusedNumber ? 'excused' : kept)
