import type { CellWrite } from '@klasrum/documents/fill-workbook'

/** A grade that the form reckons itself, and what it has to come to. */
export type GradeCheck = {
  sheet: string
  row: number
  column: number
  student_id: number
  listed_name: string
  quarter: number
  ours: number | null
  /** What the grade is looked up by, where the form shows it. */
  initial: { column: number; ours: number | null } | null
  /** How the form comes to them. */
  formulas: { initial: string | null; grade: string | null }
}

/** What filling a workbook would write, and what is to be said of it. */
export type Plan = {
  writes: CellWrite[]
  notes: string[]
  /** Grades that the form reckons itself. */
  checks: GradeCheck[]
  /** Why they may differ from ours. */
  reasons: string[]
}

export const emptyPlan = (): Plan => ({ writes: [], notes: [], checks: [], reasons: [] })
