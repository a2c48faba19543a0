import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@klasrum/testkit/free-port'
import { startProduct } from '@klasrum/testkit/process'
import type { Premises } from './premises.ts'

export type Opened = { premises: Premises; close: () => Promise<unknown> }

/** On the embedded database unless another is named. Mails must lead to the address the browser uses, and each test comes from an address of its own. */
export async function startPremises(databaseUrl?: string): Promise<Opened> {
  const port = await freePort()
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' }
  const product = await startProduct({ port, databaseUrl, env })
  await product.ready(170_000)
  const password = (await readFile(join(product.dataDir, 'demo-password'), 'utf8')).trim()
  const people = {
    admin: { email: 'admin@klasrum.example', password },
    'school-admin': { email: 'principal@klasrum.example', password },
    'division-eps': { email: 'eps@klasrum.example', password },
    teacher: { email: 'maricel@klasrum.example', password },
  }
  return {
    premises: { url: product.url, outbox: join(product.dataDir, 'outbox'), people },
    close: product.stop,
  }
}
