import type { Sent } from '@klasrum/contract/endpoint'
import type { createStudentEndpoint as shape } from '@klasrum/contract/learners'
import { startApp } from '@klasrum/testkit/app'
import type { Client } from '@klasrum/testkit/client'
import { aLearner, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, teacher, newcomer } = await schoolPeople(app)

type Body = Sent<typeof shape.body>
const aBody = (wish: Partial<Body> = {}): Body => ({
  school_id: school.id,
  external_student_id: anLrn(),
  metadata_json: { fullname: 'Juan Santos Dela Cruz', grade_level: '8', gender: 'male' },
  ...wish,
})
const create = (as: Client, body: Body) => as.ok('POST /api/education/students', { body })
const refusal = (as: Client, body: Body) => as.refusal('POST /api/education/students', { body })

test('a number that the school has names the learner to whoever could enrol them', async () => {
  const maria = await aLearner(app.tx, { school_id: school.id, fullname: 'Maria Peña' })
  const own = await aLearner(app.tx, { school_id: school.id, external_student_id: 'Own-9' })
  for (const one of [admin, head, teacher])
    expect(await refusal(one, aBody({ external_student_id: maria.external_student_id }))).toMatchObject({
      status: 409,
      code: 'learner.exists',
      detail: 'A learner of your school has this number: Peña, Maria. You can enroll them instead.',
    })
  expect(await refusal(head, aBody({ external_student_id: 'OWN-9' }))).toMatchObject({
    code: 'learner.exists',
    detail: expect.stringContaining(own.listed_name),
  })
})

test('to a teacher whom the school has not confirmed it names nobody', async () => {
  const maria = await aLearner(app.tx, { school_id: school.id, fullname: 'Maria Peña' })
  const refused = await refusal(newcomer, aBody({ external_student_id: maria.external_student_id }))
  expect(refused).toMatchObject({
    status: 409,
    code: 'learner.exists_unseen',
    detail:
      'A learner of your school has this number. When your school has confirmed you, you can enroll them.',
  })
  expect(JSON.stringify(refused)).not.toMatch(/Peña|Maria/)
  const mine = await create(newcomer, aBody())
  expect(await refusal(newcomer, aBody({ external_student_id: mine.external_student_id }))).toMatchObject({
    code: 'learner.exists',
  })
})

test('an LRN of another school is taken, and nothing is told of the learner', async () => {
  const maria = await aLearner(app.tx, { school_id: otherSchool.id, fullname: 'Maria Peña' })
  for (const one of [admin, head, teacher, newcomer]) {
    const refused = await refusal(one, aBody({ external_student_id: maria.external_student_id }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'learner.elsewhere',
      detail: 'This LRN belongs to a learner of another school. You can ask for a transfer.',
    })
    expect(JSON.stringify(refused)).not.toMatch(/Peña|Maria|Mabini/)
  }
})

test('a number of another school that is no LRN is free', async () => {
  await aLearner(app.tx, { school_id: otherSchool.id, external_student_id: 'S-1' })
  expect(await create(head, aBody({ external_student_id: 'S-1' }))).toMatchObject({ student_no: null })
})

test.each([
  ['an LRN', () => anLrn()],
  ['an own number', () => `N-${anLrn()}`],
])('of ten who add %s at once one makes the record', async (_, aNumber) => {
  const external_student_id = aNumber()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      [admin, head, teacher][nth % 3]?.call('POST /api/education/students', {
        body: aBody({ external_student_id }),
      }),
    ),
  )
  expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const rows = await app.tx
    .select()
    .from(learners)
    .where(eq(learners.external_student_id, external_student_id))
  expect(rows).toHaveLength(1)
})
