import { Workbook } from '@cj-tech-master/excelts'
import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ImportKind } from './imports.store.ts'
import { imports } from './imports.tables.ts'

const app = await startApp({ work: false })
const manager = await app.as('admin')
const laguna = await aDivision(app.tx, { name: 'Laguna', code: 'LAG', region: 'Region IV-A', phone: '1' })
const bataan = await aDivision(app.tx, { name: 'Bataan', code: 'BAT', region: 'Region III' })
const niño = await aDistrict(app.tx, { name: 'Sto. Niño', code: 'SN', division_id: laguna.id })
await aDistrict(app.tx, { name: 'Balanga', code: 'BA', division_id: bataan.id })
const rizal = await aSchool(app.tx, {
  code: '108402',
  name: 'Rizal ES',
  school_name: 'Rizal ES',
  school_id: '108402',
  division_id: laguna.id,
  district_id: niño.id,
  principal: 'Grace Uy',
})

const file = (text: string | Buffer) => ({ bytes: Buffer.from(text), name: 'list.csv' })
const preview = (kind: ImportKind, text: string | Buffer) =>
  manager.ok('POST /api/education/imports/{kind}', { params: { kind }, file: file(text) })
const refused = (kind: ImportKind, text: string | Buffer, name = 'list.csv') =>
  manager.refusal('POST /api/education/imports/{kind}', {
    params: { kind },
    file: { ...file(text), name },
  })
const problems = async (kind: ImportKind, text: string) =>
  (await preview(kind, text)).rows.map(({ line, state, problems }) => [line, state, ...problems])

test('divisions: new, changed, skipped and wrong rows are told apart, wrong ones first, and nothing is written', async () => {
  const before = await fingerprint(app.tx, { except: ['imports', 'throttles'] })
  const text = `Division,Code,Region,Phone,Schools Division Superintendent,Region Chief
Quezon,QUE,Region IV-A,,Ana Cruz,x
laguna,LAG,Region IV-A,,,
BATAAN,,Region III,(047) 1,,
,RIZ,Region IV-A,,,`
  const answer = await preview('divisions', text)
  expect(answer).toEqual({
    id: expect.any(Number),
    kind: 'divisions',
    counts: { new: 1, changed: 2, skipped: 0, wrong: 1 },
    unknown_columns: ['Region Chief'],
    rows: [
      {
        line: 5,
        state: 'wrong',
        values: { code: 'RIZ', region: 'Region IV-A' },
        before: {},
        problems: ['Division Name is missing.'],
      },
      {
        line: 2,
        state: 'new',
        values: {
          name: 'Quezon',
          code: 'QUE',
          region: 'Region IV-A',
          division_supervisor: 'Ana Cruz',
          email: null,
          phone: null,
          address: null,
        },
        before: {},
        problems: [],
      },
      {
        line: 3,
        state: 'changed',
        values: expect.objectContaining({ name: 'laguna', phone: '1' }),
        before: { name: 'Laguna' },
        problems: [],
      },
      {
        line: 4,
        state: 'changed',
        values: expect.objectContaining({ name: 'BATAAN', code: 'BAT' }),
        before: { name: 'Bataan', phone: null },
        problems: [],
      },
    ],
  })
  expect(changedTables(before, await fingerprint(app.tx, { except: ['imports', 'throttles'] }))).toEqual([])
})

test('districts: the division is named by code or name, and a district is known within it', async () => {
  const text = `District,District Code,Division,Division Code,Address
sto. nino,SN,laguna,,
Sto. Niño,SN,BAT,,
Alaminos,AL,,LAG,Town
Pila,PI,Bataan,LAG,
Bay,BY,Cavite,,
Lumban,LU,,,`
  expect(await problems('districts', text)).toEqual([
    [5, 'wrong', 'There is no division “Bataan / LAG”.'],
    [6, 'wrong', 'There is no division “Cavite”.'],
    [7, 'wrong', 'Division is missing.'],
    [3, 'new'],
    [4, 'new'],
    [2, 'changed'],
  ])
})

test('schools: a school is known by its ID; what a row leaves blank stays, and a new one takes region and year', async () => {
  app.clock.set('2026-11-15T00:00:00Z')
  const text = `School ID,School Name,Division,District,Principal,E-mail
108402,Rizal ES,,,,
301801,San Isidro NHS,Laguna,SN,,`
  const { rows, counts } = await preview('schools', text)
  app.clock.set(new Date())
  expect(counts).toEqual({ new: 1, changed: 0, skipped: 1, wrong: 0 })
  expect(rows).toMatchObject([
    {
      state: 'new',
      values: {
        code: '301801',
        school_id: '301801',
        name: 'San Isidro NHS',
        school_name: 'San Isidro NHS',
        region: 'Region IV-A',
        school_year: '2026-2027',
        division_name: 'Laguna',
        district_name: 'Sto. Niño',
        principal: null,
      },
    },
    { state: 'skipped', problems: ['Already on record'], values: { principal: 'Grace Uy' }, before: {} },
  ])
})

test('schools: every reason why a row is wrong is said', async () => {
  const long = 'x'.repeat(201)
  const text = `School ID,School Name,Division,District,E-mail,Region
1,A,Cavite,,,
2,${long},Laguna,Balanga,nobody,
,C,Laguna,,,
4,D,,,,
108402,Rizal ES,Bataan,,,
6,E,Laguna,,,
6,F,Laguna,,,`
  expect(await problems('schools', text)).toEqual([
    [2, 'wrong', 'There is no division “Cavite”.'],
    [
      3,
      'wrong',
      'There is no district “Balanga” in Laguna.',
      'Name is longer than 200 characters.',
      'School Name is longer than 200 characters.',
      'E-mail is not an e-mail address.',
    ],
    [4, 'wrong', 'School Code is missing.'],
    [5, 'wrong', 'Division is missing.'],
    [6, 'wrong', 'Please name the district too: “Sto. Niño” is not in Bataan.'],
    [8, 'wrong', 'Line 7 already has this school.'],
    [7, 'new'],
  ])
})

test('two on record with the same key cannot be told apart', async () => {
  for (const name of ['One', 'Two']) await aSchool(app.tx, { code: '777', name, division_id: laguna.id })
  await aDivision(app.tx, { name: 'Twin', code: 'T1' })
  await aDivision(app.tx, { name: 'TWIN', code: 'T2' })
  expect(await problems('schools', 'School ID,Division\n777,Laguna\n888,Twin')).toEqual([
    [2, 'wrong', '2 schools on record are called so.'],
    [3, 'wrong', 'There are 2 divisions “Twin”.'],
  ])
})

test('the same division twice in a file is wrong the second time, by code or by name', async () => {
  const text = 'Name,Code,Region\nNew,N1,R\nOther,n1,R\nNEW,N2,R'
  expect(await problems('divisions', text)).toEqual([
    [3, 'wrong', 'Line 2 already has this division.'],
    [4, 'wrong', 'Line 2 already has this division.'],
    [2, 'new'],
  ])
})

test('an error in a cell of a workbook is said, and the file may have any name', async () => {
  const book = new Workbook()
  const sheet = book.addWorksheet('Schools')
  sheet.addRow(['School ID', 'Division', 'Region'])
  sheet.addRow([9001, 'Laguna', { error: '#REF!' }])
  sheet.addRow([9002, { formula: 'B2', result: 'Laguna' }, 'IV-A'])
  expect(await problems('schools', (await book.xlsx.writeBuffer()) as unknown as string)).toEqual([
    [2, 'wrong', 'Region holds an error.'],
    [3, 'new'],
  ])
})

test('the preview is kept for its maker, and old records are shown as they stand', async () => {
  const { id } = await preview('schools', 'School ID,Principal\n108402,Luz Santos')
  expect(await app.tx.select().from(imports).where(eq(imports.id, id))).toMatchObject([
    {
      user_id: manager.user.id,
      kind: 'schools',
      committed_at: null,
      rows: [{ line: 2, state: 'changed', id: rizal.id, before: { principal: 'Grace Uy' } }],
    },
  ])
})

test('of a long list at most five hundred of each state are shown', async () => {
  const wrong = Array.from({ length: 501 }, (_, at) => `W${at},Nowhere`)
  const fresh = Array.from({ length: 502 }, (_, at) => `N${at},Laguna`)
  const { counts, rows } = await preview('schools', ['School ID,Division', ...fresh, ...wrong].join('\n'))
  expect(counts).toEqual({ new: 502, changed: 0, skipped: 0, wrong: 501 })
  expect(rows.map(({ state }) => state)).toEqual([...Array(500).fill('wrong'), ...Array(500).fill('new')])
})

test('a file that is neither CSV nor Excel is refused, whatever it is called', async () => {
  const detail =
    'This file could not be read as a workbook (.xlsx, .xlsm, .xls, .ods) or CSV. Please save it as .xlsx and choose it again.'
  for (const bytes of [
    Buffer.from('%PDF-1.7\n%âãÏÓ'),
    Buffer.from('d0cf11e0a1b11ae100', 'hex'),
    Buffer.alloc(0),
  ])
    expect(await refused('schools', bytes, 'list.xlsx')).toMatchObject({
      status: 415,
      code: 'import.unreadable',
      detail,
    })
})

test('a file without column names is told which it needs', async () => {
  expect(await refused('schools', 'a,b\n1,2')).toMatchObject({
    status: 400,
    code: 'import.no_columns',
    detail: 'The first rows hold no column names such as School ID, School Name, Division.',
  })
  expect(await refused('divisions', 'a')).toMatchObject({
    detail: 'The first rows hold no column names such as Division Name, Division Code, Region.',
  })
})

test('too many rows, too many bytes and no file are refused', async () => {
  expect(await refused('schools', `School ID\n${'1\n'.repeat(20_001)}`)).toMatchObject({
    status: 413,
    code: 'import.too_many_rows',
    detail: 'The file has more than 20,000 rows.',
  })
  expect(await refused('schools', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toMatchObject({
    status: 413,
    code: 'upload.too_large',
    detail: 'The file is larger than 10 MB.',
  })
  const empty = '--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n'
  const sent = await manager.send({
    method: 'POST',
    path: '/api/education/imports/schools',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: empty,
  })
  expect(sent).toMatchObject({ status: 400, body: { code: 'upload.missing' } })
})

test('a kind that there is not, and a caller who may not, are refused', async () => {
  const path = '/api/education/imports/teachers'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await manager.send({ method: 'POST', path, headers, body: 'x' })).toMatchObject({ status: 400 })
  const teacher = await app.as('teacher')
  const ask = { params: { kind: 'schools' as const }, file: file('School ID\n1') }
  expect(await teacher.refusal('POST /api/education/imports/{kind}', ask)).toMatchObject({
    status: 403,
    code: 'role.not_allowed',
  })
})
