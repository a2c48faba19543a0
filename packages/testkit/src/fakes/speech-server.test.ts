import { expect, onTestFinished, test } from 'vitest'
import { nonEmpty } from '../non-empty.ts'
import {
  type FakeSpeechServer,
  type SpeechFailure,
  speechFailures,
  startSpeechServer,
} from './speech-server.ts'
import { lengthOfWav } from './wav.ts'

async function aVoice(options?: { apiKey?: string }) {
  const speech = await startSpeechServer(options)
  onTestFinished(speech.stop)
  return speech
}

const ask = (speech: FakeSpeechServer, input: { text?: string; ssml?: string }, changes: object = {}) =>
  fetch(`${speech.url}/v1beta1/text:synthesize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'right-key' },
    body: JSON.stringify({
      input,
      voice: { languageCode: 'en-US', name: 'en-US-Standard-J' },
      audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 16_000 },
      enableTimePointing: ['SSML_MARK'],
      ...changes,
    }),
    signal: AbortSignal.timeout(500),
  })

type Speech = { audioContent: string; timepoints: { markName: string; timeSeconds: number }[] }
const spoken = async (answer: Response) => (await answer.json()) as Speech
const secondsOf = ({ audioContent }: Speech) => lengthOfWav(Buffer.from(audioContent, 'base64'))

test('a longer text takes longer to say', async () => {
  const speech = await aVoice()
  const short = await spoken(await ask(speech, { text: 'Good morning, class' }))
  const long = await spoken(await ask(speech, { text: 'Good morning, class. '.repeat(10) }))
  expect(Buffer.from(short.audioContent, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  expect(secondsOf(short)).toBeCloseTo(19 / 15, 2)
  expect(secondsOf(long)).toBeGreaterThan(9 * secondsOf(short))
})

test('marks stand where the words before them end, pauses included', async () => {
  const speech = await aVoice()
  const ssml = '<speak><mark name="a"/>Salt &amp; sea<break time="500ms"/><mark name="b"/>.</speak>'
  const { timepoints } = await spoken(await ask(speech, { ssml }))
  expect(timepoints).toEqual([
    { markName: 'a', timeSeconds: 0 },
    { markName: 'b', timeSeconds: 10 / 15 + 0.5 },
  ])
})

test('it turns away a wrong key, an unknown voice and a text that is too long', async () => {
  const speech = await aVoice()
  const unknown = await ask(
    speech,
    { text: 'Hello' },
    { voice: { languageCode: 'en-US', name: 'en-US-Nobody' } },
  )
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain("Voice 'en-US-Nobody' does not exist")
  expect((await ask(speech, { text: 'ñ'.repeat(2501) })).status).toBe(400)
  expect((await ask(await aVoice({ apiKey: 'other-key' }), { text: 'Hello' })).status).toBe(400)
})

const outcomes: Record<SpeechFailure, (answer: () => Promise<Response>) => Promise<void>> = {
  timeout: (answer) => expect(answer()).rejects.toThrow(/aborted|timeout/i),
  'rate-limit': async (answer) => expect((await answer()).status).toBe(429),
  'server-error': async (answer) => expect((await answer()).status).toBe(500),
  reset: (answer) => expect(answer()).rejects.toThrow('fetch failed'),
  empty: async (answer) => expect((await spoken(await answer())).audioContent).toBe(''),
  'cut-short': async (answer) => expect(secondsOf(await spoken(await answer()))).toBeLessThan(0.7),
  'bad-json': async (answer) => expect((await answer()).json()).rejects.toThrow(SyntaxError),
  stall: async (answer) => expect((await answer()).text()).rejects.toThrow(/aborted|timeout/i),
  redirect: (answer) => expect(answer()).rejects.toThrow('fetch failed'),
  huge: async (answer) => {
    const reader = (await answer()).body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
  },
}

test.each(nonEmpty(speechFailures))('it can fail by %s, and heals', async (failure) => {
  const speech = await aVoice()
  speech.fail(failure, 1)
  await outcomes[failure](() => ask(speech, { text: 'Good morning, class' }))
  expect((await ask(speech, { text: 'Good morning, class' })).status).toBe(200)
  expect(speech.requests).toHaveLength(2)
})
