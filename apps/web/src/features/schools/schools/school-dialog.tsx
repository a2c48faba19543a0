import type { School } from '@klasrum/contract/schools'
import { call } from '../../../lib/call.ts'
import { DeletePlaceDialog } from '../delete-place-dialog.tsx'
import { PlaceHistory } from '../history/place-history.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import type { SchoolTask } from './school-card.tsx'
import { SchoolDetails } from './school-details.tsx'
import { SchoolDetailsForm } from './school-form.tsx'

export type AskedOfSchools =
  | { task: 'create' | 'import' | 'changes' }
  | { task: SchoolTask | 'history'; school: School }

type SchoolDialogProps = {
  asked: AskedOfSchools
  onAsk: (asked: AskedOfSchools) => void
  onClose: () => void
}

export function SchoolDialog({ asked, onAsk, onClose }: SchoolDialogProps) {
  if (!('school' in asked)) {
    if (asked.task === 'changes') return <PlaceHistory place="schools" onClose={onClose} />
    return asked.task === 'create' ? (
      <SchoolDetailsForm onClose={onClose} />
    ) : (
      <ImportDialog kind="schools" onClose={onClose} />
    )
  }
  const { task, school } = asked
  switch (task) {
    case 'show':
      return (
        <SchoolDetails
          school={school}
          onEdit={() => onAsk({ task: 'edit', school })}
          onHistory={() => onAsk({ task: 'history', school })}
          onClose={onClose}
        />
      )
    case 'history':
      return <PlaceHistory place="schools" of={school} onClose={onClose} />
    case 'edit':
      return <SchoolDetailsForm school={school} onClose={onClose} />
    case 'delete':
      return (
        <DeletePlaceDialog
          what="school"
          name={school.name}
          remove={() => call('DELETE /api/education/schools/{id}', { params: { id: school.id } })}
          onClose={onClose}
        />
      )
  }
}
