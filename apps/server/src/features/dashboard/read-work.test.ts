import { startApp } from '@klasrum/testkit/app'
import { aDivisionEps, aSchool, aSchoolAdmin, aTeacher, aUser } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'
import { terms } from '../schools/schools.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const ask = 'GET /api/dashboard/work'
const put = 'PUT /api/education/classes/{id}/sheets/{quarter}/cells'

async function waitingAt(at: typeof school) {
  const { id } = await aTeacher(tx, { school: at })
  await tx.update(teachers).set({ school_state: 'waiting' }).where(eq(teachers.user_id, id))
}

test('a teacher is told where they left off, and which scores are missing or were set to 0 until when', async () => {
  const teacher = await aTeacher(tx, { school })
  const me = await app.as(teacher)
  expect(await me.ok(ask)).toMatchObject({ left_off: null, classes: [], runs: [], shows: [] })

  const klass = await aClass(tx, { teacher, section: 'Sampaguita' })
  const other = await aClass(tx, { teacher, section: 'Rosal' })
  await aClass(tx, { school_id: school.id })
  const [quiz, planned] = [await aGradeItem(tx, klass), await aGradeItem(tx, klass)]
  const roster = [await onRoster(tx, klass), await onRoster(tx, klass), await onRoster(tx, klass)]
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  await aScore(tx, quiz, gone)
  await onRoster(tx, other)
  await aGradeItem(tx, other)
  const [ana] = roster
  if (!ana) throw new Error('nobody is on the roster')
  const write = (score: number, typed?: string) =>
    me.ok(put, {
      params: { id: klass.id, quarter: 1 },
      body: { cells: [{ item_id: quiz.id, student_id: ana.id, score, typed }] },
    })
  await write(4)

  const [period] = await tx
    .update(terms)
    .set({ starts_on: '2026-06-08', ends_on: '2026-08-14' })
    .where(eq(terms.id, klass.term_id))
    .returning()
  const place = { class_id: klass.id, section: 'Sampaguita', quarter: 1 }
  const work = await me.ok(ask)
  expect(work.left_off).toMatchObject({
    ...place,
    item: { id: quiz.id, title: quiz.title },
    learners: 3,
    entered: 1,
  })
  expect(work.left_off?.rows.map(({ cell }) => cell).toSorted()).toEqual([4, null, null])
  // An item without any score is planned; nothing of it is missing.
  const ends_on = period?.number === 1 ? '2026-08-14' : null
  expect(work.classes).toMatchObject([
    // One of six cells: two items of three learners.
    { ...place, missing: 2, to_begin: 1, set_to_zero: 0, ends_on, progress: 16 },
    { class_id: other.id, missing: 0, to_begin: 1, set_to_zero: 0, progress: 0 },
  ])
  await aScore(tx, planned, ana)
  await write(0, '99')
  expect((await me.ok(ask)).classes[0]).toMatchObject({ missing: 4, set_to_zero: 1 })

  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await me.ok(ask)).toMatchObject({ left_off: null, classes: [{ class_id: other.id }] })
})

test('runs are told while they are under way and for three days when they are ready, to their owner alone', async () => {
  const teacher = await aTeacher(tx, { school })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const old = { created_at: ago(5), started_at: ago(5), ended_at: ago(4) }
  const first = await aFinishedRun(tx, { user: teacher, run: old })
  const { id } = await aFinishedRun(tx, { user: teacher })
  const work = await (await app.as(teacher)).ok(ask)
  expect(work.runs).toMatchObject([{ id, state: 'done' }])
  expect(work.last_runs).toMatchObject([{ id }, { id: first.id }])
  const other = await (await app.as(await aTeacher(tx, { school }))).ok(ask)
  expect(other).toMatchObject({ runs: [], last_runs: [], last_shows: [] })
})

test('a principal is told which classes of the school lack most scores, with their teachers; nobody else is', async () => {
  const here = await aSchool(tx)
  const teacher = await aTeacher(tx, { school: here })
  const sectionWith = async (section: string, entered: number, part = {}) => {
    const klass = await aClass(tx, { teacher, section, ...part })
    const item = await aGradeItem(tx, klass)
    const seats = [await onRoster(tx, klass), await onRoster(tx, klass)]
    for (const seat of seats.slice(0, entered)) await aScore(tx, item, seat)
    return klass
  }
  await sectionWith('Half', 1)
  await sectionWith('Whole', 2)
  const last = await sectionWith('None', 0)
  await sectionWith('Put away', 0, { archived_at: new Date() })
  await aClass(tx, { teacher, section: 'Without items' })
  const head = await app.as(await aSchoolAdmin(tx, { school_id: here.id }))
  expect((await head.ok(ask)).behind).toMatchObject([
    { class_id: last.id, section: 'None', progress: 0, quarter: 1 },
    { section: 'Half', progress: 50, teacher_name: expect.stringMatching(/\w/) },
  ])
  const elsewhere = await app.as(await aSchoolAdmin(tx, { school_id: (await aSchool(tx)).id }))
  expect((await elsewhere.ok(ask)).behind).toEqual([])
  expect((await (await app.as(teacher)).ok(ask)).behind).toEqual([])
})

test('a principal is told of teachers who wait at the own school, an admin of all, division staff of profiles without TESDA data', async () => {
  const away = await aSchool(tx)
  await waitingAt(away)
  await waitingAt(away)
  const here = await aSchool(tx)
  await waitingAt(here)
  const head = await app.as(await aSchoolAdmin(tx, { school_id: here.id }))
  expect(await head.ok(ask)).toMatchObject({
    teachers_to_confirm: 1,
    transfers_to_decide: 0,
    without_tesda: null,
    left_off: null,
    classes: [],
  })
  expect((await (await app.as(await aUser(tx, 'admin'))).ok(ask)).teachers_to_confirm).toBe(3)
  const staff = await (await app.as(await aDivisionEps(tx))).ok(ask)
  expect(staff).toMatchObject({ teachers_to_confirm: null })
  expect(staff.without_tesda).toBeGreaterThan(3)
  expect(await (await app.as(await aUser(tx, 'student'))).ok(ask)).toEqual({
    left_off: null,
    classes: [],
    behind: [],
    runs: [],
    shows: [],
    last_runs: [],
    last_shows: [],
    teachers_to_confirm: null,
    transfers_to_decide: null,
    schools_to_add: null,
    without_tesda: null,
  })
})
