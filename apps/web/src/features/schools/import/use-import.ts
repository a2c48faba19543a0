import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { upload } from '../../../lib/upload.ts'
import { useImportFlow } from '../../../lib/use-import-flow.ts'
import { toast } from '../../../ui/toasts.tsx'
import { loadPlacesAgain } from '../place-keys.ts'
import type { ImportKind } from './kinds.ts'
import { resultText } from './preview-text.ts'

export function useImport(kind: ImportKind, onDone: () => void) {
  const client = useQueryClient()
  return useImportFlow({
    read: (file, onProgress) =>
      upload('POST /api/education/imports/{kind}', { params: { kind }, file, onProgress }),
    write: (id) => call('POST /api/education/imports/{id}/commit', { params: { id } }),
    onWritten: (result) => {
      toast({ tone: 'done', title: 'Import finished', text: resultText(result) })
      onDone()
    },
    onSettled: () => loadPlacesAgain(client),
  })
}
