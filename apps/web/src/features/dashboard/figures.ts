import { useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../../lib/call.ts'

export type Figures = Reply<'GET /api/dashboard'>

export const useFigures = () =>
  useQuery({ queryKey: ['dashboard'], queryFn: () => call('GET /api/dashboard') })
