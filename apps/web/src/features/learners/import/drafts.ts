import type { RosterPreview } from '@klasrum/contract/rosters'

export type RosterPreviewRow = RosterPreview['rows'][number]
export type RosterRowField = keyof RosterPreviewRow['values']

/** What was changed of a row and not sent yet. */
export type RowDraft = { leaveOut?: boolean; values?: Partial<Record<RosterRowField, string>> }
/** By the line of the row. */
export type RowDrafts = Readonly<Record<number, RowDraft>>

export type Mend = { line: number; leave_out: boolean; values?: RosterPreviewRow['values'] }

/** A cell that is typed back to what it was is no change. */
export function typeIn(
  drafts: RowDrafts,
  row: RosterPreviewRow,
  field: RosterRowField,
  typed: string,
): RowDrafts {
  const { [row.line]: before, ...others } = drafts
  const { [field]: _, ...values } = before?.values ?? {}
  const changed = typed === (row.values[field] ?? '') ? values : { ...values, [field]: typed }
  return Object.keys(changed).length > 0 ? { ...others, [row.line]: { ...before, values: changed } } : others
}

export const draftCellOf = (
  row: RosterPreviewRow,
  draft: RowDraft | undefined,
  field: RosterRowField,
): string => draft?.values?.[field] ?? row.values[field] ?? ''

/** Only the rows that were changed, each as a whole: what is not sent of a row would be emptied. */
export const mendsOf = (rows: readonly RosterPreviewRow[], drafts: RowDrafts): Mend[] =>
  rows.flatMap((row) => {
    const draft = drafts[row.line]
    if (!draft) return []
    return [
      {
        line: row.line,
        leave_out: draft.leaveOut ?? (row.state === 'left_out' && !draft.values),
        values: draft.values ? { ...row.values, ...draft.values } : undefined,
      },
    ]
  })
