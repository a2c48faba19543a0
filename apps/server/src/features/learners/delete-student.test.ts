import { startApp } from '@klasrum/testkit/app'
import { quarterlyRecord } from '@klasrum/testkit/class-records'
import { aClass, aGradeItem, aScore } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { aLearner, anEnrollment, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { classes } from '../classes/classes.tables.ts'
import { scores } from '../gradebook/gradebook.tables.ts'
import { learners, transfers } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, colleague, newcomer, stranger } =
  await schoolPeople(app)

const ofSchool = (wish: object = {}) => aLearner(app.tx, { school_id: school.id, ...wish })
const remove = (as: Client, id: number, scores?: number) =>
  as.call('DELETE /api/education/students/{id}', { params: { id }, query: { scores } })
const holdings = (as: Client, id: number) =>
  as.ok('GET /api/education/students/{id}/holdings', { params: { id } })
const gone = async (id: number) =>
  (await app.tx.select().from(learners).where(eq(learners.id, id))).length === 0

const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
/** Until a transaction waits for what another holds. */
const untilOneWaits = () =>
  expect.poll(() => app.tx.execute(waiting).then(rowsOf), { timeout: 20_000 }).not.toEqual([])

async function withScores(count: number, keeper = teacher) {
  const klass = await aClass(app.tx, { teacher: keeper.user })
  const learner = await ofSchool()
  await anEnrollment(app.tx, klass, learner)
  for (const _ of Array.from({ length: count }))
    await aScore(app.tx, await aGradeItem(app.tx, klass), learner)
  return { klass, learner }
}

test('what goes with a learner is named before it goes', async () => {
  const { klass, learner } = await withScores(2)
  const other = await aClass(app.tx, { teacher: colleague.user, section: 'Bonifacio' })
  await anEnrollment(app.tx, other, learner, { dropped_at: new Date() })
  await aScore(app.tx, await aGradeItem(app.tx, other), learner)
  const name = expect.stringContaining(`Grade 8 ${klass.section}`)
  expect(await holdings(head, learner.id)).toEqual({
    scores: 3,
    classes: [
      { name, scores: 2 },
      { name: expect.stringContaining('Grade 8 Bonifacio'), scores: 1 },
    ],
  })
  expect(await holdings(teacher, learner.id)).toEqual({
    scores: 3,
    classes: [
      { name, scores: 2 },
      { name: 'Other classes', scores: 1 },
    ],
  })
  expect(await holdings(head, (await ofSchool()).id)).toEqual({ scores: 0, classes: [] })
})

test('a learner is deleted with as many scores as the caller knows of, and not with another number', async () => {
  const { learner } = await withScores(2)
  const before = await fingerprint(app.tx)
  for (const known of [0, 1, 3])
    expect(await remove(teacher, learner.id, known)).toMatchObject({
      status: 409,
      body: {
        code: 'learner.holds_more',
        detail: 'The learner now has 2 scores. Please look again before deleting the record.',
      },
    })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  expect(await remove(teacher, learner.id, 2)).toMatchObject({
    status: 200,
    body: { message: 'Student deleted' },
  })
  expect(await gone(learner.id)).toBe(true)
  expect(await remove(teacher, learner.id, 2)).toMatchObject({ status: 404 })
})

test('a caller who names no number deletes the learner with everything that belongs to them', async () => {
  const { klass, learner } = await withScores(2)
  expect(await remove(teacher, learner.id)).toMatchObject({ status: 200 })
  expect(await gone(learner.id)).toBe(true)
  expect(await app.tx.$count(scores, eq(scores.class_id, klass.id))).toBe(0)
})

test('a teacher deletes no learner whom others teach or taught; the school does', async () => {
  for (const dropped_at of [null, new Date()]) {
    const { learner } = await withScores(0)
    await anEnrollment(app.tx, await aClass(app.tx, { teacher: colleague.user }), learner, { dropped_at })
    for (const one of [teacher, colleague])
      expect(await remove(one, learner.id)).toMatchObject({
        status: 409,
        body: {
          code: 'learner.taught_by_others',
          detail:
            'Other teachers have this learner in their classes. Only a school administrator can delete the record.',
        },
      })
    expect(await remove(head, learner.id)).toMatchObject({ status: 200 })
  }
})

test('a class that nobody keeps any more counts as others’', async () => {
  const { learner } = await withScores(0)
  await anEnrollment(app.tx, await aClass(app.tx, { school_id: school.id }), learner)
  expect(await remove(teacher, learner.id)).toMatchObject({ status: 409 })
})

test('whoever added a learner deletes them; those who may not know them do not', async () => {
  const { id } = await ofSchool({ created_by_user_id: newcomer.user.id })
  for (const one of [otherHead, unplaced, teacher, stranger])
    expect(await remove(one, id)).toMatchObject({ status: 404, body: { code: 'learner.not_found' } })
  expect(await remove(newcomer, id)).toMatchObject({ status: 200 })
  expect(await remove(admin, (await ofSchool()).id)).toMatchObject({ status: 200 })
})

/** Every place in the product's own tables and in the work that waits where the words still stand. */
async function traces(words: string[]): Promise<string[]> {
  const columns = rowsOf<{ schema: string; table: string; column: string }>(
    await app.tx.execute(sql`
      select table_schema as schema, table_name as "table", column_name as "column"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'date')`),
  )
  const found: string[] = []
  for (const { schema, table, column } of nonEmpty(columns)) {
    const counted = await app.tx.execute(sql`
      select count(*)::int as count from ${sql.identifier(schema)}.${sql.identifier(table)}
      where ${sql.identifier(column)}::text ilike any (array[${sql.join(
        words.map((word) => sql`${`%${word}%`}`),
        sql`, `,
      )}])`)
    if (rowsOf<{ count: number }>(counted)[0]?.count) found.push(`${table}.${column}`)
  }
  return found.sort()
}

test('nothing of a deleted learner stays, in any table', async () => {
  const external_student_id = anLrn()
  const metadata_json = {
    fullname: 'Sisa Crispin Basilio',
    grade_level: '8',
    gender: 'female',
    email: 'sisa@learners.example',
    birth_date: '2012-12-31',
    address: 'Tabi ng Ilog',
    phone: '0999 555 1111',
    parent_name: 'Narcisa Pedro',
    parent_phone: '0999 555 2222',
  } as const
  const { id } = await teacher.ok('POST /api/education/students', {
    body: { school_id: school.id, external_student_id, metadata_json },
    headers: { 'idempotency-key': 'sisa' },
  })
  const klass = await aClass(app.tx, { teacher: teacher.user })
  await teacher.ok('POST /api/education/enrollments', {
    body: { school_id: school.id, class_id: klass.id, student_id: id },
  })
  await aScore(app.tx, await aGradeItem(app.tx, klass), { id })
  await otherHead.ok('POST /api/education/transfers', {
    body: { school_id: otherSchool.id, external_student_id },
  })
  await teacher.ok('GET /api/education/classes/{id}/record', { params: { id: klass.id } })

  const words = [
    'Sisa Crispin',
    'sisa@learners',
    'Basilio',
    external_student_id,
    '2012-12-31',
    'Tabi ng Ilog',
    '0999 555',
    'Narcisa',
  ]
  expect(await traces(words)).toEqual([
    'learners.address',
    'learners.birth_date',
    'learners.email',
    'learners.external_student_id',
    'learners.fullname',
    'learners.listed_name',
    'learners.lrn',
    'learners.parent_name',
    'learners.parent_phone',
    'learners.phone',
    'learners.search_text',
    'learners.sort_name',
    'once_replies.reply',
  ])
  expect(await remove(teacher, id, 1)).toMatchObject({ status: 200 })
  expect(await traces(words)).toEqual([])
  for (const table of [scores, transfers])
    expect(await app.tx.$count(table, eq(table.student_id, id))).toBe(0)
  expect(app.log()).not.toMatch(/Sisa|Basilio|Narcisa/)
  expect(app.log()).not.toContain(external_student_id)

  const again = await teacher.refusal('POST /api/education/students', {
    body: { school_id: school.id, external_student_id, metadata_json },
    headers: { 'idempotency-key': 'sisa' },
  })
  expect(again).toMatchObject({ status: 422, code: 'once.other_request' })
})

test('F25: files that were read for an import and not written do not outlive the learner they name', async () => {
  const klass = await aClass(app.tx, { teacher: teacher.user })
  const lrn = anLrn()
  const { id } = await ofSchool({ fullname: 'Teodora Quintos Alonzo', external_student_id: lrn })
  await anEnrollment(app.tx, klass, { id })
  const params = { id: klass.id }
  const rosterOf = (name: string, number = '') => ({
    params,
    file: { bytes: Buffer.from(`LRN,Name,Sex\n${number},"${name}",F\n`), name: 'roster.csv' },
  })
  const page = (name: string) => ({
    sheet: 'SCIENCE_Q1',
    highest: { ww: [20], pt: [50], qa: [40] },
    learners: [{ name, ww: [20], pt: [25], qa: [30] }],
  })
  const recordOf = async (name: string) => ({
    params,
    file: { bytes: await quarterlyRecord([page(name)]), name: 'Science.xlsx' },
  })
  await teacher.ok('POST /api/education/classes/{id}/roster-imports', rosterOf('ALONZO, TEODORA', lrn))
  await teacher.ok('POST /api/education/classes/{id}/roster-imports', rosterOf('Rizal, Josefa'))
  await teacher.ok('POST /api/education/classes/{id}/workbook', await recordOf('ALONZO, TEODORA Q.'))
  await teacher.ok('POST /api/education/classes/{id}/workbook', await recordOf('Rizal, Josefa'))

  expect(await traces(['Teodora', lrn])).toEqual(
    expect.arrayContaining(['roster_imports.rows', 'workbook_imports.content', 'workbook_imports.source']),
  )
  expect(await remove(head, id)).toMatchObject({ status: 200 })
  expect(await traces(['Teodora', lrn])).toEqual([])
  expect(await traces(['Josefa'])).toEqual([
    'roster_imports.rows',
    'workbook_imports.content',
    'workbook_imports.source',
  ])
})

test.runIf(onPostgres)('a score that is being written is counted before the learner is deleted', async () => {
  const { klass, learner } = await withScores(1)
  const item = await aGradeItem(app.tx, klass)
  let removing: ReturnType<typeof remove> | undefined
  await app.tx.transaction(async (tx) => {
    await aScore(tx, item, learner)
    removing = remove(teacher, learner.id, 1)
    await untilOneWaits()
  })
  expect(await removing).toMatchObject({ status: 409, body: { code: 'learner.holds_more' } })
})

test.runIf(onPostgres)(
  'a learner and their class are deleted at once, neither waiting for ever',
  async () => {
    const { klass, learner } = await withScores(2)
    let removing: ReturnType<typeof remove> | undefined
    await app.tx.transaction(async (tx) => {
      await tx.select().from(classes).where(eq(classes.id, klass.id)).for('no key update')
      await tx.delete(scores).where(eq(scores.class_id, klass.id))
      removing = remove(head, learner.id)
      await untilOneWaits()
      await tx.delete(classes).where(eq(classes.id, klass.id))
    })
    expect(await removing).toMatchObject({ status: 200 })
    expect(await gone(learner.id)).toBe(true)
  },
)
