import { refusals } from '@klasrum/contract/refusals'
import { fingerprint } from '@klasrum/testkit/fingerprint'
import { emptyPremises, onPostgres } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Product } from '@klasrum/testkit/process'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { afterAll, expect, test } from 'vitest'
import { patience, start, startAndWait, timeNeeded } from './start.ts'

const premises = await emptyPremises()
afterAll(premises.remove)

const [, sentence] = refusals['service.away']

/** Asks from the first moment on: what was answered before the first 200, each thing once. */
async function heardUntilOpen(product: Product): Promise<string[]> {
  const heard = new Set<string>()
  let open = false
  const ended = product.exited.then(() => {
    throw new Error(`The product ended:\n${product.output()}`)
  })
  const ask = async () => {
    while (!open) {
      const answer = await fetch(`${product.url}/api/health`).catch(() => null)
      if (answer?.status === 200) open = true
      else if (answer) heard.add(`${answer.status} ${await answer.text()}`)
      await new Promise((next) => setTimeout(next, 10))
    }
  }
  await Promise.race([ask(), ended])
  return [...heard]
}

const password = (product: Product): string => /password ([\w-]+)\)/.exec(product.output())?.[1] ?? ''

const contents = () => lookInside(premises, ({ tx }) => fingerprint(tx, { except: ['sessions', 'jobs'] }))

let printed = ''
let contentsAfterFirst: Awaited<ReturnType<typeof contents>>

test(
  'the first start says 503 until it is open, then the address and accounts that sign in',
  async () => {
    const product = await start(premises)
    expect(await heardUntilOpen(product)).toEqual([
      `503 ${JSON.stringify({ detail: sentence, code: 'service.away' })}`,
    ])
    const health = await fetch(`${product.url}/api/health`)
    expect(await health.json()).toMatchObject({
      status: 'ok',
      database: onPostgres ? 'postgres' : 'embedded',
    })

    // It answers a moment before what it printed has come through.
    await until(() => password(product) !== '', { what: 'the password to be printed' })
    expect(product.output()).toContain(`Klasrum is open at http://localhost:${product.port}`)
    const accounts = [...product.output().matchAll(/^ {4}(\S+) +(\S+@\S+)$/gm)].map(([, role, email]) => ({
      role,
      email,
    }))
    expect(accounts.map(({ role }) => role)).toEqual([
      'admin',
      'school-admin',
      'division-eps',
      'teacher',
      'teacher',
    ])
    printed = password(product)
    for (const { role, email = '' } of nonEmpty(accounts)) {
      const body = new URLSearchParams({ username: email, password: printed })
      const answer = await fetch(`${product.url}/api/auth/signin`, { method: 'POST', body })
      const { access_token } = await answer.json()
      const me = await fetch(`${product.url}/api/auth/me`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(await me.json()).toMatchObject({ email, role })
    }
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    contentsAfterFirst = await contents()
  },
  patience,
)

test(
  'the second start takes less than 5 seconds, prints the same password and seeds nothing',
  async () => {
    const started = performance.now()
    const product = await startAndWait(premises)
    const took = timeNeeded(product, started)
    process.stderr.write(`second start on ${onPostgres ? 'postgres' : 'embedded'}: ${took} ms\n`)
    // Beside other tests the processor is shared; the long run, on a quiet machine, holds it to what is promised.
    expect(took).toBeLessThan(atSize({ commit: 20_000, long: 5_000 }))
    await until(() => password(product) !== '', { what: 'the password to be printed' })
    expect(password(product)).toBe(printed)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    expect(await contents()).toEqual(contentsAfterFirst)
  },
  patience,
)
