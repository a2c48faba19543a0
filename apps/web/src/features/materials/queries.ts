import type { DocumentName, Run, RunState } from '@klasrum/contract/runs'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/toasts.tsx'
import { tellPointsUpdated } from '../points/door.ts'

const seen = 1_000
const unseen = 15_000

export const isRunOpen = (state: RunState): boolean => state === 'queued' || state === 'running'

const runsKey = ['lesson-plan-runs'] as const
const runKey = (id: number) => ['lesson-plan-run', id] as const

/** A run as it stands; asked for again and again until it is over. */
export const runQuery = (id: number) =>
  queryOptions({
    queryKey: runKey(id),
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<Run>(runKey(id))
      const run = await call('GET /api/lesson-plans/runs/{id}', { params: { id } }, { signal })
      if (before && isRunOpen(before.state) && !isRunOpen(run.state)) tellEnd(client, run)
      return run
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && isRunOpen(data.state) ? (document.hidden ? unseen : seen) : false,
    refetchIntervalInBackground: true,
  })

/** In the loading itself, so that an end is told once however many places show the run. */
function tellEnd(client: QueryClient, run: Run): void {
  if (run.refunded) tellPointsUpdated(client)
  void client.invalidateQueries({ queryKey: runsKey })
  if (run.refund_reason) toast({ tone: 'care', title: run.refund_reason })
  else if (run.state === 'done') toast({ tone: 'done', title: 'Your documents are ready.' })
  if (run.slideshow_warnings.length > 0) {
    toast({ tone: 'harm', title: run.slideshow_warnings.join(' ') })
  }
}

/** After something was done to a run: what was answered is shown, the lists are read again. */
export function putRun(client: QueryClient, run: Run): void {
  client.setQueryData(runKey(run.id), run)
  void client.invalidateQueries({ queryKey: runsKey })
}

export const refreshRuns = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: runsKey })

export const refreshRun = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: runKey(id) })

export type RunsPlace = { page: number; search: string; state: RunState | ''; limit: number }

export const useRuns = ({ page, search, state, limit }: RunsPlace) =>
  useQuery({
    queryKey: [...runsKey, page, search, state, limit],
    queryFn: ({ signal }) =>
      call(
        'GET /api/lesson-plans/runs',
        { query: { page, limit, search, state: state || undefined } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.runs.some((run) => isRunOpen(run.state)) ? 5 * seen : false,
  })

export type FilePlace = { id: number; file_id: number }

export const openQuestionsQuery = (params: FilePlace) =>
  queryOptions({
    queryKey: ['lesson-plan-open-questions', params.id, params.file_id],
    queryFn: ({ signal }) =>
      call('GET /api/lesson-plans/runs/{id}/files/{file_id}/open-questions', { params }, { signal }),
    staleTime: 0,
  })

/** After something changed that stands on several documents of a file. */
export const refreshDocuments = (
  client: QueryClient,
  { id, file_id }: FilePlace,
  predicate?: (query: { queryKey: readonly unknown[] }) => boolean,
): Promise<void> => client.invalidateQueries({ queryKey: ['lesson-plan-document', id, file_id], predicate })

export const spareItemsQuery = (params: FilePlace) =>
  queryOptions({
    queryKey: ['lesson-plan-spare-items', params.id, params.file_id],
    queryFn: ({ signal }) =>
      call('POST /api/lesson-plans/runs/{id}/files/{file_id}/spare-items', { params }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

export const refreshSpareItems = (client: QueryClient, { id, file_id }: FilePlace): Promise<void> =>
  client.invalidateQueries({ queryKey: ['lesson-plan-spare-items', id, file_id] })

export type DocumentPlace = { id: number; file_id: number; document: DocumentName }

/** What a swap of an item would give, as the papers of the file stand. */
export const otherItemsQuery = (params: DocumentPlace & { item_id: string }, revision: number) =>
  queryOptions({
    queryKey: ['lesson-plan-other-items', params, revision],
    queryFn: ({ signal }) =>
      call(
        'GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/others',
        { params },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const documentQuery = (params: DocumentPlace) =>
  queryOptions({
    queryKey: ['lesson-plan-document', params.id, params.file_id, params.document],
    queryFn: ({ signal }) =>
      call('GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}', { params }, { signal }),
    staleTime: 0,
  })
