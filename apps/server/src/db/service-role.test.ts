import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher, password } from '@klasrum/testkit/builders'
import { clientOf } from '@klasrum/testkit/client'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openHouse } from '../house.ts'
import { openPostgres } from './client.ts'

const app = await startApp({ work: false })
const role = `service_${randomBytes(4).toString('hex')}`
const guide = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8')
const grants = /```sql\n([\s\S]+?)```/.exec(guide)?.[1]?.replaceAll('klasrum_service', role) ?? ''

afterAll(async () => {
  if (!onPostgres) return
  await app.tx.execute(sql.raw(`drop owned by ${role}; drop role ${role}`))
})

test.runIf(onPostgres)(
  'F28: under the role that the guide describes the product works, and no trigger can be dropped, switched off or passed by',
  async () => {
    const { database, env, log } = app.house
    if (database.kind !== 'postgres') throw new Error('This is for PostgreSQL.')
    await app.tx.execute(sql.raw(grants))
    const url = new URL(database.url)
    url.username = role
    url.password = encodeURIComponent('choose one')
    const restricted = openPostgres(url.href)
    if (restricted.kind !== 'postgres') throw new Error('This is for PostgreSQL.')
    const house = await openHouse(env, { log, database: restricted, work: true })
    const fastify = await buildApp(house)
    const { email } = await aTeacher(app.tx, { points: 30 })
    await clientOf(fastify, {}).ok('POST /api/auth/signin', { body: { username: email, password } })
    await clientOf(fastify, {}).ok('POST /api/auth/forgot-password', { body: { email } })
    await app.waitForMail({ to: email })
    for (const attempt of [
      'drop trigger point_entries_append_only on point_entries',
      'alter table point_entries disable trigger all',
      'truncate point_entries cascade',
      'drop table point_entries cascade',
      'create table planted (id integer)',
      'set session_replication_role = replica',
    ])
      await expect(restricted.pool.query(attempt), attempt).rejects.toThrow(/permission denied|must be owner/)
    await expect(restricted.pool.query('delete from point_entries')).rejects.toThrow()
    await expect(restricted.pool.query('update users set points = 1000')).rejects.toThrow()
    await fastify.close()
    await house.close()
  },
)
