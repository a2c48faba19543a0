import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aUser, password as builtPassword } from '@klasrum/testkit/builders'
import { freePort } from '@klasrum/testkit/free-port'
import { startPostgres } from '@klasrum/testkit/postgres'
import { startProduct } from '@klasrum/testkit/process'
import type { FullConfig } from '@playwright/test'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { announcePremises, type DatabaseKind, type Premises } from './premises.ts'

type Opened = { premises: Premises; close: () => Promise<unknown> }

/** Mails must lead to the address the browser uses, and each test comes from an address of its own. */
async function startOn(databaseUrl?: string): Promise<Opened> {
  const port = await freePort()
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' }
  const product = await startProduct({ port, databaseUrl, env })
  await product.ready(120_000)
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

async function addRolesWithoutDemo({ people }: Premises, databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl)
  for (const role of ['student', 'public'] as const) {
    const { email } = await aUser(database.tx, role, { points: 30 })
    people[role] = { email, password: builtPassword }
  }
  await database.close()
}

async function openOnPostgres(): Promise<Opened> {
  const cluster = await startPostgres()
  const databaseUrl = await cluster.createDatabase('browser_tests')
  const product = await startOn(databaseUrl)
  await addRolesWithoutDemo(product.premises, databaseUrl)
  return {
    premises: product.premises,
    close: async () => {
      await product.close()
      await cluster.stop()
    },
  }
}

const open: Record<DatabaseKind, () => Promise<Opened>> = {
  embedded: () => startOn(),
  postgres: openOnPostgres,
}

const isDatabase = (name: string): name is DatabaseKind => name in open

/** Starts the product once for each project, which is named after its database. */
export default async function openPremises({ projects }: FullConfig): Promise<() => Promise<void>> {
  const kinds = projects.map(({ name }) => name).filter(isDatabase)
  const opened = await Promise.all(kinds.map(async (kind) => [kind, await open[kind]()] as const))
  announcePremises(Object.fromEntries(opened.map(([kind, { premises }]) => [kind, premises])))
  return async () => {
    await Promise.all(opened.map(([, { close }]) => close()))
  }
}
