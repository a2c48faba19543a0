import type { RosterImport } from '@klasrum/contract/rosters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { counted, dayAndTime } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { learnersKey } from '../learner-keys.ts'
import css from './import.module.css'
import { importText, undoText } from './preview-text.ts'
import { undoImport } from './undo-import.ts'

type RecentImportsProps = { classId: number; mayUndo: boolean; onClose: () => void }

/** What was imported into the class, each with a way to take it back. */
export function RecentImports({ classId: id, mayUndo, onClose }: RecentImportsProps) {
  const client = useQueryClient()
  const [undoing, setUndoing] = useState<RosterImport>()
  const { data, error, refetch } = useQuery({
    queryKey: [learnersKey, 'imports', id],
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/roster-imports', { params: { id } }, { signal }),
    staleTime: 0,
  })
  if (undoing) {
    return (
      <ConfirmDialog
        open
        title="Undo import"
        confirmLabel="Undo import"
        workingLabel="Undoing..."
        onConfirm={() => undoImport(client, undoing)}
        onClose={() => setUndoing(undefined)}
      >
        <p>Take back the import of {dayAndTime(undoing.committed_at)}?</p>
        <p>{undoText(undoing)}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Recent imports" footer={<Button onClick={onClose}>Close</Button>}>
      {data ? (
        data.length > 0 ? (
          <ul className={css.imports}>
            {data.map((each) => (
              <li key={each.id}>
                <div>
                  <b>{counted(each.enrolled, 'learner')} enrolled</b>
                  <span>{[dayAndTime(each.committed_at), importText(each)].filter(Boolean).join(' · ')}</span>
                </div>
                {each.undone_at ? (
                  <span>Taken back {dayAndTime(each.undone_at)}</span>
                ) : mayUndo ? (
                  <Button
                    size="sm"
                    aria-label={`Undo the import of ${dayAndTime(each.committed_at)}`}
                    onClick={() => setUndoing(each)}
                  >
                    Undo
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.lead}>Nothing was imported into this class yet.</p>
        )
      ) : error ? (
        <ErrorState title={sayOr(error, 'Failed to load the imports')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} height="2rem" />
      )}
    </Dialog>
  )
}
