import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { teachersKey } from '../queries.ts'
import type { Size, StaffListState } from './place.ts'

type Place = { search: string; state: StaffListState; size: Size; page: number }

export const useStaff = ({ search, state, size, page }: Place) =>
  useQuery({
    queryKey: [teachersKey, 'staff', search, state, size, page],
    queryFn: ({ signal }) => {
      const limit = Number(size)
      const query = { search, state, limit, offset: (page - 1) * limit }
      return call('GET /api/education/teachers', { query }, { signal })
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useStaffCount = ({ search, state }: Pick<Place, 'search' | 'state'>) =>
  useQuery({
    queryKey: [teachersKey, 'count', search, state],
    queryFn: ({ signal }) =>
      call('GET /api/education/teachers/count', { query: { search, state } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const waitingShown = 10

export const useWaiting = () =>
  useQuery({
    queryKey: [teachersKey, 'waiting'],
    queryFn: ({ signal }) =>
      call('GET /api/education/teachers', { query: { state: 'waiting', limit: waitingShown } }, { signal }),
    staleTime: 0,
  })
