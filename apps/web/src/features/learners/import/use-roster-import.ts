import type { ClassSummary } from '@klasrum/contract/classes'
import type { RosterPreview } from '@klasrum/contract/rosters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { loadRosterAgain } from '../learner-keys.ts'
import { type Drafts, type Mend, mendsOf } from './drafts.ts'

/** A list is read by the server first; only what was seen in the preview is written. */
export function useRosterImport(klass: ClassSummary) {
  const client = useQueryClient()
  const [preview, setPreview] = useState<RosterPreview>()
  const [drafts, setDrafts] = useState<Drafts>({})
  const [share, setShare] = useState(0)
  const show = (read: RosterPreview) => {
    setPreview(read)
    setDrafts({})
  }
  const reading = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      return upload('POST /api/education/classes/{id}/roster-imports', {
        params: { id: klass.id },
        file,
        onProgress: setShare,
      })
    },
    onSuccess: show,
  })
  const mending = useMutation({
    mutationFn: ({ id, rows }: { id: number; rows: Mend[] }) =>
      call('PUT /api/education/roster-imports/{id}/rows', { params: { id }, body: { rows } }),
    // Only the first reading knows the columns of the file.
    onSuccess: (judged) =>
      show({ ...judged, unknown_columns: preview?.unknown_columns ?? judged.unknown_columns }),
  })
  const writing = useMutation({
    mutationFn: (id: number) => call('POST /api/education/roster-imports/{id}/commit', { params: { id } }),
    onSettled: () => loadRosterAgain(client, klass.id),
  })
  /** Sends what was typed, and these too; every row is judged anew. */
  const mend = (more: Drafts = {}) => {
    if (!preview || mending.isPending) return
    writing.reset()
    mending.mutate({ id: preview.id, rows: mendsOf(preview.rows, { ...drafts, ...more }) })
  }
  const read = (file: File) => {
    writing.reset()
    mending.reset()
    reading.mutate(file)
  }
  const startOver = () => {
    setPreview(undefined)
    setDrafts({})
    for (const each of [reading, mending, writing]) each.reset()
  }
  return { preview, drafts, setDrafts, share, read, reading, mend, mending, writing, startOver }
}

export type RosterImporting = ReturnType<typeof useRosterImport>
