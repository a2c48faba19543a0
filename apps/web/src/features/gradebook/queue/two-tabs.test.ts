import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Value } from '../model/values.ts'
import { abad, later, sampleItems } from '../testing/sample-class.ts'
import { createSheetServer } from '../testing/sheet-server.ts'
import { openSheetTab } from '../testing/sheet-tab.ts'
import { createSlowStore } from '../testing/slow-store.ts'
import { createTabHub } from '../testing/tab-hub.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function openTabs() {
  const server = createSheetServer({ items: sampleItems, learners: [[12, 'Abad, Jericho', 'male']] })
  const store = createSlowStore(3)
  const hub = createTabHub()
  const sentBy: string[] = []
  const open = async (tab: string) => {
    const opening = openSheetTab({ server, name: 'Ana', store, tabs: hub(), onBatch: () => sentBy.push(tab) })
    await later(30)
    return opening
  }
  return { server, sentBy, first: await open('first'), second: await open('second') }
}

test('one sends; both show each other what was typed and saved', async () => {
  const { server, sentBy, first, second } = await openTabs()
  second.sheet.acts.type(abad, '15')
  await later(20)
  expect(first.sheet.cells.view(1, 12)).toMatchObject({ value: 15, state: 'waiting' })
  await later(1_000)
  expect(sentBy).toEqual(['first'])
  expect(second.sheet.cells.view(1, 12)).toMatchObject({ value: 15, state: 'just saved' })
  expect(server.valueOf(abad)).toBe(15)
})

test('when the sending tab closes, the other one goes on', async () => {
  const { server, sentBy, first, second } = await openTabs()
  second.sheet.acts.type(abad, '15')
  await later(20)
  first.close()
  await later(1_000)
  expect(sentBy).toEqual(['second'])
  expect(server.valueOf(abad)).toBe(15)
})

test("what was typed last stays in sight while the other tab's older value is still being read", async () => {
  const { server, first, second } = await openTabs()
  second.sheet.acts.type(abad, '5')
  await later(4)
  first.sheet.acts.type(abad, '6')
  const shown: Value[] = []
  first.sheet.topics.subscribe('cell:1:12', () => shown.push(first.sheet.cells.view(1, 12).value))
  await later(1_000)
  expect(new Set(shown)).toEqual(new Set([6]))
  expect(server.valueOf(abad)).toBe(6)
})

test('a verdict is known in both tabs, and either can lift it', async () => {
  const { server, first, second } = await openTabs()
  second.sheet.acts.type(abad, '5')
  server.put('Ben', abad, 8)
  await later(1_000)
  for (const tab of [first, second]) {
    expect(tab.sheet.cells.view(1, 12)).toMatchObject({ state: 'conflict', theirs: { value: 8, by: 'Ben' } })
  }
  second.sheet.acts.choose(abad, 'mine')
  await later(1_000)
  expect(first.sheet.cells.view(1, 12)).toMatchObject({ value: 5, theirs: null })
  expect(server.valueOf(abad)).toBe(5)
})
