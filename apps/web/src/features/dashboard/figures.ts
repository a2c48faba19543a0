import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../lib/call.ts'

export type DashboardFigures = Reply<'GET /api/dashboard'>

export const useFigures = () =>
  useQuery({ queryKey: ['dashboard'], queryFn: () => call('GET /api/dashboard') })

export type DashboardWork = Reply<'GET /api/dashboard/work'>

const work = queryOptions({
  queryKey: ['dashboard', 'work'],
  queryFn: () => call('GET /api/dashboard/work'),
  staleTime: 0,
})

/** Where somebody left off and what waits; a page without it says what can be done all the same. */
export const useWork = () => useQuery(work)

/** The same for a part of that page: it has just been asked for, and would be once more when the part comes. */
export const useWorkOfPage = () => useQuery({ ...work, refetchOnMount: false })
