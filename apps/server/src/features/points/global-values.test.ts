import { startApp } from '@klasrum/testkit/app'
import { expect, test } from 'vitest'
import { global_values } from './points.tables.ts'

const app = await startApp({ work: false })

const list = (query: Record<string, string>) =>
  app.anyone.send({ path: `/api/global-values/?${new URLSearchParams(query)}` })
const lookUp = (query: Record<string, string>) =>
  app.anyone.send({ path: `/api/global-values/lookup?${new URLSearchParams(query)}` })

test('the six top-up tiers are listed in order of the amount, without a token', async () => {
  const { data } = await app.anyone.ok('GET /api/global-values/', { query: { title: 'TOPUP' } })
  expect(data.map(({ key, value }) => [key, value])).toEqual([
    ['150', 150],
    ['300', 310],
    ['500', 520],
    ['1000', 1040],
    ['1500', 1580],
    ['2000', 2160],
  ])
})

test('the shorter address answers the same', async () => {
  const path = 'global-values/?title=TOPUP&limit=100'
  const [short, long] = [
    await app.anyone.send({ path: `/${path}` }),
    await app.anyone.send({ path: `/api/${path}` }),
  ]
  expect(short).toMatchObject({ status: 200, body: long.body })
})

test('a stale token does not keep anyone from the prices', async () => {
  const { data } = await app.withToken('x'.repeat(43)).ok('GET /api/global-values/')
  expect(data).toHaveLength(10)
})

test.each([
  ['LESSON_PLAN', 6],
  ['SESSION', 0],
  ['QUIZ', 0],
  ['EXAM', 0],
])('the price %s is %i', async (key, value) => {
  expect(await lookUp({ title: 'USE_POINTS', key })).toMatchObject({
    status: 200,
    body: { title: 'USE_POINTS', key, value },
  })
})

test('a tier is looked up by its amount', async () => {
  expect((await lookUp({ title: 'TOPUP', key: '1500' })).body).toMatchObject({ value: 1580 })
})

test.each([
  { title: 'TOPUP', key: '151' },
  { title: 'USE_POINTS', key: 'lesson_plan' },
  { title: "USE_POINTS' or '1'='1", key: 'LESSON_PLAN' },
])('%o is answered with 404', async (query) => {
  expect(await lookUp(query)).toMatchObject({
    status: 404,
    body: { code: 'global_value.not_found', detail: 'There is no such value.' },
  })
})

test('an unknown title lists nothing', async () => {
  expect(await list({ title: 'NOTHING' })).toMatchObject({ status: 200, body: { data: [] } })
})

test('as many are listed as asked for, one to a hundred', async () => {
  expect((await list({ title: 'TOPUP', limit: '2' })).body).toMatchObject({
    data: [{ key: '150' }, { key: '300' }],
  })
  const many = Array.from({ length: 120 }, (_, key) => ({ title: 'MANY', key: String(key), value: 1 }))
  await app.tx.insert(global_values).values(many)
  const { data } = await app.anyone.ok('GET /api/global-values/', { query: { title: 'MANY' } })
  expect(data).toHaveLength(100)
})

test.each(['0', '101', '-1', '1.5', 'all', '1e9', ''])('a limit of %j is refused', async (limit) => {
  expect(await list({ title: 'TOPUP', limit })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'limit' }] },
  })
})

test.each([
  [{ title: 'T'.repeat(41), key: 'x' }, 'title'],
  [{ title: 'TOPUP', key: 'k'.repeat(41) }, 'key'],
  [{ title: 'TOPUP' }, 'key'],
  [{ key: '150' }, 'title'],
])('a look-up of %o is refused at its field', async (query, path) => {
  expect(await lookUp(query as Record<string, string>)).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  })
})

test('a title with a character that no database can hold is refused as unreadable', async () => {
  expect(await lookUp({ title: '\u0000', key: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'request.unreadable' },
  })
})

test('anyone learns where to find help', async () => {
  expect(await app.anyone.ok('GET /api/support')).toEqual({
    email: 'help@klasrum.example',
    page: 'https://www.facebook.com/klasrum',
    privacy_email: 'dpo@klasrum.example',
  })
})
