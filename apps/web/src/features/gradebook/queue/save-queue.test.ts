import { nonEmpty } from '@klasrum/testkit/non-empty'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from '../testing/sample-class.ts'
import { createSheetServer, item } from '../testing/sheet-server.ts'
import { createWire, openSheetTab } from '../testing/sheet-tab.ts'
import type { Batch } from './pending.ts'
import { createMemoryStore } from './pending-store.ts'
import { statusWords } from './status-words.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const quiz = { item: 1, student: 11 }
const project = { item: 2, student: 12 }
const newServer = () =>
  createSheetServer({
    items: [item(1, 'quiz', 20), item(2, 'project', 30), item(3, 'qa', 50)],
    learners: [
      [11, 'Abad, Jericho', 'male'],
      [12, 'Bautista, Ana', 'female'],
    ],
  })

test('scores typed within a moment go out together and turn from waiting to saving to saved', async () => {
  const server = newServer()
  const batches: Batch[] = []
  const tab = await openSheetTab({ server, name: 'Ana', onBatch: (batch) => batches.push(batch) })
  const stateOf = () => tab.sheet.cells.view(1, 11).state
  tab.sheet.acts.type(quiz, '17')
  tab.sheet.acts.type(project, '25')
  expect(stateOf()).toBe('waiting')
  await later(260)
  expect(stateOf()).toBe('saving')
  expect(statusWords(tab.queue.status())).toBe('Saving 2')
  await later(60)
  expect(stateOf()).toBe('just saved')
  expect(statusWords(tab.queue.status())).toBe('Saved')
  expect(batches.map(({ body }) => body.cells.length)).toEqual([2])
  await later(2_100)
  expect(stateOf()).toBe('saved')
  expect([server.valueOf(quiz), server.valueOf(project)]).toEqual([17, 25])
})

test('the newest value wins over those typed while it was waiting, and is written once', async () => {
  const server = newServer()
  const tab = await openSheetTab({ server, name: 'Ana' })
  for (const text of ['1', '12', '14']) tab.sheet.acts.type(quiz, text)
  await later(1_000)
  expect(server.history.map(({ to }) => to)).toEqual([14])
})

test('a value typed while an older one is on its way follows it and knows it', async () => {
  const server = newServer()
  const tab = await openSheetTab({ server, name: 'Ana' })
  tab.sheet.acts.type(quiz, '5')
  await later(260)
  tab.sheet.acts.type(quiz, '6')
  await later(1_000)
  expect(server.history.map(({ from, to }) => [from, to])).toEqual([
    [null, 5],
    [5, 6],
  ])
  expect(tab.sheet.cells.view(1, 11)).toMatchObject({ value: 6, state: 'just saved' })
})

test('when the answer gets lost after the score was stored, nobody is told of a conflict with themself', async () => {
  const server = newServer()
  const wire = createWire()
  const tab = await openSheetTab({ server, name: 'Ana', wire })
  wire.mode = 'lost'
  tab.sheet.acts.type(quiz, '5')
  await later(400)
  expect(server.valueOf(quiz)).toBe(5)
  tab.sheet.acts.type(quiz, '6')
  wire.mode = 'fine'
  await later(3_000)
  expect(tab.sheet.cells.view(1, 11)).toMatchObject({ value: 6, theirs: null })
  expect(server.history.map(({ to }) => to)).toEqual([5, 6])
})

test('nor is it a conflict when the own score comes up, or the session ends, before the answer', async () => {
  const server = newServer()
  const wire = createWire()
  const tab = await openSheetTab({ server, name: 'Ana', wire })
  wire.mode = 'lost'
  tab.sheet.acts.type(quiz, '5')
  await later(400)
  tab.sheet.acts.type(quiz, '6')
  tab.poll()
  expect(tab.sheet.cells.view(1, 11).theirs).toBeNull()
  wire.mode = 'signed out'
  await later(5_000)
  wire.mode = 'fine'
  tab.queue.resume()
  await later(1_000)
  expect(tab.sheet.cells.view(1, 11)).toMatchObject({ value: 6, state: 'just saved' })
  expect(server.history.map(({ to }) => to)).toEqual([5, 6])
})

test('without a connection the cells wait, say so, and go out when it is back', async () => {
  const server = newServer()
  const tab = await openSheetTab({ server, name: 'Ana' })
  tab.setOnline(false)
  tab.sheet.acts.type(quiz, '9')
  tab.sheet.acts.type(project, '8')
  await later(60_000)
  expect(statusWords(tab.queue.status())).toBe('Offline – 2 unsent')
  expect(server.history).toEqual([])
  tab.setOnline(true)
  await later(100)
  expect(statusWords(tab.queue.status())).toBe('Saved')
  expect(server.history).toHaveLength(2)
})

test('a server in trouble is asked less and less often, and at once when told to', async () => {
  const server = newServer()
  const wire = createWire()
  const batchTimes: number[] = []
  const tab = await openSheetTab({ server, name: 'Ana', wire, onBatch: () => batchTimes.push(Date.now()) })
  wire.mode = 'away'
  tab.sheet.acts.type(quiz, '9')
  await later(300_000)
  const gaps = batchTimes.slice(1).map((time, index) => time - (batchTimes[index] ?? 0))
  expect(gaps[0]).toBeLessThan(600)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(30_100)
  expect(gaps.at(-1)).toBeGreaterThan(14_000)
  expect(statusWords(tab.queue.status())).toBe('Not saved – will retry')
  wire.mode = 'fine'
  tab.queue.sendNow()
  await later(100)
  expect(statusWords(tab.queue.status())).toBe('Saved')
})

test('an ended session stops the sending and keeps everything until the next sign-in', async () => {
  const server = newServer()
  const wire = createWire()
  const batchTimes = vi.fn()
  const tab = await openSheetTab({ server, name: 'Ana', wire, onBatch: batchTimes })
  wire.mode = 'signed out'
  tab.sheet.acts.type(quiz, '9')
  await later(120_000)
  expect(batchTimes).toHaveBeenCalledTimes(1)
  expect(statusWords(tab.queue.status())).toBe('Signed out – 1 unsent')
  wire.mode = 'fine'
  tab.queue.resume()
  await later(1_000)
  expect(server.valueOf(quiz)).toBe(9)
})

test('a refused batch keeps what was typed, with the reason, and can be tried again', async () => {
  const server = newServer()
  const wire = createWire()
  const tab = await openSheetTab({ server, name: 'Ana', wire })
  wire.mode = 'refusing'
  tab.sheet.acts.type(quiz, '9')
  await later(1_000)
  expect(tab.sheet.cells.view(1, 11)).toMatchObject({
    value: 9,
    state: 'refused',
    problem: 'This quarter is closed. Reopen it to change it.',
  })
  expect(statusWords(tab.queue.status())).toBe('Not saved – 1 to look at')
  wire.mode = 'fine'
  tab.sheet.acts.retry(quiz)
  await later(1_000)
  expect(server.valueOf(quiz)).toBe(9)
})

test('unsent cells outlive the page, and those of another user on the device stay untouched', async () => {
  const server = newServer()
  const store = createMemoryStore()
  const ana = await openSheetTab({ server, name: 'Ana', user: 1, store })
  ana.setOnline(false)
  ana.sheet.acts.type(quiz, '9')
  await later(500)
  ana.close()
  const ben = await openSheetTab({ server, name: 'Ben', user: 2, store })
  await later(5_000)
  expect(ben.sheet.cells.view(1, 11)).toMatchObject({ value: null, state: 'saved' })
  expect(server.history).toEqual([])
  ben.close()
  const again = await openSheetTab({ server, name: 'Ana', user: 1, store })
  expect(again.sheet.cells.view(1, 11)).toMatchObject({ value: 9, state: 'waiting' })
  await later(1_000)
  expect(server.history).toMatchObject([{ by: 'Ana', to: 9 }])
  expect(await store.load(1)).toEqual([])
})

test('a paste of a thousand cells goes out in batches of at most 500, one after another', async () => {
  const items = Array.from({ length: 20 }, (_, index) => item(index + 1, 'quiz', 20))
  const server = createSheetServer({
    items,
    learners: Array.from({ length: 60 }, (_, index) => [index + 100, `Learner ${index}`, 'male']),
  })
  const sizes: number[] = []
  const tab = await openSheetTab({
    server,
    name: 'Ana',
    onBatch: ({ body }) => sizes.push(body.cells.length),
  })
  tab.sheet.cursor.select({ row: 0, column: 0 })
  tab.sheet.acts.paste(Array(60).fill(Array(20).fill('7').join('\t')).join('\n'))
  await later(2_000)
  expect(sizes).toEqual([500, 500, 200])
  expect(nonEmpty(server.history).every(({ source }) => source === 'paste')).toBe(true)
})

test('a store that fails is said, and the cells still go out', async () => {
  const server = newServer()
  const broken = { ...createMemoryStore(), change: () => Promise.reject(new Error('full')) }
  const tab = await openSheetTab({ server, name: 'Ana', store: broken })
  tab.sheet.acts.type(quiz, '15')
  await later(1_000)
  expect(tab.queue.status()).toMatchObject({ kept: false, unsent: 0 })
  expect(server.valueOf(quiz)).toBe(15)
})
