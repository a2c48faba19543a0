import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programsOnPath } from '@klasrum/testkit/on-path'
import { joinScenes } from '../packages/narration/src/join.ts'
import { narrateScenes } from '../packages/narration/src/narrate.ts'
import { builtInVoices } from '../packages/narration/src/voices.ts'
import type { Fact, Result } from './measure.ts'
import { peakDuring } from './memory.ts'
import { spokenScenes } from './narration-script.ts'

const words = 8_000
const most = { seconds: 90, megabytes: 700, times: 2 }
const niceness = '5'

const secondsFor = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

/** The same words by the programs themselves, which speak and encode side by side, after everything else as ours do. */
async function nativeSeconds(texts: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-narration-'))
  try {
    await writeFile(join(folder, 'script.txt'), texts.join('\n\n'))
    const { name, rate } = builtInVoices.en
    const line = `espeak-ng -v ${name} -s ${rate} -f script.txt --stdout | lame --quiet -m m -b 32 - show.mp3`
    return await secondsFor(() =>
      promisify(execFile)('nice', ['-n', niceness, 'sh', '-c', line], { cwd: folder }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The voice of a show of about fifty minutes, from the words to the joined sound, on as many cores as there are. */
export async function benchNarration(): Promise<Result> {
  const scenes = spokenScenes(words)
  const texts = scenes.map(({ text }) => text)
  const hasNative = ['espeak-ng', 'lame', 'nice'].every((name) => programsOnPath([name]).length > 0)
  const before = hasNative ? await nativeSeconds(texts) : 0
  let minutes = 0
  const { made: seconds, megabytes } = await peakDuring(() =>
    secondsFor(async () => {
      const narration = await narrateScenes(scenes, { language: 'en' })
      minutes = joinScenes(narration.scenes).durationSec / 60
    }),
  )
  // Before and after, so that whatever else the machine does meets both alike.
  const native = hasNative ? (before + (await nativeSeconds(texts))) / 2 : 0
  const figures: Fact[] = [
    {
      what: 'spoken, encoded and joined',
      found: `${seconds.toFixed(1)} s`,
      limit: { text: `${most.seconds} s`, held: seconds <= most.seconds },
    },
    {
      what: 'memory of all processes at most',
      found: `${megabytes.toFixed(0)} MB`,
      limit: { text: `${most.megabytes} MB`, held: megabytes <= most.megabytes },
    },
    hasNative
      ? {
          what: 'against espeak-ng and lame themselves',
          found: `${native.toFixed(1)} s ${(seconds / native).toFixed(2).padStart(6)}×`,
          limit: { text: `${most.times}×`, held: seconds <= native * most.times },
        }
      : { what: 'against espeak-ng and lame themselves', found: 'not installed, so not compared' },
    { what: 'length of the show', found: `${minutes.toFixed(1)} minutes` },
    { what: 'words a minute, silences included', found: (words / minutes).toFixed(0) },
  ]
  return { title: 'Narration: 8,000 English words in the built-in voice', figures }
}
