import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, closeQuarters } from '@klasrum/testkit/classes'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { closedGrades } from '../gradebook/gradebook.tables.ts'
import { learnerRegistry } from './learner-registry.ts'
import { learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, head, otherHead, teacher, colleague } = await schoolPeople(app)

const juan = await aLearner(app.tx, {
  school_id: school.id,
  fullname: 'Juan Dela Cruz',
  email: 'juan@learners.example',
  birth_date: '2013-02-28',
  address: 'Purok 3',
  phone: '0917',
  parent_name: 'Rosa',
  parent_phone: '0918',
  created_by_user_id: teacher.user.id,
})
const klass = await aClass(app.tx, { teacher: teacher.user, section: 'Mabini' })
await anEnrollment(app.tx, klass, juan)
const item = await aGradeItem(app.tx, klass, { title: 'Typhoons', quarter: 2 })
await aScore(app.tx, item, juan, { score: 18 })
const maria = await aLearner(app.tx, { school_id: school.id, fullname: 'Maria Clara' })
await anEnrollment(app.tx, klass, maria)
await aScore(app.tx, item, maria, { score: 3 })
await closeQuarters(app.tx, klass, 2)
await app.tx.insert(closedGrades).values([
  { class_id: klass.id, quarter: 2, student_id: juan.id, ps_ww: 90, ws_ww: 36, quarterly_grade: 88.5 },
  { class_id: klass.id, quarter: 2, student_id: maria.id, quarterly_grade: 71 },
])
await app.tx.insert(classOpenings).values([
  { class_id: klass.id, user_id: colleague.user.id, hour: new Date('2026-06-07T16:00:00Z'), times: 2 },
  { class_id: klass.id, user_id: head.user.id, hour: new Date('2026-06-07T15:00:00Z') },
])
await teacher.ok('GET /api/education/students/{id}', { params: { id: juan.id } })
await otherHead.ok('POST /api/education/transfers', {
  body: { school_id: otherSchool.id, external_student_id: juan.external_student_id },
})

const asked = await head.call('GET /api/education/students/{id}/export', { params: { id: juan.id } })
const file = JSON.parse(asked.bytes.toString('utf8'))

test('the export is a file whose name tells nothing', () => {
  expect(asked.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="learner-${juan.id}.json"`,
  })
})

test('it holds everything that the registry marks, and nothing that is only for sorting and searching', () => {
  const marked = learnerRegistry.filter(({ exported }) => exported)
  expect(Object.keys(file).sort()).toEqual(['exported_at', ...marked.map(({ table }) => table)].sort())
  for (const { table, column, personal = [], secret = [] } of nonEmpty(marked)) {
    expect(file[table], table).toHaveLength(1)
    const [row] = file[table]
    expect(Object.keys(row), table).toEqual(
      expect.arrayContaining([...(column ? [column] : []), ...personal]),
    )
    expect(
      Object.keys(row).filter((name) => secret.includes(name)),
      table,
    ).toEqual([])
  }
  expect(marked.flatMap(({ secret = [] }) => secret)).not.toEqual([])
})

test('the record, the rosters, the scores by title with their history, the moves, and who looked', async () => {
  const [row] = await app.tx.select().from(learners).where(eq(learners.id, juan.id))
  const { sort_name, search_text, created_by_user_id, version, created_at, ...kept } = row ?? juan
  expect(file.learners).toEqual([
    {
      ...kept,
      school: school.name,
      created_by: `${teacher.user.first_name} ${teacher.user.last_name}`,
      created_at: created_at.toISOString(),
    },
  ])
  const named = { class_id: klass.id, grade_level: '8', section: 'Mabini' }
  expect(file.enrollments).toMatchObject([{ ...named, school: school.name, enrolled_on: '2026-06-08' }])
  expect(file.scores).toMatchObject([
    { ...named, title: 'Typhoons', quarter: 2, max_score: 20, score: 18, excused: false },
  ])
  expect(file.score_changes).toMatchObject([
    { ...named, title: 'Typhoons', quarter: 2, old_score: null, new_score: 18, source: 'database' },
  ])
  expect(file.kept_grades).toMatchObject([{ ...named, quarter: 2, ps_ww: 90, quarterly_grade: 88.5 }])
  expect(file.transfers).toMatchObject([
    { from_school: school.name, to_school: otherSchool.name, state: 'waiting' },
  ])
  // Midnight in Manila of the day of enrolment is in; the hour before it is not.
  expect(file.class_openings).toMatchObject([
    {
      ...named,
      opened_by: `${colleague.user.first_name} ${colleague.user.last_name}`,
      role: 'teacher',
      hour: '2026-06-07T16:00:00.000Z',
      times: 2,
    },
  ])
})

test('nothing of another learner is in it, and the log names nobody', () => {
  expect(JSON.stringify(file)).not.toMatch(/Maria|Clara/)
  expect(app.log()).toContain('learner exported')
  expect(app.log()).not.toMatch(/Dela Cruz/)
})

test('who looked before the typed day of enrolment is in it too: the learner was on the roster already', async () => {
  const pedro = await aLearner(app.tx, { school_id: school.id })
  const other = await aClass(app.tx, { teacher: teacher.user })
  const body = { school_id: school.id, class_id: other.id, student_id: pedro.id }
  const opened = async (hour: string) => {
    const opening = { class_id: other.id, user_id: colleague.user.id, hour: new Date(hour) }
    await app.tx.insert(classOpenings).values(opening)
    const { bytes } = await head.call('GET /api/education/students/{id}/export', { params: { id: pedro.id } })
    return JSON.parse(bytes.toString('utf8')).class_openings.length
  }
  app.clock.set('2026-06-08T01:00:00Z')
  const seat = await teacher.ok('POST /api/education/enrollments', {
    body: { ...body, enrolled_on: '2026-06-15' },
  })
  expect(await opened('2026-06-07T15:00:00Z')).toBe(0)
  expect(await opened('2026-06-08T02:00:00Z')).toBe(1)
  await teacher.ok('DELETE /api/education/enrollments/{id}', { params: { id: seat.id } })
  await teacher.ok('POST /api/education/enrollments', { body: { ...body, enrolled_on: '2026-09-01' } })
  expect(await opened('2026-06-20T02:00:00Z')).toBe(2)
  app.clock.set(new Date())
})
