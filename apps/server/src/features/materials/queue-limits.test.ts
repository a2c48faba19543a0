import { mostRunsAnHour } from '@klasrum/contract/runs'
import { startApp } from '@klasrum/testkit/app'
import { aLessonFile, later, runWish, smallRun, storedLessons } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { expect, test } from 'vitest'
import { changeRun } from './runs.store.ts'

// Nobody works: what is queued stays queued.
const app = await startApp({ work: false })
const { aRunner, process, begin, show, books, files } = runActionsOf(app)
const lesson = await aLessonFile()

const keys = () => storedLessons(app.house.storage)
const cancel = (runner: Awaited<ReturnType<typeof aRunner>>, id: number) =>
  runner.call('POST /api/lesson-plans/runs/{id}/cancel', { params: { id } })

test('at most three wait; a fourth is refused and costs nothing, and one that was cancelled makes room', async () => {
  const teacher = await aRunner()
  const [first = 0] = [
    await begin(teacher, lesson),
    await begin(teacher, lesson),
    await begin(teacher, lesson),
  ]
  expect(await process(teacher, lesson, {}, later)).toMatchObject({
    status: 409,
    body: {
      code: 'run.too_many_waiting',
      detail: 'You have 3 runs waiting. Please wait until one has begun. Nothing was charged.',
    },
  })
  expect((await books(teacher)).points).toBe(12)
  expect((await cancel(teacher, first)).status).toBe(200)
  await begin(teacher, lesson)
})

test('at most thirty begin in an hour', async () => {
  const teacher = await aRunner(1_000)
  const once = async (runner = teacher) => {
    const id = await begin(runner, lesson)
    await cancel(runner, id)
  }
  for (let run = 0; run < mostRunsAnHour; run += 1) await once()
  expect(await process(teacher, lesson, {}, later)).toMatchObject({
    status: 429,
    body: { code: 'too_many_tries' },
  })
  app.clock.advance(61)
  await once(await app.as(teacher.user))
  expect((await books(teacher)).points).toBe(1_000)
}, 60_000)

test('F10: how many come before it is counted over everybody, the first of each teacher before the second of any', async () => {
  const [one, other] = [await aRunner(), await aRunner()]
  const ahead = async (runner: typeof one, id: number) => (await show(runner, id)).ahead
  const first = await begin(one, lesson)
  const before = await ahead(one, first)
  const second = await begin(one, lesson)
  const third = await begin(other, lesson)
  expect(await ahead(other, third)).toBe(before + 1)
  expect(await ahead(one, second)).toBeGreaterThan(before + 1)
  await cancel(one, first)
  expect(await ahead(other, third)).toBe(before + 1)
  await changeRun(app.tx, third, { state: 'running' })
  expect(await ahead(other, third)).toBe(0)
  expect(await ahead(one, second)).toBe(before + 1)
})

test('a run that waits is cancelled with its points back, and a second time nothing more happens', async () => {
  const teacher = await aRunner(6)
  const id = await begin(teacher, lesson)
  expect(await books(teacher)).toEqual({ points: 0, moved: [`run:${id} -6`] })
  const [one, ...more] = await Promise.all(Array.from({ length: 10 }, () => cancel(teacher, id)))
  expect(one).toMatchObject({ status: 200, body: { state: 'cancelled', refunded: true } })
  for (const each of nonEmpty(more)) expect(each.status).toBe(200)
  expect(await books(teacher)).toEqual({ points: 6, moved: [`run:${id} -6`, `refund:run:${id} 6`] })
  expect((await show(teacher, id)).files).toMatchObject([{ state: 'error', error: 'The run was cancelled.' }])
})

test('what is over or has a first result cannot be cancelled', async () => {
  const teacher = await aRunner()
  const id = await begin(teacher, lesson)
  await changeRun(app.tx, id, { state: 'done', ended_at: new Date() })
  expect(await cancel(teacher, id)).toMatchObject({
    status: 409,
    body: { code: 'run.over', detail: 'This run is over already, so it cannot be cancelled.' },
  })
  expect((await books(teacher)).points).toBe(24)
})

test('deleting takes the files with it; what goes on is not deleted', async () => {
  const teacher = await aRunner()
  const id = await begin(teacher, [lesson, lesson])
  const mine = nonEmpty(await files(id)).map(({ stored_as }) => stored_as)
  expect(await keys()).toEqual(expect.arrayContaining(mine))
  const remove = () => teacher.call('DELETE /api/lesson-plans/runs/{id}', { params: { id } })
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'run.not_over', detail: 'This run is still going on. Cancel it first.' },
  })
  await cancel(teacher, id)
  expect((await remove()).status).toBe(200)
  expect((await keys()).filter((key) => mine.includes(key))).toEqual([])
  expect((await remove()).status).toBe(404)
  expect((await books(teacher)).moved).toHaveLength(2)
})

test('another run with the same files and other settings keeps them when the first is deleted, and is charged', async () => {
  const teacher = await aRunner()
  const id = await begin(teacher, [lesson, { ...lesson, name: 'Two.docx' }])
  await changeRun(app.tx, id, { state: 'done', ended_at: new Date() })
  const { run_id } = await teacher.ok('POST /api/lesson-plans/runs/{id}/repeat', {
    params: { id },
    body: { ...runWish, num_sessions: 3, exam_enabled: true, points_cost: 6 },
  })
  expect(await show(teacher, run_id)).toMatchObject({
    state: 'queued',
    settings: { sessions: 3, exam: { easiest: 2 } },
    files: [{ file_name: 'Plants.docx' }, { file_name: 'Two.docx' }],
  })
  expect((await books(teacher)).points).toBe(18)
  await teacher.ok('DELETE /api/lesson-plans/runs/{id}', { params: { id } })
  const kept = (await files(run_id)).map(({ stored_as }) => stored_as)
  expect(await keys()).toEqual(expect.arrayContaining(kept))
  const refused = await teacher.refusal('POST /api/lesson-plans/runs/{id}/repeat', {
    params: { id: run_id },
    body: { ...runWish, points_cost: 5 },
  })
  expect(refused).toMatchObject({ status: 409, code: 'run.price_changed' })
})

test('the own runs are listed, newest first, found by the names of their files and by their state', async () => {
  const teacher = await aRunner(60)
  const named = async (name: string) => {
    const id = await begin(teacher, { ...lesson, name })
    await cancel(teacher, id)
    return id
  }
  const [water, plants, atoms] = [
    await named('Tubig.docx'),
    await named('Halaman.docx'),
    await named('Peña.docx'),
  ]
  const waiting = await begin(teacher, lesson)
  const found = async (query: object) => {
    const { runs, total } = await teacher.ok('GET /api/lesson-plans/runs', { query })
    expect(total).toBeGreaterThanOrEqual(runs.length)
    return runs.map(({ id }) => id)
  }
  expect(await found({})).toEqual([waiting, atoms, plants, water])
  expect(await found({ limit: 2, page: 2 })).toEqual([plants, water])
  expect(await found({ search: 'pena' })).toEqual([atoms])
  expect(await found({ state: 'queued' })).toEqual([waiting])
  expect(await found({ search: 'zzz' })).toEqual([])
  const { runs } = await teacher.ok('GET /api/lesson-plans/runs', { query: { search: 'tubig' } })
  expect(runs).toMatchObject([
    { id: water, state: 'cancelled', refunded: true, files: [{ file_name: 'Tubig.docx', state: 'error' }] },
  ])
  expect((await (await aRunner()).ok('GET /api/lesson-plans/runs')).runs).toEqual([])
})

test('two who begin at once with points for one: one begins', async () => {
  const teacher = await aRunner(7)
  const answers = await Promise.all([1, 2, 3].map(() => process(teacher, lesson, smallRun, later)))
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
  expect((await books(teacher)).points).toBe(1)
})
