import type { SlideshowJob } from '@klasrum/contract/slideshows'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { tellPointsUpdated } from '../../points/door.ts'
import { putJob, refreshShow } from '../queries.ts'

/** Stops a show in the making; what was made before stays, and what it cost comes back. */
export function CancelButton({ job }: { job: SlideshowJob }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call('POST /api/education/slideshow-jobs/{id}/cancel', { params: { id: job.job_id } }),
    onSuccess: (stopped) => {
      putJob(client, stopped)
      tellPointsUpdated(client)
      toast({ tone: 'done', title: 'It was stopped.' })
    },
    onError: (error) => {
      void refreshShow(client, job.slideshow_id)
      toast({ tone: 'harm', title: sayOr(error, 'It could not be stopped. Please try again.') })
    },
  })
  return (
    <Button size="sm" working={cancel.isPending && 'Stopping...'} onClick={() => cancel.mutate()}>
      Stop making it
    </Button>
  )
}
