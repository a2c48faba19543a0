import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countClassesOf } from './classes.store.ts'

/** Of one person in one term: far above what anybody teaches, or a large school has. */
const mostClasses = { teacher: 200, others: 5_000 }

export async function refuseMoreClasses(tx: Tx, { user_id, role }: Actor, term_id: number): Promise<void> {
  const most = role === 'teacher' ? mostClasses.teacher : mostClasses.others
  if ((await countClassesOf(tx, user_id, term_id)) >= most)
    refuse('class.too_many', { fill: { most: most.toLocaleString('en-PH') } })
}
