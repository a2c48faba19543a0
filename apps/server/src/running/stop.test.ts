import { join } from 'node:path'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { readOutbox } from '@klasrum/testkit/outbox'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { patience, startAndWait } from './start.ts'
import { aSignUp, behindAProxy, type Heard, type Visit, visitorsOf } from './visitors.ts'

const perSecond = 50

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load cuts no answer, ends in time and loses nothing that was answered',
  async (signal) => {
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    const product = await startAndWait({ ...premises, env: behindAProxy })
    const visitors = visitorsOf(product.url)
    onTestFinished(visitors.leave)

    const heard: { visit: Visit; answer: Heard; sentAfterSignal: boolean }[] = []
    const underWay = new Set<Promise<void>>()
    const signedUp: string[] = []
    let signalled = false
    let sent = 0
    const send = () => {
      sent += 1
      const { email, ...visit } =
        sent % 10 === 0
          ? aSignUp()
          : { email: '', path: sent % 2 ? '/api/support' : '/api/global-values/?title=TOPUP' }
      const sentAfterSignal = signalled
      const whole: Promise<void> = visitors.visit(visit).then((answer) => {
        heard.push({ visit, answer, sentAfterSignal })
        if (email && answer.kind === 'answered' && answer.status === 200) signedUp.push(email)
        underWay.delete(whole)
      })
      underWay.add(whole)
    }
    const load = setInterval(send, 1_000 / perSecond)
    onTestFinished(() => clearInterval(load))

    await until(() => heard.length >= 2 * perSecond, { what: 'the load to be under way', within: 60_000 })
    const asked = performance.now()
    signalled = true
    product.kill(signal)
    const exit = await product.exited
    const took = Math.round(performance.now() - asked)
    clearInterval(load)
    await Promise.all(underWay)

    const count = (kind: Heard['kind']) => heard.filter(({ answer }) => answer.kind === kind).length
    process.stderr.write(
      `${signal} on ${onPostgres ? 'postgres' : 'embedded'}: ended after ${took} ms; ${count('answered')} answered, ${count('refused')} refused, ${count('cut')} cut, ${signedUp.length} sign-ups\n`,
    )
    expect(exit).toEqual({ code: 0, signal: null })
    expect(took).toBeLessThan(10_000)
    expect(heard.filter(({ answer }) => answer.kind === 'cut')).toEqual([])
    expect(
      heard.filter(({ answer, sentAfterSignal }) => answer.kind === 'refused' && !sentAfterSignal),
    ).toEqual([])
    const wrong = heard.filter(
      ({ answer, sentAfterSignal }) =>
        answer.kind === 'answered' && answer.status !== 200 && !(sentAfterSignal && answer.status === 503),
    )
    expect(wrong).toEqual([])

    await startAndWait({ ...premises, env: behindAProxy })
    expect(signedUp.length).toBeGreaterThan(5)
    const mailed = async () => (await readOutbox(join(premises.dataDir, 'outbox'))).flatMap(({ to }) => to)
    await until(
      async () => {
        const arrived = new Set(await mailed())
        return signedUp.every((email) => arrived.has(email))
      },
      { what: 'a letter for every sign-up', within: 60_000, every: 100 },
    )
  },
  patience,
)
