import { pricesFrom } from '@klasrum/points/prices'
import { tiersFrom } from '@klasrum/points/tiers'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const globalValuesKey = ['global-values'] as const

const valuesOf = (title: 'USE_POINTS' | 'TOPUP') => ({
  queryKey: [...globalValuesKey, title],
  queryFn: () => call('GET /api/global-values/', { query: { title, limit: 100 } }),
  staleTime: 300_000,
})

export const usePrices = () => useQuery({ ...valuesOf('USE_POINTS'), select: ({ data }) => pricesFrom(data) })

export const useTiers = () => useQuery({ ...valuesOf('TOPUP'), select: ({ data }) => tiersFrom(data) })
