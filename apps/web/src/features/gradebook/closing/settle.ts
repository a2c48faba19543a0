import type { CellId, Value } from '../model/values.ts'
import type { Unsent } from '../queue/unsent.ts'

type Answered = CellId & { value: Value }

const longest = 30_000

/**
 * Writes the answers and waits until the server has them: a quarter must not be closed over scores that are
 * still on the way.
 */
export function settle(unsent: Unsent, answers: readonly Answered[]): Promise<void> {
  if (answers.length > 0)
    unsent.put(
      answers.map((answer) => ({ ...answer, seen: null })),
      'closing',
    )
  return new Promise((resolve, reject) => {
    const finish = (problem?: string) => {
      clearTimeout(timer)
      stop()
      if (problem) reject(new Error(problem))
      else resolve()
    }
    const look = () => {
      const pending = unsent.all()
      if (pending.length === 0) return finish()
      const stuck = pending.filter((cell) => unsent.verdict(cell))
      if (stuck.length === pending.length)
        finish('Some scores were not saved. Look at the marked cells, then close the quarter.')
    }
    const timer = setTimeout(
      () => finish('The scores are not saved yet. Please try again when the connection is back.'),
      longest,
    )
    const stop = unsent.watch(look)
    look()
  })
}
