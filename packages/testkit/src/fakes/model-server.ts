import type { ServerResponse } from 'node:http'
import {
  answerAround,
  type ChatRequest,
  isChatRequest,
  promptOf,
  sendAnswer,
  sendHalf,
} from './chat-completions.ts'
import { type WritingFault, writeBadly, writingFaults } from './model-author.ts'
import { reset, sendFlood, sendJson, startProvider } from './provider.ts'

/** Every way in which the product must expect a language model to let it down. */
export const modelFailures = [
  'timeout',
  'rate-limit',
  'server-error',
  'reset',
  'empty',
  'cut-stream',
  'bad-json',
  'wrong-schema',
  'refusal',
  'stall',
  'huge',
  'obeys-injection',
  'html-page',
  'redirect',
  ...writingFaults,
] as const
export type ModelFailure = (typeof modelFailures)[number]

type Content = string | Record<string, unknown>
export type ModelStep =
  | { say: Content | ((request: ChatRequest) => Content) }
  /** `retryAfter` goes with a rate limit. */
  | { fail: ModelFailure; retryAfter?: string }

export type FakeModelServer = {
  /** What `LLM_BASE_URL` is set to. */
  baseUrl: string
  requests: readonly ChatRequest[]
  /** What it does from now on, unless a scripted step comes first. */
  always: (step: ModelStep) => void
  next: (...steps: ModelStep[]) => void
  stop: () => Promise<void>
}

const wordsOf = (content: Content): string =>
  typeof content === 'string' ? content : JSON.stringify(content)

/** Does what a sentence hidden in the document asks for, instead of its task. */
function obey(request: ChatRequest): string {
  const order =
    /ignore (?:all |any )?(?:the )?(?:previous|prior|above|earlier) instructions[\s,.:;]*(?:and )?(.+)/i
  return promptOf(request).match(order)?.[1] ?? 'I do as the document says.'
}

const hugeAnswer = 50 * 1024 * 1024
const someWords = 'The leaf makes sugar from light, water and air. '.repeat(20)
const sorry = 'I am sorry, but I cannot help with that.'

const page = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>'

type Called = { response: ServerResponse; request: ChatRequest; elsewhere: string }

function failWith(
  { fail, retryAfter = '1' }: Extract<ModelStep, { fail: ModelFailure }>,
  { response, request, elsewhere }: Called,
): void {
  const error = (status: number, type: string, headers?: Record<string, string>) =>
    sendJson(
      response,
      status,
      { error: { message: `The model answers ${status}.`, type, code: type } },
      headers,
    )
  const say = (content: string, refusal?: string) => sendAnswer(response, request, { content, refusal })
  const sayBadly = (fault: WritingFault) => () => say(JSON.stringify(writeBadly(request, fault)))
  const ways: Record<ModelFailure, () => void> = {
    timeout: () => {},
    'rate-limit': () => error(429, 'rate_limit_exceeded', { 'retry-after': retryAfter }),
    'server-error': () => error(500, 'server_error'),
    reset: () => reset(response),
    empty: () => say(''),
    'cut-stream': () =>
      void sendHalf(response, request, { content: someWords }).then(() => response.destroy()),
    'bad-json': () => say('{"title": "Photosynthesis", "items": [{"question": "Where'),
    'wrong-schema': () => say('{"weather": "fair", "items": 7}'),
    refusal: () => say(sorry, sorry),
    stall: () => void sendHalf(response, request, { content: someWords }),
    huge: () => {
      const { start, end } = answerAround(request)
      sendFlood(response, hugeAnswer, start, end)
    },
    'obeys-injection': () => say(obey(request)),
    'html-page': () => void response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    redirect: () => void response.writeHead(307, { location: `${elsewhere}/chat/completions` }).end(),
    'wrong-language': sayBadly('wrong-language'),
    duplicates: sayBadly('duplicates'),
    'keys-not-in-source': sayBadly('keys-not-in-source'),
    markup: sayBadly('markup'),
  }
  ways[fail]()
}

type Settings = {
  /** Callers with another are turned away. */
  apiKey?: string
  /** Where it sends callers when it redirects them. */
  elsewhere?: string
}

/** A language model behind the OpenAI-compatible interface. */
export async function startModelServer({
  apiKey,
  elsewhere = 'http://127.0.0.1:9/v1',
}: Settings = {}): Promise<FakeModelServer> {
  const requests: ChatRequest[] = []
  const script: ModelStep[] = []
  let usual: ModelStep = { say: 'I have nothing to say.' }

  const provider = await startProvider(({ request, response, path, body }) => {
    if (path !== '/v1/chat/completions')
      return sendJson(response, 404, { error: { message: `No ${path} here.` } })
    if (apiKey && request.headers.authorization !== `Bearer ${apiKey}`)
      return sendJson(response, 401, {
        error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' },
      })
    if (!isChatRequest(body))
      return sendJson(response, 400, { error: { message: 'Give a model and messages.' } })
    requests.push(body)
    const step = script.shift() ?? usual
    if ('fail' in step) return failWith(step, { response, request: body, elsewhere })
    const content = typeof step.say === 'function' ? step.say(body) : step.say
    sendAnswer(response, body, { content: wordsOf(content) })
  })

  return {
    baseUrl: `${provider.url}/v1`,
    requests,
    always: (step) => {
      usual = step
    },
    next: (...steps) => void script.push(...steps),
    stop: provider.stop,
  }
}
