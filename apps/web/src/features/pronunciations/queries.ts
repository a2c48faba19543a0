import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const wordsKey = ['pronunciations'] as const

export const wordsQuery = queryOptions({
  queryKey: wordsKey,
  queryFn: ({ signal }) => call('GET /api/education/pronunciations', undefined, { signal }),
  staleTime: 0,
})

export const loadWordsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: wordsKey })
