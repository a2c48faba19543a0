import { readFileSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chanceFor } from '@klasrum/testkit/chance'
import { emptyPremises, onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf, type Tx } from '../db/client.ts'
import { patience, start, startAndWait } from './start.ts'

const { entries } = JSON.parse(
  readFileSync(new URL('../db/migrations/meta/_journal.json', import.meta.url), 'utf8'),
)

const noTables = [
  'drop schema public cascade',
  'drop schema if exists drizzle cascade',
  'create schema public',
]

/** Each change of the tables takes its time, and is counted in a file, which no rollback takes back. */
const slowChanges = [
  'create schema slow',
  'create sequence slow.changes',
  `create function slow.down() returns event_trigger language plpgsql as $$
    begin
      execute format('copy (select %s) to %L', nextval('slow.changes'),
        current_setting('data_directory') || '/changes-' || current_database());
      perform pg_sleep(0.03);
    end $$`,
  'create event trigger slow_down on ddl_command_end execute function slow.down()',
]

const usualSpeed = ['drop event trigger slow_down', 'drop schema slow cascade']

async function run(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
}

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
  await lookInside(premises, ({ tx }) => run(tx, [...noTables, ...slowChanges]))
  return premises
}

async function copyOf({ dataDir, ...premises }: Premises): Promise<Premises> {
  if (onPostgres) return withoutTables()
  const copy = await emptyPremises()
  await cp(dataDir, copy.dataDir, { recursive: true })
  return { ...premises, ...copy }
}

async function fileOfChanges(premises: Premises): Promise<string> {
  // An embedded database sees its folder under another name.
  if (!premises.databaseUrl) return join(premises.dataDir, 'db', 'changes-postgres')
  const folder = await lookInside(premises, async ({ tx }) =>
    rowsOf<{ data_directory: string }>(await tx.execute(sql`show data_directory`)),
  )
  return join(folder[0]?.data_directory ?? '', `changes-${new URL(premises.databaseUrl).pathname.slice(1)}`)
}

const changesIn = (file: string): Promise<number> => readFile(file, 'utf8').then(Number, () => 0)

test(
  'kill -9 inside the migrations leaves the old version or the new one, and the next start finishes the work',
  async () => {
    const chance = chanceFor('changes to kill the server at')
    const original = await withoutTables()
    onTestFinished(original.remove)
    const seen: number[] = []
    for (const change of nonEmpty(chance.momentsIn(50, atSize({ commit: 1, long: shareOf(20) })))) {
      const premises = await copyOf(original)
      onTestFinished(premises.remove)
      const file = await fileOfChanges(premises)
      await rm(file, { force: true })
      const product = await start({ ...premises, env: { DEMO: 'off' } })
      await until(async () => (await changesIn(file)) >= change, {
        what: 'the migration',
        within: 120_000,
        every: 2,
      })
      product.kill('SIGKILL')
      await product.exited

      const version = await lookInside(premises, async ({ tx }) => {
        // A server notices only after a while that its client is gone.
        await until(async () => !(await othersIn(tx)), {
          what: 'the killed connection to end',
          within: 60_000,
        })
        const left = await versionOf(tx)
        await run(tx, usualSpeed)
        return left
      })
      seen.push(version.migrations)
      if (version.migrations === 0) expect(version).toEqual(oldVersion)
      else expect(version).toEqual(newVersion)

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
