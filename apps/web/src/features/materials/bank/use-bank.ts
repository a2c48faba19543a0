import type { Sent } from '@klasrum/contract/endpoint'
import type { BankItem, saveBankItemEndpoint } from '@klasrum/contract/item-bank'
import type { Difficulty, Item } from '@klasrum/contract/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sayOr } from '../../../lib/say-or.ts'
import { toast } from '../../../ui/toasts.tsx'

const bankKey = ['item-bank'] as const

export type Whose = 'own' | 'school'
export const whoseOptions = [
  { value: 'own', label: 'My bank' },
  { value: 'school', label: 'Shared by my school' },
] as const

export type BankFilter = {
  whose: Whose
  search: string
  area: string
  grade: string
  difficulty: Difficulty | ''
  form: Item['form'] | ''
  page: number
  limit: number
}
export const noFilter: BankFilter = {
  whose: 'own',
  search: '',
  area: '',
  grade: '',
  difficulty: '',
  form: '',
  page: 1,
  limit: 20,
}

export const useBank = (filter: BankFilter) =>
  useQuery({
    queryKey: [...bankKey, filter],
    queryFn: ({ signal }) => {
      const { grade, difficulty, form, ...query } = filter
      return call(
        'GET /api/item-bank',
        {
          query: {
            ...query,
            grade: grade || undefined,
            difficulty: difficulty || undefined,
            form: form || undefined,
          },
        },
        { signal },
      )
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What can be done with a bank; its lists are read again after it. */
function useBankChange<T>(work: (wanted: T) => Promise<unknown>, says: { done: string; not: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: bankKey })
      toast({ tone: 'done', title: says.done })
    },
    onError: (error) => toast({ tone: 'care', title: sayOr(error, says.not) }),
  })
}

export const useKeepInBank = () =>
  useBankChange((body: Sent<typeof saveBankItemEndpoint.body>) => call('POST /api/item-bank', { body }), {
    done: 'The question is in your bank.',
    not: 'The question could not be saved to your bank. Please try again.',
  })

export const useCopyToBank = () =>
  useBankChange(({ id }: BankItem) => call('POST /api/item-bank/{id}/copy', { params: { id } }), {
    done: 'The question was copied to your bank.',
    not: 'The question could not be copied. Please try again.',
  })

export const useSharing = () =>
  useBankChange(
    ({ id, shared }: BankItem) =>
      call('PUT /api/item-bank/{id}/sharing', { params: { id }, body: { shared: !shared } }),
    {
      done: 'Saved. Teachers of your school see what you share, without your name.',
      not: 'The question could not be shared. Please try again.',
    },
  )

export const useRefreshBank = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: bankKey })
}
