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
const showWords = 1_150
const showS = { natural: 8 * 60, quick: 15 }

const mostMegabytes = 1_200
const longestWords: Record<Language, string> = {
  en: 'the plants in the garden grow tall under bright sun near the old stone house of farmers at rest every quiet afternoon ',
  fil: 'ang mga magsasaka sa malawak na bukid ng ating bayan ay masipag na nagtatanim ng palay tuwing tag-ulan ',
}

const folder = readEnv().voicesDir

/** Each look at the model's memory takes a fifth of a second from it: often enough to see a peak, and no more. */
const watched = { intervalMs: 2_000 }

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

async function narrated(
  texts: readonly string[],
  language: Language,
  voice: VoiceChoice,
  grade?: number,
): Promise<Narrated> {
  const [began, before] = [performance.now(), secondsOfEnded()]
  let firstS = 0
  const { made, megabytes } = await peakDuring(async () => {
    const narration = await narrateScenes(
      texts.map((text, at) => ({ id: `${at}`, text, pauseSeconds: 0 })),
      {
        language,
        voice,
        grade,
        voicesFolder: folder,
        onSpoken: () => {
          firstS ||= (performance.now() - began) / 1_000
        },
      },
    )
    await endNaturalProcess()
    return narration
  }, watched)
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

/** As long as a sentence can be, without a stop, at the slowest pace: what it takes must stay below the limit of the process. */
async function benchLongest(): Promise<Result> {
  const figures: Fact[] = []
  for (const language of ['en', 'fil'] as const) {
    const text = `${longestWords[language].repeat(9).slice(0, 598).trim()}.`
    const { seconds, megabytes } = await narrated([text], language, 'natural-woman', 1)
    figures.push({
      what: `memory for ${seconds.toFixed(0)} seconds of ${language}`,
      found: `${megabytes.toFixed(0)} MB`,
      limit: { text: `${mostMegabytes} MB`, held: megabytes <= mostMegabytes },
    })
  }
  return { title: 'The longest sentence, 600 letters without a comma', figures }
}

/**
 * What each voice costs and what somebody who listens understands of it. Times come first, and each result is told as it
 * is found: listening to every voice takes longer than speaking.
 */
export async function* benchVoices(): AsyncGenerator<Result> {
  const { natural } = await voicesHere(folder)
  const choices: VoiceChoice[] = natural.here ? ['natural-woman', 'natural-man', 'quick'] : ['quick']
  for (const voice of choices.filter((each) => each !== 'natural-man')) yield await benchShow(voice)
  if (natural.here) yield await benchLongest()
  const listen = await openListener(folder)
  for (const voice of choices)
    for (const language of ['en', 'fil'] as const) yield await benchVoice(language, voice, listen)
  if (natural.here && listen) {
    const made = await narrated(listenedFilipino, 'fil', 'natural-woman')
    const wrong = await errorOf(listenedFilipino, made, 'fil', listen)
    yield {
      title: 'Twenty Filipino sentences of the listener’s list, natural voice',
      figures: [{ what: 'letters heard wrong', found: `${wrong.toFixed(1)} %` }],
    }
  }
}
