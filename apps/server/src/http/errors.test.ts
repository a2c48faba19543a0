import { Refusal } from '@klasrum/contract/refusals'
import { startApp } from '@klasrum/testkit/app'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })

app.fastify.get('/api/breaks', () => {
  throw new Error('the secret of luz@school.example\nselect * from users')
})
app.fastify.get('/api/breaks-later', async () => {
  throw Object.assign(new Error('Failed query', { cause: new Error('deep down') }), { statusCode: 503 })
})

type Sent = Parameters<typeof app.anyone.send>[0]
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const signup = { method: 'POST', path: '/api/auth/signup' }
const signin = { method: 'POST', path: '/api/auth/signin' }

const refused: [what: string, request: Sent, status: number, code: string][] = [
  ['an unknown path', { path: '/api/nothing-here' }, 404, 'path.not_found'],
  ['an unknown path outside the API', { path: '/.git/config' }, 404, 'path.not_found'],
  ['a known path with another method', { method: 'DELETE', path: '/api/auth/me' }, 404, 'path.not_found'],
  ['a path that cannot be decoded', { path: '/api/%E0%A4%A' }, 400, 'request.unreadable'],
  ['JSON cut short', { ...signup, headers: json, body: '{"email":' }, 400, 'request.unreadable'],
  ['an empty JSON body', { ...signup, headers: json, body: '' }, 400, 'request.unreadable'],
  ['JSON that is a list', { ...signup, headers: json, body: '[]' }, 400, 'request.invalid'],
  ['JSON that is nothing', { ...signup, headers: json, body: 'null' }, 400, 'request.invalid'],
  ['no body at all', signup, 415, 'request.unsupported'],
  ['XML', { ...signup, headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415, 'request.unsupported'],
  [
    'plain text',
    { ...signup, headers: { 'content-type': 'text/plain' }, body: '{}' },
    415,
    'request.unsupported',
  ],
  ['a form where JSON belongs', { ...signup, headers: form, body: 'email=a' }, 415, 'request.unsupported'],
  ['a body over a megabyte', { ...signup, body: { email: 'x'.repeat(1_048_576) } }, 413, 'request.too_large'],
  [
    'a form that is far too long',
    { ...signin, headers: form, body: 'x'.repeat(20_000) },
    413,
    'request.too_large',
  ],
  ['a call without a session', { path: '/api/auth/me' }, 401, 'session.missing'],
  [
    'an unknown session',
    { path: '/api/auth/me', headers: { authorization: 'Bearer x' } },
    401,
    'session.ended',
  ],
  ['an unknown value', { path: '/api/global-values/lookup?title=a&key=b' }, 404, 'global_value.not_found'],
  [
    'a poisoned prototype',
    { ...signup, headers: json, body: '{"__proto__":{"role":"admin"},"email":"a@b.example"}' },
    400,
    'request.unreadable',
  ],
  [
    'a poisoned constructor',
    { ...signup, headers: json, body: '{"constructor":{"prototype":{"role":"admin"}}}' },
    400,
    'request.unreadable',
  ],
]

test.each(refused)('%s is refused with detail and code', async (_, request, status, code) => {
  const answer = await app.anyone.send(request)
  expect(answer).toMatchObject({ status, body: { code } })
  expect(Refusal.strict().parse(answer.body).detail).not.toBe('')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a body just under a megabyte is read', async () => {
  const answer = await app.anyone.send({ ...signup, body: { email: 'x'.repeat(1_048_000) } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('every wrong field is named, with a sentence for each', async () => {
  const { body } = await app.anyone.send({ ...signup, body: { email: 'x', password: '1', first_name: '' } })
  expect(Refusal.parse(body)).toMatchObject({
    detail: 'Please check the marked fields.',
    errors: [
      { path: 'email', message: 'Please enter a valid e-mail address.' },
      { path: 'password', message: 'Use at least 8 characters.' },
      { path: 'first_name', message: 'Please fill in this field.' },
      { path: 'last_name', message: 'Please fill in this field.' },
    ],
  })
})

const person = {
  email: 'luz@school.example',
  password: 'mabuhay ang guro',
  first_name: 'Luz',
  last_name: 'Cruz',
}

test.each([
  ['a missing name', { last_name: undefined }, 'Last name: please fill in this field.'],
  ['an address that is none', { email: 'luz' }, 'Please enter a valid e-mail address.'],
  ['a short password', { password: 'abc' }, 'Password: use at least 8 characters.'],
  ['a name that is a number', { first_name: 7 }, 'First name: use text.'],
  ['a name that is too long', { first_name: 'a'.repeat(81) }, 'First name: use at most 80 characters.'],
])('one problem, %s, is told in the detail itself', async (_, wrong, detail) => {
  const { body } = await app.anyone.send({ ...signup, body: { ...person, ...wrong } })
  expect(Refusal.parse(body)).toMatchObject({ code: 'request.invalid', detail, errors: { length: 1 } })
})

test.each([
  ['GET', '/api/health/'],
  ['GET', '/api/global-values?title=TOPUP'],
  ['GET', '/global-values?title=TOPUP'],
  ['GET', '/api/global-values/lookup/?title=USE_POINTS&key=LESSON_PLAN'],
  ['GET', '/api/auth/me/'],
  ['POST', '/api/auth/signin/'],
])('%s %s is answered like the path that differs by its last slash', async (method, path) => {
  const [address = '', query = ''] = path.split('?')
  const other = address.endsWith('/') ? address.slice(0, -1) : `${address}/`
  const answers = await Promise.all(
    [path, `${other}${query && `?${query}`}`].map((each) => app.anyone.send({ method, path: each })),
  )
  expect(answers[0]?.status).not.toBe(404)
  expect([answers[0]?.status, answers[0]?.body]).toEqual([answers[1]?.status, answers[1]?.body])
})

test.each(['/api/breaks', '/api/breaks-later'])(
  'a fault at %s answers a number, and only the log says more',
  async (path) => {
    const answer = await app.anyone.send({ path })
    const id = answer.headers['x-request-id'] ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'service.fault',
        detail: `The server could not finish this. Please try again. If it happens again, tell support the number ${id}.`,
      },
    })
    const lines = app
      .log()
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      {
        level: 50,
        reqId: id,
        msg: 'request failed',
        err: { stack: expect.stringContaining('errors.test.ts') },
      },
      { level: 30, reqId: id, msg: 'request', path, status: 500 },
    ])
    expect((await app.anyone.call('GET /api/health')).status).toBe(200)
  },
)

test('a repeated key in the query is refused, and one named like a prototype is ignored', async () => {
  expect((await app.anyone.send({ path: '/api/global-values/?limit=1&limit=2' })).status).toBe(400)
  expect((await app.anyone.send({ path: '/api/auth/verify-email?token=a&token=b' })).status).toBe(400)
  const odd = '/api/global-values/?title=TOPUP&__proto__=x&constructor=y&__proto__[limit]=1&toString=z'
  expect(await app.anyone.send({ path: odd })).toMatchObject({ status: 200, body: { data: { length: 6 } } })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a caller cannot choose the number of a request', async () => {
  const answer = await app.anyone.send({
    path: '/api/health',
    headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
  })
  expect(answer.headers['x-request-id']).not.toBe('mine')
})
