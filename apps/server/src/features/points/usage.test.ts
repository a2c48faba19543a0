import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'
import { addEntry } from './points.store.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')

type Cursor = { cursor_created_at: string; cursor_id: number }

async function aBusyTeacher(entries: number) {
  const user = await aTeacher(app.tx)
  // In one transaction, all of them have the same moment: the id has to tell them apart.
  await app.tx.transaction(async (tx) => {
    for (let at = 0; at < entries; at += 1)
      await addEntry(tx, {
        user_id: user.id,
        points: at % 3 === 2 ? -1 : 5,
        kind: at % 3 === 2 ? 'charge' : 'grant',
        reason_key: `busy:${user.id}:${at}`,
        note: `Entry ${at}`,
      })
  })
  return app.as(user)
}

test('every movement is listed, newest first, 20 at a time, none twice and none left out', async () => {
  const teacher = await aBusyTeacher(45)
  const seen: string[] = []
  const sizes: number[] = []
  let cursor: Cursor | undefined
  do {
    const page = await teacher.ok('GET /api/user/usage', { query: { ...cursor } })
    seen.push(...page.usage.map(({ process }) => process))
    sizes.push(page.usage.length)
    expect(page.has_more).toBe(page.next_cursor !== null)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(sizes).toEqual([20, 20, 5])
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Entry ${44 - at}`))
})

test('an admin reads the same, with the fields as specified', async () => {
  const teacher = await aBusyTeacher(21)
  const params = { userId: teacher.user.id }
  const first = await admin.ok('GET /api/admin/usage/history/{userId}', { params, query: { limit: '20' } })
  expect(first.usage.slice(0, 2)).toMatchObject([{ process: 'Entry 20', points: -1 }, { points: 5 }])
  expect([first.usage.length, first.has_more]).toEqual([20, true])
  const rest = await admin.ok('GET /api/admin/usage/history/{userId}', {
    params,
    query: { limit: '20', ...first.next_cursor },
  })
  expect(rest).toMatchObject({ has_more: false, next_cursor: null, usage: [{ process: 'Entry 0' }] })
})

test('entries that came after the first page do not shift the second', async () => {
  const teacher = await aBusyTeacher(25)
  const { next_cursor } = await teacher.ok('GET /api/user/usage')
  await addEntry(app.tx, {
    user_id: teacher.user.id,
    points: 1,
    kind: 'grant',
    reason_key: `late:${teacher.user.id}`,
    note: 'Late',
  })
  const { usage } = await teacher.ok('GET /api/user/usage', { query: { ...next_cursor } })
  expect(usage.map(({ process }) => process)).toEqual([4, 3, 2, 1, 0].map((at) => `Entry ${at}`))
})

test.each([
  'cursor_id=5',
  'cursor_created_at=2026-11-15T00:00:00Z',
  'cursor_id=0&cursor_created_at=2026-11-15T00:00:00Z',
  'cursor_id=5&cursor_created_at=yesterday',
  'limit=0',
  'limit=101',
])('%s is refused', async (query) => {
  expect(await admin.send({ path: `/api/user/usage?${query}` })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
})
