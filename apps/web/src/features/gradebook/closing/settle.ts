import type { CellId, Value } from '../model/values.ts'
import { sentOrStuck } from '../queue/sent-or-stuck.ts'
import type { Unsent } from '../queue/unsent.ts'

type Answered = CellId & { value: Value }

const problems = {
  stuck: 'Some scores were not saved. Look at the marked cells, then close the quarter.',
  late: 'The scores are not saved yet. Please try again when the connection is back.',
}

/**
 * Writes the answers and waits until the server has them: a quarter must not be closed over scores that are
 * still on the way.
 */
export async function settle(unsent: Unsent, answers: readonly Answered[]): Promise<void> {
  if (answers.length > 0)
    unsent.put(
      answers.map((answer) => ({ ...answer, seen: null })),
      'fill',
    )
  const how = await sentOrStuck(unsent)
  if (how !== 'sent') throw new Error(problems[how])
}
