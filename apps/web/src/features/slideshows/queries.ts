import type { Manifest, Slideshow, SlideshowJob } from '@klasrum/contract/slideshows'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CallFailed, refusalFrom } from '../../lib/refusal.ts'
import { toast } from '../../ui/toasts.tsx'
import { tellPointsUpdated } from '../points/door.ts'
import { keepRecent } from './recent-shows.ts'
import { isShowOpen } from './show-text.ts'

const listKey = ['slideshows'] as const
const showKey = (id: number) => ['slideshow', id] as const
const jobKey = (id: number) => ['slideshow-job', id] as const
const manifestKey = (id: number) => ['slideshow-manifest', id] as const

export type ShowsPlace = { page: number; search: string; limit: number }

/** The own shows; read again and again while one of them is in the making. */
export const useShows = ({ page, search, limit }: ShowsPlace, wanted = true) =>
  useQuery({
    queryKey: [...listKey, page, search, limit],
    queryFn: ({ signal }) =>
      call('GET /api/education/slideshows', { query: { page, limit, search } }, { signal }),
    enabled: wanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.slideshows.some(({ job }) => isShowOpen(job.status)) ? 5_000 : false,
  })

/** Those of this server; they change only when an admin installs one. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call('GET /api/education/voices', undefined, { signal }),
  staleTime: 3_600_000,
})

export const showQuery = (id: number) =>
  queryOptions({
    queryKey: showKey(id),
    queryFn: ({ signal }) => call('GET /api/education/slideshows/{id}', { params: { id } }, { signal }),
    staleTime: 0,
  })

/** With addresses that are good for twelve hours: an older one is asked for anew. */
export const manifestQuery = (id: number) =>
  queryOptions({
    queryKey: manifestKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/education/slideshows/{id}/manifest', { params: { id } }, { signal }),
    // What is made meanwhile comes with the next look.
    staleTime: ({ state }) => (state.data?.scenes_to_come ? 0 : 6 * 3_600_000),
    refetchOnReconnect: false,
  })

/** By its signed address, without a token. */
export const manifestAtQuery = (location: string) =>
  queryOptions({
    queryKey: ['slideshow-manifest-at', location],
    queryFn: async ({ signal }): Promise<Manifest> => {
      const response = await fetch(location, { signal }).catch((cause) => {
        throw new CallFailed(cause)
      })
      if (!response.ok) throw await refusalFrom(response)
      try {
        return (await response.json()) as Manifest
      } catch (cause) {
        throw new CallFailed(cause)
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How far a show is. Its end is told in the loading itself: once, however many places follow it. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKey(id),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<SlideshowJob>(jobKey(id))
      const job = await call('GET /api/education/slideshow-jobs/{id}', { params: { id } }, { signal })
      if (!isShowOpen(job.status) && (!before || isShowOpen(before.status)))
        await tellEnd(client, job, { seen: before })
      return job
    },
    staleTime: 0,
  })

async function tellEnd(
  client: QueryClient,
  job: SlideshowJob,
  { seen }: { seen: SlideshowJob | undefined },
): Promise<void> {
  if (job.manifest_url) keepRecent(job.manifest_url)
  if (!seen) return
  if (job.status === 'completed') toast({ tone: 'done', title: 'Your slide show is ready.' })
  if (job.status === 'failed') toast({ tone: 'harm', title: job.error ?? 'Slide Show job failed' })
  if (job.status !== 'completed') tellPointsUpdated(client)
  await refreshShow(client, job.slideshow_id)
}

export const refreshShows = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: listKey })

export async function refreshShow(client: QueryClient, id: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: showKey(id) }),
    client.invalidateQueries({ queryKey: manifestKey(id) }),
    refreshShows(client),
  ])
}

/** After something was done to a show: what was answered is shown, the lists are read again. */
export function putShow(client: QueryClient, show: Slideshow): void {
  client.setQueryData(showKey(show.id), show)
  client.setQueryData(jobKey(show.job.job_id), show.job)
  void refreshShows(client)
}

export function putJob(client: QueryClient, job: SlideshowJob): void {
  client.setQueryData(jobKey(job.job_id), job)
  void refreshShow(client, job.slideshow_id)
}
