import { type Item, positionsOf } from '@klasrum/contract/material'
import { isForBox, type WordBox, wordBoxOf } from '@klasrum/contract/word-box'

/** An item and the numbers it takes on the paper. */
export type NumberedItem = { item: Item; first: number; last: number }

export function numbered(items: readonly Item[]): NumberedItem[] {
  let last = 0
  return items.map((item) => {
    const first = last + 1
    last += positionsOf(item)
    return { item, first, last }
  })
}

/** Neighbours that are asked under the same directions. */
type Section = { items: NumberedItem[]; box: WordBox | null }

/** Neighbours of the same form, as they follow one another; what is asked from a box of words stands apart from what is not. */
export const sections = (items: readonly Item[]): Section[] =>
  runsOf(numbered(items), ({ item }) => item.form).flatMap((run) => {
    const isBoxed = wordBoxOf(run.map(({ item }) => item)) !== null
    const parts = isBoxed ? runsOf(run, ({ item }) => isForBox(item)) : [run]
    return parts.map((part) => ({ items: part, box: wordBoxOf(part.map(({ item }) => item)) }))
  })

function runsOf<T>(list: readonly T[], kindOf: (entry: T) => unknown): T[][] {
  const runs: T[][] = []
  for (const entry of list) {
    const open = runs.at(-1)
    if (open?.[0] !== undefined && kindOf(open[0]) === kindOf(entry)) open.push(entry)
    else runs.push([entry])
  }
  return runs
}

export const totalPointsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { points }) => sum + points, 0)

export const span = (first: number, last: number): string =>
  first === last ? `${first}` : `${first}–${last}`

/** 1, 2, 3 and 7 are "1–3, 7". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const open = runs.at(-1)
    if (open && number === open[1] + 1) open[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => span(first, last)).join(', ')
}

export const optionLetter = (place: number): string => String.fromCharCode(65 + place)

const numerals = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export function roman(number: number): string {
  let left = number
  let written = ''
  for (const [worth, sign] of numerals)
    while (left >= worth) {
      written += sign
      left -= worth
    }
  return written
}
