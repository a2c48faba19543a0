import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { chanceFor } from '@klasrum/testkit/chance'
import { emptyPremises, onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { lookInside } from '@klasrum/testkit/look-inside'
import type { Product } from '@klasrum/testkit/process'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf, type Tx } from '../db/client.ts'
import { patience, start, startAndWait } from './start.ts'

const { entries } = JSON.parse(
  readFileSync(new URL('../db/migrations/meta/_journal.json', import.meta.url), 'utf8'),
)

/** Each change of the tables takes its time, and is counted where a rollback does not forget it. */
const slowChanges = sql`
  create schema slow;
  create sequence slow.changes;
  create function slow.down() returns event_trigger language plpgsql as $$
    begin
      perform nextval('slow.changes');
      perform pg_sleep(0.03);
    end $$;
  create event trigger slow_down on ddl_command_end execute function slow.down();`

const usualSpeed = sql`drop event trigger if exists slow_down; drop schema if exists slow cascade;`

async function versionOf(tx: Tx): Promise<{ migrations: number; tables: number }> {
  const [there] = rowsOf<{ journal: string | null }>(
    await tx.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`),
  )
  const counts = await tx.execute(
    there?.journal
      ? sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations, count(*)::int as tables from pg_tables where schemaname = 'public'`
      : sql`select 0 as migrations, count(*)::int as tables from pg_tables where schemaname = 'public'`,
  )
  return rowsOf<{ migrations: number; tables: number }>(counts)[0] ?? { migrations: -1, tables: -1 }
}

const oldVersion = { migrations: 0, tables: 0 }
const newVersion = { migrations: entries.length, tables: expect.any(Number) }

/** A database that was in use, with its folder marked as whole, and no tables of ours yet. */
async function withoutTables(): Promise<Premises> {
  const premises = await (onPostgres ? emptyPremises() : furnishedPremises())
  await lookInside(premises, async ({ tx }) => {
    await tx.execute(
      sql`drop schema public cascade; drop schema if exists drizzle cascade; create schema public;`,
    )
    await tx.execute(slowChanges)
  })
  return premises
}

async function copyOf({ dataDir, ...premises }: Premises): Promise<Premises> {
  if (onPostgres) return withoutTables()
  const copy = await emptyPremises()
  await cp(dataDir, copy.dataDir, { recursive: true })
  return { ...premises, ...copy }
}

/** Kills it when so many changes were made. Other processes can look into PostgreSQL, but not into an embedded one. */
async function killAtChange(product: Product, { databaseUrl }: Premises, change: number): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const made = async () => (await client.query('select last_value from slow.changes')).rows[0]?.last_value
    await until(async () => Number(await made()) >= change, {
      what: 'the migration',
      within: 60_000,
      every: 5,
    })
    await client.end()
  } else {
    const listening = () =>
      fetch(`${product.url}/api/health`).then(
        () => true,
        () => false,
      )
    await until(listening, { what: 'the port', within: 60_000, every: 5 })
    await new Promise((passed) => setTimeout(passed, 500 + change * 30))
  }
  product.kill('SIGKILL')
  await product.exited
}

test(
  'kill -9 inside the migrations leaves the old version or the new one, and the next start finishes the work',
  async () => {
    const chance = chanceFor('changes to kill the server at')
    const original = await withoutTables()
    onTestFinished(original.remove)
    const seen: number[] = []
    for (const change of chance.momentsIn(45, atSize({ commit: 4, long: 20 }))) {
      const premises = await copyOf(original)
      onTestFinished(premises.remove)
      const product = await start({ ...premises, env: { DEMO: 'off' } })
      await killAtChange(product, premises, change)

      // A server notices only after a while that its client is gone.
      const version = await until(
        () => lookInside(premises, async ({ tx }) => ((await othersIn(tx)) ? null : versionOf(tx))),
        { what: 'the killed connection to end', within: 30_000 },
      )
      seen.push(version.migrations)
      if (version.migrations === 0) expect(version).toEqual(oldVersion)
      else expect(version).toEqual(newVersion)
      await lookInside(premises, ({ tx }) => tx.execute(usualSpeed))

      const next = await startAndWait({ ...premises, env: { DEMO: 'off' } })
      await next.stop()
      expect(await lookInside(premises, ({ tx }) => versionOf(tx))).toEqual(newVersion)
    }
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: migrations on record after each kill: ${seen.join(', ')} of ${entries.length}\n`,
    )
    expect(seen).toContain(0)
  },
  patience,
)

async function othersIn(tx: Tx): Promise<boolean> {
  const others = await tx.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return rowsOf(others).length > 0
}
