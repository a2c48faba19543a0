import type { Slideshow } from '@klasrum/contract/slideshows'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'
import { tellPointsUpdated } from '../../points/door.ts'
import { putShow, refreshShow } from '../queries.ts'
import { isShowOpen } from '../show-text.ts'
import { type SceneDraft, sentOf } from './script.ts'

/** Writes the script as it stands on the desk, in the place of the one it was made from. */
export function useSaveScript({ id, revision, making_cost }: Slideshow, onSaved: () => void) {
  const client = useQueryClient()
  const saved = useRef(false)
  const save = useMutation({
    mutationFn: (drafts: readonly SceneDraft[]) =>
      call('PUT /api/education/slideshows/{id}/scenes', {
        params: { id },
        body: { revision, scenes: drafts.map(sentOf), points_cost: making_cost },
      }),
    onSuccess: (show) => {
      saved.current = true
      putShow(client, show)
      if (making_cost > 0) tellPointsUpdated(client)
      toast({
        tone: 'done',
        title: 'Your changes are saved.',
        text: isShowOpen(show.job.status) ? 'The show is being made again.' : undefined,
      })
      onSaved()
    },
    // It may be in the making or changed by now: the desk shows how it stands.
    onError: () => refreshShow(client, id),
  })
  const refused = save.error instanceof CallRefused ? save.error.errors[0]?.message : undefined
  return {
    send: (drafts: readonly SceneDraft[]) => {
      if (!save.isPending) save.mutate(drafts)
    },
    sending: save.isPending,
    /** Until it was: what comes of the saving itself is no change from elsewhere. */
    open: save.isIdle || save.isError,
    /** At once, and not only when the page is drawn again. */
    saved,
    problem: save.error
      ? (refused ?? sayOr(save.error, 'Your changes could not be saved. Please try again.'))
      : undefined,
    forget: save.reset,
  }
}
