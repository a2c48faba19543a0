import { startApp } from '@klasrum/testkit/app'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureReferenceData } from '../../reference-data.ts'
import { schoolYearAt } from './ensure-terms.ts'
import { terms } from './schools.tables.ts'

const app = await startApp({ work: false })

test.each([
  ['2026-05-31T15:59:59.999Z', '2025-2026'],
  ['2026-05-31T16:00:00.000Z', '2026-2027'],
  ['2026-06-01T00:00:00+08:00', '2026-2027'],
  ['2026-12-31T16:00:00Z', '2026-2027'],
  ['2027-01-01T00:00:00Z', '2026-2027'],
  ['2027-05-31T23:59:59+08:00', '2026-2027'],
  ['2027-06-01T00:00:00+08:00', '2027-2028'],
])('at %s it is school year %s in Manila', (moment, year) => {
  expect(schoolYearAt(new Date(moment))).toBe(year)
})

test('the first start in June adds four quarters and three terms of the new year and keeps the old', async () => {
  const before = await app.tx.$count(terms)
  const ensureAt = (moment: string) =>
    ensureReferenceData(app.house.database, { now: () => new Date(moment) })
  await ensureAt('2031-05-31T15:59:00Z')
  await ensureAt('2031-05-31T16:01:00Z')
  await ensureAt('2031-05-31T16:02:00Z')
  expect(await app.tx.$count(terms)).toBe(before + 14)
  const fresh = await app.tx
    .select()
    .from(terms)
    .where(eq(terms.school_year, '2031-2032'))
    .orderBy(asc(terms.kind), asc(terms.number))
  expect(fresh.map(({ name }) => name)).toEqual([
    'Quarter 1',
    'Quarter 2',
    'Quarter 3',
    'Quarter 4',
    'Term 1',
    'Term 2',
    'Term 3',
  ])
})

test('a year that opened without dates gets the usual ones at the next start, and dates of an admin stay', async () => {
  const ensureAt = (moment: string) =>
    ensureReferenceData(app.house.database, { now: () => new Date(moment) })
  const ofYear = eq(terms.school_year, '2033-2034')
  const dates = () => app.tx.select().from(terms).where(ofYear).orderBy(asc(terms.kind), asc(terms.number))
  await ensureAt('2033-07-01T00:00:00Z')
  await app.tx.update(terms).set({ starts_on: null, ends_on: null }).where(ofYear)
  await ensureAt('2033-07-02T00:00:00Z')
  expect((await dates()).at(-1)).toMatchObject({ starts_on: '2034-01-04', ends_on: '2034-04-08' })
  await app.tx.update(terms).set({ starts_on: null, ends_on: null }).where(ofYear)
  await app.tx
    .update(terms)
    .set({ starts_on: '2033-06-20' })
    .where(and(ofYear, eq(terms.number, 1)))
  await ensureAt('2033-07-03T00:00:00Z')
  expect((await dates()).map(({ ends_on }) => ends_on)).toEqual(Array<null>(7).fill(null))
})
