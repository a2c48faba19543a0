import { setTimeout as pause } from 'node:timers/promises'
import { chanceFor } from '@klasrum/testkit/chance'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { scores } from '../features/gradebook/gradebook.tables.ts'
import { workbookImports } from '../features/workbooks/workbooks.tables.ts'
import { hireImporters, openImportDesk } from './import-desk.ts'
import { lastingPremises } from './lasting-premises.ts'
import { patience, startAndWait } from './start.ts'

/** At a commit it is tried on one database, in the long run on both. */
test.runIf(onPostgres || atSize({ commit: false, long: true }))(
  'kill -9 while class records are imported: every import is there whole or not at all, and those answered are there',
  async () => {
    const chance = chanceFor('moments to kill the server during imports')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const env = { DEMO: 'off', JOBS: 'off' }
    const kills = atSize({ commit: 1, long: shareOf(100) })
    // A teacher may look at so many records an hour; before each kill up to a dozen are brought in, and some cut off.
    const importers = await hireImporters(premises, 3 + Math.ceil(kills / 2))
    const port = await freePort()

    let product = await startAndWait({ ...premises, port, env })
    const desk = openImportDesk(product.url, importers)
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = desk.heard().written + chance.between(3, 12)
      await until(() => desk.heard().written >= enough, { what: 'imports', within: 60_000, every: 1 })
      await pause(chance.between(0, 30))
      product.kill('SIGKILL')
      await product.exited
      product = await startAndWait({ ...premises, port, env })
    }
    const { cut } = desk.heard()
    const written = await desk.close()
    expect(await product.stop()).toEqual({ code: 0, signal: null })

    await lookInside(premises, async ({ tx }) => {
      const kept = await tx.select().from(workbookImports).where(isNotNull(workbookImports.committed_at))
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...written]))
      // As many cells in the history as the import says, and none that no import says.
      const astray = await tx.execute(sql`
        select request_id, made.cells, changes.count from ${workbookImports} made
        full join (select request_id, count(*) from score_changes where source = 'import' group by request_id) changes
          using (request_id)
        where made.committed_at is not null and made.cells <> coalesce(changes.count, 0)
          or made.id is null`)
      expect(rowsOf(astray)).toEqual([])
      // The last import of a class wrote one score into all its cells.
      for (const { class_id } of nonEmpty(importers)) {
        const cells = await tx.select().from(scores).where(eq(scores.class_id, class_id))
        expect(cells).toHaveLength(12)
        expect(new Set(cells.map(({ score }) => score)).size).toBe(1)
      }
    })
    process.stderr.write(`${kills} kills, ${written.size} imports answered and ${cut} calls cut off\n`)
    expect(cut).toBeGreaterThan(0)
  },
  patience * 3,
)
