import type { Sheet } from '@klasrum/contract/sheets'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { askOrKept } from '../../../lib/kept-query.ts'

/** So late, a sheet that was read ahead of its page is not read again. */
const freshMs = 10_000
const root = 'sheets'

export const sheetKeys = {
  /** All that is read of one class's sheets. */
  klass: (id: number) => [root, id],
  sheet: (id: number, quarter: number) => [root, id, 'sheet', quarter],
  grades: (id: number, quarter: number) => [root, id, 'grades', quarter],
  changes: (id: number, of: object) => [root, id, 'changes', of],
  events: (id: number) => [root, id, 'events'],
} as const

/** Under which names the device keeps what was read. */
export const offlineName = {
  sheet: (id: number, quarter: number) => ['sheet', id, quarter] as const,
  sheets: (id: number) => ['sheet', id] as const,
  grades: (id: number, quarter: number) => ['grades', id, quarter] as const,
}

export const fetchSheet = (id: number, quarter: number, signal?: AbortSignal): Promise<Sheet> =>
  call('GET /api/education/classes/{id}/sheets/{quarter}', { params: { id, quarter } }, { signal })

/** All that a sheet shows, in one answer; `asked` is one that is on its way already. */
export const sheetQuery = (id: number, quarter: number, asked?: Promise<Sheet>) =>
  queryOptions({
    queryKey: sheetKeys.sheet(id, quarter),
    queryFn: (context) =>
      askOrKept(
        context,
        offlineName.sheet(id, quarter),
        () => asked ?? fetchSheet(id, quarter, context.signal),
      ),
    staleTime: freshMs,
    refetchOnWindowFocus: false,
  })
