import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childCommands } from '@klasrum/testkit/child-processes'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { NoVoice } from './refused.ts'
import { openVoiceProgram } from './voice-program.ts'

const programs = () => childCommands().filter((command) => command.includes('espeak-voice')).length

async function aProgram(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-voice-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'espeak-voice.mjs')
  await writeFile(path, text)
  return path
}

test('F27: the voice is a program of its own that speaks over a pipe, one text after the other, and ends when it is told', async () => {
  // The one that the built-in voice has open for other tests ends with this process.
  const before = programs()
  const { say, end } = openVoiceProgram()
  const [long, short] = [await say('en-us', 138, 'Good morning, teacher.'), await say('id', 138, 'Salamat.')]
  expect(long.samplerate).toBe(22_050)
  expect(long.samples.length).toBeGreaterThan(long.samplerate / 2)
  expect(long.words.map(({ at }) => at)).toEqual([1, 6, 15])
  expect(short.samples.length).toBeLessThan(long.samples.length)
  expect(programs()).toBe(before + 1)
  end()
  await until(() => programs() === before, { what: 'the program to end' })
})

test('F27: a voice that it does not know is told', async () => {
  const { say, end } = openVoiceProgram()
  await expect(say('of-nobody', 138, 'Hello.')).rejects.toThrow('There is no voice "of-nobody".')
  end()
})

test.each([
  ['the program was taken away', '/nowhere/espeak-voice.ts'],
  ['its engine is not installed', undefined],
])('F27: where %s, that is said and nothing breaks', async (_, path) => {
  const program = path ?? (await aProgram(`process.stdout.write('{"error":"Cannot find package x"}\\n')`))
  const asked = (async () => openVoiceProgram(program).say('en-us', 138, 'Hello.'))()
  await expect(asked).rejects.toThrow(NoVoice)
  await expect(asked).rejects.toThrow('The built-in voice is not installed.')
})

test('F27: a program that ends in the middle of a sentence is an error, not silence', async () => {
  const path = await aProgram(`process.stdout.write('{"samplerate":22050,"bytes":9000,"words":[]}\\nab')`)
  await expect(openVoiceProgram(path).say('en-us', 138, 'Hello.')).rejects.toThrow('in the middle')
})
