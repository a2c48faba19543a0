import type { Division } from '@klasrum/contract/divisions'
import { call } from '../../../lib/call.ts'
import { DeletePlaceDialog } from '../delete-place-dialog.tsx'
import { PlaceHistory } from '../history/place-history.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import type { DivisionTask } from './division-card.tsx'
import { DivisionDetails } from './division-details.tsx'
import { DivisionForm } from './division-form.tsx'

export type AskedOfDivisions =
  | { task: 'create' | 'import' | 'changes' }
  | { task: DivisionTask | 'history'; division: Division }

type DivisionDialogProps = {
  asked: AskedOfDivisions
  managed: boolean
  onAsk: (asked: AskedOfDivisions) => void
  onClose: () => void
}

export function DivisionDialog({ asked, managed, onAsk, onClose }: DivisionDialogProps) {
  if (!('division' in asked)) {
    if (asked.task === 'changes') return <PlaceHistory place="divisions" onClose={onClose} />
    return asked.task === 'create' ? (
      <DivisionForm onClose={onClose} />
    ) : (
      <ImportDialog kind="divisions" onClose={onClose} />
    )
  }
  const { task, division } = asked
  switch (task) {
    case 'show':
      return (
        <DivisionDetails
          division={division}
          onEdit={managed ? () => onAsk({ task: 'edit', division }) : undefined}
          onHistory={managed ? () => onAsk({ task: 'history', division }) : undefined}
          onClose={onClose}
        />
      )
    case 'history':
      return <PlaceHistory place="divisions" of={division} onClose={onClose} />
    case 'edit':
      return <DivisionForm division={division} onClose={onClose} />
    case 'delete':
      return (
        <DeletePlaceDialog
          what="division"
          name={division.name}
          remove={() => call('DELETE /api/education/divisions/{id}', { params: { id: division.id } })}
          onClose={onClose}
        />
      )
  }
}
