import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../../lib/activity.ts'
import { fetchFile } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { DocumentPlace } from '../queries.ts'
import { downloadWords } from './download-words.ts'

export type DownloadFormat = { format: 'docx' | 'pdf'; paper: 'A4' | 'long' }

const kept = async <T>(work: () => Promise<T>): Promise<T> => {
  const rest = keepAlive()
  try {
    return await work()
  } finally {
    rest()
  }
}

const tell = (title: string) => toast({ tone: 'harm', title })

/** One document as a file. */
export const useDocumentDownload = () =>
  useMutation({
    mutationFn: ({ format, paper, ...params }: DocumentPlace & DownloadFormat) =>
      kept(() =>
        fetchFile(
          'GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/file',
          { params, query: { format, paper } },
          { savedAs: `${downloadWords(params.document).fileName}.${format}` },
        ),
      ),
    onSuccess: ({ file, name }, { document }) => {
      if (file.size === 0) tell(downloadWords(document).missing)
      else saveFile(file, name)
    },
    onError: (error, { document }) => {
      const words = downloadWords(document)
      const gone = error instanceof CallRefused && error.status === 404
      tell(gone ? words.missing : sayOr(error, words.failed))
    },
  })

/** All documents of a run in one file. */
export const useAllDownload = (id: number) =>
  useMutation({
    mutationFn: (query: DownloadFormat) =>
      kept(() =>
        fetchFile(
          'GET /api/lesson-plans/runs/{id}/documents',
          { params: { id }, query },
          { savedAs: 'lesson-plan.zip' },
        ),
      ),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) => tell(sayOr(error, 'Failed to download the documents')),
  })
