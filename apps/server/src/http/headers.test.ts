import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })

app.fastify.get('/api/breaks', () => {
  throw new Error('broken')
})

const always = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
}

const answers: [status: number, what: string, request: Parameters<typeof app.anyone.send>[0]][] = [
  [200, 'a reply', { path: '/api/health' }],
  [200, 'a reply at a second address', { path: '/global-values/?title=TOPUP' }],
  [400, 'a refused field', { path: '/api/global-values/?limit=x' }],
  [
    400,
    'a body that cannot be read',
    { method: 'POST', path: '/api/auth/signup', body: '{', headers: { 'content-type': 'application/json' } },
  ],
  [400, 'an address that cannot be decoded', { path: '/api/%E0%A4%A' }],
  [401, 'a missing session', { path: '/api/auth/me' }],
  [404, 'an unknown path', { path: '/api/nothing' }],
  [404, 'an unknown path with a body', { method: 'POST', path: '/api/nothing', body: {} }],
  [
    413,
    'a body that is too large',
    {
      method: 'POST',
      path: '/api/auth/signup',
      body: 'x'.repeat(1_100_000),
      headers: { 'content-type': 'application/json' },
    },
  ],
  [415, 'another kind of body', { method: 'POST', path: '/api/auth/signin', body: {} }],
  [500, 'a fault', { path: '/api/breaks' }],
]

test.each(answers)('%i, %s: all security headers, exactly', async (status, _, request) => {
  const answer = await app.anyone.send(request)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(always)
})

test('a tried-out limit answers with them too', async () => {
  const { headers, status } = await (async () => {
    for (;;) {
      const body = { email: 'nobody@school.example' }
      const answer = await app.anyone.call('POST /api/auth/forgot-password', { body })
      if (answer.status !== 200) return answer
    }
  })()
  expect(status).toBe(429)
  expect(headers).toMatchObject(always)
})

test.each(['GET', 'OPTIONS', 'POST'])(
  'a %s from a foreign page gets no leave to read the answer',
  async (method) => {
    const { token } = await app.as('teacher')
    const { headers } = await app.withToken(token).send({
      method,
      path: '/api/auth/me',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(nonEmpty(Object.keys(headers)).filter((name) => name.startsWith('access-control'))).toEqual([])
  },
)

test('nothing says what the server is made of', async () => {
  const { headers } = await app.anyone.send({ path: '/api/health' })
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('TRACE is not answered', async () => {
  const answer = await app.anyone.send({ method: 'TRACE', path: '/api/health' })
  expect(answer.status).toBe(404)
})
