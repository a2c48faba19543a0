import { join } from 'node:path'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { readOutbox } from '@klasrum/testkit/outbox'
import type { Product } from '@klasrum/testkit/process'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { patience, startAndWait } from './start.ts'
import { aSignUp, behindAProxy, type Heard, visitorsOf } from './visitors.ts'

const perSecond = 50
const pages = ['/api/support', '/api/global-values/?title=TOPUP', '/api/health']

type Visited = {
  path: string
  answer: Heard
  sentAfterSignal: boolean
  /** On a busy machine what is sent may reach the product much later. */
  heardAfterSignal: boolean
  email?: string
}

/** A steady load that goes on while the product stops, until it is gone. */
async function stopUnderLoad(product: Product, signal: 'SIGTERM' | 'SIGINT') {
  const visitors = visitorsOf(product.url)
  const visited: Visited[] = []
  const underWay = new Set<Promise<unknown>>()
  let signalled = false
  let sent = 0
  const send = () => {
    const sentAfterSignal = signalled
    const visit = sent % 10 === 0 ? aSignUp() : { path: pages[sent % pages.length] ?? '', email: undefined }
    sent += 1
    const { email, ...request } = visit
    const answered = visitors.visit(request).then((answer) => {
      visited.push({ path: request.path, answer, sentAfterSignal, heardAfterSignal: signalled, email })
      underWay.delete(answered)
    })
    underWay.add(answered)
  }
  const load = setInterval(send, 1_000 / perSecond)
  onTestFinished(() => clearInterval(load))

  await until(() => visited.length >= 2 * perSecond, { what: 'the load to be under way', within: 60_000 })
  const asked = performance.now()
  signalled = true
  product.kill(signal)
  const exit = await product.exited
  const took = Math.round(performance.now() - asked)
  clearInterval(load)
  await Promise.all(underWay)
  visitors.leave()
  return { visited, exit, took }
}

test(
  'SIGTERM and Ctrl+C under load cut no answer, end in time and lose nothing that was answered',
  async () => {
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    let product = await startAndWait({ ...premises, env: behindAProxy })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { visited, exit, took } = await stopUnderLoad(product, signal)
      const ones = (kind: Heard['kind']) => visited.filter(({ answer }) => answer.kind === kind)
      const signedUp = visited.flatMap(({ email, answer }) =>
        email && answer.kind === 'answered' && answer.status === 200 ? [email] : [],
      )
      process.stderr.write(
        `${signal} on ${onPostgres ? 'postgres' : 'embedded'}: ended after ${took} ms; ${ones('answered').length} answered, ${ones('refused').length} refused, ${ones('cut').length} cut, ${signedUp.length} sign-ups\n`,
      )
      expect(exit).toEqual({ code: 0, signal: null })
      expect(took).toBeLessThan(10_000)
      expect(ones('cut')).toEqual([])
      expect(ones('refused').filter(({ heardAfterSignal }) => !heardAfterSignal)).toEqual([])
      const wrong = visited.filter(
        ({ answer, sentAfterSignal }) =>
          answer.kind === 'answered' && answer.status !== 200 && !(sentAfterSignal && answer.status === 503),
      )
      expect(wrong).toEqual([])

      product = await startAndWait({ ...premises, env: behindAProxy })
      expect(signedUp.length).toBeGreaterThan(5)
      const everyLetter = async () => {
        const arrived = new Set((await readOutbox(join(premises.dataDir, 'outbox'))).flatMap(({ to }) => to))
        return signedUp.every((email) => arrived.has(email))
      }
      await until(everyLetter, { what: 'a letter for every sign-up', within: 90_000, every: 100 })
    }
  },
  patience,
)
