import { queryClient } from '../../../lib/query.ts'
import { sessionKnown, sessionNow } from '../../../lib/session.ts'
import { readStoredUser } from '../../../lib/stored-user.ts'
import { fetchSheet, sheetQuery } from './sheet-query.ts'

export const typedQuarter = (typed: string | null | undefined): number =>
  typed && /^[1-4]$/.test(typed) ? Number(typed) : 1

/**
 * The sheet that the address names, and the queue of unsent scores, are asked for while the session and the page itself
 * are still on their way: the page finds them when it is drawn for the first time.
 */
export function readSheetAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const id = Number(/^\/classes\/(\d+)\/gradebook\/?$/.exec(pathname)?.[1])
  const expected = sessionNow().state === 'loading' ? readStoredUser() : null
  if (!id || expected?.role !== 'teacher') return
  const quarter = typedQuarter(new URLSearchParams(search).get('quarter'))
  const request = fetchSheet(id, quarter)
  request.catch(() => {})
  void import('./session-queue.ts').then(({ queueOf }) => queueOf(expected.id)).catch(() => {})
  void sessionKnown().then(({ user }) => {
    if (user) void queryClient.prefetchQuery({ ...sheetQuery(id, quarter, request), retry: false })
  })
}
