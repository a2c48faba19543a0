import { startApp } from '@klasrum/testkit/app'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settingsThatLose } from './durability.ts'

const app = await startApp({ work: false })

test.runIf(onPostgres)('F28: a PostgreSQL that does not force its writes to the disk is told', async () => {
  const { database } = app.house
  await database.tx.transaction(async (tx) => {
    const within = { ...database, tx }
    const before = await settingsThatLose(within)
    await tx.execute(sql`set local synchronous_commit = off`)
    expect(await settingsThatLose(within)).toEqual([...new Set([...before, 'synchronous_commit'])].sort())
    await tx.execute(sql`set local synchronous_commit = on`)
    expect(await settingsThatLose(within)).not.toContain('synchronous_commit')
  })
})
