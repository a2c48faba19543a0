import { setTimeout as pause } from 'node:timers/promises'
import { chanceFor } from '@klasrum/testkit/chance'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { lookInside } from '@klasrum/testkit/look-inside'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lastingPremises } from './lasting-premises.ts'
import { patience, startAndWait } from './start.ts'
import { expectBooksToHold, expectLetters } from './top-up-books.ts'
import { type Asked, hire, openDesk, type TopUpCounts } from './top-up-desk.ts'

const env = { DEMO: 'off' }

function report(asked: Asked[], what: string, { cut, away }: TopUpCounts): void {
  const count = (state: string) => asked.filter((each) => each.state === state).length
  process.stderr.write(
    `${onPostgres ? 'postgres' : 'embedded'}: ${what}, ${cut} calls cut off and ${away} put off; ${asked.length} top-ups, ${count('approved')} approved, ${count('rejected')} rejected, ${count('cancelled')} cancelled\n`,
  )
}

/** At a commit each kind of kill is tried on one database, in the long run on both. */
test.runIf(onPostgres || atSize({ commit: false, long: true }))(
  'kill -9 while top-ups are asked for, proven and decided: each is there once, credited once, told of, and never lost',
  async () => {
    const chance = chanceFor('moments to kill the server during top-ups')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const kills = atSize({ commit: 1, long: shareOf(200) })
    const staff = await hire(premises, { teachers: kills * 4 })
    const port = await freePort()
    // What a killed worker had begun is taken up half a minute later, so most of them work on nothing.
    const killedAtWork = atSize({ commit: 0, long: kills / 4 })
    const open = (round: number) =>
      startAndWait({
        ...premises,
        port,
        env: { ...env, JOBS: round < killedAtWork || round === kills ? 'on' : 'off' },
      })

    let product = await open(0)
    const desk = await openDesk(product.url, staff, chance)
    for (let round = 1; round <= kills; round += 1) {
      const enough = desk.heard().answered + chance.between(0, 30)
      await until(() => desk.heard().answered >= enough, { what: 'answers', within: 60_000, every: 1 })
      await pause(chance.between(0, 50))
      product.kill('SIGKILL')
      await product.exited
      product = await open(round)
    }
    const asked = await desk.close()
    report(asked, `${kills} kills`, desk.heard())
    await expectLetters(product, asked)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    await expectBooksToHold(premises, asked)
    expect(desk.heard().cut).toBeGreaterThan(0)
  },
  patience * 3,
)

describe.runIf(onPostgres)('the database ends connections', () => {
  test(
    'in the middle of top-ups, at any statement: the product goes on, and each is credited once and never lost',
    async () => {
      const chance = chanceFor('moments to end connections during top-ups')
      const premises = await furnishedPremises()
      onTestFinished(premises.remove)
      const cuts = atSize({ commit: 25, long: 1_000 })
      const staff = await hire(premises, { teachers: cuts })
      const product = await startAndWait({ ...premises, env })
      const desk = await openDesk(product.url, staff, chance)
      await lookInside(premises, async ({ tx }) => {
        for (let cut = 0; cut < cuts; cut += 1) {
          await pause(chance.between(5, 150))
          // Those at work and some of the idle ones; the queue, which then pauses for half a minute, only in the long run.
          await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()
              and (xact_start is not null or random() < 0.3)
              and (application_name = 'klasrum' or random() < ${atSize({ commit: 0, long: 0.5 })})`)
        }
      })
      const asked = await desk.close()
      report(asked, `${cuts} times connections ended`, desk.heard())
      await expectLetters(product, asked)
      expect(await product.stop()).toEqual({ code: 0, signal: null })
      await expectBooksToHold(premises, asked)
      expect(desk.heard().away).toBeGreaterThan(0)
    },
    patience,
  )
})
