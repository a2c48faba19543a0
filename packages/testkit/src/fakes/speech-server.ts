import type { ServerResponse } from 'node:http'
import { reset, sendFlood, sendJson, startProvider } from './provider.ts'
import { speak } from './ssml.ts'
import { toneWav } from './wav.ts'

export const speechFailures = [
  'timeout',
  'rate-limit',
  'server-error',
  'reset',
  'empty',
  'cut-short',
  'bad-json',
  'stall',
  'huge',
  'redirect',
] as const
export type SpeechFailure = (typeof speechFailures)[number]

/** The body of `POST /v1beta1/text:synthesize`. */
export type SpeechRequest = {
  input: { text?: string; ssml?: string }
  voice: { languageCode: string; name?: string }
  audioConfig: { audioEncoding: string; sampleRateHertz?: number; speakingRate?: number }
  enableTimePointing?: string[]
}

export type FakeSpeechServer = {
  url: string
  requests: readonly SpeechRequest[]
  /** From now on, or for the next so many requests; `undefined` heals it. */
  fail: (failure: SpeechFailure | undefined, times?: number) => void
  /** The words of which this says no wait until it is told otherwise. */
  answerOnly: (answers: (words: string) => boolean) => void
  answerAll: () => void
  stop: () => Promise<void>
}

type SpeechServerOptions = {
  apiKey?: string
  voices?: readonly string[]
  /** Where a redirect leads to. */
  elsewhere?: string
}

const isSpeechRequest = (body: unknown): body is SpeechRequest =>
  typeof body === 'object' && body !== null && 'input' in body && 'voice' in body && 'audioConfig' in body

const sendError = (response: ServerResponse, code: number, status: string, message: string) =>
  sendJson(response, code, { error: { code, message, status } })

/** Without its marks. */
const wordsOf = ({ input }: SpeechRequest): string =>
  (input.ssml ?? input.text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function complaintAbout(
  { input, voice, audioConfig }: SpeechRequest,
  voices: readonly string[],
): string | undefined {
  const said = input.ssml ?? input.text ?? ''
  if (said === '') return 'Input must not be empty.'
  if (Buffer.byteLength(said) > 5000)
    return 'Either `input.text` or `input.ssml` is longer than the limit of 5000 bytes.'
  if (voice.name && !voices.includes(voice.name))
    return `Voice '${voice.name}' does not exist. Is it misspelled?`
  if (voice.name && !voice.name.startsWith(voice.languageCode))
    return 'The voice does not speak this language.'
  if (audioConfig.audioEncoding !== 'LINEAR16') return 'This server speaks LINEAR16 only.'
}

function sendSpeech(response: ServerResponse, request: SpeechRequest, share = 1): void {
  const { sampleRateHertz: sampleRate = 24_000, speakingRate = 1 } = request.audioConfig
  const { seconds, marks } = speak(request.input, speakingRate)
  const wav = toneWav({ seconds, sampleRate })
  sendJson(response, 200, {
    audioContent: wav.subarray(0, wav.length * share).toString('base64'),
    timepoints: request.enableTimePointing?.includes('SSML_MARK') ? marks : [],
    audioConfig: { ...request.audioConfig, sampleRateHertz: sampleRate, speakingRate },
  })
}

function failWith(
  failure: SpeechFailure,
  response: ServerResponse,
  request: SpeechRequest,
  elsewhere: string,
): void {
  const ways: Record<SpeechFailure, () => void> = {
    timeout: () => {},
    'rate-limit': () => sendError(response, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.'),
    'server-error': () => sendError(response, 500, 'INTERNAL', 'Internal error encountered.'),
    reset: () => reset(response),
    empty: () => sendJson(response, 200, { audioContent: '', timepoints: [] }),
    'cut-short': () => sendSpeech(response, request, 0.5),
    'bad-json': () =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"audioContent": "UklG'),
    stall: () =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{"audioContent": "UklG'),
    redirect: () => void response.writeHead(307, { location: elsewhere }).end(),
    huge: () => sendFlood(response, 50 * 1024 * 1024, '{"audioContent": "', '"}'),
  }
  ways[failure]()
}

/** Google Text-to-Speech: answers a tone that lasts as long as the words would. */
export async function startSpeechServer({
  apiKey,
  voices = ['en-US-Standard-J', 'fil-PH-Standard-D'],
  elsewhere = 'http://127.0.0.1:1/',
}: SpeechServerOptions = {}): Promise<FakeSpeechServer> {
  const requests: SpeechRequest[] = []
  let failing: { failure: SpeechFailure; times: number } | undefined
  let answers = (_words: string): boolean => true
  let waiting: { words: string; answer: () => void }[] = []
  const answerOnly = (these: typeof answers) => {
    answers = these
    const due = waiting.filter(({ words }) => answers(words))
    waiting = waiting.filter(({ words }) => !answers(words))
    for (const { answer } of due) answer()
  }

  const provider = await startProvider(({ request, response, path, body }) => {
    if (path !== '/v1beta1/text:synthesize') return sendError(response, 404, 'NOT_FOUND', `No ${path} here.`)
    const key =
      request.headers['x-goog-api-key'] ??
      new URL(request.url ?? '', 'http://localhost').searchParams.get('key')
    if (apiKey && key !== apiKey)
      return sendError(response, 400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.')
    if (!isSpeechRequest(body))
      return sendError(response, 400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.')
    requests.push(body)
    if (failing && failing.times > 0) {
      failing.times -= 1
      return failWith(failing.failure, response, body, elsewhere)
    }
    const complaint = complaintAbout(body, voices)
    if (complaint) return sendError(response, 400, 'INVALID_ARGUMENT', complaint)
    const words = wordsOf(body)
    if (answers(words)) sendSpeech(response, body)
    else waiting.push({ words, answer: () => sendSpeech(response, body) })
  })

  return {
    url: provider.url,
    requests,
    fail: (failure, times = Number.POSITIVE_INFINITY) => {
      failing = failure && { failure, times }
    },
    answerOnly,
    answerAll: () => answerOnly(() => true),
    stop: provider.stop,
  }
}
