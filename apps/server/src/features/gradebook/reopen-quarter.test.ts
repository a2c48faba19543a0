import { startApp } from '@klasrum/testkit/app'
import type { Class } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { users } from '../accounts/accounts.tables.ts'
import { closedGrades, quarterEvents, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)

const close = ({ id }: Class, as: Client = teacher) =>
  as.call('POST /api/education/classes/{id}/quarters/{quarter}/close', { params: { id, quarter: 1 } })
const reopen = ({ id }: Class, reason = 'A late project came in', quarter = 1, as: Client = teacher) =>
  as.call('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
    params: { id, quarter },
    body: { reason },
  })
const gradesOf = ({ id }: Class) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', { params: { id, quarter: 1 } })
const eventsOf = ({ id }: Class) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-events', { params: { id } })
const refused = (code: string) => ({ status: 409, body: { code } })

const settled = () => aSettledClass(tx, { teacher: teacher.user })

test('reopening takes the kept grades away, and who, when and why stay on record', async () => {
  const { klass, quiz, ana } = await settled()
  await close(klass)
  app.clock.advance(5)
  expect(await reopen(klass, '  A late project came in  ', 1, head)).toMatchObject({
    status: 200,
    body: { quarter: 1 },
  })
  expect(await tx.$count(closedGrades, eq(closedGrades.class_id, klass.id))).toBe(0)
  await tx
    .update(scores)
    .set({ score: 20 })
    .where(and(eq(scores.item_id, quiz.id), eq(scores.student_id, ana.id)))
  expect(await gradesOf(klass)).toMatchObject([{ initial_grade: 100 }, {}])
  app.clock.advance(5)
  expect((await close(klass)).status).toBe(200)
  const events = await eventsOf(klass)
  const nameOf = ({ first_name, last_name }: typeof users.$inferSelect) => `${first_name} ${last_name}`
  expect(events).toMatchObject([
    { quarter: 1, kind: 'closed', reason: null, by: nameOf(teacher.user) },
    { quarter: 1, kind: 'reopened', reason: 'A late project came in', by: nameOf(head.user) },
    { quarter: 1, kind: 'closed', reason: null, by: nameOf(teacher.user) },
  ])
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
})

test('reopening needs a reason and a closed quarter', async () => {
  const { klass } = await settled()
  expect(await reopen(klass)).toMatchObject(refused('quarter.not_closed'))
  await close(klass)
  expect(await reopen(klass, ' no ')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reason', message: 'Please say why.' }] },
  })
  expect(await reopen(klass, undefined, 2)).toMatchObject(refused('quarter.not_closed'))
  expect(await eventsOf(klass)).toHaveLength(1)
})

test('an archived class is neither closed nor reopened', async () => {
  const { klass } = await settled()
  const { klass: closed } = await settled()
  await close(closed)
  for (const { id } of [klass, closed])
    await teacher.ok('POST /api/education/classes/{id}/archive', { params: { id } })
  expect(await close(klass)).toMatchObject(refused('class.archived'))
  expect(await reopen(closed)).toMatchObject(refused('class.archived'))
  expect(await gradesOf(closed)).toHaveLength(2)
})

test('somebody else’s class does not exist', async () => {
  const { klass } = await settled()
  const notThere = { status: 404, body: { code: 'class.not_found' } }
  expect(await close(klass, colleague)).toMatchObject(notThere)
  expect(await reopen(klass, undefined, 1, colleague)).toMatchObject(notThere)
  expect(
    await colleague.call('GET /api/education/classes/{id}/quarter-events', { params: { id: klass.id } }),
  ).toMatchObject(notThere)
})

test('when the account is gone the event stays without a name', async () => {
  const { klass } = await settled()
  const passing = await app.as('admin')
  await close(klass, passing)
  await tx
    .update(quarterEvents)
    .set({ by_user_id: null })
    .where(eq(quarterEvents.by_user_id, passing.user.id))
  expect(await eventsOf(klass)).toMatchObject([{ by: null }])
})
