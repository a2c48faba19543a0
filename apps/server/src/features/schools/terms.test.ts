import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const admin = await app.as('admin')

const list = () => admin.ok('GET /api/education/terms')
const create = (school_year: string, kinds: ('quarter' | 'term')[]) =>
  admin.ok('POST /api/education/terms', { body: { school_year, kinds } })
const edit = (id: number, starts_on: string | null, ends_on: string | null, name = 'Quarter 1') =>
  admin.ok('PUT /api/education/terms/{id}', { params: { id }, body: { name, starts_on, ends_on } })
const refusalOfEdit = (id: number, starts_on: string | null, ends_on: string | null) =>
  admin.refusal('PUT /api/education/terms/{id}', {
    params: { id },
    body: { name: 'Changed', starts_on, ends_on },
  })
/** Terms without dates, as those of an older year are. */
const undated = async (school_year: string, kinds: ('quarter' | 'term')[]) => {
  const made = await create(school_year, kinds)
  return Promise.all(made.map(({ id, name }) => edit(id, null, null, name)))
}
const notThere = { status: 404, code: 'term.not_found', detail: 'There is no such term.' }
const missing = { id: 2_147_483_647 }

test('a year opens with four quarters and three terms, listed before the years past', async () => {
  const made = await create('2040-2041', ['term', 'quarter'])
  expect(made.map(({ name }) => name)).toEqual([
    'Quarter 1',
    'Quarter 2',
    'Quarter 3',
    'Quarter 4',
    'Term 1',
    'Term 2',
    'Term 3',
  ])
  expect(made[1]).toMatchObject({
    school_year: '2040-2041',
    kind: 'quarter',
    number: 2,
    starts_on: '2040-08-15',
    ends_on: '2040-10-23',
  })
  const all = await (await app.as('student')).ok('GET /api/education/terms')
  expect(all.slice(0, 7)).toEqual(made)
  expect(all.map(({ school_year }) => school_year)).toEqual(
    all
      .map(({ school_year }) => school_year)
      .toSorted()
      .reverse(),
  )
})

test('the kinds of a year may be opened one after the other, each once', async () => {
  await create('2041-2042', ['quarter'])
  const taken = { status: 409, code: 'term.year_taken', detail: 'This school year is already there.' }
  for (const kinds of [['quarter'], ['term', 'quarter']] as const)
    expect(
      await admin.refusal('POST /api/education/terms', {
        body: { school_year: '2041-2042', kinds: [...kinds] },
      }),
    ).toMatchObject(taken)
  expect((await list()).filter(({ school_year }) => school_year === '2041-2042')).toHaveLength(4)
  expect(await create('2041-2042', ['term'])).toHaveLength(3)
})

test('of two who open the same year at once one is told that it is there', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      admin.call('POST /api/education/terms', { body: { school_year: '2042-2043', kinds: ['quarter'] } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test.each([
  ['2040', ['quarter'], 'school_year'],
  ['2040-2042', ['quarter'], 'school_year'],
  ['2050-2051', [], 'kinds'],
  ['2050-2051', ['week'], 'kinds.0'],
])('the year %s with %j is refused', async (school_year, kinds, path) => {
  const answer = await admin.send({
    method: 'POST',
    path: '/api/education/terms',
    body: { school_year, kinds },
  })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
})

test('dates and name are changed, and dates taken away again', async () => {
  const [first] = await undated('2043-2044', ['quarter'])
  const id = first?.id ?? 0
  expect(await edit(id, '2043-06-01', '2043-08-15', ' First quarter ')).toMatchObject({
    id,
    name: 'First quarter',
    starts_on: '2043-06-01',
    ends_on: '2043-08-15',
  })
  expect(await edit(id, '2043-06-02', '2043-08-14')).toMatchObject({ starts_on: '2043-06-02' })
  expect(await edit(id, null, null)).toMatchObject({ starts_on: null, ends_on: null })
})

test('dates that meet those of another of the year and kind are refused, which is named', async () => {
  const made = await undated('2044-2045', ['quarter', 'term'])
  const [first, second] = made
  const term = made[4]
  await edit(first?.id ?? 0, '2044-06-01', '2044-08-15', 'Unang markahan')
  const overlaps = {
    status: 409,
    code: 'term.overlaps',
    detail: 'These dates overlap with Unang markahan.',
  }
  for (const [starts_on, ends_on] of [
    ['2044-08-15', '2044-10-30'],
    ['2044-05-01', '2044-06-01'],
    ['2044-07-01', '2044-07-31'],
    ['2044-05-01', '2044-12-31'],
    ['2044-08-15', null],
    [null, '2044-06-01'],
  ] as const)
    expect(await refusalOfEdit(second?.id ?? 0, starts_on, ends_on)).toMatchObject(overlaps)
  expect((await list()).find(({ id }) => id === second?.id)).toEqual(second)
  await edit(second?.id ?? 0, '2044-08-16', '2044-10-30', 'Quarter 2')
  await edit(term?.id ?? 0, '2044-06-01', '2044-09-15', 'Term 1')
})

test('two who move neighbours onto the same days at once do not both succeed', async () => {
  const [first, second] = await undated('2045-2046', ['quarter'])
  const answers = await Promise.all(
    [first, second].map((term) =>
      admin.call('PUT /api/education/terms/{id}', {
        params: { id: term?.id ?? 0 },
        body: { name: 'Quarter', starts_on: '2045-06-01', ends_on: '2045-08-15' },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  ['ends_on', '2044-08-15', '2044-08-15'],
  ['ends_on', '2044-08-15', '2044-08-01'],
  ['starts_on', '2044-02-30', '2044-08-15'],
])('a wrong %s is refused', async (path, starts_on, ends_on) => {
  const [{ id } = missing] = await list()
  expect(await refusalOfEdit(id, starts_on, ends_on)).toMatchObject({
    status: 400,
    code: 'request.invalid',
    errors: [{ path }],
  })
})

test('a term is deleted once', async () => {
  const [first] = await create('2046-2047', ['term'])
  const params = { id: first?.id ?? 0 }
  expect(await admin.ok('DELETE /api/education/terms/{id}', { params })).toEqual({
    message: 'Term deleted successfully',
  })
  expect((await list()).map(({ id }) => id)).not.toContain(params.id)
  expect(await admin.refusal('DELETE /api/education/terms/{id}', { params })).toMatchObject(notThere)
  expect(await refusalOfEdit(params.id, null, null)).toMatchObject(notThere)
})

test('a term with classes is kept, and the refusal names them', async () => {
  const [term] = await create('2070-2071', ['term'])
  const params = { id: term?.id ?? 0 }
  const klass = { term_id: params.id }
  for (const section of ['Luna', 'Bonifacio', 'Mabini', 'Silang']) await aClass(app.tx, { ...klass, section })
  expect(await admin.refusal('DELETE /api/education/terms/{id}', { params })).toMatchObject({
    status: 409,
    code: 'record.in_use',
    detail:
      'This term is in use: 4 classes (Grade 8 Bonifacio, Grade 8 Luna, Grade 8 Mabini and 1 more). Move or remove that first.',
  })
  expect((await list()).some(({ id }) => id === params.id)).toBe(true)
})
