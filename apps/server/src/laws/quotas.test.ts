import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { settings } from '../features/points/points.tables.ts'
import { storageSettingKeys } from '../features/storage/storage.store.ts'
import { throttles } from '../http/throttle.tables.ts'
import { anAllowedCase, type Route, routesOf, rowFor, send } from './matrix.ts'
import { policy } from './policy.ts'
import { besideRoom, notStored, withoutQuota } from './quotas.ts'
import { readText, repositoryPaths } from './repository/repository.ts'
import { aWorld } from './world.ts'

const app = await startApp({ work: false })
const world = await aWorld(app)
const { tx } = app

const withBody = nonEmpty(
  routesOf(app.fastify).filter(({ shape }) => shape && (shape.body !== undefined || shape.files)),
)
const sources = repositoryPaths.filter(
  (path) => /^apps\/server\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/(laws|running|demo)\//.test(path),
)

const allowed = async (route: Route) => {
  const row = rowFor(policy, route)
  if (!row) throw new Error('There is no row.')
  return anAllowedCase(world, row)
}

test('F5: every call with a body has a quota or says why it needs none', () => {
  const isCounted = ({ shape }: Route) => shape?.refusals.includes('too_many_tries')
  const silent = withBody.filter((route) => !isCounted(route)).map(({ name }) => name)
  expect(silent.sort()).toEqual(Object.keys(withoutQuota).sort())
})

const kinds = [
  ...new Set(
    sources.flatMap((path) => [...readText(path).matchAll(/`([a-z-]+):\$\{/g)].map(([, kind]) => kind ?? '')),
  ),
]
/** Counts what the lesson gives anew, and not a question of the bank, which the policy adds. */
const countedInPart = /\/documents\/\{document\}\/items$/
const counted = withBody.filter(
  ({ name, shape }) =>
    shape?.access !== 'anyone' && shape?.refusals.includes('too_many_tries') && !countedInPart.test(name),
)

test.each(nonEmpty(counted))('F5: $name is refused to whoever has used up the quota', async (route) => {
  const { caller, ask } = await allowed(route)
  const now = app.clock.now()
  const held_until = new Date(now.getTime() + 3_600_000)
  await tx
    .insert(throttles)
    .values(
      kinds.map((kind) => ({ key: `${kind}:${caller.user.id}`, hits: 1_000, last_at: now, held_until })),
    )
    .onConflictDoUpdate({ target: throttles.key, set: { hits: 1_000, held_until } })
  expect((await send(app.fastify, route, ask, caller)).statusCode).toBe(429)
})

const storing = withBody.filter(
  ({ name, shape }) => shape?.files && ![...notStored, ...besideRoom].includes(name),
)

test.each(nonEmpty(storing))('F9: $name writes not a byte when there is no room', async (route) => {
  const { caller, ask } = await allowed(route)
  const key = storageSettingKeys.megabytes_a_user
  await tx.insert(settings).values({ key, value: '0' })
  const writes: string[] = []
  const { put } = app.house.storage
  app.house.storage.put = async (written) => void writes.push(written)
  const { statusCode, body } = await send(app.fastify, route, ask, caller)
  app.house.storage.put = put
  await tx.delete(settings).where(eq(settings.key, key))
  expect(`${statusCode} ${body}`).toMatch(/^413 .*storage\.no_room/)
  expect(writes).toEqual([])
  const arrived = await readdir(join(app.house.env.dataDir, 'uploading'), { recursive: true }).catch(() => [])
  expect(arrived.filter((path) => path.includes('/'))).toEqual([])
})

test('F9: what is stored goes through the one place that asks for room first', () => {
  const writers = sources.filter((path) => /storage\.put\(/.test(readText(path)))
  // A restore puts back what had its room before, into a place where nothing else is.
  expect(writers.sort()).toEqual([
    'apps/server/src/features/backups/restore-backup.ts',
    'apps/server/src/features/points/wallet-qr.ts',
    'apps/server/src/features/storage/store-file.ts',
  ])
})
