import { useQuery } from '@tanstack/react-query'
import { CallFailed, refusalFrom } from '../../../lib/refusal.ts'
import { captionCuesIn } from './cues.ts'

/** What is said and when. A show without captions still plays. */
export const useCaptions = (vttUrl: string) =>
  useQuery({
    queryKey: ['slideshow-captions', vttUrl],
    queryFn: async ({ signal }) => {
      const response = await fetch(vttUrl, { signal }).catch((cause) => {
        throw new CallFailed(cause)
      })
      if (!response.ok) throw await refusalFrom(response)
      return captionCuesIn(await response.text())
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
