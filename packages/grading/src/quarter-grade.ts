import { type Component, type Part, parts } from './components.ts'
import {
  fromHundredths,
  type Hundredths,
  outOf,
  percentOf,
  toHundredths,
  toWhole,
  withWeight,
} from './hundredths.ts'
import { type Policy, policyOf } from './policies.ts'
import { transmute } from './transmutation.ts'

export const lowestReported = 60
export const passing = 75

/** Which rule a class goes by; `transmuted` is its switch where the policy leaves the choice. */
export type GradingRule = { policy: Policy['id']; transmuted: boolean }
/** Whole percents that sum to 100, or nothing while they are not set. */
export type ComponentWeights = Record<Component, number>
export type GradingItem = { component: Component; part: Part | null; max: number }
/** `null` is blank; an excused cell counts neither here nor there. */
export type GradeCell = number | null | 'excused'

export type ComponentGrade = {
  /** Sum of the scores and of what could be reached; excused cells are in neither. */
  total: number
  highest: number
  /** Percent score and weighted score; null while the learner has no score here. */
  ps: number | null
  ws: number | null
}

export type QuarterGrade = Record<Component, ComponentGrade> & {
  initial: number | null
  quarterly: number | null
  /** Blank cells; while there are some, the grade is provisional. */
  missing: number
}

type Sums = { total: number; highest: number; scored: boolean }

function sumOf(
  items: readonly GradingItem[],
  cells: readonly GradeCell[],
  counts: (item: GradingItem) => boolean,
): Sums {
  const sums: Sums = { total: 0, highest: 0, scored: false }
  items.forEach((item, index) => {
    const cell = cells[index] ?? null
    if (cell === 'excused' || !counts(item)) return
    sums.highest += item.max
    if (cell === null) return
    sums.total += cell
    sums.scored = true
  })
  return sums
}

/** Every part to its own percent, then by the shares of the parts that have items. */
function percentByParts(items: readonly GradingItem[], cells: readonly GradeCell[]): Hundredths {
  let weighted = 0
  let shares = 0
  for (const [part, share] of Object.entries(parts)) {
    const { total, highest } = sumOf(items, cells, (item) => item.component === 'qa' && item.part === part)
    if (highest === 0) continue
    weighted += withWeight(percentOf(total, highest), share)
    shares += share
  }
  return outOf(weighted, shares)
}

function gradeComponent(
  component: Component,
  weight: number | undefined,
  items: readonly GradingItem[],
  cells: readonly GradeCell[],
): { shown: ComponentGrade; ws: Hundredths | null } {
  const { total, highest, scored } = sumOf(items, cells, (item) => item.component === component)
  if (!scored) return { shown: { total, highest, ps: null, ws: null }, ws: null }
  const inParts = items.some((item) => item.component === component && item.part !== null)
  const ps = inParts ? percentByParts(items, cells) : percentOf(total, highest)
  const ws = weight === undefined ? null : withWeight(ps, weight)
  return {
    shown: { total, highest, ps: fromHundredths(ps), ws: ws === null ? null : fromHundredths(ws) },
    ws,
  }
}

/** The grade of one learner in one period. `cells` stand in the order of `items`. */
export function quarterGrade(
  rule: GradingRule,
  weights: ComponentWeights | null,
  items: readonly GradingItem[],
  cells: readonly GradeCell[],
): QuarterGrade {
  const of = (component: Component) => gradeComponent(component, weights?.[component], items, cells)
  const ww = of('ww')
  const pt = of('pt')
  const qa = of('qa')
  const initial = initialOf(weights, { ww: ww.ws, pt: pt.ws, qa: qa.ws })
  return {
    ww: ww.shown,
    pt: pt.shown,
    qa: qa.shown,
    initial: initial === null ? null : fromHundredths(initial),
    quarterly: initial === null ? null : periodGrade(rule, fromHundredths(initial)),
    missing: items.reduce((count, _, index) => count + ((cells[index] ?? null) === null ? 1 : 0), 0),
  }
}

/** Nothing until every component that weighs something has a score. */
function initialOf(
  weights: ComponentWeights | null,
  weighted: Record<Component, Hundredths | null>,
): Hundredths | null {
  if (!weights) return null
  let sum = 0
  for (const component of ['ww', 'pt', 'qa'] as const) {
    if (weights[component] === 0) continue
    const ws = weighted[component]
    if (ws === null) return null
    sum += ws
  }
  return sum
}

/** What an initial grade comes to under a rule. */
export function periodGrade({ policy, transmuted }: GradingRule, initial: number): number {
  const { transmuted: when, table } = policyOf(policy)
  const exact = toHundredths(initial)
  if (when === 'always' || (when === 'chosen' && transmuted)) return transmute(table, exact)
  return when === 'never' ? Math.max(lowestReported, toWhole(exact)) : initial
}
