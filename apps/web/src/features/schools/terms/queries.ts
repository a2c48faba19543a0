import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const termsKey = ['terms'] as const

export const useFreshTerms = () =>
  useQuery({
    queryKey: termsKey,
    queryFn: ({ signal }) => call('GET /api/education/terms', undefined, { signal }),
    staleTime: 0,
  })

export const loadTermsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: termsKey })
