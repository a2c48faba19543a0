import type { ServerResponse } from 'node:http'
import { sendJson } from './provider.ts'

/** The body of `POST /chat/completions`, as far as the product uses it. */
export type ChatRequest = {
  model: string
  messages: { role: string; content: string | { type: string; text?: string }[] }[]
  stream?: boolean
  [option: string]: unknown
}

export const isChatRequest = (body: unknown): body is ChatRequest =>
  typeof body === 'object' &&
  body !== null &&
  'model' in body &&
  typeof body.model === 'string' &&
  'messages' in body &&
  Array.isArray(body.messages)

export const promptOf = ({ messages }: ChatRequest): string =>
  messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => part.text ?? '').join(''),
    )
    .join('\n')

type ModelAnswer = { content: string; refusal?: string }

const tokensIn = (text: string): number => Math.ceil(text.length / 4)

function head(request: ChatRequest, object: string) {
  return { id: 'chatcmpl-1', object, created: 1_700_000_000, model: request.model }
}

function usage(request: ChatRequest, said: ModelAnswer) {
  const prompt_tokens = tokensIn(promptOf(request))
  const completion_tokens = tokensIn(said.content)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

function completion(request: ChatRequest, said: ModelAnswer) {
  const message = { role: 'assistant', content: said.content, refusal: said.refusal ?? null }
  return {
    ...head(request, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: usage(request, said),
  }
}

function* chunks(request: ChatRequest, said: ModelAnswer): Generator<string> {
  const event = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ ...head(request, 'chat.completion.chunk'), choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  yield event({ role: 'assistant', content: '' }, null)
  const letters = [...said.content]
  for (let from = 0; from < letters.length; from += 24)
    yield event({ content: letters.slice(from, from + 24).join('') }, null)
  yield event(said.refusal ? { refusal: said.refusal } : {}, 'stop')
  yield `data: ${JSON.stringify({ ...head(request, 'chat.completion.chunk'), choices: [], usage: usage(request, said) })}\n\n`
  yield 'data: [DONE]\n\n'
}

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })

export function sendAnswer(response: ServerResponse, request: ChatRequest, said: ModelAnswer): void {
  if (request.stream) {
    openStream(response)
    for (const chunk of chunks(request, said)) response.write(chunk)
    response.end()
  } else sendJson(response, 200, completion(request, said))
}

/** Sends the first half of an answer and leaves the connection open. */
export function sendHalf(response: ServerResponse, request: ChatRequest, said: ModelAnswer): Promise<void> {
  const whole = request.stream
    ? [...chunks(request, said)].join('')
    : JSON.stringify(completion(request, said))
  const half = whole.slice(0, whole.length / 2)
  if (request.stream) openStream(response)
  else
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(whole),
    })
  return new Promise((sent) => response.write(half, () => sent()))
}

/** The text of an answer around a content that is sent piece by piece. */
export function answerAround(request: ChatRequest): { start: string; end: string } {
  const mark = '\u0001'
  const whole = JSON.stringify(completion(request, { content: mark }))
  const [start = '', end = ''] = whole.split(JSON.stringify(mark).slice(1, -1))
  return { start, end }
}
