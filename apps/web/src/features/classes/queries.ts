import type { ClassSummary } from '@klasrum/contract/classes'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { askOrKept } from '../../lib/kept-query.ts'
import { CallRefused } from '../../lib/refusal.ts'
import { orAskToLogIn } from '../../ui/log-in-request.ts'

const root = 'classes'

export const classKeys = {
  all: [root],
  /** Lists and counts of classes. */
  lists: [root, 'list'],
  /** One class with its roster. */
  record: (id: number) => [root, 'record', id],
  openings: (id: number) => [root, 'openings', id],
  holdings: (id: number) => [root, 'holdings', id],
} as const

/** The class and its roster in one answer; the class record and the roster page share it. */
export const useClassRecord = (id: number) =>
  useQuery({
    queryKey: classKeys.record(id),
    queryFn: (asked) =>
      askOrKept(asked, ['record', id], () =>
        orAskToLogIn(
          'Please log in to access this page',
          call(
            'GET /api/education/classes/{id}/record',
            { params: { id }, query: { parts: 'roster' } },
            { signal: asked.signal },
          ),
        ),
      ),
    enabled: id > 0,
  })

/** What a list or a page has read of a class already; it may be out of date. */
export function knownClass(client: QueryClient, id: number): ClassSummary | undefined {
  const read = client.getQueryData<{ klass: ClassSummary }>(classKeys.record(id))
  if (read) return read.klass
  const lists = client.getQueriesData<{ pages?: ClassSummary[][] }>({ queryKey: classKeys.lists })
  return lists.flatMap(([, list]) => list?.pages?.flat() ?? []).find((klass) => klass.id === id)
}

/** What goes with the class when it is deleted, and what keeps its policy and school in place. */
export const useHoldings = (id: number) =>
  useQuery({
    queryKey: classKeys.holdings(id),
    queryFn: ({ signal }) => call('GET /api/education/classes/{id}/holdings', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** After a change to the class or to its roster: the record, and the lists that count its learners. */
export async function loadClassAgain(client: QueryClient, id: number): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  void client.invalidateQueries({ queryKey: classKeys.lists })
  await client.invalidateQueries({ queryKey: classKeys.record(id) })
}

/** After a class came, went, or was put away: every list that shows or counts it. */
export async function loadClassesAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['dashboard'] })
  void client.invalidateQueries({ queryKey: ['subjects'] })
  await client.invalidateQueries({ queryKey: classKeys.all })
}

export const isNoSuchClass = (error: unknown): boolean => error instanceof CallRefused && error.status === 404
