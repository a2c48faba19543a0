import { startApp } from '@klasrum/testkit/app'
import { aClass, type Class, closeQuarters } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sheetVersions } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })

const of = (ww: number, pt: number, qa: number) => ({
  written_work_weight: ww,
  performance_task_weight: pt,
  quarterly_assessment_weight: qa,
})
const read = ({ id }: Class, quarter = 1, as: Client = teacher) =>
  as.call('GET /api/education/classes/{id}/quarter-weights/{quarter}', { params: { id, quarter } })
const write = ({ id }: Class, body: ReturnType<typeof of>, quarter = 1, as: Client = teacher) =>
  as.call('PUT /api/education/classes/{id}/quarter-weights/{quarter}', { params: { id, quarter }, body })

test('they are 0, 0, 0 until they are set, for each quarter by itself', async () => {
  const klass = await mine()
  expect((await read(klass)).body).toEqual(of(0, 0, 0))
  expect((await write(klass, of(40, 40, 20))).body).toEqual(of(40, 40, 20))
  expect((await write(klass, of(20, 60, 20), 2, head)).body).toEqual(of(20, 60, 20))
  expect((await write(klass, of(0, 100, 0))).body).toEqual(of(0, 100, 0))
  expect((await read(klass)).body).toEqual(of(0, 100, 0))
  expect((await read(klass, 2)).body).toEqual(of(20, 60, 20))
  expect((await read(klass, 3)).body).toEqual(of(0, 0, 0))
  const [version] = await tx.select().from(sheetVersions).where(eq(sheetVersions.class_id, klass.id))
  expect(version?.reload_version).toBe(version?.version)
})

test.each([
  [of(40, 40, 19), '', 'Weights must sum to 100%'],
  [of(40, 40, 21), '', 'Weights must sum to 100%'],
  [of(0, 0, 0), '', 'Weights must sum to 100%'],
  [of(-1, 81, 20), 'written_work_weight', 'Use 0 to 100.'],
  [of(101, 0, 0), 'written_work_weight', 'Use 0 to 100.'],
  [of(33.5, 46.5, 20), 'written_work_weight', 'Use whole numbers.'],
])('%j are refused and nothing is written', async (weights, path, message) => {
  const klass = await mine()
  const before = await fingerprint(tx)
  const { status, body } = await write(klass, weights)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'request.invalid' })
  expect((body as { errors: unknown[] }).errors).toContainEqual({ path, message })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test('three terms have no fourth to weigh', async () => {
  const klass = await mine({ policy: 'zero-based-2027' })
  expect(await write(klass, of(20, 50, 30), 4)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'quarter', message: 'This class has Term 1 to 3.' }] },
  })
  expect((await write(klass, of(20, 50, 30), 3)).status).toBe(200)
})

test('an archived class and a closed quarter keep theirs', async () => {
  const klass = await mine()
  await write(klass, of(40, 40, 20))
  await closeQuarters(tx, klass, 1)
  expect(await write(klass, of(30, 50, 20))).toMatchObject({ status: 409, body: { code: 'quarter.closed' } })
  expect((await write(klass, of(30, 50, 20), 2)).status).toBe(200)
  await teacher.ok('POST /api/education/classes/{id}/archive', { params: { id: klass.id } })
  expect(await write(klass, of(40, 40, 20), 2)).toMatchObject({
    status: 409,
    body: { code: 'class.archived' },
  })
  expect((await read(klass)).body).toEqual(of(40, 40, 20))
})

test('written twice at once one of both stands, whole', async () => {
  const klass = await mine()
  const [one, other] = [of(40, 40, 20), of(25, 45, 30)]
  const both = await Promise.all([write(klass, one), write(klass, other)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect([one, other]).toContainEqual((await read(klass)).body)
})

test('somebody else’s class does not exist', async () => {
  const klass = await mine()
  const notThere = { status: 404, body: { code: 'class.not_found' } }
  expect(await read(klass, 1, colleague)).toMatchObject(notThere)
  expect(await write(klass, of(40, 40, 20), 1, colleague)).toMatchObject(notThere)
})
