import type { Sheet } from '@klasrum/contract/sheets'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { askOrKept, asOf } from '../../../lib/kept-query.ts'
import { offlineAnswers } from '../../../lib/offline-answers.ts'
import { classKeys } from '../../classes/door.ts'
import { offlineName, sheetKeys, sheetQuery } from '../sending/sheet-query.ts'

/** The class as the device kept it with the latest of its sheets; null for none. */
export const useManagedClass = (id: number, enabled: boolean) =>
  useQuery({
    queryKey: [...sheetKeys.klass(id), 'kept'],
    queryFn: async () => (await offlineAnswers<Sheet>(offlineName.sheets(id)))[0]?.answer.klass ?? null,
    enabled,
    gcTime: 0,
  })

/** Read at every opening; what was known meanwhile stands until then. */
export const useSheet = (id: number, quarter: number) =>
  useQuery({ ...sheetQuery(id, quarter), enabled: id > 0, staleTime: 0 })

/** The same for a page that is told what is new: one read a moment ago will do. */
export const useFollowedSheet = (id: number, quarter: number) =>
  useQuery({ ...sheetQuery(id, quarter), enabled: id > 0 })

/** Of when the sheet on the screen is, while no newer one can be had. */
export const useSheetAsOf = (id: number, quarter: number): Date | undefined =>
  asOf(useQuery({ ...sheetQuery(id, quarter), enabled: false }))

export const useQuarterGrades = (id: number, quarter: number, enabled = true) =>
  useQuery({
    queryKey: sheetKeys.grades(id, quarter),
    queryFn: (asked) =>
      askOrKept(asked, offlineName.grades(id, quarter), () =>
        call(
          'GET /api/education/classes/{id}/quarter-grades/{quarter}',
          { params: { id, quarter } },
          { signal: asked.signal },
        ),
      ),
    enabled,
    staleTime: 0,
  })

/** When quarters of the class were closed and reopened, the latest first. */
export const useQuarterEvents = (id: number, enabled = true) =>
  useQuery({
    queryKey: sheetKeys.events(id),
    queryFn: ({ signal }) =>
      call('GET /api/education/classes/{id}/quarter-events', { params: { id } }, { signal }),
    enabled,
    staleTime: 0,
  })

/** After a change to items, weights or closing: the sheets, and the lists that tell how far the class is. */
export async function loadSheetsAgain(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  void client.invalidateQueries({ queryKey: classKeys.lists })
  void client.invalidateQueries({ queryKey: classKeys.record(id) })
  await client.invalidateQueries({ queryKey: sheetKeys.klass(id) })
}
