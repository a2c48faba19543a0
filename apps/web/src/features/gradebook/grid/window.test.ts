import { describe, expect, test } from 'vitest'
import type { GridColumn } from '../model/columns.ts'
import type { GridLine } from '../model/rows.ts'
import { drawnColumns, drawnLines, windowSpanOf } from './window.ts'

const learner = (index: number): GridLine => ({
  kind: 'learner',
  row: { student: index, number: index + 1, name: `Learner ${index}`, gender: 'male', dropped: false, index },
})
const lines: GridLine[] = [
  { kind: 'gender', gender: 'male', count: 30 },
  ...Array.from({ length: 30 }, (_, index) => learner(index)),
]

const outline = (drawn: ReturnType<typeof drawnLines>) =>
  drawn.map((each) => (each.kind === 'gap' ? `-${each.count}` : each.index))

describe('what is drawn of a long sheet', () => {
  test('a small scroll changes nothing', () => {
    expect(windowSpanOf(0.2, 20.2)).toEqual(windowSpanOf(1.9, 21.9))
  })

  test('what is in sight is always within', () => {
    for (let first = 0; first < 60; first += 0.7) {
      const { from, to } = windowSpanOf(first, first + 20)
      expect(from).toBeLessThanOrEqual(first)
      expect(to).toBeGreaterThan(first + 20)
    }
  })

  test('the rest is left out in one piece, but for heads of groups and the focused row', () => {
    expect(outline(drawnLines(lines, { from: 10, to: 13 }, 19))).toEqual([
      0,
      '-9',
      10,
      11,
      12,
      '-7',
      20,
      '-10',
    ])
  })

  test('nothing is lost', () => {
    const drawn = drawnLines(lines, { from: 4, to: 9 }, 0)
    const count = drawn.reduce((sum, each) => sum + (each.kind === 'gap' ? each.count : 1), 0)
    expect(count).toBe(lines.length)
  })

  test('the grades and the focused column are drawn wherever the sheet is scrolled to', () => {
    const columns = Array.from(
      { length: 12 },
      (_, index): GridColumn => ({
        id: `item:${index}`,
        index,
        component: index < 10 ? 'ww' : null,
        kind: 'item',
        item: null,
      }),
    )
    const shown = drawnColumns(columns, { from: 0, to: 3 }, 6).flatMap((each) =>
      each.kind === 'shown' ? each.index : [],
    )
    expect(shown).toEqual([0, 1, 2, 6, 10, 11])
  })
})
