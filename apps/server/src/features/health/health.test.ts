import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { afterAll, expect, test } from 'vitest'
import { backups } from '../backups/backups.tables.ts'
import { serveMetrics } from './metrics.ts'

const app = await startApp({ work: false })
const metrics = await serveMetrics(app.house, 0, '127.0.0.1')
afterAll(metrics.close)

const figures = async (): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return answer.text()
}

test('figures count answers by the pattern of their route, never by a number or a name, and tell queues, backups and room', async () => {
  const admin = await app.as('admin')
  const teacher = await aTeacher(app.tx, { last_name: 'Magsaysay' })
  await admin.ok('GET /api/admin/users', { query: { search: 'Magsaysay' } })
  const nobodys = { params: { id: teacher.id + 99_000, quarter: 1 } }
  await admin.call('GET /api/education/classes/{id}/sheets/{quarter}', nobodys)
  await app.house.queue.send(app.tx, 'account-mail', {})
  const text = await figures()
  expect(text).toMatch(
    /klasrum_request_seconds_count\{route="\/api\/admin\/users",method="GET",status="2xx"\} 1/,
  )
  expect(text).toMatch(
    /klasrum_request_seconds_count\{route="\/api\/education\/classes\/:id\/sheets\/:quarter",method="GET",status="4xx"\} 1/,
  )
  expect(text).toMatch(/klasrum_jobs\{queue="account-mail",state="waiting"\} 1/)
  expect(text).toMatch(/klasrum_disk_bytes\{state="free"\} \d+/)
  expect(text).toMatch(/klasrum_backup_ok 0/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/)
  const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route)
  expect(routes.filter((route) => /\d|\?|@/.test(route ?? ''))).toEqual([])
  expect(text).not.toMatch(/Magsaysay|school\.example/)
})

test('an admin reads what is slow, what waits and failed, and when the last backup was made and tried', async () => {
  const admin = await app.as('admin')
  const at = (day: number) => new Date(`2026-11-${day}T18:30:00Z`)
  await app.tx.insert(backups).values([
    {
      name: 'one',
      started_at: at(14),
      finished_at: at(14),
      state: 'done',
      bytes: 5_000,
      verified: 'equal',
      verified_at: at(14),
    },
    { name: 'two', started_at: at(15), finished_at: at(15), state: 'failed', problem: 'The disk is full.' },
  ])
  const report = await admin.ok('GET /api/admin/health')
  expect(report.backups).toMatchObject({
    is_set: false,
    last_done_at: at(14).toISOString(),
    last: [
      { state: 'failed', problem: 'The disk is full.' },
      { state: 'done', verified: 'equal' },
    ],
  })
  expect(report.slowest.map(({ route }) => route)).toContain('GET /api/admin/users')
  expect(report.minutes.at(-1)?.faults).toBe(0)
  expect(report.queues).toContainEqual(expect.objectContaining({ name: 'account-mail', waiting: 1 }))
  expect(report.ledger.alarms).toBe(0)
  expect(await figures()).toMatch(/klasrum_age_seconds\{of="backup"\} \d+/)
})
