import { chanceFor } from '@klasrum/testkit/chance'
import { emptyPremises, onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { atSize } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { patience, start, startAndWait } from './start.ts'

/** Long enough for a first boot on this machine, as it is now. */
async function lengthOfFirstBoot(): Promise<number> {
  const premises = await emptyPremises()
  onTestFinished(premises.remove)
  const started = performance.now()
  const product = await startAndWait(premises)
  const took = performance.now() - started
  await product.stop()
  return took
}

/** Kills it after so many milliseconds, or as soon as it is open. True when it was not open yet. */
async function killedInBoot(premises: Premises, moment: number): Promise<boolean> {
  const product = await start(premises)
  const timer = setTimeout(() => product.kill('SIGKILL'), moment)
  const opened = await product.ready(120_000).then(
    () => true,
    () => false,
  )
  clearTimeout(timer)
  product.kill('SIGKILL')
  // Any other end than ours: it could not start on what the kill before had left.
  expect(await product.exited, product.output()).toEqual({ code: null, signal: 'SIGKILL' })
  return !opened
}

const whole = {
  divisions: 1,
  districts: 2,
  schools: 3,
  users: 5,
  subjects: 9,
  teachers: 8,
  values: 10,
  terms: 7,
  // One teacher has paid for a run.
  points: 4 * 30 - 6,
}

const counted = (premises: Premises) =>
  lookInside(premises, async ({ tx }) =>
    rowsOf(
      await tx.execute(sql`select
        (select count(*)::int from divisions) as divisions, (select count(*)::int from districts) as districts,
        (select count(*)::int from schools) as schools, (select count(*)::int from users) as users,
        (select count(*)::int from subjects) as subjects, (select count(*)::int from teachers) as teachers,
        (select count(*)::int from global_values) as values, (select count(*)::int from terms) as terms,
        (select sum(points)::int from users) as points`),
    ),
  )

/** At a commit on the database that is a folder of ours, in the long run on both. */
test.runIf(!onPostgres || atSize({ commit: false, long: true }))(
  'kill -9 at random moments of the first boot: the next start works and everything is there once',
  async () => {
    const chance = chanceFor('moments to kill the server in its first boot')
    // A commit kills it once, while the database is made, for which every machine needs longer than this.
    const span = await atSize({ commit: async () => 2_000, long: lengthOfFirstBoot })()
    const killsEach = atSize({ commit: 1, long: 5 })
    let inBoot = 0
    // The start after a kill is a first boot again, and killed as well: one folder has to bear several.
    const trial = async () => {
      const premises = await emptyPremises()
      onTestFinished(premises.remove)
      for (const moment of chance.momentsIn(span, killsEach))
        if (await killedInBoot(premises, moment)) inBoot += 1
      const product = await startAndWait(premises)
      const answer = await fetch(`${product.url}/api/global-values/?title=TOPUP`)
      expect((await answer.json()).data).toHaveLength(6)
      expect(await product.stop()).toEqual({ code: 0, signal: null })
      expect(await counted(premises)).toEqual([whole])
    }
    // Of the fifty, thirty on the database that is made in the first boot.
    const rounds = atSize({ commit: 1, long: onPostgres ? 2 : 3 })
    const atOnce = atSize({ commit: 1, long: 2 })
    for (let done = 0; done < rounds; done += 1) await Promise.all(Array.from({ length: atOnce }, trial))
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${rounds * atOnce * killsEach} kills within ${Math.round(span)} ms of a first boot, ${inBoot} of them before it was open\n`,
    )
    expect(inBoot).toBeGreaterThan(0)
  },
  patience,
)
