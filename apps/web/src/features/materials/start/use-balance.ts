import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { toast } from '../../../ui/toasts.tsx'

const readPoints = async (signal?: AbortSignal): Promise<number> =>
  (await call('GET /api/auth/me', undefined, { signal })).points

const balanceQuery = queryOptions({
  queryKey: ['lesson-plan-balance'],
  queryFn: async ({ signal }) => {
    try {
      return await readPoints(signal)
    } catch (error) {
      // Said here: a refused session takes the page away before it could be said there.
      if (error instanceof CallRefused && error.status === 401) {
        toast({ tone: 'harm', title: 'Authentication required for points' })
      }
      throw error
    }
  },
  staleTime: 0,
})

/** The points as the server has them now. */
export function useBalance({ wanted }: { wanted: boolean }) {
  const client = useQueryClient()
  const balance = useQuery({ ...balanceQuery, enabled: wanted })
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
    addEventListener('pointsUpdated', again)
    return () => removeEventListener('pointsUpdated', again)
  }, [client])
  const check = async (): Promise<number> => {
    const points = await readPoints()
    client.setQueryData(balanceQuery.queryKey, points)
    return points
  }
  return { ...balance, check }
}
