import { nonEmpty } from '@klasrum/testkit/non-empty'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cellKeyOf, type Value } from '../model/values.ts'
import { allCells, writerDeeds } from '../testing/deeds.ts'
import { later } from '../testing/sample-class.ts'
import { comeToRest, follow, gather } from '../testing/writers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('whatever two people type, offline, with lost answers and reloads: nothing is lost, doubled or overwritten in silence', async () => {
  let stored = 0
  await fc.assert(
    fc.asyncProperty(writerDeeds(2), async (all) => {
      const { server, writers } = await gather(2, { sameBrowser: false })
      for (const deed of all) await follow(deed, writers, server.history)
      await comeToRest(writers)
      stored += server.history.length
      for (const { tab, name, wants, wanted, saw } of nonEmpty(writers)) {
        expect(tab.queue.status()).toMatchObject({ waiting: 0, saving: 0, refused: 0, link: 'fine' })
        for (const cell of nonEmpty(allCells)) {
          const key = cellKeyOf(cell.item, cell.student)
          const rows = server.history.filter((row) => cellKeyOf(row.item, row.student) === key)
          const { value, state, theirs } = tab.sheet.cells.view(cell.item, cell.student)
          const want = wants.get(key)
          if (state === 'conflict') {
            expect(value).toBe(want?.value)
            expect(theirs?.value).toBe(server.valueOf(cell))
            expect(theirs?.by).not.toBeNull()
          } else {
            expect(value).toBe(server.valueOf(cell))
            const storedSince = [...server.history.slice(want?.since ?? 0)].filter(
              (row) => cellKeyOf(row.item, row.student) === key,
            )
            const stood = storedSince[0]?.from ?? (storedSince.length ? null : server.valueOf(cell))
            if (want) expect([stood, ...storedSince.map(({ to }) => to)]).toContain(want.value)
          }
          const own = rows.filter(({ by }) => by === name)
          expect(
            isWithin(
              own.map(({ to }) => to),
              wanted.get(key) ?? [],
            ),
          ).toBe(true)
          expect([...(saw.get(key) ?? [])]).toEqual(expect.arrayContaining(own.map(({ from }) => from)))
        }
      }
      for (const { tab } of writers) tab.close()
    }),
    { numRuns: 150 },
  )
  expect(stored).toBeGreaterThan(150)
}, 120_000)

test('two tabs of one teacher: the last value typed in a cell is stored, in order, and no conflict is made up', async () => {
  await fc.assert(
    fc.asyncProperty(writerDeeds(2), async (all) => {
      const { server, writers } = await gather(2, { sameBrowser: true })
      const last = new Map<string, Value>()
      for (const deed of all) {
        await follow(deed, writers, server.history)
        const tab = deed.do === 'wait' ? undefined : writers[deed.who]?.tab
        if (deed.do === 'type') last.set(cellKeyOf(deed.cell.item, deed.cell.student), Number(deed.text))
        else if (tab && 'cell' in deed)
          last.set(cellKeyOf(deed.cell.item, deed.cell.student), deed.do === 'clear' ? null : 'excused')
        else if (tab && (deed.do === 'undo' || deed.do === 'redo')) {
          for (const cell of allCells) {
            last.set(cellKeyOf(cell.item, cell.student), tab.sheet.cells.view(cell.item, cell.student).value)
          }
        }
        await later(20)
      }
      await comeToRest(writers)
      for (const { tab } of nonEmpty(writers)) {
        expect(tab.queue.status()).toMatchObject({ unsent: 0, link: 'fine' })
        for (const cell of nonEmpty(allCells)) {
          const key = cellKeyOf(cell.item, cell.student)
          expect(server.valueOf(cell)).toBe(last.get(key) ?? null)
          expect(tab.sheet.cells.view(cell.item, cell.student).value).toBe(server.valueOf(cell))
        }
        tab.close()
      }
    }),
    { numRuns: 100 },
  )
}, 120_000)

/** Whether all of these come in that order among the others. */
function isWithin(some: readonly Value[], all: readonly Value[]): boolean {
  let at = 0
  for (const value of all) if (at < some.length && some[at] === value) at += 1
  return at === some.length
}
