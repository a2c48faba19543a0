import { availableParallelism } from 'node:os'
import { turns } from '@klasrum/turns/turns'

/** Speaking processes that run at the same time, for all shows together. */
const lane = turns({ most: Math.max(2, Math.min(4, availableParallelism())) })

/** Does the work when it is its turn; not at all when it is called off before. */
export async function inSeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let begun = false
  try {
    await lane.take(() => {
      begun = true
      return work()
    }, signal)
  } catch (error) {
    if (begun) throw error
  }
}

/** Whether somebody else waits for a seat. */
export const othersWait = (): boolean => lane.othersWait()
