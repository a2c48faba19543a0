import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Component, Part } from './components.ts'
import { policies } from './policies.ts'
import {
  type ComponentWeights,
  type GradeCell,
  type GradingItem,
  type GradingRule,
  periodGrade,
  quarterGrade,
} from './quarter-grade.ts'

const order8: GradingRule = { policy: 'do8-2015', transmuted: false }
const order15: GradingRule = { policy: 'do15-2026', transmuted: false }
const plain: GradingRule = { policy: 'plain', transmuted: false }
const item = (component: Component, max: number, part: Part | null = null): GradingItem => ({
  component,
  part,
  max,
})
const science: ComponentWeights = { ww: 40, pt: 40, qa: 20 }

describe('the worked examples', () => {
  test('Science under Order 8: 85.58 becomes 90', () => {
    const items = [item('ww', 60), item('ww', 100), item('pt', 120), item('qa', 50)]
    expect(quarterGrade(order8, science, items, [50, 95, 100, 40])).toEqual({
      ww: { total: 145, highest: 160, ps: 90.63, ws: 36.25 },
      pt: { total: 100, highest: 120, ps: 83.33, ws: 33.33 },
      qa: { total: 40, highest: 50, ps: 80, ws: 16 },
      initial: 85.58,
      quarterly: 90,
      missing: 0,
    })
  })

  test('half points are reckoned exactly: 17.5 and 9.5 of 30 are 90', () => {
    const items = [item('ww', 20), item('ww', 10), item('pt', 20), item('qa', 50)]
    expect(quarterGrade(order8, science, items, [17.5, 9.5, 16.5, 40.5])).toEqual({
      ww: { total: 27, highest: 30, ps: 90, ws: 36 },
      pt: { total: 16.5, highest: 20, ps: 82.5, ws: 33 },
      qa: { total: 40.5, highest: 50, ps: 81, ws: 16.2 },
      initial: 85.2,
      quarterly: 90,
      missing: 0,
    })
  })

  test.each([
    [order15, 85.8, 88],
    [order15, 87.9, 90],
    [order15, 70, 75],
    [order15, 69.99, 74],
    [order15, 71.18, 76],
    [order15, 99.5, 100],
    [order15, 0, 60],
    [{ policy: 'zero-based-2027', transmuted: false } as GradingRule, 83.6, 84],
    [order8, 84, 90],
    [order15, 84, 86],
    [{ policy: 'zero-based-2027', transmuted: false } as GradingRule, 84, 84],
    [{ policy: 'zero-based-2027', transmuted: false } as GradingRule, 12.3, 60],
    [plain, 84.37, 84.37],
    [{ policy: 'plain', transmuted: true } as GradingRule, 84, 90],
  ])('%o: an initial grade of %d is reported as %d', (rule, initial, grade) => {
    expect(periodGrade(rule, initial)).toBe(grade)
  })
})

describe('three parts of the third component', () => {
  const items = [
    item('ww', 10),
    item('pt', 10),
    item('qa', 40, 'st1'),
    item('qa', 30, 'st2'),
    item('qa', 50, 'te'),
  ]
  const weights: ComponentWeights = { ww: 20, pt: 50, qa: 30 }

  test('each goes to its own percent, then 30, 30 and 40', () => {
    const { qa } = quarterGrade(order15, weights, items, [10, 10, 30, 20, 45])
    // 75.00 × 30 % + 66.67 × 30 % + 90.00 × 40 % = 22.50 + 20.00 + 36.00
    expect(qa).toEqual({ total: 95, highest: 120, ps: 78.5, ws: 23.55 })
  })

  test('parts without an item leave their share to the others', () => {
    const { qa } = quarterGrade(order15, weights, items.slice(0, 3), [10, 10, 30])
    expect(qa.ps).toBe(75)
  })

  test('an excused part counts as if it were not there, a blank one as nothing reached', () => {
    const excused = quarterGrade(order15, weights, items, [10, 10, 30, 'excused', 45])
    expect(excused.qa.ps).toBe(83.57)
    const blank = quarterGrade(order15, weights, items, [10, 10, 30, null, 45])
    expect(blank.qa.ps).toBe(58.5)
    expect(blank.missing).toBe(1)
  })
})

describe('blank and excused cells', () => {
  const items = [item('ww', 10), item('ww', 20), item('pt', 10), item('qa', 50)]

  test('a blank adds nothing and stays in what could be reached; the grade is provisional', () => {
    const grade = quarterGrade(plain, science, items, [10, null, 10, 50])
    expect(grade.ww).toEqual({ total: 10, highest: 30, ps: 33.33, ws: 13.33 })
    expect(grade.missing).toBe(1)
    expect(grade.initial).toBe(73.33)
  })

  test('an excused cell is in neither sum and is not missing', () => {
    const grade = quarterGrade(plain, science, items, [10, 'excused', 10, 50])
    expect(grade.ww).toEqual({ total: 10, highest: 10, ps: 100, ws: 40 })
    expect(grade.missing).toBe(0)
    expect(grade.initial).toBe(100)
  })

  test('a zero is a score', () => {
    const grade = quarterGrade(plain, science, items, [0, 0, 0, 0])
    expect(grade.ww.ps).toBe(0)
    expect(grade.initial).toBe(0)
    expect(grade.missing).toBe(0)
  })

  test('no grade while a component that weighs something has no score', () => {
    const grade = quarterGrade(plain, science, items, [10, 20, null, 50])
    expect(grade.pt).toEqual({ total: 0, highest: 10, ps: null, ws: null })
    expect(grade.initial).toBeNull()
    expect(grade.quarterly).toBeNull()
  })

  test('a component that weighs nothing is not waited for', () => {
    const grade = quarterGrade(plain, { ww: 40, pt: 60, qa: 0 }, items, [10, 20, 5, null])
    expect(grade.initial).toBe(70)
  })

  test('without weights there are percents and no grade', () => {
    const grade = quarterGrade(plain, null, items, [10, 20, 5, 50])
    expect(grade.ww).toEqual({ total: 30, highest: 30, ps: 100, ws: null })
    expect(grade.initial).toBeNull()
  })
})

const rules = fc.constantFrom<GradingRule>(
  ...policies.flatMap(({ id }) => [false, true].map((transmuted) => ({ policy: id, transmuted }))),
)
const weights = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
  .map(([one, other]): ComponentWeights => ({ ww: one, pt: other - one, qa: 100 - other }))
const column = fc
  .record({
    component: fc.constantFrom<Component>('ww', 'pt', 'qa'),
    max: fc.integer({ min: 1, max: 1000 }),
    part: fc.constantFrom<Part>('st1', 'st2', 'te'),
    share: fc.integer({ min: 0, max: 1000 }),
    kind: fc.constantFrom('score', 'score', 'score', 'blank', 'excused'),
  })
  .map(({ component, max, part, share, kind }) => {
    const score = Math.floor((max * share) / 1000)
    const cell: GradeCell = kind === 'score' ? score : kind === 'blank' ? null : 'excused'
    return { item: { component, max, part: component === 'qa' ? part : null } satisfies GradingItem, cell }
  })
const sheet = fc.array(column, { minLength: 1, maxLength: 45 })
const split = (columns: readonly { item: GradingItem; cell: GradeCell }[]) =>
  [columns.map(({ item }) => item), columns.map(({ cell }) => cell)] as const

/** The same rule over fractions of big integers, written without the code under test. */
function reference(
  rule: GradingRule,
  weight: ComponentWeights,
  items: readonly GradingItem[],
  cells: readonly GradeCell[],
) {
  const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)
  let sum = 0n
  for (const component of ['ww', 'pt', 'qa'] as const) {
    const rows = items.flatMap((item, at) =>
      item.component === component && cells[at] !== 'excused' ? [{ item, cell: cells[at] ?? null }] : [],
    )
    if (weight[component] === 0) continue
    if (!rows.some(({ cell }) => cell !== null)) return null
    const percent = (of: typeof rows) =>
      halfUp(
        10_000n * BigInt(of.reduce((total, { cell }) => total + Number(cell ?? 0), 0)),
        BigInt(of.reduce((total, { item }) => total + item.max, 0)),
      )
    let ps: bigint
    if (component === 'qa') {
      const byPart = (['st1', 'st2', 'te'] as const)
        .map((part) => ({
          share: part === 'te' ? 40n : 30n,
          rows: rows.filter(({ item }) => item.part === part),
        }))
        .filter(({ rows }) => rows.length > 0)
      const shares = byPart.reduce((total, { share }) => total + share, 0n)
      ps = halfUp(
        100n * byPart.reduce((total, part) => total + halfUp(percent(part.rows) * part.share, 100n), 0n),
        shares,
      )
    } else ps = percent(rows)
    sum += halfUp(ps * BigInt(weight[component]), 100n)
  }
  return { initial: Number(sum) / 100, quarterly: periodGrade(rule, Number(sum) / 100) }
}

describe('properties', () => {
  test('it agrees with exact fractions to the hundredth', () => {
    fc.assert(
      fc.property(rules, weights, sheet, (rule, weight, columns) => {
        const [items, cells] = split(columns)
        const { initial, quarterly } = quarterGrade(rule, weight, items, cells)
        expect(initial === null ? null : { initial, quarterly }).toEqual(
          reference(rule, weight, items, cells),
        )
      }),
      { numRuns: 10_000 },
    )
  })

  test('the order of the items does not matter', () => {
    fc.assert(
      fc.property(rules, weights, sheet, (rule, weight, columns) => {
        const [items, cells] = split(columns)
        const [turned, turnedCells] = split(columns.toReversed())
        expect(quarterGrade(rule, weight, turned, turnedCells)).toEqual(
          quarterGrade(rule, weight, items, cells),
        )
      }),
    )
  })

  test('a higher score never lowers a grade', () => {
    fc.assert(
      fc.property(rules, weights, sheet, fc.nat(), (rule, weight, columns, pick) => {
        const [items, cells] = split(columns)
        const at = pick % columns.length
        const cell = cells[at]
        const max = items[at]?.max ?? 0
        fc.pre(typeof cell === 'number' && cell < max)
        const before = quarterGrade(rule, weight, items, cells)
        const after = quarterGrade(rule, weight, items, cells.with(at, Number(cell) + 1))
        expect(after.initial ?? 0).toBeGreaterThanOrEqual(before.initial ?? 0)
        expect(after.quarterly ?? 0).toBeGreaterThanOrEqual(before.quarterly ?? 0)
      }),
    )
  })
})
