import { startApp } from '@klasrum/testkit/app'
import { aClass, type Class, onRoster } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aSettledClass } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { closedGrades, quarterEvents } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, head } = await schoolPeople(app)

const close = ({ id }: Class, as: Client = teacher) =>
  as.call('POST /api/education/classes/{id}/quarters/{quarter}/close', { params: { id, quarter: 1 } })
const reopen = ({ id }: Class, as: Client = teacher) =>
  as.call('POST /api/education/classes/{id}/quarters/{quarter}/reopen', {
    params: { id, quarter: 1 },
    body: { reason: 'A late project came in' },
  })
const gradesOf = ({ id }: Class) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', { params: { id, quarter: 1 } })

const settled = () => aSettledClass(tx, { teacher: teacher.user })

test('closed twice at once it is closed once; reopened twice at once it is reopened once', async () => {
  const { klass } = await settled()
  const both = await Promise.all([close(klass), close(klass, head)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await tx.$count(quarterEvents, eq(quarterEvents.class_id, klass.id))).toBe(1)
  const again = await Promise.all([reopen(klass), reopen(klass, head)])
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await tx.$count(quarterEvents, eq(quarterEvents.class_id, klass.id))).toBe(2)
})

test('a score written while the quarter closes is in the kept grade or refused', async () => {
  for (const _ of [1, 2, 3]) {
    const { klass, quiz, ana } = await settled()
    const [written, closed] = await Promise.all([
      teacher.call('PUT /api/education/scores', {
        body: {
          school_id: klass.school_id,
          class_id: klass.id,
          item_id: quiz.id,
          student_id: ana.id,
          quarter: 1,
          score: 20,
        },
      }),
      close(klass, head),
    ])
    expect(closed.status).toBe(200)
    expect([200, 409]).toContain(written.status)
    expect(await gradesOf(klass)).toMatchObject([{ ps_ww: written.status === 200 ? 100 : 80 }, {}])
  }
})

test('who joins while the quarter closes keeps it open or comes after it', async () => {
  const { klass } = await settled()
  const { id: student_id } = await onRoster(tx, await aClass(tx, { teacher: teacher.user }))
  const [enrolled, closed] = await Promise.all([
    teacher.call('POST /api/education/enrollments', {
      body: { school_id: klass.school_id, class_id: klass.id, student_id },
    }),
    close(klass, head),
  ])
  expect(enrolled.status).toBe(200)
  expect([200, 409]).toContain(closed.status)
  expect(await tx.$count(closedGrades, eq(closedGrades.class_id, klass.id))).toBe(
    closed.status === 200 ? 2 : 0,
  )
})
