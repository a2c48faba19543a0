import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadPlacesAgain } from '../place-keys.ts'
import type { ImportKind } from './kinds.ts'
import { resultText } from './preview-text.ts'

/** A file is read by the server first; only what was seen in the preview is written. */
export function useImport(kind: ImportKind, onDone: () => void) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const reading = useMutation({
    mutationFn: (chosen: File) => {
      setShare(0)
      return upload('POST /api/education/imports/{kind}', {
        params: { kind },
        file: chosen,
        onProgress: setShare,
      })
    },
  })
  const writing = useMutation({
    mutationFn: (id: number) => call('POST /api/education/imports/{id}/commit', { params: { id } }),
    onSuccess: (result) => {
      toast({ tone: 'done', title: 'Import finished', text: resultText(result) })
      onDone()
    },
    onSettled: () => loadPlacesAgain(client),
  })
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    writing.reset()
    if (chosen) reading.mutate(chosen)
    else reading.reset()
  }
  return { file, choose, share, reading, writing }
}
