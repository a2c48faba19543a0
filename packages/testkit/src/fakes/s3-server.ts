import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '../free-port.ts'

type StoredObject = { bytes: Buffer; type: string; at: Date }

export type S3Server = {
  /** With the bucket, as S3_URL takes it. */
  url: string
  objects: Map<string, StoredObject>
  /** The signature header of each request. */
  signatures: string[]
  /** From now on every request is answered so, or cut off; whole again with `undefined`. */
  fail: (how: 'unavailable' | 'cut' | undefined) => void
  stop: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Enough of the S3 protocol for one bucket: put, get, head, delete and a paged list. */
export async function startS3Server({ bucket = 'klasrum', pageSize = 2 } = {}): Promise<S3Server> {
  const objects = new Map<string, StoredObject>()
  const signatures: string[] = []
  let failure: Parameters<S3Server['fail']>[0]

  const server = createServer(async (request, response) => {
    if (failure === 'cut') return void request.destroy()
    if (failure === 'unavailable') return fail(response, 503, 'ServiceUnavailable')
    signatures.push(request.headers.authorization ?? '')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.example')
    const [name, ...rest] = decodeURIComponent(pathname).split('/').filter(Boolean)
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (request.method === 'GET' && key === '') return list(response, searchParams)
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream'
      objects.set(key, { bytes: await bodyOf(request), type, at: new Date() })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const stored = objects.get(key)
    if (!stored) return fail(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': stored.type,
      'content-length': stored.bytes.length,
      'last-modified': stored.at.toUTCString(),
      etag: '"x"',
    })
    response.end(request.method === 'HEAD' ? undefined : stored.bytes)
  }).listen(0, '127.0.0.1')

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const more = keys.length > page.length
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>1</Size><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
      )
  }

  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}/${bucket}`,
    objects,
    signatures,
    fail: (how) => {
      failure = how
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const fail = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
