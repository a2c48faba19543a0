import { keepAlive } from './activity.ts'
import { addressOf, headersFor, type Input, type Reply, tokenFor, type UploadRoute } from './call.ts'
import { CallFailed, refusalFrom } from './refusal.ts'
import { reportRefused } from './token.ts'

type UploadInput<R extends UploadRoute> = Input<R> & {
  file: File
  /** The share that has left this device, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** By XMLHttpRequest: fetch does not tell how much of a file has left. */
export async function upload<R extends UploadRoute>(route: R, input: UploadInput<R>): Promise<Reply<R>> {
  const [method = 'POST', path = '/'] = route.split(' ')
  const { file, onProgress, signal } = input
  const token = tokenFor()
  const stopKeeping = keepAlive()
  try {
    const response = await send(
      method,
      addressOf(path, input as { params?: Record<string, unknown> }),
      headersFor(token),
      file,
      onProgress,
      signal,
    )
    if (response.ok) return (await response.json()) as Reply<R>
    if (response.status === 401 && token) reportRefused(token)
    throw await refusalFrom(response)
  } finally {
    stopKeeping()
  }
}

function send(
  method: string,
  address: string,
  headers: Headers,
  file: File,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: parsed(request.getAllResponseHeaders()),
        }),
      )
    request.onerror = () => reject(new CallFailed(new Error('the connection broke')))
    request.onabort = () => reject(new CallFailed(new Error('stopped')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

const parsed = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/\r?\n/)
      .flatMap((line): [string, string][] => {
        const at = line.indexOf(':')
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
      }),
  )
