import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, teacher, otherHead } = await schoolPeople(app)

const personal = {
  email: 'juan@learners.example',
  birth_date: '2013-02-28',
  address: 'Purok 3, San Isidro',
  phone: '0917 000 0000',
  parent_name: 'Aling Rosa',
  parent_phone: '0917 111 1111',
}
const juan = await aLearner(app.tx, { ...personal, school_id: school.id, fullname: 'Juan Cruz' })
const klass = await aClass(app.tx, { teacher: teacher.user })
await anEnrollment(app.tx, klass, juan)
await aScore(app.tx, await aGradeItem(app.tx, klass), juan)
await otherHead.ok('POST /api/education/transfers', {
  body: { school_id: otherSchool.id, external_student_id: juan.external_student_id },
})
// A teacher sees the own requests only.
const maria = await aLearner(app.tx, { ...personal, school_id: otherSchool.id, fullname: 'Maria Reyes' })
await teacher.ok('POST /api/education/transfers', {
  body: { school_id: school.id, external_student_id: maria.external_student_id },
})

const params = { id: klass.id }
const lists: [string, (as: Client) => Promise<unknown>][] = [
  ['the list', (as) => as.ok('GET /api/education/students', { query: { school_id: school.id } })],
  [
    'the search',
    (as) => as.ok('GET /api/education/students/search', { query: { school_id: school.id, q: 'cruz' } }),
  ],
  ['the roster', (as) => as.ok('GET /api/education/classes/{id}/enrollments', { params })],
  [
    'the roster with those who left',
    (as) => as.ok('GET /api/education/classes/{id}/enrollments', { params, query: { include: 'dropped' } }),
  ],
  ['the class record', (as) => as.ok('GET /api/education/classes/{id}/record', { params })],
  ['the transfers', (as) => as.ok('GET /api/education/transfers')],
  ['the holdings', (as) => as.ok('GET /api/education/students/{id}/holdings', { params: { id: juan.id } })],
]

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}

test.each(lists)('%s has no birth date, contact, address or parent, for every role', async (_, read) => {
  for (const one of [admin, head, teacher]) {
    const reply = await read(one)
    const forbidden = /birth|e-?mail|phone|address|parent|created_by/
    expect(nonEmpty(keysIn(reply)).filter((key) => forbidden.test(key))).toEqual([])
    const text = JSON.stringify(reply)
    for (const value of nonEmpty(Object.values(personal))) expect(text).not.toContain(value)
  }
})

test.each(nonEmpty(lists.slice(0, 5)))('%s names each learner as the record does', async (_, read) => {
  for (const one of [admin, head, teacher])
    expect(JSON.stringify(await read(one))).toContain(
      '"user_id":null,"metadata_json":{"fullname":"Juan Cruz","grade_level":"8","gender":"male","created_via":"form"}',
    )
})

test('the learner’s own record has them, for those who may read it', async () => {
  for (const one of [admin, head, teacher])
    expect(await one.ok('GET /api/education/students/{id}', { params: { id: juan.id } })).toMatchObject({
      metadata_json: personal,
    })
  expect(
    await otherHead.refusal('GET /api/education/students/{id}', { params: { id: juan.id } }),
  ).toMatchObject({ status: 404 })
})
