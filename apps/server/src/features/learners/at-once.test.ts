import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, teacher, colleague } = await schoolPeople(app)
const learner = await aLearner(app.tx, { school_id: school.id })

const found = async (as: Client, school_id = school.id) =>
  (await as.ok('GET /api/education/students/search', { query: { school_id } })).map(({ id }) => id)

test('a teacher whom the school declines finds its learners no more, from the next request on', async () => {
  expect(await found(colleague)).toContain(learner.id)
  const [profile] = await app.tx.select().from(teachers).where(eq(teachers.user_id, colleague.user.id))
  await head.ok('POST /api/education/teachers/{id}/decline-school', {
    params: { id: profile?.id ?? 0 },
    body: { school_id: school.id },
  })
  expect(await found(colleague)).not.toContain(learner.id)
})

test('a school-admin who is moved to another school oversees that one alone, from the next request on', async () => {
  expect(await found(head)).toContain(learner.id)
  await admin.ok('PATCH /api/admin/users/{id}', {
    params: { id: head.user.id },
    body: { user_metadata: { school_id: otherSchool.id } },
  })
  expect(await found(head)).not.toContain(learner.id)
  expect(
    await head.refusal('GET /api/education/students/{id}', { params: { id: learner.id } }),
  ).toMatchObject({
    status: 404,
  })
})

test('another role and a deactivated account lose classes and learners at once', async () => {
  const klass = await aClass(app.tx, { teacher: teacher.user })
  await anEnrollment(app.tx, klass, learner)
  const open = { params: { id: klass.id } }
  await teacher.ok('GET /api/education/classes/{id}/record', open)
  const change = (body: object) =>
    admin.ok('PATCH /api/admin/users/{id}', { params: { id: teacher.user.id }, body })
  await change({ role: 'public' })
  expect(await teacher.refusal('GET /api/education/classes/{id}/record', open)).toMatchObject({ status: 401 })
  const lowered = await app.as(teacher.user)
  expect(await lowered.refusal('GET /api/education/classes/{id}/record', open)).toMatchObject({ status: 403 })
  await change({ role: 'teacher' })
  const again = await app.as(teacher.user)
  await again.ok('GET /api/education/classes/{id}/record', open)
  await change({ is_active: false })
  expect(await again.refusal('GET /api/education/classes/{id}/record', open)).toMatchObject({ status: 401 })
})
