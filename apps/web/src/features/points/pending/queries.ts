import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, fetchFile } from '../../../lib/call.ts'

export const topUpsPerPage = 10
const often = 15_000

export type PendingPlace = { page: number; search: string }

export const pendingQuery = ({ page, search }: PendingPlace) =>
  queryOptions({
    queryKey: ['admin', 'pending-topups', page, search],
    queryFn: ({ signal }) =>
      call('GET /api/admin/pending-topups', { query: { page, limit: topUpsPerPage, search } }, { signal }),
    staleTime: 0,
  })

export const usePending = (place: PendingPlace) =>
  useQuery({ ...pendingQuery(place), placeholderData: keepPreviousData, refetchInterval: often })

export const useAdminStats = () =>
  useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call('GET /api/admin/stats', undefined, { signal }),
    staleTime: 0,
    refetchInterval: often,
  })

/** A picture never changes under its name. */
export const useProof = (name: string | null) =>
  useQuery({
    queryKey: ['payment-proof', name],
    queryFn: async ({ signal }) => {
      const answer = await fetchFile(
        'GET /api/uploads/payment_proofs/{name}',
        { params: { name: name ?? '' } },
        { signal },
      )
      return answer.file
    },
    enabled: name !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
