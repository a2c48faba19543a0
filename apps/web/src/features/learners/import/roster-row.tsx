import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowsExchange, IconEye, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ImportRow, RowFacts, RowProblem } from '../../../ui/import/import-rows.tsx'
import { useAskForTransfer } from '../transfers/use-ask-for-transfer.ts'
import { draftCellOf, type RosterPreviewRow, typeIn } from './drafts.ts'
import { fieldsToMend, plainFields, rowText } from './fields.ts'
import { RowCells } from './row-cells.tsx'
import type { RosterImporting } from './use-roster-import.ts'

type RosterRowProps = { klass: ClassSummary; row: RosterPreviewRow; importing: RosterImporting }

/** A wrong row shows its faulty cells to type in; every other one opens on demand. */
export function RosterRow({ klass, row, importing }: RosterRowProps) {
  const { drafts, setDrafts, mend, mending } = importing
  const [open, setOpen] = useState(false)
  const draft = drafts[row.line]
  const name = row.listed_name || 'A row without a name'
  const out = row.state === 'left_out'
  const wrong = row.state === 'wrong'
  const faulty = wrong && !row.elsewhere ? fieldsToMend(row) : []
  const shown = open ? plainFields : faulty
  const otherProblems = row.problems.filter(({ field }) => !wrong || !shown.some((each) => each === field))
  return (
    <ImportRow
      name={name}
      place={`Line ${row.line}`}
      changed={draft !== undefined}
      fields={
        shown.length > 0 ? (
          <RowCells
            row={row}
            name={name}
            fields={shown}
            cell={(field) => draftCellOf(row, draft, field)}
            onType={(field, typed) => setDrafts((before) => typeIn(before, row, field, typed))}
            onEnter={() => mend()}
          />
        ) : null
      }
      acts={
        row.state === 'enrolled' ? null : (
          <>
            {row.elsewhere && !out ? <TransferInstead klass={klass} row={row} importing={importing} /> : null}
            {out || open ? null : (
              <Button
                size="sm"
                kind="plain"
                icon={<IconPencil />}
                aria-label={`Edit ${name}, line ${row.line}`}
                onClick={() => setOpen(true)}
              >
                Edit
              </Button>
            )}
            <Button
              size="sm"
              kind="plain"
              aria-label={`${out ? 'Put back' : 'Skip'} ${name}, line ${row.line}`}
              aria-disabled={mending.isPending || undefined}
              onClick={() => mend({ [row.line]: { ...draft, leaveOut: !out } })}
            >
              {out ? 'Put back' : 'Skip'}
            </Button>
          </>
        )
      }
    >
      <RowFacts>{rowText(row)}</RowFacts>
      {row.by_name ? (
        <Badge tone="care" icon={<IconEye size={16} />}>
          Found by name
        </Badge>
      ) : null}
      {otherProblems.map(({ message }) => {
        const Said = wrong ? RowProblem : RowFacts
        return <Said key={message}>{message}</Said>
      })}
    </ImportRow>
  )
}

/** Once the other school is asked, the row has nothing more to do in this import. */
function TransferInstead({ klass, row, importing }: RosterRowProps) {
  const { mutate, isPending, error } = useAskForTransfer(klass)
  const ask = () =>
    mutate(row.values.external_student_id ?? '', {
      onSuccess: () => importing.mend({ [row.line]: { leaveOut: true } }),
    })
  return (
    <>
      {error ? <RowProblem>{sayOr(error, 'Failed to ask for a transfer')}</RowProblem> : null}
      <Button
        size="sm"
        icon={<IconArrowsExchange />}
        aria-label={`Ask for a transfer of ${row.listed_name || 'this learner'}, line ${row.line}`}
        working={isPending && 'Asking...'}
        onClick={ask}
      >
        Ask for a transfer
      </Button>
    </>
  )
}
