import type { SlideshowJob } from '@klasrum/contract/slideshows'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { upload } from '../../../lib/upload.ts'
import { tellPointsUpdated } from '../../points/door.ts'
import { putJob } from '../queries.ts'

export type ShowSource = { file?: File | undefined; run_file_id?: number | undefined }
export type ShowWish = { title: string; minutes: number; voice?: VoiceChoice | undefined }
type Asked = { source: ShowSource; wish: ShowWish; cost: number }

/** Begins a show and tells how much of the file has left. Who went elsewhere meanwhile is not called back. */
export function useStartShow(onStarted: (job: SlideshowJob) => void) {
  const client = useQueryClient()
  const once = useOnceKeys()
  const [share, setShare] = useState(0)
  const start = useMutation({
    mutationFn: ({ source: { file, run_file_id }, wish: { title, minutes, voice }, cost }: Asked) => {
      const body = { title: title.trim(), duration_min: minutes, run_file_id, voice, points_cost: cost }
      const same = JSON.stringify([file?.name, file?.size, file?.lastModified, body])
      return once(same, (onceKey) =>
        upload('POST /api/education/slideshow-jobs', { file, body, onceKey, onProgress: setShare }),
      )
    },
    onSuccess: (job) => {
      tellPointsUpdated(client)
      // Known from its first moment: an end that comes before the first look is still told.
      putJob(client, job)
    },
    // The balance or the price may be another by now.
    onError: () => tellPointsUpdated(client),
    onSettled: () => setShare(0),
  })
  return {
    send: (asked: Asked) => {
      if (!start.isPending) start.mutate(asked, { onSuccess: onStarted })
    },
    sending: start.isPending,
    error: start.error,
    share,
  }
}
