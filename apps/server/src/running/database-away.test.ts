import { refusals } from '@klasrum/contract/refusals'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { startProxy } from '@klasrum/testkit/proxy'
import { until } from '@klasrum/testkit/until'
import { describe, expect, onTestFinished, test } from 'vitest'
import { patience, startAndWait } from './start.ts'
import { aSignUp } from './visitors.ts'

const [, detail] = refusals['service.away']
const away = { status: 503, body: { detail, code: 'service.away' } }

describe.runIf(onPostgres)('the database goes away', () => {
  test(
    'health and every call say 503, and all is well again by itself when it is back',
    async () => {
      const premises = await furnishedPremises()
      onTestFinished(premises.remove)
      const address = new URL(premises.databaseUrl ?? '')
      const line = await startProxy(Number(address.port))
      onTestFinished(line.stop)
      address.port = String(line.port)
      const product = await startAndWait({
        dataDir: premises.dataDir,
        databaseUrl: address.href,
        env: { DEMO: 'off' },
      })
      const get = async (path: string) => {
        const answer = await fetch(`${product.url}${path}`)
        return { status: answer.status, body: await answer.json() }
      }
      const { path, body } = aSignUp()
      const signUp = () =>
        fetch(`${product.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })

      expect(await get('/api/support')).toMatchObject({ status: 200 })
      for (let round = 0; round < 2; round += 1) {
        line.cut()
        expect(await get('/api/health')).toEqual(away)
        expect(await get('/api/support')).toEqual(away)
        const refused = await signUp()
        expect({ status: refused.status, body: await refused.json() }).toEqual(away)

        await line.restore()
        await until(async () => (await get('/api/health')).status === 200, { what: 'health', within: 20_000 })
        expect(await get('/api/support')).toMatchObject({ status: 200 })
        expect((await signUp()).status).toBe(200)
      }
      expect(await product.stop()).toEqual({ code: 0, signal: null })
    },
    patience,
  )
})
