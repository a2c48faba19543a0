import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const text = '0123456789'
async function* pieces() {
  for (const piece of ['01', '234', '56789']) yield Buffer.from(piece)
}

const app = Fastify()
afterAll(() => app.close())
app.get('/whole', (request, reply) =>
  sendFile(request, reply, { type: 'audio/mpeg', name: 'a/b.mp3', bytes: Buffer.from(text) }),
)
app.get('/stream', (request, reply) =>
  sendFile(request, reply, {
    type: 'audio/mpeg',
    name: 'a.mp3',
    bytes: pieces(),
    size: 10,
    cacheSeconds: 60,
  }),
)
app.get('/unknown', (request, reply) =>
  sendFile(request, reply, { type: 'text/plain', name: 'a.txt', bytes: pieces() }),
)

const get = (url: string, range?: string) => app.inject({ url, headers: range ? { range } : {} })

test.each(['/whole', '/stream'])('%s goes out whole and says that it can be divided', async (url) => {
  const { statusCode, body, headers } = await get(url)
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: text })
  expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' })
})

test.each([
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=2-5', '2345', 'bytes 2-5/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', text, 'bytes 0-9/10'],
  ['bytes=4-99', '456789', 'bytes 4-9/10'],
])('%s of a file', async (range, body, told) => {
  for (const url of ['/whole', '/stream']) {
    const answer = await get(url, range)
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, told])
    expect(answer.headers['content-length']).toBe(String(body.length))
  }
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s lies outside', async (range) => {
  const answer = await get('/stream', range)
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10'])
})

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=x-y', 'bytes=-'])(
  '%s is answered by the whole file',
  async (range) => {
    const { statusCode, body } = await get('/stream', range)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: text })
  },
)

test('a file of unknown size goes out whole', async () => {
  const { statusCode, body, headers } = await get('/unknown', 'bytes=2-5')
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: text })
  expect(headers['accept-ranges']).toBeUndefined()
})

test('a name holds nothing that a header could take amiss, and a file is kept as long as it says', async () => {
  expect((await get('/whole')).headers['content-disposition']).toBe(
    `attachment; filename="a_b.mp3"; filename*=UTF-8''a%2Fb.mp3`,
  )
  expect((await get('/stream')).headers['cache-control']).toBe('private, max-age=60')
})

test('F28: a download’s name cannot be turned around to look like another kind of file', async () => {
  const own = Fastify()
  own.get('/', (request, reply) =>
    sendFile(request, reply, {
      type: 'text/plain',
      name: 'exam\u202Efdp.exe\u2066\u200F\u061C',
      bytes: Buffer.from(text),
    }),
  )
  const { headers } = await own.inject('/')
  await own.close()
  expect(headers['content-disposition']).toBe('attachment; filename="examfdp.exe"')
})
