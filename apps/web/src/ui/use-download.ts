import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../lib/activity.ts'
import { saveFile } from '../lib/save-file.ts'
import { sayOr } from '../lib/say-or.ts'
import { toast } from './toasts.tsx'

type Made = { file: Blob; name: string }

/** Fetches a file and hands it to the person's downloads; `failed` is said where the answer says nothing. */
export function useDownload<What>(fetch: (what: What) => Promise<Made>, failed: string) {
  return useMutation({
    mutationFn: async (what: What) => {
      const rest = keepAlive()
      try {
        return await fetch(what)
      } finally {
        rest()
      }
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) => toast({ tone: 'harm', title: sayOr(error, failed) }),
  })
}
