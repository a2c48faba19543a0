import type { RosterPreview } from '@klasrum/contract/rosters'

export type Row = RosterPreview['rows'][number]
export type Field = keyof Row['values']

/** What was changed of a row and not sent yet. */
export type Draft = { leaveOut?: boolean; values?: Partial<Record<Field, string>> }
/** By the line of the row. */
export type Drafts = Readonly<Record<number, Draft>>

export type Mend = { line: number; leave_out: boolean; values?: Row['values'] }

/** A cell that is typed back to what it was is no change. */
export function typeIn(drafts: Drafts, row: Row, field: Field, typed: string): Drafts {
  const { [row.line]: before, ...others } = drafts
  const { [field]: _, ...values } = before?.values ?? {}
  const changed = typed === (row.values[field] ?? '') ? values : { ...values, [field]: typed }
  return Object.keys(changed).length > 0 ? { ...others, [row.line]: { ...before, values: changed } } : others
}

export const cellOf = (row: Row, draft: Draft | undefined, field: Field): string =>
  draft?.values?.[field] ?? row.values[field] ?? ''

/** Only the rows that were changed, each as a whole: what is not sent of a row would be emptied. */
export const mendsOf = (rows: readonly Row[], drafts: Drafts): Mend[] =>
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
