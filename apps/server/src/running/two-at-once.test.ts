import { readFileSync } from 'node:fs'
import { emptyPremises, onPostgres } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { patience, start } from './start.ts'

const { entries } = JSON.parse(
  readFileSync(new URL('../db/migrations/meta/_journal.json', import.meta.url), 'utf8'),
)

describe.runIf(onPostgres)('two processes start at once on an empty database', () => {
  test(
    'both open; the tables are made once and the demo is seeded once',
    async () => {
      const [here, there] = [await emptyPremises(), await emptyPremises()]
      onTestFinished(here.remove)
      onTestFinished(there.remove)
      const { databaseUrl } = here
      const products = await Promise.all([start(here), start({ ...there, databaseUrl })])
      await Promise.all(products.map((product) => product.ready(120_000)))

      const counted = await lookInside(here, ({ tx }) =>
        tx.execute(sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
          (select count(*)::int from divisions) as divisions, (select count(*)::int from schools) as schools,
          (select count(*)::int from users) as users, (select count(*)::int from subjects) as subjects,
          (select count(*)::int from global_values where title = 'TOPUP') as tiers`),
      )
      expect(rowsOf(counted)).toEqual([
        { migrations: entries.length, divisions: 1, schools: 3, users: 5, subjects: 9, tiers: 6 },
      ])
      const printed = () => products.filter((product) => /password [\w-]+\)/.test(product.output()))
      // It answers a moment before what it printed has come through.
      await until(() => printed().length > 0, { what: 'a password in what the two printed' })
      for (const product of nonEmpty(products))
        expect(await product.stop()).toEqual({ code: 0, signal: null })
      expect(printed()).toHaveLength(1)
    },
    patience,
  )
})
