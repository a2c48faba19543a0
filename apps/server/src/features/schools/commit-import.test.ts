import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool } from '@klasrum/testkit/builders'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyUp } from '../accounts/tidy-up.ts'
import type { ImportKind } from './imports.store.ts'
import { imports } from './imports.tables.ts'
import { districts, divisions, schools } from './schools.tables.ts'

const app = await startApp({ work: false })
const manager = await app.as('school-admin')
const laguna = await aDivision(app.tx, { name: 'Laguna', code: 'LAG', region: 'Region IV-A' })
const bataan = await aDivision(app.tx, { name: 'Bataan', code: 'BAT', region: 'Region III' })

const preview = async (kind: ImportKind, text: string) =>
  (
    await manager.ok('POST /api/education/imports/{kind}', {
      params: { kind },
      file: { bytes: Buffer.from(text), name: 'list.csv' },
    })
  ).id
const commit = (id: number, by = manager) =>
  by.ok('POST /api/education/imports/{id}/commit', { params: { id } })
const refused = (id: number, by = manager) =>
  by.refusal('POST /api/education/imports/{id}/commit', { params: { id } })
const gone = {
  status: 404,
  code: 'import.not_found',
  detail: 'There is no such import. Please choose the file again.',
}
const stale = {
  status: 409,
  code: 'import.stale',
  detail: 'The records changed since the preview. Please choose the file again.',
}
const coded = (code: string) => app.tx.select().from(schools).where(eq(schools.code, code))

test('divisions, then districts, then schools are written as they were shown', async () => {
  const calls: [ImportKind, string][] = [
    ['divisions', 'Name,Code,Region,E-mail\nQuezon,QUE,Region IV-A,sdo@quezon.example'],
    ['districts', 'District,Code,Division,Address\nTayabas,TAY,Quezon,Town'],
    ['schools', 'School ID,School Name,Division Code,District,Phone\n301,Tayabas NHS,QUE,TAY,0917'],
  ]
  for (const [kind, text] of calls)
    expect(await commit(await preview(kind, text))).toEqual({ created: 1, updated: 0 })
  const [division] = await app.tx.select().from(divisions).where(eq(divisions.code, 'QUE'))
  expect(division).toMatchObject({ name: 'Quezon', email: 'sdo@quezon.example', phone: null })
  const [district] = await app.tx.select().from(districts).where(eq(districts.code, 'TAY'))
  expect(district).toMatchObject({ division_id: division?.id, address: 'Town', region: null })
  expect(await coded('301')).toMatchObject([
    {
      name: 'Tayabas NHS',
      division_id: division?.id,
      district_id: district?.id,
      region: 'Region IV-A',
      phone_number: '0917',
      search_text: 'tayabas nhs 301 region iv-a tayabas nhs 301',
    },
  ])
})

test('a changed row changes what the file gives and leaves the rest; a moved school takes a district of its new division', async () => {
  const balanga = await aDistrict(app.tx, { name: 'Balanga', division_id: bataan.id })
  const { id } = await aSchool(app.tx, {
    code: '400',
    name: 'Old',
    division_id: laguna.id,
    principal: 'Grace Uy',
    email: 'old@school.example',
  })
  const text = 'School ID,Name,Division,District,E-mail,Principal\n400,New,Bataan,Balanga,new@school.example,'
  expect(await commit(await preview('schools', text))).toEqual({ created: 0, updated: 1 })
  expect(await coded('400')).toMatchObject([
    {
      id,
      name: 'New',
      division_id: bataan.id,
      district_id: balanga.id,
      email: 'new@school.example',
      principal: 'Grace Uy',
    },
  ])
  expect(await commit(await preview('schools', text))).toEqual({ created: 0, updated: 0 })
})

test('a repeat gets the same answer and writes nothing, and so does one of many at once', async () => {
  const id = await preview('schools', 'School ID,Division\n500,LAG\n501,LAG')
  const answers = await Promise.all(Array.from({ length: onPostgres ? 20 : 5 }, () => commit(id)))
  expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ created: 2, updated: 0 })]),
  )
  expect(await commit(id)).toEqual({ created: 2, updated: 0 })
  expect(await coded('500')).toHaveLength(1)
})

test('two previews of the same file at once write every school once; the other is stale', async () => {
  const text = 'School ID,Division\n510,LAG\n511,LAG'
  const ids = [await preview('schools', text), await preview('schools', text)]
  const answers = await Promise.all(
    ids.map((id) => manager.call('POST /api/education/imports/{id}/commit', { params: { id } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await coded('510')).toHaveLength(1)
})

test('a preview with wrong rows is not written at all', async () => {
  const id = await preview('schools', 'School ID,Division\n600,LAG\n601,Nowhere\n,LAG')
  expect(await refused(id)).toMatchObject({
    status: 409,
    code: 'import.has_wrong_rows',
    detail: 'The file has 2 wrong rows. Please fix that first; nothing was written.',
  })
  expect(await coded('600')).toEqual([])
})

test('what changed since the preview is noticed, and nothing is written', async () => {
  const school = await aSchool(app.tx, { code: '700', name: 'Seen', division_id: laguna.id })
  const text = 'School ID,Name,Division\n700,Wanted,Laguna\n701,New,Laguna'
  const edited = await preview('schools', text)
  await app.tx.update(schools).set({ name: 'Edited' }).where(eq(schools.id, school.id))
  expect(await refused(edited)).toMatchObject(stale)

  const deleted = await preview('schools', text)
  await app.tx.delete(schools).where(eq(schools.id, school.id))
  expect(await refused(deleted)).toMatchObject(stale)

  const added = await preview('schools', text)
  await aSchool(app.tx, { code: '701', division_id: laguna.id })
  expect(await refused(added)).toMatchObject(stale)

  const { id: division_id } = await aDivision(app.tx, { name: 'Short-lived' })
  const homeless = await preview('schools', 'School ID,Division\n702,Short-lived')
  await app.tx.delete(divisions).where(eq(divisions.id, division_id))
  expect(await refused(homeless)).toMatchObject(stale)
  expect([...(await coded('700')), ...(await coded('702'))]).toEqual([])
})

test('ten thousand schools are read and written, and read again as already on record', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `9${String(at).padStart(5, '0')},School ${at},LAG`)
  const text = ['School ID,School Name,Division', ...rows].join('\n')
  expect(await commit(await preview('schools', text))).toEqual({ created: 10_000, updated: 0 })
  expect(await app.tx.$count(schools, like(schools.code, '9_____'))).toBe(10_000)
  const again = await manager.ok('POST /api/education/imports/{kind}', {
    params: { kind: 'schools' },
    file: { bytes: Buffer.from(text.replaceAll(',School 1', ',Paaralan 1')) },
  })
  expect(again.counts).toEqual({ new: 0, changed: 1_111, skipped: 8_889, wrong: 0 })
}, 60_000)

test('nobody but the maker writes a preview, and only within a day; at night old ones go', async () => {
  const id = await preview('schools', 'School ID,Division\n800,LAG')
  expect(await refused(id, await app.as('admin'))).toMatchObject(gone)
  expect(await refused(2_147_483_647)).toMatchObject(gone)
  const done = await preview('schools', 'School ID,Division\n801,LAG')
  app.clock.advance(23 * 60)
  const late = await app.as(manager.user)
  expect(await commit(done, late)).toEqual({ created: 1, updated: 0 })
  app.clock.advance(61)
  const later = await app.as(manager.user)
  expect(await refused(id, later)).toMatchObject(gone)
  expect(await coded('800')).toEqual([])
  await tidyUp(app.house).work({})
  expect(await app.tx.$count(imports)).toBe(0)
})
