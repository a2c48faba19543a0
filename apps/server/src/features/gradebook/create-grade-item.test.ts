import type { Sent } from '@klasrum/contract/endpoint'
import type { editGradeItemEndpoint } from '@klasrum/contract/grade-items'
import { startApp } from '@klasrum/testkit/app'
import { aClass, type Class } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeItems, sheetVersions } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, head } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const ofTerms = () => mine({ policy: 'do15-2026' })

const quiz = { quarter: 1, category: 'quiz', title: 'Typhoons', max_score: 20 } as const
const exam = { quarter: 1, category: 'qa', title: 'Quarterly Assessment', max_score: 50 } as const
type Wish = Partial<Sent<(typeof editGradeItemEndpoint)['body']>>

const create = (klass: Pick<Class, 'id'>, wish: Wish = {}, as: Client = teacher) =>
  as.call('POST /api/education/grade-items', { body: { ...quiz, ...wish, class_id: klass.id } })
const versionOf = async ({ id }: Pick<Class, 'id'>) =>
  (await tx.select().from(sheetVersions).where(eq(sheetVersions.class_id, id)))[0]

const refused = (status: number, code: string, more = {}) => ({ status, body: { code, ...more } })
const secondQa = refused(409, 'item.second_qa', {
  detail: 'A QA already exists for this class and quarter. Only one QA is allowed per quarter.',
})
const wrong = (path: string) => refused(400, 'request.invalid', { errors: [{ path }] })

test('an item stands in the record, and open sheets are told to read again', async () => {
  const klass = await mine()
  const before = (await versionOf(klass))?.version ?? 0
  const { status, body } = await create(klass, { title: '  Typhoons ' })
  expect(status).toBe(200)
  const left = { part: null, half_points: false, description: null }
  expect(body).toEqual({ id: expect.any(Number), class_id: klass.id, ...left, ...quiz })
  expect((await versionOf(klass))?.reload_version).toBeGreaterThan(before)
  const { items } = await teacher.ok('GET /api/education/classes/{id}/record', {
    params: { id: klass.id },
    query: { quarter: 1 },
  })
  expect(items).toEqual([body])
})

test.each([
  ['title', { title: ' ' }, 'Title is required'],
  ['max_score', { max_score: 0 }, 'Use 1 to 1000.'],
  ['max_score', { max_score: 1_001 }, 'Use 1 to 1000.'],
  ['max_score', { max_score: 1.5 }, 'Use a whole number.'],
  ['quarter', { quarter: 5 }, expect.any(String)],
])('a wrong %s %j is refused in the form', async (path, wish, message) => {
  expect(await create(await mine(), wish)).toMatchObject(
    refused(400, 'request.invalid', { errors: [{ path, message }] }),
  )
})

test('a quarter has one QA; others have their own', async () => {
  const klass = await mine()
  expect((await create(klass, exam)).status).toBe(200)
  expect(await create(klass, exam)).toMatchObject(secondQa)
  expect((await create(klass, { ...exam, quarter: 2 })).status).toBe(200)
  expect((await create(await mine(), exam)).status).toBe(200)
})

test('of two who add the QA at once one is refused', async () => {
  const klass = await mine()
  const both = await Promise.all([create(klass, exam), create(klass, exam, head)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await tx.$count(gradeItems, eq(gradeItems.class_id, klass.id))).toBe(1)
})

test('under three terms there is one of each part', async () => {
  const klass = await ofTerms()
  for (const part of ['st1', 'st2', 'te'] as const) {
    expect((await create(klass, { ...exam, part })).body).toMatchObject({ part })
    expect(await create(klass, { ...exam, part })).toMatchObject(secondQa)
  }
  expect(await create(klass, exam)).toMatchObject(
    refused(400, 'request.invalid', {
      errors: [{ path: 'part', message: 'Choose Summative Test 1, Summative Test 2 or Term Exam.' }],
    }),
  )
  expect(await create(klass, { part: 'st1' })).toMatchObject(wrong('part'))
  expect(await create(await mine(), { ...exam, part: 'te' })).toMatchObject(wrong('part'))
  expect((await create(await mine(), { ...exam, part: null })).status).toBe(200)
})

test('three terms have no fourth', async () => {
  expect(await create(await ofTerms(), { quarter: 4 })).toMatchObject(
    refused(400, 'request.invalid', {
      errors: [{ path: 'quarter', message: 'This class has Term 1 to 3.' }],
    }),
  )
  expect((await create(await mine(), { quarter: 4 })).status).toBe(200)
})

test('a quarter holds a hundred items, also when two add the last at once', async () => {
  const klass = await mine()
  const rows = Array.from({ length: 99 }, (_, n) => ({ ...quiz, class_id: klass.id, title: `Quiz ${n}` }))
  await tx.insert(gradeItems).values(rows)
  const both = await Promise.all([create(klass), create(klass)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await create(klass)).toMatchObject(
    refused(409, 'item.too_many', { detail: 'A quarter can hold at most 100 items.' }),
  )
  expect((await create(klass, { quarter: 2 })).status).toBe(200)
})
