import type { Sent } from '@klasrum/contract/endpoint'
import type { listSubjectsEndpoint as shape } from '@klasrum/contract/subjects'
import { startApp } from '@klasrum/testkit/app'
import { aSubject, aTeacher } from '@klasrum/testkit/builders'
import { aClass } from '@klasrum/testkit/classes'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const teacher = await app.as(await aTeacher(app.tx))

const science = await aSubject(app.tx, { code: 'SCI8', name: 'Science 8', description: 'Typhoons and cells' })
const values = await aSubject(app.tx, { code: 'EsP8', name: 'Edukasyon sa Pagpapakatao 8' })
const spanish = await aSubject(app.tx, { code: 'A1', name: 'español 100%', description: 'Para niños' })

const names = async (query: Sent<typeof shape.query> = {}) =>
  (await admin.ok('GET /api/education/subjects', { query })).map(({ name }) => name)

test('subjects come by name, whatever the case, with what a card shows', async () => {
  expect(await admin.ok('GET /api/education/subjects')).toEqual([
    { ...values, class_count: 0, active_class_count: 0 },
    { ...spanish, class_count: 0, active_class_count: 0 },
    { ...science, class_count: 0, active_class_count: 0 },
  ])
  expect(await teacher.ok('GET /api/education/subjects')).toHaveLength(3)
})

test.each([
  ['science', ['Science 8']],
  ['esp', ['Edukasyon sa Pagpapakatao 8', 'español 100%']],
  ['ESPANOL ninos', ['español 100%']],
  ['cells typhoons', ['Science 8']],
  ['100%', ['español 100%']],
  ['alchemy', []],
])('a search for "%s" looks at name, code and description', async (search, expected) => {
  expect(await names({ search })).toEqual(expected)
})

test('they are sorted by code or newest first, and paged', async () => {
  expect(await names({ sort: 'code' })).toEqual(['español 100%', 'Edukasyon sa Pagpapakatao 8', 'Science 8'])
  expect(await names({ sort: 'newest' })).toEqual([
    'español 100%',
    'Edukasyon sa Pagpapakatao 8',
    'Science 8',
  ])
  expect(await names({ limit: 1, offset: 2 })).toEqual(['Science 8'])
})

test('a subject that no class teaches is unused', async () => {
  expect(await names({ use: 'unused' })).toHaveLength(3)
  expect(await names({ use: 'active' })).toEqual([])
})

test.each(['use=mine', 'sort=size', 'limit=201', 'offset=-1'])(
  'the question %s is refused',
  async (question) => {
    expect(await admin.send({ path: `/api/education/subjects?${question}` })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ path: question.split('=')[0] }] },
    })
  },
)

test('classes that teach a subject are counted, and an archived one alone leaves it unused', async () => {
  for (const wish of [{ subject_id: science.id }, { subject_id: values.id, archived_at: new Date() }])
    await aClass(app.tx, wish)
  await aClass(app.tx, { subject_id: science.id, archived_at: new Date() })
  const counts = (await admin.ok('GET /api/education/subjects')).map((each) => [
    each.name,
    each.class_count,
    each.active_class_count,
  ])
  expect(counts).toEqual([
    ['Edukasyon sa Pagpapakatao 8', 1, 0],
    ['español 100%', 0, 0],
    ['Science 8', 2, 1],
  ])
  expect(await names({ use: 'active' })).toEqual(['Science 8'])
  expect(await names({ use: 'unused' })).toEqual(['Edukasyon sa Pagpapakatao 8', 'español 100%'])
})
