import { startApp } from '@klasrum/testkit/app'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { aLearner, schoolPeople } from '@klasrum/testkit/learners'
import { pastedLearners, registeredLearners, schoolForm1 } from '@klasrum/testkit/registers'
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyUp } from '../accounts/tidy-up.ts'
import { classes } from '../classes/classes.tables.ts'
import { enrollments, learners } from './learners.tables.ts'
import { rosterImports } from './roster-imports.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, head, newcomer } = await schoolPeople(app)

const aKeptClass = () => aClass(tx, { teacher: teacher.user, grade_level: '7' })
type Where = { id: number }
const preview = (klass: Where, file: string | Buffer, by = teacher) =>
  by.ok('POST /api/education/classes/{id}/roster-imports', {
    params: { id: klass.id },
    file: { bytes: Buffer.from(file as string) },
  })
const commitCall = 'POST /api/education/roster-imports/{id}/commit'
const commit = ({ id }: Where, by = teacher) => by.ok(commitCall, { params: { id } })
const refused = ({ id }: Where, by = teacher) => by.refusal(commitCall, { params: { id } })
const roster = ({ id }: Where) =>
  tx
    .select({ learner: learners, enrollment: enrollments })
    .from(enrollments)
    .innerJoin(learners, eq(learners.id, enrollments.student_id))
    .where(and(eq(enrollments.class_id, id), isNull(enrollments.dropped_at)))
    .orderBy(asc(learners.id))
const stale = { status: 409, code: 'import.stale' }
const counts = { new: 0, on_record: 0, returning: 0, enrolled: 0, left_out: 0, wrong: 0 }

test('a School Form 1 is written as it was shown, and importing it again changes nothing', async () => {
  const klass = await aKeptClass()
  const file = await schoolForm1({ learners: registeredLearners(45, 1) })
  const { id } = await preview(klass, file)
  const done = await commit({ id })
  expect(done).toMatchObject({
    id,
    class_id: klass.id,
    created: 45,
    enrolled: 45,
    returned: 0,
    undone_at: null,
  })
  const rows = await roster(klass)
  expect(rows).toHaveLength(45)
  expect(rows[0]?.learner).toMatchObject({
    school_id: school.id,
    external_student_id: '401200010000',
    number_given: false,
    listed_name: 'ABAD, ANDRES FERNANDEZ',
    gender: 'male',
    grade_level: '7',
    birth_date: '2013-01-01',
    parent_phone: '09171234567',
    created_via: 'import',
    created_by_user_id: teacher.user.id,
    version: 1,
  })
  const [kept] = await tx.select().from(rosterImports).where(eq(rosterImports.id, id))
  expect(kept?.rows).toEqual([])

  const before = await fingerprint(tx, { except: ['roster_imports', 'throttles'] })
  const again = await preview(klass, file)
  expect(again.counts).toEqual({ ...counts, enrolled: 45 })
  expect(await commit(again)).toMatchObject({ created: 0, enrolled: 0, returned: 0 })
  expect(changedTables(before, await fingerprint(tx, { except: ['roster_imports', 'throttles'] }))).toEqual(
    [],
  )
})

test('names without numbers get one each, in order, and are known by it the next time', async () => {
  const klass = await aKeptClass()
  await aLearner(tx, { school_id: school.id, external_student_id: 'nl-000041' })
  const file = 'BOYS\nAbad, Andres\nBautista, Jose\nGIRLS\nCruz, Ana'
  await commit(await preview(klass, file))
  expect(
    (await roster(klass)).map(({ learner }) => [learner.external_student_id, learner.number_given]),
  ).toEqual([
    ['NL-000042', true],
    ['NL-000043', true],
    ['NL-000044', true],
  ])
  const again = await preview(klass, file)
  expect(again.counts).toEqual({ ...counts, enrolled: 3 })
  const other = await preview(await aKeptClass(), file)
  expect(other.counts).toEqual({ ...counts, on_record: 3 })
})

test('those on record are enrolled, those who left come back, and no record is overwritten', async () => {
  const klass = await aKeptClass()
  const known = await aLearner(tx, { school_id: school.id, fullname: 'Uy, Max', address: 'Here' })
  const left = await onRoster(tx, klass, { dropped_at: new Date() })
  const text = `LRN\tName\tSex\tGrade\tAddress\n${known.external_student_id}\tUy, Maximo\tM\t12\tThere\n${left.external_student_id}\tAna\tF\n`
  expect(await commit(await preview(klass, text))).toMatchObject({ created: 0, enrolled: 1, returned: 1 })
  expect((await roster(klass)).map(({ learner }) => learner).sort((a, b) => a.id - b.id)).toEqual([
    known,
    left,
  ])
})

test('a repeat gets the same answer, one of many at once too, and writes nothing', async () => {
  const klass = await aKeptClass()
  const made = await preview(klass, pastedLearners(registeredLearners(5, 2)))
  const answers = await Promise.all(Array.from({ length: onPostgres ? 10 : 3 }, () => commit(made)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ created: 5, enrolled: 5 })
  expect(await roster(klass)).toHaveLength(5)
})

test('two previews of the same names at once make every learner once; the other is stale', async () => {
  const [one, other] = [await aKeptClass(), await aKeptClass()]
  const file = 'Name\tSex\nTwin, Ana\tF\nTwin, Eva\tF'
  const made = [await preview(one, file), await preview(one, file), await preview(other, file)]
  const answers = await Promise.all(made.map(({ id }) => teacher.call(commitCall, { params: { id } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await tx.$count(learners, like(learners.listed_name, 'Twin, %'))).toBe(2)
})

test('what changed since the preview is noticed, and nothing is written', async () => {
  const klass = await aKeptClass()
  const known = await aLearner(tx, { school_id: school.id })
  const text = `LRN\tName\tSex\n${known.external_student_id}\tA\tM\n401200030001\tNew, Ana\tF`
  const removed = await preview(klass, text)
  await tx.delete(learners).where(eq(learners.id, known.id))
  expect(await refused(removed)).toMatchObject(stale)

  const taken = await preview(klass, 'LRN\tName\tSex\n401200030001\tNew, Ana\tF')
  const rival = await aLearner(tx, { school_id: school.id, external_student_id: '401200030001' })
  expect(await refused(taken)).toMatchObject(stale)

  const enrolled = await preview(klass, `LRN\tName\n401200030001\t${rival.fullname}`)
  await tx.insert(enrollments).values({ class_id: klass.id, student_id: rival.id, enrolled_on: '2026-06-08' })
  expect(await refused(enrolled)).toMatchObject(stale)
  expect(await roster(klass)).toHaveLength(1)
})

test('a preview with wrong rows is not written at all until they are mended or left out', async () => {
  const klass = await aKeptClass()
  const made = await preview(klass, 'LRN\tName\tSex\n401200040001\tOng, Ana\tF\n4\tDiaz, Eva\tF')
  expect(await refused(made)).toMatchObject({
    status: 409,
    code: 'import.has_wrong_rows',
    detail: 'The file has 1 wrong row. Please fix that first; nothing was written.',
  })
  expect(await roster(klass)).toEqual([])
  const rows = [{ line: 3, leave_out: true }]
  await teacher.ok('PUT /api/education/roster-imports/{id}/rows', { params: { id: made.id }, body: { rows } })
  expect(await commit(made)).toMatchObject({ created: 1, enrolled: 1 })
  const late = await teacher.refusal('PUT /api/education/roster-imports/{id}/rows', {
    params: { id: made.id },
    body: { rows },
  })
  expect(late).toMatchObject({ status: 404, code: 'import.not_found' })
})

test('a class holds at most five hundred, and a register that would make it more is not begun', async () => {
  const klass = await aKeptClass()
  await commit(await preview(klass, pastedLearners(registeredLearners(499, 5))))
  const before = await fingerprint(tx, { except: ['roster_imports', 'throttles'] })
  const two = await preview(klass, pastedLearners(registeredLearners(2, 6)))
  expect(await refused(two)).toMatchObject({
    status: 409,
    code: 'class.full',
    detail: 'A class can hold at most 500 learners.',
  })
  expect(changedTables(before, await fingerprint(tx, { except: ['roster_imports', 'throttles'] }))).toEqual(
    [],
  )
})

test('a statement that fails on the way leaves nothing behind', async () => {
  const klass = await aKeptClass()
  const made = await preview(klass, pastedLearners(registeredLearners(5, 7)))
  await tx.execute(
    sql`create function fail_here() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await tx.execute(sql`create trigger fail_here before insert on enrollments execute function fail_here()`)
  const before = await fingerprint(tx)
  expect(await teacher.call(commitCall, { params: { id: made.id } })).toMatchObject({ status: 500 })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
  await tx.execute(sql`drop trigger fail_here on enrollments`)
  expect(await commit(made)).toMatchObject({ created: 5 })
})

test('a newcomer imports learners of their own and finds them by name later', async () => {
  const klass = await aClass(tx, { teacher: newcomer.user })
  await commit(await preview(klass, 'Name\tSex\nOnly, Mine\tF', newcomer), newcomer)
  const other = await aClass(tx, { teacher: newcomer.user })
  expect((await preview(other, 'Name\tSex\nOnly, Mine\tF', newcomer)).counts).toEqual({
    ...counts,
    on_record: 1,
  })
})

test('nothing is written into an archived class, or by anybody but the maker, or after a day; at night old previews go', async () => {
  const klass = await aKeptClass()
  const made = await preview(klass, pastedLearners(registeredLearners(1, 8)))
  for (const other of [colleague, head])
    expect(await refused(made, other)).toMatchObject({ status: 404, code: 'import.not_found' })
  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await refused(made)).toMatchObject({ status: 409, code: 'class.archived' })
  await tx.update(classes).set({ archived_at: null }).where(eq(classes.id, klass.id))
  const written = await preview(klass, pastedLearners(registeredLearners(1, 9)))
  await commit(written)
  app.clock.advance(24 * 60 + 1)
  const later = await app.as(teacher.user)
  expect(await refused(made, later)).toMatchObject({ status: 404, code: 'import.not_found' })
  expect(await commit(written, later)).toMatchObject({ created: 1 })
  await tidyUp(app.house).work({})
  expect(await tx.select().from(rosterImports).where(eq(rosterImports.id, made.id))).toEqual([])
  const list = await later.ok('GET /api/education/classes/{id}/roster-imports', { params: { id: klass.id } })
  expect(list).toMatchObject([{ id: written.id, created: 1, enrolled: 1, returned: 0, undone_at: null }])
})
