import type { Weights } from '@klasrum/contract/weights'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { componentOf } from '@klasrum/grading/components'
import { toHundredths } from '@klasrum/grading/hundredths'
import { policyOf } from '@klasrum/grading/policies'
import {
  type GradeCell,
  type GradingItem,
  type GradingRule,
  quarterGrade,
} from '@klasrum/grading/quarter-grade'
import type { ClassPeriod } from '../gradebook/door.ts'
import type { JudgedCells } from './judge-cells.ts'
import type { JudgedColumn } from './judge-columns.ts'
import type { ReadGrade } from './reading.ts'
import { parseGrade } from './score-text.ts'

type Shown = WorkbookPreview['grades'][number]
type Ours = { initial: number | null; quarterly: number | null }

type Place = {
  period: ClassPeriod
  columns: ReadonlyMap<number, JudgedColumn>
  students: ReadonlyMap<number, number>
  weights: Weights | null
  after: JudgedCells['after']
}

/** A record that rounds only at the end is off by as much; its grade decides. */
const rounding = 2

/** Where the file's own grades are not what its scores come to by the rule of the class. */
export function judgeGrades(grades: readonly ReadGrade[], place: Place): Shown[] {
  const reckon = reckoner(place)
  return grades.flatMap(({ name, initial, quarterly }): Shown[] => {
    const student_id = place.students.get(name)
    if (student_id === undefined) return []
    const ours = reckon(student_id)
    const [file_initial, file_quarterly] = [parseGrade(initial), parseGrade(quarterly)]
    const state = stateOf({ initial: file_initial, quarterly: file_quarterly }, ours, place.period.rule, [
      initial,
      quarterly,
    ])
    if (!state) return []
    return [
      {
        quarter: place.period.quarter,
        name,
        state,
        file_initial,
        our_initial: ours.initial,
        file_quarterly,
        our_quarterly: ours.quarterly,
      },
    ]
  })
}

function stateOf(
  file: Ours,
  ours: Ours,
  rule: GradingRule,
  texts: readonly string[],
): Shown['state'] | undefined {
  if (texts.some((text) => text && parseGrade(text) === null)) return 'unreadable'
  const isSame = (one: number | null, other: number | null, most: number): boolean =>
    one === null || (other !== null && Math.abs(toHundredths(one) - toHundredths(other)) <= most)
  const isClose = isSame(file.initial, ours.initial, rounding)
  if (isClose && isSame(file.quarterly, ours.quarterly, 0)) return undefined
  return isClose && isBandLow(file, ours, rule) ? 'band_low' : 'differs'
}

/** The initial grade is the least of its band, and the file gives the grade of the band below. */
function isBandLow(file: Ours, ours: Ours, { policy, transmuted }: GradingRule): boolean {
  const { table, transmuted: when } = policyOf(policy)
  if (when === 'never' || (when === 'chosen' && !transmuted) || ours.initial === null) return false
  const exact = toHundredths(ours.initial)
  const band = table.findIndex(([from]) => from === exact)
  return band > 0 && table[band - 1]?.[1] === file.quarterly
}

/** A closed period has the grades it was closed with. */
function reckoner({ period, columns, weights, after }: Place): (student_id: number) => Ours {
  if (period.closed) {
    const kept = new Map(period.grades.map((grade) => [grade.student_id, grade]))
    return (student_id) => ({
      initial: kept.get(student_id)?.initial_grade ?? null,
      quarterly: kept.get(student_id)?.quarterly_grade ?? null,
    })
  }
  const held = new Map(period.learners.map(({ student_id, cells }) => [student_id, cells]))
  const ofItem = new Map([...columns].flatMap(([place, { item_id }]) => (item_id ? [[item_id, place]] : [])))
  const made = [...columns].filter(([, { state }]) => state === 'new')
  const items: GradingItem[] = [
    ...period.items.map(({ id, category, part, max_score }) => {
      const column = columns.get(ofItem.get(id) ?? -1)
      return { component: componentOf(category), part, max: column?.most ?? max_score }
    }),
    ...made.map(([, { category, part, most }]) => ({
      component: componentOf(category ?? 'ww'),
      part,
      max: most ?? 0,
    })),
  ]
  const weight = weights && {
    ww: weights.written_work_weight,
    pt: weights.performance_task_weight,
    qa: weights.quarterly_assessment_weight,
  }
  return (student_id) => {
    const row = after.get(student_id)
    const cells = [
      ...period.items.map(({ id }, index) => {
        const place = ofItem.get(id)
        const now = held.get(student_id)?.[index] ?? null
        return place !== undefined && row?.has(place) ? (row.get(place) ?? null) : now
      }),
      ...made.map(([place]) => row?.get(place) ?? null),
    ].map((cell): GradeCell => (cell === -1 ? 'excused' : cell))
    const { initial, quarterly } = quarterGrade(period.rule, weight, items, cells)
    return { initial, quarterly }
  }
}
