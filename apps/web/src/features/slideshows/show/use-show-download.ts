import { useMutation } from '@tanstack/react-query'
import { keepAlive } from '../../../lib/activity.ts'
import { fetchFile } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'

export type Download = 'pptx' | 'html' | 'mp3' | 'vtt' | 'handout'

/** A show as a file to take along. */
export const useShowDownload = (id: number) =>
  useMutation({
    mutationFn: async (as: Download) => {
      const rest = keepAlive()
      try {
        return await fetchFile(
          'GET /api/education/slideshows/{id}/file',
          { params: { id }, query: { as } },
          { savedAs: `slide-show.${as === 'handout' ? 'pdf' : as}` },
        )
      } finally {
        rest()
      }
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) =>
      toast({
        tone: 'harm',
        title: sayOr(error, 'The file could not be downloaded. Please try again.'),
      }),
  })
