import { costOfRun, type Prices, pricesFrom } from '@klasrum/points/prices'
import { type Tier, tiersFrom } from '@klasrum/points/tiers'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export type PriceList = {
  tiers: readonly Tier[]
  prices: Prices
  /** What a run with the usual four sessions and no exam costs. */
  run: number
  /** The same price whatever the number of sessions, with or without the exam. */
  flat: boolean
}

const valuesOf = (title: 'TOPUP' | 'USE_POINTS') => ({
  queryKey: ['global-values', title],
  queryFn: () => call('GET /api/global-values/', { query: { title } }),
})

/** Tiers and prices as they stand on the server; nothing is shown until both are known. */
export function usePriceList() {
  const topUp = useQuery(valuesOf('TOPUP'))
  const usePoints = useQuery(valuesOf('USE_POINTS'))
  const retry = () => {
    void topUp.refetch()
    void usePoints.refetch()
  }
  const list = topUp.data && usePoints.data ? priceList(topUp.data.data, usePoints.data.data) : undefined
  return { list, failed: !list && (topUp.isError || usePoints.isError), retry }
}

type Values = readonly { key: string; value: number }[]

function priceList(topUp: Values, usePoints: Values): PriceList {
  const prices = pricesFrom(usePoints)
  return {
    tiers: tiersFrom(topUp),
    prices,
    run: costOfRun(prices, { sessions: 4, exam: false }),
    flat: prices.SESSION === 0 && prices.EXAM === 0,
  }
}
