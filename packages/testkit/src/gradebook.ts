import type { Tx } from '../../../apps/server/src/db/client.ts'
import { quarterWeights } from '../../../apps/server/src/features/gradebook/gradebook.tables.ts'
import { aClass, aGradeItem, aScore, type Class, onRoster } from './classes.ts'

/** Sets the weights of written work, performance tasks and the assessment. */
export const weigh = (tx: Tx, { id }: Pick<Class, 'id'>, [ww = 0, pt = 0, qa = 0]: number[], quarter = 1) =>
  tx.insert(quarterWeights).values({
    class_id: id,
    quarter,
    written_work_weight: ww,
    performance_task_weight: pt,
    quarterly_assessment_weight: qa,
  })

/** Ready to be closed: weights of 50 and 50, Ana with 16 of 20 and 10 of 10, Ben with 18 and excused. */
export async function aSettledClass(tx: Tx, wish: Parameters<typeof aClass>[1] = {}) {
  const klass = await aClass(tx, wish)
  await weigh(tx, klass, [50, 50, 0])
  const quiz = await aGradeItem(tx, klass, { max_score: 20 })
  const task = await aGradeItem(tx, klass, { category: 'pt', max_score: 10 })
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
  ]
  await aScore(tx, quiz, ana, { score: 16 })
  await aScore(tx, task, ana, { score: 10 })
  await aScore(tx, quiz, ben, { score: 18 })
  await aScore(tx, task, ben, { excused: true })
  return { klass, quiz, task, ana, ben }
}
