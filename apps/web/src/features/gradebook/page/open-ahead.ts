import { queryClient } from '../../../lib/query.ts'
import { sessionNow } from '../../../lib/session.ts'
import { keepsClasses, knownClass, quarterIn } from '../../classes/door.ts'
import { queueOf } from '../sending/session-queue.ts'
import { sheetQuery } from '../sending/sheet-query.ts'

/** A pointer or a finger is on the way to the sheet of a class that is known: all it needs is asked for. */
export function openAhead(id: number, typed: string | undefined): void {
  const { user } = sessionNow()
  const klass = knownClass(queryClient, id)
  if (!user || !keepsClasses(user.role) || !klass) return
  void queryClient.prefetchQuery(sheetQuery(id, quarterIn(klass, typed)))
  void queueOf(user.id).catch(() => {})
}
