import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from './refusal.ts'

/**
 * `networkMode: 'always'`: without it a call made offline waits for ever behind a skeleton instead of saying so.
 * It would also leave what failed offline as it is when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => navigator.onLine && !(error instanceof CallRefused) && failures < 2,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
