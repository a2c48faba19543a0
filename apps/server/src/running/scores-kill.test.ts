import { setTimeout as pause } from 'node:timers/promises'
import { chanceFor } from '@klasrum/testkit/chance'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { scoreChanges, scores } from '../features/gradebook/gradebook.tables.ts'
import { hireTeachers, keyOf, openGradeDesk } from './grade-desk.ts'
import { lastingPremises } from './lasting-premises.ts'
import { patience, startAndWait } from './start.ts'

test(
  'kill -9 while scores come in: every score that was answered is there, with its history',
  async () => {
    const chance = chanceFor('moments to kill the server while scores come in')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const env = { DEMO: 'off', JOBS: 'off' }
    const teachers = await hireTeachers(premises, 4)
    const port = await freePort()
    const kills = atSize({ commit: 1, long: 100 })

    let product = await startAndWait({ ...premises, port, env })
    const desk = openGradeDesk(product.url, teachers)
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = desk.heard().answered + chance.between(20, 60)
      await until(() => desk.heard().answered >= enough, { what: 'answers', within: 60_000, every: 1 })
      await pause(chance.between(0, 30))
      product.kill('SIGKILL')
      await product.exited
      product = await startAndWait({ ...premises, port, env })
    }
    const { answered, cut } = desk.heard()
    const known = await desk.close()
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${kills} kills, ${answered} saves answered and ${cut} cut off\n`,
    )

    await lookInside(premises, async ({ tx }) => {
      for (const { class_id } of nonEmpty(teachers)) {
        const kept = await tx.select().from(scores).where(eq(scores.class_id, class_id))
        for (const cell of nonEmpty(kept)) {
          const { answered, unanswered } = known.get(keyOf(cell)) ?? { answered: null, unanswered: [] }
          expect([answered, ...unanswered]).toContain(cell.score)
        }
        expect(kept).toHaveLength(6)
      }
      // What a cell holds is what its last row of history says, and each row goes on from the one before.
      const astray = await tx.execute(sql`
        select id from (
          select changes.*, lag(new_score) over cell as before, lead(changes.id) over cell as next, held.score as held
          from score_changes changes join scores held using (item_id, student_id)
          window cell as (partition by item_id, student_id order by changes.id)
        ) each where old_score is distinct from before or (next is null and new_score is distinct from held)`)
      expect(rowsOf(astray)).toEqual([])
      expect(await tx.$count(scoreChanges)).toBeGreaterThan(0)
    })
    expect(cut).toBeGreaterThan(0)
  },
  patience * 3,
)
