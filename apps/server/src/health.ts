import { readFileSync } from 'node:fs'
import { api } from '@klasrum/contract/api'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { House } from './house.ts'
import { mount } from './http/mount.ts'
import { refuse } from './http/refuse.ts'

const version: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

const patience = 3_000

export function healthRoute(app: FastifyInstance, { database, queue }: House): void {
  mount(app, api.health, async () => {
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late').unref())
    const answered = database.tx.execute(sql`select 1`).then(
      () => 'ok' as const,
      () => 'failed' as const,
    )
    if ((await Promise.race([answered, late])) !== 'ok' || !queue.isFetching()) refuse('service.away')
    return { status: 'ok' as const, database: database.kind, version }
  })
}
