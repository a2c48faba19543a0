import { statfs } from 'node:fs/promises'
import type { HealthReport } from '@klasrum/contract/health-report'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import { lastBackups } from '../backups/door.ts'
import { queueFigures, siteFigures, workFigures } from './health.store.ts'

export async function readHealth({ database, env, clock, measures }: House): Promise<HealthReport> {
  const { tx } = database
  const queues = await queueFigures(tx)
  const work = await workFigures(tx, before(clock.now(), hours(24)))
  const { alarms, checked_at, files_bytes } = await siteFigures(tx)
  const backups = await lastBackups(tx)
  return {
    database: database.kind,
    minutes: measures.minutes().map(({ at, ...minute }) => ({ at: at.toISOString(), ...minute })),
    slowest: measures.slowest(5),
    queues,
    ...work,
    backups: { is_set: env.backup !== undefined, ...backups },
    ledger: { alarms, checked_at: checked_at?.toISOString() ?? null },
    disk: await roomOn(env.dataDir),
    files_bytes,
  }
}

/** Null where the system does not tell. */
async function roomOn(folder: string): Promise<{ free: number; total: number } | null> {
  const room = await statfs(folder).catch(() => null)
  return room && { free: room.bavail * room.bsize, total: room.blocks * room.bsize }
}
