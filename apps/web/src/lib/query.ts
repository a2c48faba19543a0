import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from './refusal.ts'

/** `networkMode: 'always'`: without it a call made offline waits for ever behind a skeleton instead of saying so. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => !(error instanceof CallRefused) && failures < 2,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
