import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const manager = await app.as('school-admin')
const laguna = await aDivision(app.tx, { name: 'Laguna' })
const bataan = await aDivision(app.tx, { name: 'Bataan' })
const niño = await aDistrict(app.tx, {
  name: 'Sto. Niño',
  code: 'Z1',
  region: 'Region IV-A',
  division_id: laguna.id,
  address: 'Calamba',
})
await aDistrict(app.tx, { name: 'Abucay', code: 'B1', region: 'Region III', division_id: bataan.id })
await aDistrict(app.tx, { name: 'balanga', code: 'A1', division_id: bataan.id })

const names = async (query: object = {}) =>
  (await manager.ok('GET /api/education/districts', { query })).map(({ name }) => name)
const count = (query: object = {}) => manager.ok('GET /api/education/districts/count', { query })

test('districts come in the order that was asked for', async () => {
  expect(await names()).toEqual(['Abucay', 'balanga', 'Sto. Niño'])
  expect(await names({ sort: 'code' })).toEqual(['balanga', 'Abucay', 'Sto. Niño'])
  expect(await names({ sort: 'region' })).toEqual(['Abucay', 'Sto. Niño', 'balanga'])
  expect(await names({ sort: 'newest' })).toEqual(['balanga', 'Abucay', 'Sto. Niño'])
  expect(await names({ limit: 1, offset: 2 })).toEqual(['Sto. Niño'])
})

test('the division filter holds for the list and the count', async () => {
  expect(await names({ division_id: bataan.id })).toEqual(['Abucay', 'balanga'])
  expect(await count({ division_id: bataan.id })).toEqual({ count: 2 })
  expect(await count()).toEqual({ count: 3 })
})

test('a district is found by name, code, region or the name of its division', async () => {
  expect(await names({ search: 'nino' })).toEqual(['Sto. Niño'])
  expect(await names({ search: 'bataan' })).toEqual(['Abucay', 'balanga'])
  expect(await names({ search: 'laguna z1' })).toEqual(['Sto. Niño'])
  expect(await names({ search: 'iv-a' })).toEqual(['Sto. Niño'])
  expect(await count({ search: 'bataan' })).toEqual({ count: 2 })
})

test('a district is shown with its division and how many schools stand in it', async () => {
  await aSchool(app.tx, { division_id: laguna.id, district_id: niño.id })
  expect(await manager.ok('GET /api/education/districts', { query: { search: 'nino' } })).toEqual([
    {
      id: niño.id,
      name: 'Sto. Niño',
      code: 'Z1',
      region: 'Region IV-A',
      division_id: laguna.id,
      division_name: 'Laguna',
      address: 'Calamba',
      school_count: 1,
    },
  ])
})
