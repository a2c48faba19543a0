/*
 * espeak-voice: text in, samples out.
 *
 * This program is free software: you can redistribute it and/or modify it under the terms of the GNU General Public License
 * as published by the Free Software Foundation, either version 3 of the License, or (at your option) any later version. It
 * comes without any warranty. The file COPYING has the whole text.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Request = { voice: string; rate: number; text: string; sounds?: boolean }

const answer = (head: object, samples?: Uint8Array): void => {
  process.stdout.write(`${JSON.stringify(head)}\n`)
  if (samples) process.stdout.write(samples)
}

/** Dictionaries of Russian, Faroese, Chinese and Luxembourgish: 17 of the 24 MB that would stay in memory, never asked for. */
const leftOut = /\/(ru|fo|cmn|yue|lb)_dict$/

/** The engine's files as they lie in its package. What is left out stays zero: memory that is never touched takes none. */
function filesOf(engine: string, bytes: number): ArrayBuffer {
  const files = new ArrayBuffer(bytes)
  const list = readFileSync(engine, 'latin1').matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g)
  const data = openSync(engine.replace(/\.js$/, '.data'), 'r')
  for (const [, name = '', from, to] of list) {
    const position = Number(from)
    if (!leftOut.test(name))
      readSync(data, new Uint8Array(files, position, Number(to) - position), { position })
  }
  closeSync(data)
  return files
}

async function engineOf() {
  const path = import.meta.resolve('@echogarden/espeak-ng-emscripten')
  const { default: load } = await import('@echogarden/espeak-ng-emscripten')
  const { eSpeakNGWorker } = await load({
    getPreloadedPackage: (_name, bytes) => filesOf(fileURLToPath(path), bytes),
  })
  return new eSpeakNGWorker()
}

let loaded: ReturnType<typeof engineOf> | undefined

async function say({ voice, rate, text, sounds }: Request): Promise<void> {
  loaded ??= engineOf()
  const engine = await loaded
  // An unknown voice leaves the one before it at work, and only this tells.
  if (engine.set_voice(voice) !== 0) return answer({ error: `There is no voice "${voice}".` })
  engine.set_rate(rate)
  const parts: Buffer[] = []
  const words: { at: number; ms: number; sounds: string[] }[] = []
  engine.synthesize(text, (samples, events) => {
    const part = Buffer.alloc(samples.length * 2)
    samples.forEach((sample, at) => {
      part.writeInt16LE(sample, at * 2)
    })
    parts.push(part)
    for (const { type, text_position, audio_position, id } of events) {
      if (type === 'word') words.push({ at: text_position, ms: audio_position, sounds: [] })
      if (type === 'phoneme' && id) words.at(-1)?.sounds.push(id)
    }
    return false
  })
  if (sounds) return answer({ samplerate: engine.get_samplerate(), bytes: 0, words })
  const samples = Buffer.concat(parts)
  const times = words.map(({ at, ms }) => ({ at, ms }))
  answer({ samplerate: engine.get_samplerate(), bytes: samples.length, words: times }, samples)
}

for await (const line of createInterface({ input: process.stdin }))
  await say(JSON.parse(line)).catch((error: unknown) =>
    answer({ error: error instanceof Error ? error.message : String(error) }),
  )
