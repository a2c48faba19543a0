import { expect, test } from 'vitest'
import { CallFailed, CallRefused, refusalFrom, sayWhy } from './refusal.ts'
import { sayOr } from './say-or.ts'

const fallback = { refused: 'Login failed', failed: 'An error occurred during login' }

test("the server's sentence is shown as it is", async () => {
  const refused = await refusalFrom(
    Response.json({ detail: 'Incorrect e-mail or password.', code: 'sign_in.failed' }, { status: 401 }),
  )
  expect(sayWhy(refused, fallback)).toBe('Incorrect e-mail or password.')
  expect(refused).toMatchObject({ status: 401, code: 'sign_in.failed' })
})

test('an answer with only a message is shown by its message', async () => {
  const refused = await refusalFrom(Response.json({ message: 'Come back later.' }, { status: 503 }))
  expect(sayWhy(refused, fallback)).toBe('Come back later.')
})

test.each(['', '<h1>Bad gateway</h1>', '{"detail":[{"msg":"x"}]}', 'null'])(
  'an answer without a sentence falls back and never shows its insides: %j',
  async (body) => {
    const refused = await refusalFrom(new Response(body, { status: 502 }))
    expect(sayWhy(refused, fallback)).toBe('Login failed')
  },
)

test('no answer at all has its own sentence', () => {
  expect(sayWhy(new CallFailed(new TypeError('Failed to fetch')), fallback)).toBe(
    'An error occurred during login',
  )
})

test('an admin screen asks for a sign-in when a 401 says nothing, and has one sentence for all other silence', () => {
  const silent = (status: number, detail = '') => new CallRefused({ status, code: '', detail })
  expect(sayOr(silent(401), 'Failed to load users')).toBe('Authentication required')
  expect(sayOr(silent(401, 'Your session has ended.'), 'Failed to load users')).toBe(
    'Your session has ended.',
  )
  expect(sayOr(silent(500), 'Failed to load users')).toBe('Failed to load users')
  expect(sayOr(new CallFailed(null), 'Failed to load users')).toBe('Failed to load users')
})

test('anything else is called unexpected', () => {
  expect(sayWhy(new TypeError('x is undefined'), fallback)).toBe(
    'An unexpected error occurred. Please try again.',
  )
})

test('field errors are found by the name of the field', async () => {
  const refused = await refusalFrom(
    Response.json(
      {
        detail: 'Please check the marked fields.',
        code: 'request.invalid',
        errors: [{ path: 'email', message: 'Please enter a valid e-mail address.' }],
      },
      { status: 400 },
    ),
  )
  expect(refused.about('email')).toBe('Please enter a valid e-mail address.')
  expect(refused.about('password')).toBeUndefined()
})

test('how long to wait is read from the answer', async () => {
  const refused = await refusalFrom(new Response('{}', { status: 429, headers: { 'retry-after': '8' } }))
  expect(refused.retryAfter).toBe(8)
  expect(new CallRefused({ status: 400, code: '', detail: '' }).retryAfter).toBeNull()
})
