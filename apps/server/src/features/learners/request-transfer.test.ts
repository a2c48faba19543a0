import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const {
  school,
  otherSchool,
  admin,
  head,
  otherHead,
  unplaced,
  teacher,
  colleague,
  newcomer,
  otherTeacher,
  stranger,
} = await schoolPeople(app)

const elsewhere = () => aLearner(app.tx, { school_id: otherSchool.id, fullname: 'Maria Peña' })
type Wish = { class_id?: number | null; school_id?: number }
const request = (as: Client, external_student_id: string, wish: Wish = {}) =>
  as.call('POST /api/education/transfers', { body: { school_id: school.id, external_student_id, ...wish } })
const list = (as: Client, state: 'all' | 'waiting' | 'accepted' | 'declined' = 'all', page: object = {}) =>
  as.ok('GET /api/education/transfers', { query: { state, limit: 200, ...page } })

const nameOf = ({ user }: typeof teacher) => `${user.first_name} ${user.last_name}`

test('whoever asks for a learner by LRN is told neither name nor school', async () => {
  for (const one of [teacher, newcomer, head]) {
    const maria = await elsewhere()
    const klass = await aClass(app.tx, { teacher: one.user, school_id: school.id })
    const asked = await request(one, ` ${maria.external_student_id} `, { class_id: klass.id })
    expect(asked).toMatchObject({
      status: 200,
      body: {
        lrn: maria.external_student_id,
        listed_name: null,
        from_school_name: null,
        to_school_name: school.name,
        class_id: klass.id,
        state: 'waiting',
        requested_by: nameOf(one),
        decided_at: null,
        may_decide: false,
      },
    })
    expect(asked.bytes.toString('utf8')).not.toMatch(/Peña|Maria/)
    const [listed] = await list(one)
    expect(listed).toEqual(asked.body)
  }
})

test('the school that has the learner sees whom it is about and may decide; an admin too', async () => {
  const maria = await elsewhere()
  const asked = await request(teacher, maria.external_student_id)
  for (const one of [otherHead, admin])
    expect((await list(one))[0]).toMatchObject({
      ...asked.body,
      listed_name: 'Peña, Maria',
      from_school_name: otherSchool.name,
      may_decide: true,
    })
  expect((await list(head))[0]).toEqual(asked.body)
})

test('a teacher sees the own requests only, and those without a school none', async () => {
  const maria = await elsewhere()
  await request(colleague, maria.external_student_id)
  expect((await list(colleague)).map(({ lrn }) => lrn)).toEqual([maria.external_student_id])
  expect((await list(teacher)).map(({ lrn }) => lrn)).not.toContain(maria.external_student_id)
  for (const one of [otherTeacher, stranger, unplaced]) expect(await list(one)).toEqual([])
})

test('the list is by state, the newest first, and paged', async () => {
  const waiting = await list(admin, 'waiting')
  expect(waiting.length).toBeGreaterThan(3)
  expect(waiting.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(await list(admin, 'accepted')).toEqual([])
  expect(await list(admin, 'waiting', { limit: 2, offset: 1 })).toEqual(waiting.slice(1, 3))
  expect(await admin.ok('GET /api/education/transfers')).toEqual(waiting)
})

test('a learner is asked for once at a time, also by ten at once', async () => {
  const { external_student_id } = await elsewhere()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => request(nth % 2 ? teacher : head, external_student_id)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(await request(admin, external_student_id)).toMatchObject({
    status: 409,
    body: {
      code: 'transfer.waiting',
      detail: 'A transfer of this learner is already waiting for an answer.',
    },
  })
})

test('refused requests write nothing', async () => {
  const maria = await elsewhere()
  const own = await aLearner(app.tx, { school_id: school.id })
  const kept = await aClass(app.tx, { teacher: teacher.user })
  const foreign = await aClass(app.tx, { teacher: colleague.user })
  const away = await aClass(app.tx, { teacher: teacher.user, school_id: otherSchool.id })
  const archived = await aClass(app.tx, { teacher: teacher.user, archived_at: new Date() })
  const lrn = maria.external_student_id
  const before = await fingerprint(app.tx, { except: ['throttles'] })

  const none = {
    status: 409,
    body: { code: 'transfer.none_elsewhere', detail: 'No other school has a learner with this LRN.' },
  }
  expect(await request(teacher, anLrn())).toMatchObject(none)
  expect(await request(head, own.external_student_id)).toMatchObject(none)
  const notYours = { status: 403, body: { code: 'learner.not_your_school' } }
  for (const one of [stranger, unplaced]) expect(await request(one, lrn)).toMatchObject(notYours)
  for (const one of [teacher, newcomer, head])
    expect(await request(one, own.external_student_id, { school_id: otherSchool.id })).toMatchObject(notYours)
  expect(await request(admin, lrn, { school_id: 2_147_483_647 })).toMatchObject({
    status: 404,
    body: { code: 'school.not_found' },
  })
  for (const { id: class_id } of [foreign, away, { id: 2_147_483_647 }])
    expect(await request(teacher, lrn, { class_id })).toMatchObject({
      status: 404,
      body: { code: 'class.not_found' },
    })
  expect(await request(teacher, lrn, { class_id: archived.id })).toMatchObject({
    status: 409,
    body: { code: 'class.archived' },
  })
  for (const wrong of ['12345678901', '1234567890123', 'NL-000000001', ''])
    expect(await request(teacher, wrong)).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        errors: expect.arrayContaining([{ path: 'external_student_id', message: 'An LRN has 12 digits.' }]),
      },
    })
  expect(changedTables(before, await fingerprint(app.tx, { except: ['throttles'] }))).toEqual([])
  expect(await request(admin, lrn, { class_id: kept.id })).toMatchObject({ status: 200 })
})

test('an admin asks for every school', async () => {
  const juan = await aLearner(app.tx, { school_id: school.id })
  expect(await request(admin, juan.external_student_id, { school_id: otherSchool.id })).toMatchObject({
    status: 200,
    body: { from_school_name: school.name, to_school_name: otherSchool.name, may_decide: true },
  })
})

test('what a caller may not set is ignored', async () => {
  const maria = await elsewhere()
  const answer = await teacher.send({
    method: 'POST',
    path: '/api/education/transfers',
    body: {
      school_id: school.id,
      external_student_id: maria.external_student_id,
      state: 'accepted',
      from_school_id: school.id,
      student_id: 1,
      requested_by_user_id: admin.user.id,
      decided_by_user_id: admin.user.id,
    },
  })
  expect(answer).toMatchObject({
    status: 200,
    body: { state: 'waiting', requested_by: nameOf(teacher), listed_name: null, decided_at: null },
  })
  const seen = await otherHead.ok('GET /api/education/transfers')
  expect(seen[0]).toMatchObject({ lrn: maria.external_student_id, from_school_name: otherSchool.name })
})
