import type { columnRoles, WorkbookPointing } from '@klasrum/contract/workbooks'

export type ColumnRole = (typeof columnRoles)[number]
/** What the teacher points at while she is at it. */
export type PointingDraft = {
  quarter: number
  first: number | null
  highest: number | null
  /** By column, from 1. */
  roles: Readonly<Record<number, ColumnRole>>
}

export const pointingDraftOf = (found: WorkbookPointing | null, quarter: number): PointingDraft => ({
  quarter: found?.quarter ?? quarter,
  first: found?.first_row ?? null,
  highest: found?.highest_row ?? null,
  roles: Object.fromEntries((found?.columns ?? []).map(({ column, is }) => [column, is])),
})

const nameRoles: readonly ColumnRole[] = ['name', 'last_name', 'first_name', 'middle_name']
const roleNames: Record<ColumnRole, string> = {
  name: 'Names',
  last_name: 'Last names',
  first_name: 'First names',
  middle_name: 'Middle names',
  lrn: 'LRN',
  ww: 'Written Work',
  pt: 'Performance Task',
  qa: 'Quarterly Assessment',
  st1: 'Summative Test 1',
  st2: 'Summative Test 2',
  te: 'Term Exam',
}
const isCounted = (role: ColumnRole): boolean => role === 'ww' || role === 'pt'

/** What a column can be: a class of terms has the parts of its examination instead of one assessment. */
export const rolesFor = (ofTerms: boolean): ColumnRole[] =>
  (Object.keys(roleNames) as ColumnRole[]).filter((role) =>
    ofTerms ? role !== 'qa' : role !== 'st1' && role !== 'st2' && role !== 'te',
  )

/** "Performance Task 2" where it is the second of its kind from the left. */
export function roleText(role: ColumnRole, column: number, roles: PointingDraft['roles']): string {
  if (!isCounted(role) || roles[column] !== role) return roleNames[role]
  const before = Object.entries(roles).filter(([at, is]) => is === role && Number(at) <= column)
  return `${roleNames[role]} ${before.length}`
}

/** Why it cannot be read this way yet; undefined when it can. */
export function whyNotRead({ first, highest, roles }: PointingDraft): string | undefined {
  const said = Object.values(roles)
  if (!said.some((role) => role === 'name' || role === 'last_name'))
    return 'Say which column holds the names.'
  if (said.includes('last_name') && !said.includes('name') && !said.includes('first_name'))
    return 'Say which column holds the first names.'
  if (said.every((role) => nameRoles.includes(role) || role === 'lrn'))
    return 'Say which column holds scores.'
  if (first === null) return 'Say which row holds the first learner.'
  return highest !== null && highest >= first
    ? 'The highest possible scores stand above the first learner.'
    : undefined
}

export const pointingFrom = (
  { quarter, first, highest, roles }: PointingDraft,
  sheet: number,
): WorkbookPointing => ({
  sheet,
  quarter,
  first_row: first ?? 1,
  highest_row: highest,
  columns: Object.entries(roles).map(([column, is]) => ({ column: Number(column), is })),
})

/** Columns from 1: 1 is A, 28 is AB. */
export const letterOf = (column: number): string =>
  (column > 26 ? letterOf(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26))
