import type { WorkbookImport } from '@klasrum/contract/workbooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import css from './import.module.css'
import { doneText, undoText } from './preview-text.ts'
import { undoImport } from './undo-import.ts'
import { workbookKeys } from './workbook-keys.ts'

type EarlierImportsProps = { classId: number; mayUndo: boolean }

/** What was imported into the class, each with a way to take it back. */
export function EarlierImports({ classId: id, mayUndo }: EarlierImportsProps) {
  const client = useQueryClient()
  const [undoing, setUndoing] = useState<WorkbookImport>()
  const { data, error, refetch } = useQuery({
    queryKey: workbookKeys.imports(id),
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/workbook-imports', { params: { id } }, { signal }),
    staleTime: 0,
  })
  return (
    <Card as="section" aria-labelledby="imports">
      <CardHead>
        <h2 id="imports">Earlier imports</h2>
      </CardHead>
      {!data ? (
        error ? (
          <ErrorState title={sayOr(error, 'Failed to load the imports')} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className={css.body}>
            <VisuallyHidden>Loading the imports</VisuallyHidden>
            <Skeleton lines={3} height="2rem" />
          </div>
        )
      ) : data.length === 0 ? (
        <p className={css.none}>Nothing was imported into this class yet.</p>
      ) : (
        <ul className={css.imports}>
          {data.map((each) => (
            <li key={each.id}>
              <div>
                <b>{each.file_name}</b>
                <span>
                  {[doneText(each), each.committed_by, dayAndTime(each.committed_at)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              {each.undone_at ? (
                <span>Taken back {dayAndTime(each.undone_at)}</span>
              ) : mayUndo ? (
                <Button
                  size="sm"
                  aria-label={`Undo the import of ${each.file_name}, ${dayAndTime(each.committed_at)}`}
                  onClick={() => setUndoing(each)}
                >
                  Undo
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {undoing ? (
        <ConfirmDialog
          open
          title="Undo import"
          confirmLabel="Undo import"
          workingLabel="Undoing..."
          onConfirm={() => undoImport(client, undoing)}
          onClose={() => setUndoing(undefined)}
        >
          <p>
            Take back {doneText(undoing)} of <b>{undoing.file_name}</b>?
          </p>
          <p>{undoText(undoing)}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
