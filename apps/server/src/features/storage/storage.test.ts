import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher } from '@klasrum/testkit/builders'
import { aCorruptFile, aLessonFile, later, runWish, storedLessons } from '@klasrum/testkit/lesson-files'
import { type Runner, runActionsOf } from '@klasrum/testkit/run-actions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hours } from '../../clock.ts'
import { runJobs } from '../materials/make-run.ts'
import { runs } from '../materials/materials.tables.ts'
import { sweepLessonFiles } from '../materials/sweep-lesson-files.ts'
import { settings } from '../points/points.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { storageSettingKeys } from './storage.store.ts'
import { storedFiles } from './storage.tables.ts'
import { sweepStoredFiles } from './sweep-stored-files.ts'

const app = await startApp({ work: false })
const { house, tx } = app
const { aRunner, begin, process, files, show, books } = runActionsOf(app)
const lesson = await aLessonFile()
const megabyte = 1024 * 1024
const large = { ...lesson, bytes: Buffer.concat([lesson.bytes, Buffer.alloc(8 * megabyte)]) }
const patience = 120_000

const stored = () => storedLessons(house.storage)
const own = (runner: Runner) => runner.ok('GET /api/account/storage')
const cancel = (runner: Runner, id: number) =>
  runner.ok('POST /api/lesson-plans/runs/{id}/cancel', { params: { id } })
const repeat = (runner: Runner, id: number) =>
  runner.call('POST /api/lesson-plans/runs/{id}/repeat', { params: { id }, body: runWish })
const work = (run_id: number) => runJobs(house).make.work({ run_id })
const set = (key: keyof typeof storageSettingKeys, value: number) =>
  tx
    .insert(settings)
    .values({ key: storageSettingKeys[key], value: String(value) })
    .onConflictDoUpdate({ target: settings.key, set: { value: String(value) } })
const reset = () => tx.delete(settings).where(eq(settings.key, storageSettingKeys.megabytes_a_user))

test('F5: a teacher sees how much room the files take, by kind', async () => {
  const teacher = await aRunner()
  expect(await own(teacher)).toEqual({
    used: 0,
    most: 500 * megabyte,
    kinds: [],
    school: null,
    days_lessons_kept: 180,
  })
  await begin(teacher, [lesson, lesson])
  expect(await own(teacher)).toMatchObject({
    used: 2 * lesson.bytes.length,
    kinds: [{ kind: 'lesson', files: 2, bytes: 2 * lesson.bytes.length }],
  })
})

test('F5: files beyond the room of an account are refused with a sentence, cost nothing and are not stored', async () => {
  const teacher = await aRunner()
  await set('megabytes_a_user', 10)
  await begin(teacher, large)
  const before = await stored()
  expect(await process(teacher, large, {}, later)).toMatchObject({
    status: 413,
    body: {
      code: 'storage.no_room',
      detail: expect.stringContaining('your files take up 8 MB of 10 MB'),
    },
  })
  expect(await stored()).toEqual(before)
  expect((await books(teacher)).points).toBe(24)
  await begin(await aRunner(), large)
  await reset()
})

test('F5: many at once take no more room than there is', async () => {
  const teacher = await aRunner(1_000)
  await set('megabytes_a_user', 20)
  const answers = await Promise.all(Array.from({ length: 4 }, () => process(teacher, large, {}, later)))
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 413, 413])
  expect((await own(teacher)).used).toBe(2 * large.bytes.length)
  await reset()
})

test('F5: the room of a school is shared by those whom it has confirmed, and by nobody else', async () => {
  const school = await aSchool(tx)
  const of = async (school_state: 'confirmed' | 'waiting') => {
    const user = await aTeacher(tx, { points: 30 })
    await tx.insert(teachers).values({ user_id: user.id, school_id: school.id, school_state })
    return app.as(user)
  }
  await set('megabytes_a_school', 10)
  const [one, other, stranger] = [await of('confirmed'), await of('confirmed'), await of('waiting')]
  await begin(stranger, large)
  await begin(one, large)
  expect((await own(other)).school).toEqual({ used: large.bytes.length, most: 10 * megabyte })
  expect(await process(other, large, {}, later)).toMatchObject({
    status: 413,
    body: { code: 'storage.school_full' },
  })
  await set('megabytes_a_school', 20_000)
})

test(
  'F5: the files of a run that was cancelled or failed are removed at once',
  async () => {
    const teacher = await aRunner()
    const before = await stored()
    await cancel(teacher, await begin(teacher, [lesson, lesson]))
    const failed = await begin(teacher, aCorruptFile())
    await work(failed)
    expect((await show(teacher, failed)).state).toBe('failed')
    expect(await stored()).toEqual(before)
    expect((await own(teacher)).used).toBe(0)
    expect((await books(teacher)).points).toBe(30)
  },
  patience,
)

test('a run whose files were removed before they were read cannot be repeated, and that costs nothing', async () => {
  const teacher = await aRunner()
  const id = await begin(teacher, lesson)
  await cancel(teacher, id)
  expect(await repeat(teacher, id)).toMatchObject({ status: 410, body: { code: 'run.files_gone' } })
  expect((await books(teacher)).points).toBe(30)
})

test(
  'F9: a repeat shares the stored file, which stays until the last run that names it is deleted',
  async () => {
    const teacher = await aRunner()
    const first = await begin(teacher, lesson)
    await work(first)
    const before = await stored()
    const used = (await own(teacher)).used
    const { body } = await repeat(teacher, first)
    const { run_id: second } = body as { run_id: number }
    expect(await stored()).toEqual(before)
    expect((await own(teacher)).used).toBe(used)
    await work(second)
    expect((await show(teacher, second)).state).toBe('done')
    const [{ stored_as } = { stored_as: null }] = await files(second)
    const remove = (id: number) => teacher.ok('DELETE /api/lesson-plans/runs/{id}', { params: { id } })
    await remove(first)
    expect(await stored()).toContain(stored_as)
    await remove(second)
    expect(await stored()).not.toContain(stored_as)
    expect((await own(teacher)).used).toBe(0)
  },
  patience,
)

test(
  'F9: a repeat without points is refused before anything is written',
  async () => {
    const teacher = await aRunner(6)
    const id = await begin(teacher, lesson)
    await work(id)
    const before = await stored()
    const writes: string[] = []
    const { put } = house.storage
    house.storage.put = (key, ...rest) => {
      writes.push(key)
      return put(key, ...rest)
    }
    expect(await repeat(teacher, id)).toMatchObject({ status: 409, body: { code: 'run.too_few_points' } })
    house.storage.put = put
    expect(writes).toEqual([])
    expect(await stored()).toEqual(before)
  },
  patience,
)

test(
  'F5: lesson files go after the days that the admin has set, and what was made of them stays',
  async () => {
    const teacher = await aRunner()
    const [old, young] = [await begin(teacher, lesson), await begin(teacher, lesson)]
    for (const id of [old, young]) await work(id)
    const ago = new Date(app.clock.now().getTime() - hours(24 * 31))
    await tx.update(runs).set({ ended_at: ago }).where(eq(runs.id, old))
    await set('days_lessons_kept', 30)
    await sweepLessonFiles({ ...house, clock: { now: () => new Date(Date.now() + hours(25)) } }).work({})
    await set('days_lessons_kept', 180)
    expect((await files(old))[0]?.stored_as).toBeNull()
    expect(await stored()).toContain((await files(young))[0]?.stored_as)
    expect((await own(teacher)).kinds).toMatchObject([{ files: 1 }])
    expect(await show(teacher, old)).toMatchObject({ state: 'done' })
    expect((await repeat(teacher, old)).status).toBe(200)
  },
  patience,
)

test('F5: room that was taken for a file which never came is given back by the nightly sweep', async () => {
  const teacher = await aRunner()
  await begin(teacher, lesson)
  const { used } = await own(teacher)
  await tx.insert(storedFiles).values({
    key: 'lesson_files/never-came',
    user_id: teacher.user.id,
    kind: 'lesson',
    bytes: megabyte,
    created_at: app.clock.now(),
  })
  expect((await own(teacher)).used).toBe(used + megabyte)
  const sweep = (late: number) =>
    sweepStoredFiles({ ...house, clock: { now: () => new Date(Date.now() + late) } }).work({})
  await sweep(0)
  expect((await own(teacher)).used).toBe(used + megabyte)
  await sweep(hours(25))
  expect((await own(teacher)).used).toBe(used)
})

test('F5: a person who is deleted leaves no file and no count behind', async () => {
  const teacher = await aRunner()
  await begin(teacher, lesson)
  const [{ key } = { key: '' }] = await tx
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(eq(storedFiles.user_id, teacher.user.id))
  expect(await stored()).toContain(key)
  const admin = await app.as('admin')
  await admin.ok('DELETE /api/admin/users/{id}', { params: { id: teacher.user.id } })
  expect(await stored()).not.toContain(key)
  expect(await tx.$count(storedFiles, eq(storedFiles.key, key))).toBe(0)
})
