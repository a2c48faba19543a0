import type { Language } from '@klasrum/contract/source'
import { speechIn } from './level.ts'
import { correctionRules } from './pronunciations.ts'
import { NoAnswer } from './refused.ts'
import type { SayingRule } from './saying.ts'
import { sampleRate, secondsOfSamples } from './sound.ts'
import type { SentenceSpeech, Voice } from './voice.ts'
import { googleVoices } from './voices.ts'
import { samplesOfWav } from './wav.ts'
import { wordStartsByShare } from './word-starts.ts'
import type { SpeakingManner } from './work.ts'

export type Google = {
  apiKey: string
  baseUrl?: string | undefined
  /** Milliseconds for one answer. */
  longest?: number | undefined
  /** Milliseconds to wait before each further try. */
  waits?: readonly number[] | undefined
}

const ownUrl = 'https://texttospeech.googleapis.com'
const defaultWaits = [500, 1_500, 4_000]
/** Google takes 5,000 bytes at a time. */
const mostBytes = 4_500
const mostAnswerBytes = 40_000_000

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
const marked = (sentence: string, at: number, manner: SpeakingManner): string =>
  `<mark name="${at}"/>${withCorrections(sentence, manner)} `

/** Corrected words stand beside what is written, so that the rest of the sentence is read as ever. */
function withCorrections(sentence: string, { pronunciations }: SpeakingManner): string {
  const rules = correctionRules(pronunciations, 'en')
  let ssml = ''
  for (let at = 0; at < sentence.length; ) {
    const isStart = at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(sentence[at - 1] ?? '')
    const found = isStart ? correctionAt(sentence, at, rules) : null
    ssml += found
      ? `<sub alias="${escaped(found.said)}">${escaped(found.written)}</sub>`
      : escaped(sentence[at] ?? '')
    at += found?.written.length ?? 1
  }
  return ssml
}

function correctionAt(sentence: string, at: number, rules: readonly SayingRule[]) {
  for (const { pattern, say } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(sentence)
    const said = match && say(match, sentence)
    if (match && said) return { written: match[0], said }
  }
  return null
}
const isSayable = (text: string): boolean => /[\p{L}\p{Nd}]/u.test(text)

function batchesOf(sentences: readonly string[], manner: SpeakingManner): string[][] {
  const batches: string[][] = []
  let bytes = 0
  for (const sentence of sentences) {
    const own = Buffer.byteLength(marked(sentence, 999, manner))
    const batch = batches.at(-1)
    if (batch && bytes + own <= mostBytes) {
      batch.push(sentence)
      bytes += own
    } else {
      batches.push([sentence])
      bytes = own
    }
  }
  return batches
}

type Answer = { samples: Float32Array; marks: Map<string, number> }

async function requestSpeech(
  ssml: string,
  { language, pace }: { language: Language; pace: number },
  { apiKey, baseUrl = ownUrl, longest = 30_000 }: Google,
): Promise<Answer> {
  const { id, languageCode, speakingRate } = googleVoices[language]
  const body = {
    input: { ssml },
    voice: { languageCode, name: id },
    audioConfig: {
      audioEncoding: 'LINEAR16',
      sampleRateHertz: sampleRate,
      speakingRate: speakingRate * pace,
    },
    enableTimePointing: ['SSML_MARK'],
  }
  const response = await fetch(`${baseUrl}/v1beta1/text:synthesize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body: JSON.stringify(body),
    // Following it would carry the words and the key to a host nobody chose.
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  })
  if (!response.ok) {
    await response.body?.cancel()
    const again = response.status === 429 || response.status >= 500
    throw new NoAnswer(`Google Text-to-Speech answered ${response.status}.`, { again })
  }
  return read(await bounded(response))
}

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostAnswerBytes) throw new Error('The answer is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function read(text: string): Answer {
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null || !('audioContent' in answer))
    throw new Error('There is no sound.')
  const samples = samplesOfWav(Buffer.from(String(answer.audioContent), 'base64'))
  if (samples.length === 0) throw new Error('The sound is empty.')
  const points = 'timepoints' in answer && Array.isArray(answer.timepoints) ? answer.timepoints : []
  return {
    samples,
    marks: new Map(points.map((point) => [String(point.markName), Number(point.timeSeconds)])),
  }
}

async function withPatience(
  ssml: string,
  how: { language: Language; pace: number },
  google: Google,
): Promise<Answer> {
  const waits = google.waits ?? defaultWaits
  for (let turn = 0; ; turn += 1) {
    try {
      return await requestSpeech(ssml, how, google)
    } catch (error) {
      const wait = waits[turn]
      if (error instanceof NoAnswer && (!error.again || wait === undefined)) throw error
      if (wait === undefined)
        throw new NoAnswer('Google Text-to-Speech did not answer as it should.', { again: true })
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** The sound between two marks, without the silence around it. */
function cut({ samples, marks }: Answer, at: number, sentences: readonly string[]): Float32Array {
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  const byShare = (place: number) =>
    (sentences.slice(0, place).reduce((sum, sentence) => sum + sentence.length, 0) / length) *
    (samples.length / sampleRate)
  const begin = (place: number) =>
    place >= sentences.length
      ? samples.length
      : Math.round((marks.get(String(place)) ?? byShare(place)) * sampleRate)
  const own = samples.subarray(begin(at), begin(at + 1))
  const speech = speechIn(own)
  return speech ? own.slice(speech.from, speech.to) : own.slice(0, 0)
}

/** All sentences in Google's voice, or the reason why there is none. */
export const googleVoice =
  (language: Language, google: Google, manner: SpeakingManner): Voice =>
  async (sentences) => {
    const said: SentenceSpeech[] = []
    for (const batch of batchesOf(sentences.filter(isSayable), manner)) {
      const ssml = batch.map((sentence, at) => marked(sentence, at, manner)).join('')
      const answer = await withPatience(`<speak>${ssml}</speak>`, { language, pace: manner.pace }, google)
      batch.forEach((text, at) => {
        const samples = cut(answer, at, batch)
        const wordStarts = wordStartsByShare(text, secondsOfSamples(samples.length))
        said.push({ text, speech: samples.length > 0 ? { samples, wordStarts } : null })
      })
    }
    return said
  }
