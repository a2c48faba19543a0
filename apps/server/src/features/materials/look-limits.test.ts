import { mostLooksAnHour } from '@klasrum/contract/looks'
import { startApp } from '@klasrum/testkit/app'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { aLook, lookCallsOf } from '@klasrum/testkit/looks'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, hours } from '../../clock.ts'
import { throttles } from '../../http/throttle.tables.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { lookLasts } from './look-at-lessons.ts'
import { sweepLessonFiles } from './sweep-lesson-files.ts'
import { sweepLooks } from './sweep-looks.ts'

const app = await startApp()
const { tx, house } = app
const { aRunner, books } = runActionsOf(app)
const { look, lookRefused, again, leave, makeIt, looksOf, keysOf, stored } = await lookCallsOf(app)
const patience = 120_000

test('sixty looks an hour, first ones and repeated ones together; the next is refused plainly', async () => {
  const teacher = await aRunner()
  const { id } = await aLook(tx, { user: teacher.user })
  for (let spent = 1; spent < mostLooksAnHour; spent += 1)
    await countWithinQuota(tx, `look:${teacher.user.id}`, app.clock.now(), mostLooksAnHour)
  expect((await again(teacher, id)).status).toBe(200)
  const tooMany = {
    status: 429,
    code: 'too_many_tries',
    detail: expect.stringMatching(/^Too many tries\. Please wait \d+ minutes and try again\.$/),
  }
  expect(await lookRefused(teacher)).toMatchObject(tooMany)
  expect(await again(teacher, id)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(await keysOf(id)).toHaveLength(1)
  expect((await again(await app.as('admin'), id)).status).toBe(404)
})

test('the look of somebody else does not exist: not to look at, to use or to remove', async () => {
  const { id } = await aLook(tx, { user: (await aRunner()).user })
  const other = await aRunner()
  const missing = { status: 404, body: { code: 'look.not_found' } }
  expect(await again(other, id)).toMatchObject(missing)
  expect(await leave(other, id)).toMatchObject(missing)
  expect(await makeIt(other, id)).toMatchObject(missing)
  expect(await books(other)).toEqual({ points: 30, moved: [] })
  expect(await keysOf(id)).toHaveLength(1)
})

test('a look that is over is refused plainly, and nothing is charged', async () => {
  const teacher = await aRunner()
  const { id } = await aLook(tx, { user: teacher.user, look: { expires_at: app.clock.now() } })
  const over = {
    status: 410,
    body: {
      code: 'look.expired',
      detail: 'This look is over and its files were removed. Please add them again. Nothing was charged.',
    },
  }
  expect(await again(teacher, id)).toMatchObject(over)
  expect(await makeIt(teacher, id)).toMatchObject(over)
  expect(await books(teacher)).toEqual({ points: 30, moved: [] })
})

test(
  'who leaves removes the look with its files at once',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const [key = ''] = await keysOf(look_id)
    expect(await stored()).toContain(key)
    expect(await leave(teacher, look_id)).toMatchObject({ status: 200, body: { message: 'Look deleted' } })
    expect(await stored()).not.toContain(key)
    expect(await leave(teacher, look_id)).toMatchObject({ status: 404 })
    expect(await makeIt(teacher, look_id)).toMatchObject({ status: 404, body: { code: 'look.not_found' } })
  },
  patience,
)

test(
  'a look whose caller goes away is not finished, and leaves nothing behind',
  async () => {
    const teacher = await aRunner()
    const before = await stored()
    const form = new FormData()
    const long = await aLessonFile({ lesson: plantLesson.repeat(20) })
    form.append('files', new File([new Uint8Array(long.bytes)], 'Long.docx'))
    const gone = new AbortController()
    const asked = fetch(`${await app.listen()}/api/lesson-plans/look`, {
      method: 'POST',
      headers: { authorization: `Bearer ${teacher.token}` },
      body: form,
      signal: gone.signal,
    })
    // It is counted as soon as the files have arrived, and reading takes longer than to see that.
    const counted = () => tx.$count(throttles, eq(throttles.key, `look:${teacher.user.id}`))
    await until(async () => (await counted()) > 0, { what: 'the look to begin' })
    gone.abort()
    await expect(asked).rejects.toThrow()
    // The same once more takes as long: the first would have been finished before it.
    const { look_id } = await look(teacher, long)
    expect((await looksOf(teacher)).map(({ id }) => id)).toEqual([look_id])
    expect(await stored()).toHaveLength(before.length + 1)
    expect(app.log()).not.toContain('request failed')
  },
  patience,
)

test(
  'a look nobody pays for is gone with its files within a day, and a live one keeps its files',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const [key = ''] = await keysOf(look_id)
    const at = (passed: number) => ({
      ...house,
      clock: { now: () => after(app.clock.now(), passed) },
    })
    expect(lookLasts).toBeLessThanOrEqual(hours(23))
    await sweepLooks(at(lookLasts - hours(1))).work({})
    await sweepLessonFiles(at(hours(48))).work({})
    expect(await stored()).toContain(key)
    await sweepLooks(at(lookLasts + 1)).work({})
    expect(await stored()).not.toContain(key)
    expect(await looksOf(teacher)).toEqual([])
  },
  patience,
)

test('files of a look that was killed before its row was written are swept', async () => {
  const key = 'lesson_files/0123456789abcdef0123456789abcdef'
  await house.storage.put(key, Buffer.from('A lesson'), 'application/octet-stream')
  await sweepLessonFiles({ ...house, clock: { now: () => after(new Date(), hours(25)) } }).work({})
  expect(await stored()).not.toContain(key)
})

test(
  'the next look of a teacher removes those that are over, and of too many the oldest',
  async () => {
    const teacher = await aRunner()
    const now = app.clock.now()
    const over = await aLook(tx, { user: teacher.user, look: { expires_at: now } })
    const open = []
    for (const minute of [1, 2, 3, 4, 5])
      open.push(
        await aLook(tx, {
          user: teacher.user,
          look: { created_at: after(now, minute - 10), expires_at: after(now, hours(1)) },
        }),
      )
    const { look_id } = await look(teacher)
    const left = (await looksOf(teacher)).map(({ id }) => id).sort((one, other) => one - other)
    expect(left).toEqual([...open.slice(1).map(({ id }) => id), look_id])
    expect(left).not.toContain(over.id)
  },
  patience,
)

test('a deleted account leaves no look and no file of one', async () => {
  const teacher = await aRunner()
  const { look_id } = await look(teacher)
  const [key = ''] = await keysOf(look_id)
  const admin = await app.as('admin')
  await admin.ok('DELETE /api/admin/users/{id}', { params: { id: teacher.user.id } })
  expect(await looksOf(teacher)).toEqual([])
  expect(await stored()).not.toContain(key)
})
