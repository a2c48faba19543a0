import { readFileSync } from 'node:fs'
import type { Language } from '@klasrum/contract/source'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { readEnv } from '../apps/server/src/env.ts'
import { narrateScenes } from '../packages/narration/src/narrate.ts'
import { endNaturalProcess } from '../packages/narration/src/natural/natural-process.ts'
import { voicesHere } from '../packages/narration/src/voices-here.ts'
import { type Listener, listenerCommand, openListener, wrongLetters } from './listener.ts'
import type { Fact, Result } from './measure.ts'
import { peakDuring } from './memory.ts'
import { spokenScenes } from './narration-script.ts'
import { listenedFilipino, voiceSentences } from './voice-sentences.ts'

const mostWrong: Record<Language, number> = { en: 3.5, fil: 8 }
const firstSceneS = 8
const showWords = 900
const showS = { natural: 8 * 60, quick: 15 }

const folder = readEnv().voicesDir

type Narrated = {
  scenes: { mp3: Uint8Array }[]
  seconds: number
  wallS: number
  coreS: number
  firstS: number
  megabytes: number
}

/** Processor seconds of the processes that this one started and that have ended. */
function secondsOfEnded(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

async function narrated(texts: readonly string[], language: Language, voice: VoiceChoice): Promise<Narrated> {
  const [began, before] = [performance.now(), secondsOfEnded()]
  let firstS = 0
  const { made, megabytes } = await peakDuring(async () => {
    const narration = await narrateScenes(
      texts.map((text, at) => ({ id: `${at}`, text, pauseSeconds: 0 })),
      {
        language,
        voice,
        voicesFolder: folder,
        onSpoken: () => {
          firstS ||= (performance.now() - began) / 1_000
        },
      },
    )
    await endNaturalProcess()
    return narration
  })
  return {
    scenes: made.scenes,
    seconds: made.scenes.reduce((sum, { durationSec }) => sum + durationSec, 0),
    wallS: (performance.now() - began) / 1_000,
    coreS: secondsOfEnded() - before,
    firstS,
    megabytes,
  }
}

async function errorOf(
  texts: readonly string[],
  { scenes }: Narrated,
  language: Language,
  listen: Listener,
): Promise<number> {
  let [wrong, of] = [0, 0]
  for (const [at, written] of texts.entries()) {
    const heard = await listen(scenes[at]?.mp3 ?? new Uint8Array(), language)
    const found = wrongLetters(written, heard)
    wrong += found.wrong
    of += found.of
    if (process.argv.includes('--words'))
      process.stdout.write(`    ${found.wrong}  ${written}\n       ${heard}\n`)
  }
  return (wrong / of) * 100
}

async function benchVoice(language: Language, voice: VoiceChoice, listen: Listener | null): Promise<Result> {
  const texts = voiceSentences[language]
  const made = await narrated(texts, language, voice)
  const natural = voice !== 'quick'
  const figures: Fact[] = [
    {
      what: 'core-seconds a second of speech',
      found: (made.coreS / made.seconds).toFixed(2),
    },
    { what: 'memory of all processes at most', found: `${made.megabytes.toFixed(0)} MB` },
  ]
  if (listen) {
    const wrong = await errorOf(texts, made, language, listen)
    figures.unshift({
      what: `letters heard wrong of ${texts.length} sentences`,
      found: `${wrong.toFixed(1)} %`,
      ...(natural && { limit: { text: `${mostWrong[language]} %`, held: wrong <= mostWrong[language] } }),
    })
  } else figures.unshift({ what: 'letters heard wrong', found: `no listener: ${listenerCommand(folder)}` })
  return { title: `Voice ${voice}, ${language}`, figures }
}

/** A show of about six minutes, and when its first scene can be played. */
async function benchShow(voice: VoiceChoice): Promise<Result> {
  const texts = [
    'Photosynthesis. Today we learn how plants make food.',
    ...spokenScenes(showWords).map(({ text }) => text),
  ]
  const made = await narrated(texts, 'en', voice)
  const most = voice === 'quick' ? showS.quick : showS.natural
  return {
    title: `A show of ${(made.seconds / 60).toFixed(1)} minutes, voice ${voice}`,
    figures: [
      {
        what: 'first scene can be played after',
        found: `${made.firstS.toFixed(1)} s`,
        limit: { text: `${firstSceneS} s`, held: made.firstS <= firstSceneS },
      },
      {
        what: 'all of it',
        found: `${made.wallS.toFixed(1)} s`,
        limit: { text: `${most} s`, held: made.wallS <= most },
      },
      { what: 'memory of all processes at most', found: `${made.megabytes.toFixed(0)} MB` },
    ],
  }
}

/** What somebody who listens understands of each voice, and what it costs. */
export async function benchVoices(): Promise<Result[]> {
  const { natural } = await voicesHere(folder)
  const choices: VoiceChoice[] = natural.here ? ['natural-woman', 'natural-man', 'quick'] : ['quick']
  const listen = await openListener(folder)
  const results: Result[] = []
  for (const voice of choices)
    for (const language of ['en', 'fil'] as const) results.push(await benchVoice(language, voice, listen))
  if (natural.here && listen) {
    const made = await narrated(listenedFilipino, 'fil', 'natural-woman')
    const wrong = await errorOf(listenedFilipino, made, 'fil', listen)
    results.push({
      title: 'Twenty Filipino sentences of the listener’s list, natural voice',
      figures: [{ what: 'letters heard wrong', found: `${wrong.toFixed(1)} %` }],
    })
  }
  for (const voice of choices.filter((each) => each !== 'natural-man')) results.push(await benchShow(voice))
  return results
}
