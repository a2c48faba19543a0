import type { HealthReport } from '@klasrum/contract/health-report'
import { expect, test } from 'vitest'
import { concernsOf } from './concerns.ts'

const now = new Date('2026-11-17T06:00:00Z')
const work = { waiting: 0, running: 0, done: 3, failed: 0, cancelled: 0 }
const backup = {
  started_at: '2026-11-16T18:30:00.000Z',
  finished_at: '2026-11-16T18:31:00.000Z',
  state: 'done' as const,
  bytes: 1_000,
  problem: null,
  verified: 'equal' as const,
  verified_at: '2026-11-16T18:32:00.000Z',
}
const well: HealthReport = {
  database: 'postgres',
  minutes: [{ at: '2026-11-17T05:59:00.000Z', requests: 20, faults: 0, p95_ms: 40, loop_ms: 2 }],
  slowest: [],
  queues: [{ name: 'make-run', waiting: 1, running: 1, failed: 0, oldest_seconds: 20 }],
  runs: work,
  shows: work,
  backups: { is_set: true, last: [backup], last_done_at: backup.finished_at },
  ledger: { alarms: 0, checked_at: backup.finished_at },
  disk: { free: 50, total: 100 },
  files_bytes: 1_000,
}
const withBackup = (change: Partial<typeof backup> | { state: 'failed' } | { verified: 'failed' }) => ({
  ...well,
  backups: { ...well.backups, last: [{ ...backup, ...change }] },
})

test('a site that is well has nothing to look into', () => {
  expect(concernsOf(well, now)).toEqual([])
})

test.each<[string, HealthReport]>([
  ['No backups are made', { ...well, backups: { is_set: false, last: [], last_done_at: null } }],
  ['The last backup failed', withBackup({ state: 'failed' })],
  ['The last backup cannot be read', withBackup({ verified: 'failed' })],
  [
    'The last night has no backup',
    { ...well, backups: { ...well.backups, last_done_at: '2026-11-15T18:31:00.000Z' } },
  ],
  ['1 account with points that do not add up', { ...well, ledger: { alarms: 1, checked_at: null } }],
  ['The disk is nearly full', { ...well, disk: { free: 9, total: 100 } }],
  [
    'Background work is waiting',
    { ...well, queues: [{ name: 'x', waiting: 9, running: 0, failed: 0, oldest_seconds: 900 }] },
  ],
  [
    '2 requests of the last hour failed',
    { ...well, minutes: well.minutes.map((each) => ({ ...each, faults: 2 })) },
  ],
])('%s is told', (title, report) => {
  expect(concernsOf(report, now).map((concern) => concern.title)).toEqual([title])
})
