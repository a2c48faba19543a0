import { expect, test } from 'vitest'
import { onBehalfOf, type Turns, turns } from './turns.ts'

/** Pieces that end when they are told to, and the order in which they began. */
function desk(lane: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (caller: string, name: string, signal?: AbortSignal) =>
      onBehalfOf(caller, () =>
        lane.take(async () => {
          begun.push(name)
          await new Promise<void>((resolve) => ends.set(name, resolve))
          return name
        }, signal),
      ),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

test('F10: whoever asks for a hundred pieces makes another wait for one of them', async () => {
  const { ask, begun, end } = desk(turns({ most: 1 }))
  for (let each = 0; each < 100; each += 1) void ask('ana', `ana ${each}`)
  void ask('ben', 'ben 0')
  void ask('cora', 'cora 0')
  await end('ana 0')
  await end('ben 0')
  await end('cora 0')
  expect(begun).toEqual(['ana 0', 'ben 0', 'cora 0', 'ana 1'])
})

test('F10: one caller has at most two pieces at work, and the place beside them stays free for others', async () => {
  const { ask, begun, end } = desk(turns({ most: 3 }))
  for (const name of ['ana 0', 'ana 1', 'ana 2']) void ask('ana', name)
  expect(begun).toEqual(['ana 0', 'ana 1'])
  void ask('ben', 'ben 0')
  expect(begun).toEqual(['ana 0', 'ana 1', 'ben 0'])
  await end('ana 1')
  expect(begun).toEqual(['ana 0', 'ana 1', 'ben 0', 'ana 2'])
})

test('work that is called off while it waits is never begun, and the next one is', async () => {
  const { ask, begun, end } = desk(turns({ most: 1 }))
  void ask('ana', 'first')
  const called = new AbortController()
  const second = ask('ana', 'second', called.signal)
  const third = ask('ana', 'third')
  called.abort(new Error('nobody waits any more'))
  await expect(second).rejects.toThrow('nobody waits any more')
  await end('first')
  await end('third')
  expect(await third).toBe('third')
  expect(begun).toEqual(['first', 'third'])
})

test('a piece that fails leaves its place to the next', async () => {
  const lane = turns({ most: 1 })
  const failed = onBehalfOf('ana', () => lane.take(() => Promise.reject(new Error('broken'))))
  const next = onBehalfOf('ben', () => lane.take(async () => 'done'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('a caller hears that others wait, and not that it waits itself', async () => {
  const lane = turns({ most: 1 })
  const { ask, end } = desk(lane)
  void ask('ana', 'first')
  const more = ask('ana', 'more')
  const waits = () => onBehalfOf('ana', () => lane.othersWait())
  expect(waits()).toBe(false)
  const other = ask('ben', 'other')
  expect(waits()).toBe(true)
  for (const name of ['first', 'other', 'more']) await end(name)
  await Promise.all([more, other])
})
