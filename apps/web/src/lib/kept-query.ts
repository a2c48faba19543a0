import type { QueryFunctionContext } from '@tanstack/react-query'
import { type AnswerName, dropOfflineAnswer, offlineAnswers, storeOfflineAnswer } from './offline-answers.ts'
import { isNoAnswer } from './refusal.ts'

type QueryContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>

/**
 * Asks, and keeps the answer on this device. When none comes, the last one stands in with the time it was kept,
 * beside the error; `asData` puts it into the form in which the query holds its answers.
 */
export async function askOrKept<T>(
  { client, queryKey, signal }: QueryContext,
  name: AnswerName,
  ask: () => Promise<T>,
  asData: (answer: T) => unknown = (answer) => answer,
): Promise<T> {
  try {
    const answer = await ask()
    void storeOfflineAnswer(name, answer)
    return answer
  } catch (error) {
    if (!isNoAnswer(error)) void dropOfflineAnswer(name)
    else if (client.getQueryData(queryKey) === undefined) {
      const [kept] = await offlineAnswers<T>(name)
      if (kept && !signal.aborted) client.setQueryData(queryKey, asData(kept.answer), { updatedAt: kept.at })
    }
    throw error
  }
}

/** Of when the shown answer is, while no newer one can be had. */
export const asOf = (read: { error: unknown; dataUpdatedAt: number }): Date | undefined =>
  isNoAnswer(read.error) && read.dataUpdatedAt > 0 ? new Date(read.dataUpdatedAt) : undefined
