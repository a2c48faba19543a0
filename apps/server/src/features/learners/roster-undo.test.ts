import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { pastedLearners, registeredLearners } from '@klasrum/testkit/registers'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'
import { scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners, transfers } from './learners.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, otherSchool, teacher, colleague, head } = await schoolPeople(app)

const aKeptClass = () => aClass(tx, { teacher: teacher.user })
async function imported(klass: { id: number }, text: string): Promise<{ id: number }> {
  const { id } = await teacher.ok('POST /api/education/classes/{id}/roster-imports', {
    params: { id: klass.id },
    file: { bytes: Buffer.from(text) },
  })
  return teacher.ok('POST /api/education/roster-imports/{id}/commit', { params: { id } })
}
const undoCall = 'POST /api/education/roster-imports/{id}/undo'
const undo = ({ id }: { id: number }, by = teacher) => by.ok(undoCall, { params: { id } })
const refused = ({ id }: { id: number }, by = teacher) => by.refusal(undoCall, { params: { id } })
const seats = ({ id }: { id: number }) =>
  tx.select().from(enrollments).where(eq(enrollments.class_id, id)).orderBy(asc(enrollments.student_id))

test('an import that nothing was added to is taken back without a trace, once', async () => {
  const klass = await aKeptClass()
  const before = await fingerprint(tx, {
    except: ['roster_imports', 'learner_counts', 'sheet_versions', 'throttles'],
  })
  const made = await imported(klass, pastedLearners(registeredLearners(45, 21)))
  expect(await undo(made)).toEqual({ removed: 45, deleted: 45, kept: 0 })
  expect(
    changedTables(
      before,
      await fingerprint(tx, { except: ['roster_imports', 'learner_counts', 'sheet_versions', 'throttles'] }),
    ),
  ).toEqual([])
  expect(await refused(made)).toMatchObject({
    status: 409,
    code: 'import.undone',
    detail: 'This import was taken back already.',
  })
  const list = await teacher.ok('GET /api/education/classes/{id}/roster-imports', {
    params: { id: klass.id },
  })
  expect(list).toMatchObject([{ id: made.id, undone_at: expect.any(String) }])
})

test('learners on record stay, and those who had come back leave again', async () => {
  const klass = await aKeptClass()
  const known = await aLearner(tx, { school_id: school.id })
  const left = await onRoster(tx, klass, { dropped_at: new Date() })
  const lines = [known, left].map(
    ({ external_student_id, fullname }) => `${external_student_id}\t${fullname}`,
  )
  const made = await imported(klass, ['LRN\tName', ...lines].join('\n'))
  expect(await undo(made)).toEqual({ removed: 2, deleted: 0, kept: 0 })
  expect(await seats(klass)).toMatchObject([{ student_id: left.id, dropped_at: expect.any(Date) }])
  expect(await tx.select().from(learners).where(eq(learners.id, known.id))).toEqual([known])
})

test('what was added since is kept: scores, another class, a transfer, an edited record', async () => {
  const klass = await aKeptClass()
  const made = await imported(klass, pastedLearners(registeredLearners(5, 22)))
  const [scored, elsewhere, moving, edited, plain] = await seats(klass)
  if (!scored || !elsewhere || !moving || !edited || !plain) throw new Error('five were imported')
  await aScore(tx, await aGradeItem(tx, klass), { id: scored.student_id })
  await anEnrollment(tx, await aClass(tx, { teacher: colleague.user }), { id: elsewhere.student_id })
  await tx.insert(transfers).values({
    student_id: moving.student_id,
    from_school_id: school.id,
    to_school_id: otherSchool.id,
    requested_at: new Date(),
  })
  await tx.update(learners).set({ version: 2 }).where(eq(learners.id, edited.student_id))
  expect(await undo(made)).toEqual({ removed: 5, deleted: 1, kept: 4 })
  expect(await seats(klass)).toMatchObject([{ student_id: scored.student_id, dropped_at: expect.any(Date) }])
  expect(await tx.$count(scores, eq(scores.student_id, scored.student_id))).toBe(1)
  expect(await tx.$count(learners, eq(learners.id, plain.student_id))).toBe(0)
})

test('a learner deleted or dropped since is not counted again', async () => {
  const klass = await aKeptClass()
  const made = await imported(klass, pastedLearners(registeredLearners(3, 23)))
  const [deleted, dropped] = await seats(klass)
  if (!deleted || !dropped) throw new Error('three were imported')
  await tx.delete(learners).where(eq(learners.id, deleted.student_id))
  await tx.update(enrollments).set({ dropped_at: new Date() }).where(eq(enrollments.id, dropped.id))
  expect(await undo(made)).toEqual({ removed: 1, deleted: 2, kept: 0 })
})

test('whoever keeps the class may take an import back, nobody else, and not while it is archived', async () => {
  const klass = await aKeptClass()
  const made = await imported(klass, pastedLearners(registeredLearners(1, 24)))
  expect(await refused(made, colleague)).toMatchObject({ status: 404, code: 'import.not_found' })
  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await refused(made)).toMatchObject({ status: 409, code: 'class.archived' })
  await tx.update(classes).set({ archived_at: null }).where(eq(classes.id, klass.id))
  expect(await undo(made, head)).toEqual({ removed: 1, deleted: 1, kept: 0 })
})

test('a preview that was not written cannot be taken back', async () => {
  const { id } = await teacher.ok('POST /api/education/classes/{id}/roster-imports', {
    params: { id: (await aKeptClass()).id },
    file: { bytes: Buffer.from('Name\tSex\nCruz, Ana\tF') },
  })
  expect(await refused({ id })).toMatchObject({ status: 404, code: 'import.not_found' })
})
