import type { QueryClient } from '@tanstack/react-query'

export const twoStepKey = ['two-step']

export const loadTwoStepAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: twoStepKey })
