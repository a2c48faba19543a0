import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childCommands } from '@klasrum/testkit/child-processes'
import { aHummingVoice } from '@klasrum/testkit/fakes/natural-voice'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { until } from '@klasrum/testkit/until'
import { onBehalfOf } from '@klasrum/turns/turns'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareVoice } from '../choose-voice.ts'
import { heard } from '../heard.ts'
import { narrateScenes } from '../narrate.ts'
import { NoVoice } from '../refused.ts'
import { endNaturalProcess } from './natural-process.ts'
import { runtimeFile } from './voice-files.ts'

const programs = () => childCommands().filter((command) => command.includes('natural.child')).length

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await aHummingVoice())
})
afterEach(async () => {
  await endNaturalProcess()
  await remove()
})

const scenes = (count: number, text = 'Ang bata ay nagbabasa. Masaya siya!') =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, text, pauseSeconds: 0 }))
const speak = (count: number, own: object = {}) =>
  narrateScenes(scenes(count), { language: 'fil', voicesFolder: folder, ...own })

test('one process speaks for all shows, and each word begins where the model says', async () => {
  const [one, other] = await Promise.all([speak(2), speak(2, { voice: 'natural-man' })])
  expect([one.voice_id, other.voice_id]).toEqual(['natural-fil-woman', 'natural-fil-man'])
  expect(programs()).toBe(1)
  const [scene] = one.scenes
  const sound = await heard(scene?.mp3 ?? new Uint8Array())
  expect(sound.seconds).toBeCloseTo(scene?.durationSec ?? 0, 3)
  for (const { text, startSec, wordStarts } of nonEmpty(scene?.sentences ?? [])) {
    expect(wordStarts).toHaveLength(text.split(' ').length)
    expect(Math.abs(sound.onset(startSec - 0.1) - startSec)).toBeLessThan(0.05)
  }
  // "aŋ bˈata": two signs and a space, of two frames of 25 ms each.
  const [first = 0, second = 0] = scene?.sentences[0]?.wordStarts ?? []
  expect(second - first).toBeCloseTo(3 * 2 * 0.025, 2)
}, 60_000)

test('the model is loaded before anything is to be said, once, and not for the quick voice', async () => {
  await prepareVoice({ voice: 'quick', voicesFolder: folder })
  expect(programs()).toBe(0)
  await Promise.all([1, 2].map(() => prepareVoice({ voice: null, voicesFolder: folder })))
  await until(() => existsSync(join(folder, 'loaded')), { what: 'the model' })
  await rm(join(folder, 'loaded'))
  await speak(1)
  expect(programs()).toBe(1)
  expect(existsSync(join(folder, 'loaded'))).toBe(false)
}, 60_000)

test('a sentence whose process dies is spoken once more', async () => {
  await writeFile(join(folder, 'crash'), '')
  const { scenes: spoken } = await speak(2)
  expect(spoken).toHaveLength(2)
  expect(existsSync(join(folder, 'crash'))).toBe(false)
}, 60_000)

test('one whose process always dies, whole and in shorter pieces, ends the show with an error that says so', async () => {
  await writeFile(join(folder, 'crash-always'), '')
  await expect(speak(1)).rejects.toThrow('The natural voice ended in the middle of a sentence.')
}, 60_000)

test('a sentence that the memory is not enough for is spoken in shorter pieces', async () => {
  await writeFile(join(folder, 'short-of-memory'), '')
  const text = `${'ang bata ay nagbabasa '.repeat(7).trim()}.`
  const { scenes: spoken } = await narrateScenes(scenes(2, text), { language: 'fil', voicesFolder: folder })
  for (const { sentences } of nonEmpty(spoken)) expect(sentences[0]?.wordStarts).toHaveLength(28)
}, 60_000)

test('files that cannot be loaded are no voice', async () => {
  await writeFile(join(folder, runtimeFile), 'this is no program')
  await expect(speak(1)).rejects.toThrow(NoVoice)
}, 60_000)

test('a long show does not keep a short one of somebody else waiting', async () => {
  const order: string[] = []
  const told = (name: string) => ({ onScene: () => order.push(name) })
  await Promise.all([
    onBehalfOf('user 1', () => speak(12, told('long'))),
    onBehalfOf('user 2', () => speak(1, told('short'))),
  ])
  expect(order.indexOf('short')).toBeLessThan(4)
  expect(order).toHaveLength(13)
}, 60_000)

test('a show that is called off is spoken no further', async () => {
  const calling = new AbortController()
  const off = new Error('Called off.')
  const told: number[] = []
  const show = speak(20, {
    signal: calling.signal,
    onScene: (done: number) => {
      told.push(done)
      calling.abort(off)
    },
  })
  await expect(show).rejects.toBe(off)
  expect(told).toEqual([1])
}, 60_000)
