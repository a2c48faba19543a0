import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { House } from '../../house.ts'
import { readHealth } from './read-health.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

/** On a port of its own, which only the collector reaches; workers have one too. */
export async function serveMetrics(house: House, port: number, host: string): Promise<MetricsServer> {
  const { registry } = house.measures
  collectDefaultMetrics({ register: registry })
  const collect = addGauges(house)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      await collect()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch (error) {
      house.log.warn({ err: String(error) }, 'metrics were not collected')
      response.writeHead(503).end()
    }
  }).listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Gives what fills them with the figures of this moment. */
function addGauges(house: House): () => Promise<void> {
  const registers = [house.measures.registry]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `klasrum_${name}`, help, labelNames, registers })
  const connections = gauge('connections', 'Connections to the database by state.', ['state'])
  const jobs = gauge('jobs', 'Background work by queue and state; failed in the last day.', [
    'queue',
    'state',
  ])
  const oldest = gauge('job_oldest_seconds', 'How long the oldest due job of a queue has waited.', ['queue'])
  const work = gauge('work_last_day', 'Runs and slide shows begun in the last day.', ['kind', 'state'])
  const age = gauge(
    'age_seconds',
    'Since the last backup, and the last check of the ledger; absent before the first.',
    ['of'],
  )
  const isWell = gauge('backup_ok', 'Whether the last backup was made, and equal where it was verified.')
  const alarms = gauge('ledger_alarms', 'Accounts whose balance differs from their entries.')
  const disk = gauge('disk_bytes', 'Of the disk of the data folder.', ['state'])
  const files = gauge('files_bytes', 'Room that stored files take.')
  const secondsSince = (moment: string) => (house.clock.now().getTime() - Date.parse(moment)) / 1_000

  return async () => {
    const { database } = house
    if (database.kind === 'postgres') {
      const { totalCount, idleCount, waitingCount } = database.pool
      connections.set({ state: 'open' }, totalCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waited_for' }, waitingCount)
    }
    const report = await readHealth(house)
    for (const each of [jobs, oldest]) each.reset()
    for (const { name: queue, waiting, running, failed, oldest_seconds } of report.queues) {
      for (const [state, count] of Object.entries({ waiting, running, failed }))
        jobs.set({ queue, state }, count)
      oldest.set({ queue }, oldest_seconds)
    }
    for (const kind of ['runs', 'shows'] as const)
      for (const [state, count] of Object.entries(report[kind])) work.set({ kind, state }, count)
    const { last, last_done_at } = report.backups
    if (last_done_at) age.set({ of: 'backup' }, secondsSince(last_done_at))
    isWell.set(last[0]?.state === 'done' && last[0].verified !== 'failed' ? 1 : 0)
    alarms.set(report.ledger.alarms)
    if (report.ledger.checked_at) age.set({ of: 'ledger_check' }, secondsSince(report.ledger.checked_at))
    if (report.disk) for (const [state, bytes] of Object.entries(report.disk)) disk.set({ state }, bytes)
    files.set(report.files_bytes)
  }
}
