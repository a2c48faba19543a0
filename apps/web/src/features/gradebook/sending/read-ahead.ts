import type { Sheet } from '@klasrum/contract/sheets'
import { call } from '../../../lib/call.ts'
import { readKeptUser } from '../../../lib/kept-user.ts'
import { sessionNow } from '../../../lib/session.ts'

export const typedQuarter = (typed: string | null | undefined): number =>
  typed && /^[1-4]$/.test(typed) ? Number(typed) : 1

let ahead: { id: number; quarter: number; answer: Promise<Sheet> } | null = null

export const askForSheet = (id: number, quarter: number, signal?: AbortSignal): Promise<Sheet> =>
  call('GET /api/education/classes/{id}/sheets/{quarter}', { params: { id, quarter } }, { signal })

/** The sheet that the address names is asked for while the session and the page itself are still on their way. */
export function readSheetAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const id = Number(/^\/classes\/(\d+)\/gradebook\/?$/.exec(pathname)?.[1])
  const isExpected = sessionNow().state === 'loading' && readKeptUser()?.role === 'teacher'
  if (!id || !isExpected) return
  const quarter = typedQuarter(new URLSearchParams(search).get('quarter'))
  const answer = askForSheet(id, quarter)
  answer.catch(() => {})
  ahead = { id, quarter, answer }
}

/** Once: a sheet opened again is asked for again. */
export function takeReadAhead(id: number, quarter: number): Promise<Sheet> | undefined {
  const taken = ahead?.id === id && ahead.quarter === quarter ? ahead.answer : undefined
  ahead = null
  return taken
}
