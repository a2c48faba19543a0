import type { Api } from '@klasrum/contract/api'
import type { Received } from '@klasrum/contract/endpoint'
import { keepAlive } from './activity.ts'
import { callUrlOf, entries, headersFor, type Input, type Reply, tokenFor, type UploadRoute } from './call.ts'
import { CallFailed, refusalFrom } from './refusal.ts'
import { reportRefused } from './token.ts'

type Sending = {
  /** The share that has left this device, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** A repeat with the same key has one effect. */
  onceKey?: string
}

type Parts = { params?: Record<string, unknown>; body?: Record<string, unknown> }

/** A call that takes a file or something else in its place goes without one. */
type Sends<R extends UploadRoute> = Api[R] extends { files: { optional: true } } ? File | undefined : File

/** By XMLHttpRequest: fetch does not tell how much of a file has left. */
export const upload = async <R extends UploadRoute>(
  route: R,
  { file, ...input }: Input<R> & Sending & { file: Sends<R> },
): Promise<Reply<R>> => {
  const { body, ...rest } = input as Parts & Sending
  const form = new FormData()
  for (const [name, value] of entries(body)) form.append(name, value)
  if (file) form.set('file', file)
  return (await post(route, form, rest)) as Reply<R>
}

/** Sends several files with the fields of a form. */
export const uploadFiles = async <R extends UploadRoute>(
  route: R,
  { files, ...input }: Input<R> & Sending & { files: readonly File[] },
): Promise<Reply<R>> => {
  const { body, ...rest } = input as Parts & Sending
  return (await post(route, formOf(files, body), rest)) as Reply<R>
}

type LaterRoute = { [R in UploadRoute]: Api[R] extends { accepted: unknown } ? R : never }[UploadRoute]

/** Sends files with the fields of a form, and does not wait for what is made of them. */
export const uploadForLater = async <R extends LaterRoute>(
  route: R,
  { files, ...input }: Input<R> & Sending & { files: readonly File[] },
): Promise<Received<Api[R]['accepted']>> => {
  const { body, ...rest } = input as Parts & Sending
  return (await post(route, formOf(files, body), rest, { prefer: 'respond-async' })) as Received<
    Api[R]['accepted']
  >
}

function formOf(files: readonly File[], body: Parts['body']): FormData {
  const form = new FormData()
  for (const [name, value] of entries(body)) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form
}

async function post(
  route: UploadRoute,
  form: FormData,
  input: Parts & Sending,
  more: Record<string, string> = {},
): Promise<unknown> {
  const [method = 'POST', path = '/'] = route.split(' ')
  const token = tokenFor()
  const headers = headersFor(token, input)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  const stopKeeping = keepAlive()
  try {
    const response = await send({ method, address: callUrlOf(path, input), headers, form }, input)
    if (response.ok) return await response.json()
    if (response.status === 401 && token) reportRefused(token)
    throw await refusalFrom(response)
  } finally {
    stopKeeping()
  }
}

type Letter = { method: string; address: string; headers: Headers; form: FormData }

const send = (
  { method, address, headers, form }: Letter,
  { onProgress, signal }: Sending,
): Promise<Response> =>
  new Promise((resolve, reject) => {
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
