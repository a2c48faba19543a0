import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from '../testing/sample-class.ts'
import { type BrowserPage, startPoller } from './poller.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function createPage() {
  const listeners = new Set<() => void>()
  let awake = true
  const page: BrowserPage = {
    isAwake: () => awake,
    watch(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
  const set = (next: boolean) => {
    awake = next
    for (const tell of listeners) tell()
  }
  return { page, set }
}

test('reads every second and a half, not while the page sleeps, and at once when it wakes', async () => {
  const { page, set } = createPage()
  const read = vi.fn(async () => {})
  const stop = startPoller({ read, page })
  await later(4_600)
  expect(read).toHaveBeenCalledTimes(3)
  set(false)
  await later(60_000)
  expect(read).toHaveBeenCalledTimes(3)
  set(true)
  await later(10)
  expect(read).toHaveBeenCalledTimes(4)
  stop()
  await later(60_000)
  expect(read).toHaveBeenCalledTimes(4)
})

test('after failures it asks less often, and never two at a time', async () => {
  const { page, set } = createPage()
  const read = vi.fn(() => Promise.reject(new Error('away')))
  const stop = startPoller({ read, page })
  await later(60_000)
  expect(read.mock.calls.length).toBeLessThan(8)
  const slow = vi.fn(() => new Promise<void>(() => {}))
  const stopSlow = startPoller({ read: slow, page })
  await later(2_000)
  set(true)
  await later(10_000)
  expect(slow).toHaveBeenCalledTimes(1)
  stop()
  stopSlow()
})
