import type { ClassSummary } from '@klasrum/contract/classes'
import { IconArrowsExchange, IconEye, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { sayOr } from '../../../lib/say-or.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { messageOf } from '../../../ui/field-look.tsx'
import { useAskForTransfer } from '../transfers/use-ask-for-transfer.ts'
import { cellOf, type Row, typeIn } from './drafts.ts'
import { fieldsToMend, plainFields, rowText } from './fields.ts'
import css from './import.module.css'
import { RowCells } from './row-cells.tsx'
import type { RosterImporting } from './use-roster-import.ts'

type ImportRowProps = { klass: ClassSummary; row: Row; importing: RosterImporting }

/** A wrong row shows its faulty cells to type in; every other one opens on demand. */
export function ImportRow({ klass, row, importing }: ImportRowProps) {
  const { drafts, setDrafts, mend, mending } = importing
  const [open, setOpen] = useState(false)
  const draft = drafts[row.line]
  const name = row.listed_name || 'A row without a name'
  const out = row.state === 'left_out'
  const wrong = row.state === 'wrong'
  const mendable = !out && row.state !== 'enrolled'
  const faulty = wrong && !row.elsewhere ? fieldsToMend(row) : []
  const shown = open ? plainFields : faulty
  const said = row.problems.filter(({ field }) => !wrong || !shown.some((each) => each === field))
  return (
    <li className={css.row} data-changed={draft ? true : undefined}>
      <div className={css.what}>
        <p className={css.name}>
          <b>{name}</b>
          <span>Line {row.line}</span>
        </p>
        <p className={css.facts}>{rowText(row)}</p>
        {row.by_name ? (
          <Badge tone="care" icon={<IconEye size={16} />}>
            Found by name
          </Badge>
        ) : null}
        {said.map(({ message }) => (
          <p key={message} className={wrong ? css.problem : css.facts}>
            {wrong ? messageOf(message) : message}
          </p>
        ))}
      </div>
      {shown.length > 0 ? (
        <RowCells
          row={row}
          name={name}
          fields={shown}
          cell={(field) => cellOf(row, draft, field)}
          onType={(field, typed) => setDrafts((before) => typeIn(before, row, field, typed))}
          onEnter={() => mend()}
        />
      ) : null}
      <div className={css.acts}>
        {row.elsewhere && !out ? <TransferInstead klass={klass} row={row} importing={importing} /> : null}
        {mendable && !open ? (
          <Button
            size="sm"
            kind="plain"
            icon={<IconPencil />}
            aria-label={`Edit ${name}, line ${row.line}`}
            onClick={() => setOpen(true)}
          >
            Edit
          </Button>
        ) : null}
        {row.state === 'enrolled' ? null : (
          <Button
            size="sm"
            kind="plain"
            aria-label={`${out ? 'Put back' : 'Skip'} ${name}, line ${row.line}`}
            aria-disabled={mending.isPending || undefined}
            onClick={() => mend({ [row.line]: { ...draft, leaveOut: !out } })}
          >
            {out ? 'Put back' : 'Skip'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Once the other school is asked, the row has nothing more to do in this import. */
function TransferInstead({ klass, row, importing }: ImportRowProps) {
  const { mutate, isPending, error } = useAskForTransfer(klass)
  const ask = () =>
    mutate(row.values.external_student_id ?? '', {
      onSuccess: () => importing.mend({ [row.line]: { leaveOut: true } }),
    })
  return (
    <>
      {error ? (
        <p className={css.problem}>{messageOf(sayOr(error, 'Failed to ask for a transfer'))}</p>
      ) : null}
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
