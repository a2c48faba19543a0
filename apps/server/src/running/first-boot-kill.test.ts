import { existsSync } from 'node:fs'
import { join } from 'node:path'
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

/** False when the product was open before. */
async function killedInBoot(premises: Premises, moment: number): Promise<boolean> {
  const product = await start(premises)
  const timer = setTimeout(() => product.kill('SIGKILL'), moment)
  await product.ready(120_000).catch(() => {})
  const wasOpen = product.output().includes('Klasrum is open')
  clearTimeout(timer)
  product.kill('SIGKILL')
  await product.exited
  return !wasOpen
}

const whole = {
  divisions: 1,
  districts: 2,
  schools: 3,
  users: 5,
  subjects: 6,
  teachers: 2,
  values: 10,
  terms: 7,
  points: 4 * 30,
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

// Each of these folders is killed twice in a row: the start after a kill is a moment to be killed in, too.
test(
  'kill -9 at random moments of the first boot: the next start works and everything is there once',
  async () => {
    const chance = chanceFor('moments to kill the server in its first boot')
    const span = await lengthOfFirstBoot()
    const kills = atSize({ commit: 10, long: 50 })
    const moments = chance.momentsIn(span, kills)
    let inBoot = 0
    const trial = async (first: number, second: number) => {
      const premises = await emptyPremises()
      onTestFinished(premises.remove)
      if (await killedInBoot(premises, first)) inBoot += 1
      if (await killedInBoot(premises, second)) inBoot += 1
      const product = await startAndWait(premises)
      const answer = await fetch(`${product.url}/api/global-values/?title=TOPUP`)
      expect((await answer.json()).data).toHaveLength(6)
      expect(await product.stop()).toEqual({ code: 0, signal: null })
      expect(await counted(premises)).toEqual([whole])
    }
    const half = kills / 2
    const pairs = moments
      .slice(0, half)
      .map((moment, index) => [moment, moments[kills - 1 - index] ?? 0] as const)
    const next = pairs.values()
    const twoAtATime = async () => {
      for (const [first, second] of next) await trial(first, second)
    }
    await Promise.all([twoAtATime(), twoAtATime()])
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: a first boot takes ${Math.round(span)} ms here; ${kills} kills, ${inBoot} of them before it was open\n`,
    )
    expect(inBoot).toBeGreaterThan(0)
  },
  patience,
)

test.runIf(!onPostgres)(
  'a folder is marked as whole only when somebody can be served',
  async () => {
    const premises = await emptyPremises()
    onTestFinished(premises.remove)
    const mark = join(premises.dataDir, 'db.complete')
    const product = await start(premises)
    while (!existsSync(join(premises.dataDir, 'db'))) await new Promise((next) => setTimeout(next, 5))
    product.kill('SIGKILL')
    await product.exited
    expect(existsSync(mark)).toBe(false)
  },
  patience,
)
