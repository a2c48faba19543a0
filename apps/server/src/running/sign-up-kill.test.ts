import { join } from 'node:path'
import { chanceFor } from '@klasrum/testkit/chance'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { linkIn } from '@klasrum/testkit/mail'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { readOutbox } from '@klasrum/testkit/outbox'
import type { Product } from '@klasrum/testkit/process'
import { shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { lastingPremises } from './lasting-premises.ts'
import { patience, startAndWait } from './start.ts'
import { aSignUp, behindAProxy, visitorsOf } from './visitors.ts'

type Moment = { answers: number; milliseconds: number }

/** Several people sign up one after the other until the server is gone: so long after so many answers. */
async function signUpsUntilKilled(product: Product, moment: Moment): Promise<string[]> {
  const visitors = visitorsOf(product.url)
  const answered: string[] = []
  const person = async () => {
    for (;;) {
      const { email, ...visit } = aSignUp()
      const heard = await visitors.visit(visit)
      if (heard.kind !== 'answered') return
      if (heard.status !== 200)
        throw new Error(`A sign-up was answered ${heard.status}:\n${product.output()}`)
      answered.push(email)
    }
  }
  const people = Array.from({ length: 4 }, person)
  const gone = Promise.all([product.exited, ...people])
  const killed = async () => {
    await until(() => answered.length >= moment.answers, { what: 'answers', within: 60_000, every: 1 })
    await new Promise((passed) => setTimeout(passed, moment.milliseconds))
    product.kill('SIGKILL')
  }
  await Promise.all([gone, killed()])
  visitors.leave()
  return answered
}

/** A commit leaves it out: see `vitest.config.ts`. */
test(
  'kill -9 during sign-ups loses none that was answered, and each gets a letter whose link works',
  async () => {
    const chance = chanceFor('moments to kill the server during sign-ups')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const env = behindAProxy
    const wanted = shareOf(500)
    const answered: string[] = []
    let kills = 0
    while (answered.length < wanted) {
      const product = await startAndWait({ ...premises, env })
      const moment = {
        answers: chance.between(0, 30),
        milliseconds: chance.between(0, 100),
      }
      answered.push(...(await signUpsUntilKilled(product, moment)))
      kills += 1
    }

    const product = await startAndWait({ ...premises, env })
    const restarted = performance.now()
    const outbox = join(premises.dataDir, 'outbox')
    await until(
      async () => {
        const arrived = new Set((await readOutbox(outbox)).flatMap(({ to }) => to))
        return answered.every((email) => arrived.has(email))
      },
      { what: `a letter for each of ${answered.length} sign-ups`, within: 90_000, every: 250 },
    )
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${answered.length} sign-ups answered, ${kills} kills, all letters ${Math.round(performance.now() - restarted)} ms after the last start\n`,
    )
    const visitors = visitorsOf(product.url)
    onTestFinished(visitors.leave)
    const mails = await readOutbox(outbox)
    for (const email of nonEmpty(answered)) {
      const mail = mails.find(({ to }) => to.includes(email))
      const { search } = new URL(linkIn(mail ?? { text: '', subject: email }))
      expect(await visitors.visit({ path: `/api/auth/verify-email${search}` })).toMatchObject({ status: 200 })
    }
  },
  patience,
)
