import { performance } from 'node:perf_hooks'
import { childCommands } from '@klasrum/testkit/child-processes'
import { expect, test } from 'vitest'
import { narrateScenes } from './narrate.ts'
import { workedOff } from './speaking.ts'
import type { NarrationWork } from './work.ts'

/** Speaking processes that this one has started. */
const children = () => childCommands().filter((command) => command.includes('speech.child')).length

const scene = (at: number) => ({
  id: `${at}`,
  text: 'Bees carry pollen because they visit many flowers. '.repeat(3),
  pauseSeconds: 0,
})

test('a show that is called off leaves no process behind', async () => {
  const calling = new AbortController()
  const off = new Error('Called off.')
  const during: number[] = []
  const narrating = narrateScenes(
    Array.from({ length: 30 }, (_, at) => scene(at)),
    {
      language: 'en',
      signal: calling.signal,
      onScene: () => {
        during.push(children())
        calling.abort(off)
      },
    },
  )
  await expect(narrating).rejects.toBe(off)
  expect(during[0]).toBeGreaterThan(0)
  expect(children()).toBe(0)
}, 60_000)

test('one that is called off before it begins starts nothing', async () => {
  const signal = AbortSignal.abort(new Error('Too late.'))
  await expect(narrateScenes([scene(1)], { language: 'en', signal })).rejects.toThrow('Too late.')
})

test('work that takes too long is tried once more and then given up, with its process', async () => {
  const work: NarrationWork = { kind: 'scene', scene: scene(1), language: 'en', google: null }
  await expect(workedOff([work], { atOnce: 1, longest: 1 })).rejects.toThrow('took more than')
  expect(children()).toBe(0)
}, 60_000)

test('the process that asks waits most of the time', async () => {
  const before = performance.eventLoopUtilization()
  const { scenes } = await narrateScenes(
    Array.from({ length: 12 }, (_, at) => scene(at)),
    { language: 'en' },
  )
  const { utilization } = performance.eventLoopUtilization(before)
  expect(scenes).toHaveLength(12)
  expect(utilization).toBeLessThan(0.5)
}, 60_000)
