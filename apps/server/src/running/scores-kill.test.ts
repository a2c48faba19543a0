import { setTimeout as pause } from 'node:timers/promises'
import { chanceFor } from '@klasrum/testkit/chance'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { hireTeachers, openGradeDesk } from './grade-desk.ts'
import { lastingPremises } from './lasting-premises.ts'
import { expectScoresToHold } from './score-books.ts'
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
    const kills = atSize({ commit: 1, long: shareOf(100) })

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

    await expectScoresToHold(premises, teachers, known)
    expect(cut).toBeGreaterThan(0)
  },
  patience * 3,
)
