import { startApp } from '@klasrum/testkit/app'
import { anAdmin } from '@klasrum/testkit/builders'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ensureReferenceData } from '../../reference-data.ts'
import { terms } from '../schools/schools.tables.ts'
import { global_values, settings } from './points.tables.ts'

const app = await startApp({ work: false })

const ensure = () => ensureReferenceData(app.house.database, app.clock)
const everything = async () => ({
  values: await app.tx.select().from(global_values).orderBy(asc(global_values.id)),
  settings: await app.tx.select().from(settings).orderBy(asc(settings.key)),
  terms: await app.tx.select().from(terms).orderBy(asc(terms.id)),
})

test('a second start finds prices, tiers, contacts and terms there and changes nothing', async () => {
  const before = await everything()
  expect([before.values.length, before.settings.length, before.terms.length]).toEqual([10, 10, 7])
  await ensure()
  expect(await everything()).toEqual(before)
})

test('what an admin changed or took away stays so', async () => {
  const { id: updated_by_user_id } = await anAdmin(app.tx)
  const price = and(eq(global_values.title, 'USE_POINTS'), eq(global_values.key, 'LESSON_PLAN'))
  await app.tx.update(global_values).set({ value: 8, updated_by_user_id }).where(price)
  await app.tx.delete(global_values).where(eq(global_values.key, '2000'))
  await app.tx
    .update(settings)
    .set({ value: 'tulong@school.example' })
    .where(eq(settings.key, 'support_email'))
  const before = await everything()
  await ensure()
  expect(await everything()).toEqual(before)
  const query = { title: 'USE_POINTS', key: 'LESSON_PLAN' }
  expect((await app.anyone.ok('GET /api/global-values/lookup', { query })).value).toBe(8)
})

test('several starts at once on an empty database write everything once', async () => {
  await app.tx.delete(global_values)
  await app.tx.delete(settings)
  await app.tx.delete(terms)
  await Promise.all(Array.from({ length: 10 }, ensure))
  const { values, settings: texts, terms: periods } = await everything()
  expect([values.length, texts.length, periods.length]).toEqual([10, 10, 7])
})
