import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { answerBytes, type ModelCallLimits } from './limits.ts'

export type Endpoint = {
  baseUrl: string
  apiKey?: string
  model: string
  /** What this model can do, where it is not the usual. */
  limits?: Partial<ModelCallLimits>
}

export class Misled extends Error {
  readonly how: 'redirected' | 'huge'
  constructor(how: 'redirected' | 'huge') {
    super(how)
    this.how = how
  }
}

/** A body that breaks off as soon as it is longer than an answer can be. */
function bounded(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, stream) {
      bytes += piece.byteLength
      if (bytes > answerBytes) stream.error(new Misled('huge'))
      else stream.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}

/** Following a redirect would carry the source, and perhaps the key, to a host nobody chose. */
const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel()
    throw new Misled('redirected')
  }
  return bounded(response)
}

export function languageModelAt({ baseUrl, apiKey, model }: Endpoint): LanguageModel {
  const provider = createOpenAICompatible({ name: 'model', baseURL: baseUrl, apiKey, fetch: guardedFetch })
  return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() })
}
