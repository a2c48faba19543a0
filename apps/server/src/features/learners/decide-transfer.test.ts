import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dateInManila } from '../../clock.ts'
import { classes } from '../classes/classes.tables.ts'
import { scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners, transfers } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, otherTeacher } =
  await schoolPeople(app)

/** A learner of the other school, for whom the teacher of this one has asked. */
async function aRequest(klass?: Class) {
  const learner = await aLearner(app.tx, { school_id: otherSchool.id, fullname: 'Maria Peña' })
  const { id } = await teacher.ok('POST /api/education/transfers', {
    body: {
      school_id: school.id,
      external_student_id: learner.external_student_id,
      class_id: klass?.id ?? null,
    },
  })
  return { id, learner }
}
const accept = (as: Client, id: number) =>
  as.call('POST /api/education/transfers/{id}/accept', { params: { id } })
const decline = (as: Client, id: number) =>
  as.call('POST /api/education/transfers/{id}/decline', { params: { id } })
const aKept = (wish: object = {}) => aClass(app.tx, { teacher: teacher.user, ...wish })
const seatsOf = ({ id }: { id: number }) =>
  app.tx.select().from(enrollments).where(eq(enrollments.student_id, id)).orderBy(asc(enrollments.id))
const rowOf = async ({ id }: { id: number }) =>
  (await app.tx.select().from(learners).where(eq(learners.id, id)))[0]
const transferOf = async (id: number) =>
  (await app.tx.select().from(transfers).where(eq(transfers.id, id)))[0]

const notThere = {
  status: 404,
  body: { code: 'transfer.not_found', detail: 'There is no such transfer.' },
}
const decided = (state: string) => ({
  status: 409,
  body: { code: 'transfer.decided', detail: `This transfer was already ${state}.` },
})

test('accepted, the learner is of the new school and on the roster named, and the old scores stay', async () => {
  for (const decider of [otherHead, admin]) {
    const klass = await aKept()
    const { id, learner } = await aRequest(klass)
    const old = await aClass(app.tx, { teacher: otherTeacher.user })
    const past = await aClass(app.tx, { teacher: otherTeacher.user, archived_at: new Date() })
    for (const each of [old, past]) await anEnrollment(app.tx, each, learner)
    const { id: score } = await aScore(app.tx, await aGradeItem(app.tx, old), learner)

    expect(await accept(decider, id)).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'accepted',
        listed_name: 'Peña, Maria',
        from_school_name: otherSchool.name,
        decided_at: expect.stringMatching(/Z$/),
        may_decide: false,
      },
    })
    expect(await rowOf(learner)).toMatchObject({ school_id: school.id, version: 2 })
    expect(await seatsOf(learner)).toMatchObject([
      { class_id: old.id, dropped_at: expect.any(Date) },
      { class_id: past.id, dropped_at: null },
      { class_id: klass.id, dropped_at: null, enrolled_on: dateInManila(app.clock.now()) },
    ])
    expect(await app.tx.$count(scores, eq(scores.id, score))).toBe(1)
    expect(await transferOf(id)).toMatchObject({ decided_by_user_id: decider.user.id })
    for (const one of [teacher, head])
      expect(
        (await one.ok('GET /api/education/transfers', { query: { state: 'accepted' } }))[0],
      ).toMatchObject({
        id,
        listed_name: 'Peña, Maria',
        from_school_name: otherSchool.name,
        may_decide: false,
      })
    expect(await teacher.call('GET /api/education/students/{id}', { params: learner })).toMatchObject({
      status: 200,
    })
  }
})

test('declined, everything stays and nothing more is told; it can be asked again', async () => {
  const { id, learner } = await aRequest(await aKept())
  expect(await decline(otherHead, id)).toMatchObject({
    status: 200,
    body: { state: 'declined', listed_name: 'Peña, Maria', may_decide: false },
  })
  expect(await rowOf(learner)).toMatchObject({ school_id: otherSchool.id, version: 1 })
  expect(await seatsOf(learner)).toEqual([])
  const [own] = await teacher.ok('GET /api/education/transfers', { query: { state: 'declined' } })
  expect(own).toMatchObject({ id, state: 'declined', listed_name: null, from_school_name: null })
  await teacher.ok('POST /api/education/transfers', {
    body: { school_id: school.id, external_student_id: learner.external_student_id },
  })
})

test('a decision stands', async () => {
  const [one, other] = [await aRequest(), await aRequest()]
  await accept(otherHead, one.id)
  await decline(otherHead, other.id)
  for (const decide of [accept, decline])
    for (const decider of [otherHead, admin]) {
      expect(await decide(decider, one.id)).toMatchObject(decided('accepted'))
      expect(await decide(decider, other.id)).toMatchObject(decided('declined'))
    }
})

test('the side that asks never decides, and for others there is no transfer', async () => {
  const { id } = await aRequest()
  const before = await fingerprint(app.tx)
  for (const decide of [accept, decline]) {
    for (const one of [head, unplaced]) expect(await decide(one, id)).toMatchObject(notThere)
    for (const one of [teacher, otherTeacher])
      expect(await decide(one, id)).toMatchObject({ status: 403, body: { code: 'role.not_allowed' } })
    expect(await decide(admin, 2_147_483_647)).toMatchObject(notThere)
  }
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test.each([
  ['archived', { archived_at: new Date() }],
  ['of another school', { school_id: otherSchool.id }],
])('a roster that is now %s is left alone', async (_, change) => {
  const klass = await aKept()
  const { id, learner } = await aRequest(klass)
  await app.tx.update(classes).set(change).where(eq(classes.id, klass.id))
  expect(await accept(otherHead, id)).toMatchObject({ status: 200 })
  expect(await rowOf(learner)).toMatchObject({ school_id: school.id })
  expect(await seatsOf(learner)).toEqual([])
})

test('a roster that is gone is left alone, and one the learner was on takes them up again', async () => {
  const [gone, back] = [await aKept(), await aKept()]
  const one = await aRequest(gone)
  await app.tx.delete(classes).where(eq(classes.id, gone.id))
  expect(await accept(otherHead, one.id)).toMatchObject({ status: 200, body: { class_id: null } })
  const other = await aRequest(back)
  const seat = await anEnrollment(app.tx, back, other.learner, { dropped_at: new Date() })
  await accept(otherHead, other.id)
  expect(await seatsOf(other.learner)).toEqual([{ ...seat, dropped_at: null }])
})

test('of many decisions at once one holds, and the others are told which', async () => {
  const klass = await aKept()
  const { id, learner } = await aRequest(klass)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => (nth % 2 ? accept : decline)(nth % 3 ? otherHead : admin, id)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const { state } = (await transferOf(id)) ?? {}
  for (const answer of nonEmpty(answers.filter(({ status }) => status === 409)))
    expect(answer).toMatchObject(decided(String(state)))
  expect(await seatsOf(learner)).toHaveLength(state === 'accepted' ? 1 : 0)
})

test('deciding, deleting, enrolling and editing at once end one way or the other, never halfway', async () => {
  for (const _ of nonEmpty(Array.from({ length: 6 }))) {
    const klass = await aKept()
    const { id, learner } = await aRequest(klass)
    const params = { id: learner.id }
    const metadata_json = { fullname: 'Maria Clara', grade_level: '8', gender: 'female' } as const
    const [accepted, ...others] = await Promise.all([
      accept(otherHead, id),
      otherHead.call('DELETE /api/education/students/{id}', { params }),
      admin.call('POST /api/education/enrollments', {
        body: { school_id: school.id, class_id: klass.id, student_id: learner.id },
      }),
      otherHead.call('PUT /api/education/students/{id}', { params, body: { metadata_json } }),
    ])
    for (const { status } of [accepted, ...others]) expect([200, 404, 409]).toContain(status)
    const row = await rowOf(learner)
    if (row) expect(row.school_id).toBe(accepted.status === 200 ? school.id : otherSchool.id)
    else expect(await transferOf(id)).toBeUndefined()
    if (!row) expect(await seatsOf(learner)).toEqual([])
  }
})

test('with the learner the transfer goes', async () => {
  const { id, learner } = await aRequest()
  await otherHead.ok('DELETE /api/education/students/{id}', { params: { id: learner.id } })
  for (const decide of [accept, decline]) expect(await decide(otherHead, id)).toMatchObject(notThere)
  const all = await teacher.ok('GET /api/education/transfers', { query: { state: 'all', limit: 200 } })
  expect(all.map((each) => each.id)).not.toContain(id)
})
