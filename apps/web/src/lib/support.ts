import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

export const supportKey = ['support'] as const

/** Undefined until the server has answered: an address is never guessed. */
export const useSupport = () =>
  useQuery({ queryKey: supportKey, queryFn: () => call('GET /api/support'), staleTime: 600_000 }).data

export const pageName = (address: string): string =>
  /^https?:\/\/([\w-]+\.)*(facebook|fb)\.com\//.test(address) ? 'Facebook page' : 'Our page'
