import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startApp } from '@klasrum/testkit/app'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const long = { text: 'Mga marka ng klase, ñ. '.repeat(200) }
app.fastify.get('/api/long', async () => long)
app.fastify.get('/api/short', async () => ({ text: 'Mga marka' }))
app.fastify.get('/api/picture', async (_request, reply) => reply.type('image/svg+xml').send(long.text))

const get = (url: string, encodings?: string) =>
  app.fastify.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
] as const)('a long answer goes out compressed to who takes %s', async (accepted, encoding, unpack) => {
  const answer = await get('/api/long', accepted)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'accept-encoding',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
  })
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long)
})

test.each([undefined, 'identity', 'br;q=0, gzip;q=0.0', 'deflate'])(
  'a long answer stays as it is for who takes %s',
  async (accepted) => {
    const answer = await get('/api/long', accepted)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.json()).toEqual(long)
  },
)

test.each(['/api/short', '/api/picture', '/api/nowhere'])('%s is not compressed', async (path) => {
  const answer = await get(path, 'br')
  expect(answer.headers['content-encoding']).toBeUndefined()
})
