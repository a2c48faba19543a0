import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { waitForMail } from '@klasrum/testkit/outbox'
import { startProxy } from '@klasrum/testkit/proxy'
import { atSize } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { beginRun, expectRunsToAgree, hireRunners, untilAllEnd } from './run-books.ts'
import { patience, startAndWait } from './start.ts'
import { aSignUp, behindAProxy, visitorsOf } from './visitors.ts'

/** The product, with a line to its database that falls silent without being closed. */
async function aProduct(premises: Premises) {
  const address = new URL(premises.databaseUrl ?? '')
  const line = await startProxy(Number(address.port))
  onTestFinished(line.stop)
  address.port = String(line.port)
  const product = await startAndWait({
    dataDir: premises.dataDir,
    databaseUrl: address.href,
    env: behindAProxy,
  })
  const visitors = visitorsOf(product.url, { connections: 200 })
  onTestFinished(visitors.leave)
  const statusOf = async (path: string) => {
    const heard = await visitors.visit({ path })
    return heard.kind === 'answered' ? heard.status : heard.kind
  }
  /** Milliseconds until an answer comes, somebody has signed up, and the mail for that is there. */
  const worksAfter = async () => {
    const within = 120_000
    const begun = performance.now()
    await until(async () => (await statusOf('/api/support')) === 200, { what: 'an answer', within })
    const signUp = await until(
      async () => {
        const asked = aSignUp()
        const heard = await visitors.visit(asked)
        return heard.kind === 'answered' && heard.status === 200 && asked
      },
      { what: 'a sign-up', within },
    )
    await waitForMail({ dir: join(premises.dataDir, 'outbox'), to: signUp.email, within })
    return performance.now() - begun
  }
  const usual = await worksAfter()
  /** All works again within fifteen seconds; a machine that is busy with other tests is slow at everything. */
  const recovers = async () => {
    expect(await worksAfter()).toBeLessThan(15_000 + 20 * usual)
    expect(await statusOf('/api/health')).toBe(200)
  }
  return { line, product, visitors, statusOf, recovers }
}

/** Makes every worker of the queue wait, while the rest of the database answers. */
async function blockQueue({ databaseUrl }: Premises): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table pgboss.job in access exclusive mode')
  return () => client.end()
}

describe.runIf(onPostgres)('the database falls silent, with its connections open', () => {
  test(
    'F2: with a run under way and people at work, and then with a hundred requests in flight: requests, queue and mails go on by themselves, and the run ends with its points right',
    async () => {
      const premises = await furnishedPremises()
      onTestFinished(premises.remove)
      const [teacher] = await hireRunners(premises, 1)
      if (!teacher) throw new Error('Nobody was hired.')
      const { line, product, visitors, statusOf, recovers } = await aProduct(premises)
      const begun = await beginRun(visitors, teacher, { lesson: await aLessonFile() })
      if (begun.kind !== 'answered') throw new Error('The run was not begun.')
      const { run_id } = JSON.parse(begun.body)
      expect(begun.status).toBe(202)

      line.swallow()
      const over = performance.now() + atSize({ commit: 4_000, long: 60_000 })
      while (performance.now() < over) {
        void statusOf('/api/support')
        await pause(150)
      }
      expect(await statusOf('/api/health')).toBe(503)
      await line.restore()
      await recovers()

      const asked = Array.from({ length: 50 }, () => visitors.visit(aSignUp()))
      line.swallow()
      asked.push(...Array.from({ length: 50 }, () => visitors.visit(aSignUp())))
      await pause(2_000)
      await line.restore()
      await recovers()
      const heard = await Promise.all(asked)
      const statuses = heard.map((each) => (each.kind === 'answered' ? each.status : each.kind))
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
      expect(statuses).toContain(503)

      await untilAllEnd(visitors, new Map([[run_id, teacher]]))
      expect(await product.stop()).toEqual({ code: 0, signal: null })
      expect(await expectRunsToAgree(premises, [run_id])).toEqual({ done: 1 })
    },
    patience,
  )

  // It has to be asked in vain for half a minute.
  test.runIf(atSize({ commit: false, long: true }))(
    'F2: health is not well while the queue alone gets no answer, and is again when it does',
    async () => {
      const premises = await furnishedPremises()
      onTestFinished(premises.remove)
      const { statusOf } = await aProduct(premises)
      const free = await blockQueue(premises)
      onTestFinished(free)
      expect(await statusOf('/api/health')).toBe(200)
      await until(async () => (await statusOf('/api/health')) === 503, { what: 'a 503', within: 60_000 })
      expect(await statusOf('/api/support')).toBe(200)
      await free()
      await until(async () => (await statusOf('/api/health')) === 200, { what: 'a 200', within: 20_000 })
    },
    patience,
  )
})
