import type { ClassSummary } from '@klasrum/contract/classes'
import type { RosterPreview } from '@klasrum/contract/rosters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { useImportFlow } from '../../../lib/use-import-flow.ts'
import { loadRosterAgain } from '../learner-keys.ts'
import { type Mend, mendsOf, type RowDrafts } from './drafts.ts'

/** A list is read by the server first; only what was seen in the preview is written. */
export function useRosterImport(klass: ClassSummary) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<RosterPreview>()
  const [drafts, setDrafts] = useState<RowDrafts>({})
  const show = (read: RosterPreview) => {
    setPreview(read)
    setDrafts({})
  }
  const { sent, reading, writing } = useImportFlow({
    read: (file, onProgress) =>
      upload('POST /api/education/classes/{id}/roster-imports', {
        params: { id: klass.id },
        file,
        onProgress,
      }),
    onRead: show,
    write: (id) => call('POST /api/education/roster-imports/{id}/commit', { params: { id } }),
    onSettled: () => loadRosterAgain(client, klass.id),
  })
  const mending = useMutation({
    mutationFn: ({ id, rows }: { id: number; rows: Mend[] }) =>
      call('PUT /api/education/roster-imports/{id}/rows', { params: { id }, body: { rows } }),
    // Only the first reading knows the columns of the file.
    onSuccess: (judged) =>
      show({ ...judged, unknown_columns: preview?.unknown_columns ?? judged.unknown_columns }),
  })
  /** Sends what was typed, and these too; every row is judged anew. */
  const mend = (more: RowDrafts = {}) => {
    if (!preview || mending.isPending) return
    writing.reset()
    mending.mutate({ id: preview.id, rows: mendsOf(preview.rows, { ...drafts, ...more }) })
  }
  const take = (file: File | undefined) => {
    mending.reset()
    sent.take(file)
  }
  const startOver = () => {
    setPreview(undefined)
    setDrafts({})
    take(undefined)
  }
  return { preview, drafts, setDrafts, sent: { ...sent, take }, reading, mend, mending, writing, startOver }
}

export type RosterImporting = ReturnType<typeof useRosterImport>
