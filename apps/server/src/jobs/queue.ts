import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { type Database, rowsOf, type Tx } from '../db/client.ts'

/** A kind of background work. `work` may run twice for one payload and must then have one effect. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  name: string
  payload: Payload
  /** Retries after a failure, each later than the one before. */
  retries: number
  /** Cron in Manila time, for work nobody asks for. */
  every?: string
  work(payload: z.output<Payload>): Promise<void>
}

export type Queue = {
  /** Becomes due when the transaction commits, and never if it does not. */
  send(tx: Tx, name: string, payload: object): Promise<void>
  work(jobs: readonly Job[]): Promise<void>
  stop(): Promise<void>
}

type Log = { warn(about: object, words: string): void }

/** A process that was killed falls silent: its work is taken up again after this and the next look around. */
const heartbeatSeconds = 20
const lookAroundSeconds = 10

/** pg-boss keeps its tables in a schema of its own and prepares them itself. */
export async function openQueue(database: Database, names: readonly string[], log: Log): Promise<Queue> {
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 4, application_name: 'klasrum-jobs' }),
    useListenNotify: true,
    superviseIntervalSeconds: lookAroundSeconds,
    monitorIntervalSeconds: lookAroundSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'))
  await boss.start()
  // On the embedded database a transactional send that must first look its queue up waits for itself, for ever.
  // Creating and changing a queue forget it; this remembers it again.
  const remember = (name: string) => boss.findJobs(name, { id: randomUUID() })
  for (const name of names) {
    await boss.createQueue(name, { notify: true, heartbeatSeconds })
    await remember(name)
  }

  return {
    async send(tx, name, payload) {
      await boss.send(name, payload, {
        db: fromDrizzle(
          { execute: async (query) => ({ rows: rowsOf(await tx.execute(query as SQL)) }) },
          sql,
        ),
      })
    },
    async work(jobs) {
      for (const job of jobs) {
        await boss.updateQueue(job.name, {
          retryLimit: job.retries,
          retryBackoff: true,
          retryDelay: 2,
          heartbeatSeconds,
        })
        await remember(job.name)
        const worker: string = await boss.work(
          job.name,
          { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10, heartbeatRefreshSeconds: 5 },
          async (batch) => {
            for (const { id, data } of batch)
              try {
                await job.work(job.payload.parse(data))
              } catch (error) {
                const err = withoutAddresses(error)
                log.warn({ job: job.name, id, err }, 'job failed')
                throw new Error(err)
              } finally {
                // Looks for the next one at once: otherwise a burst is worked off at one job per poll.
                boss.notifyWorker(worker)
              }
          },
        )
        if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'Asia/Manila', missed: 'once' })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: true }),
  }
}

/** A mail server names the address it refuses, and the queue keeps with the job whatever is thrown. */
const withoutAddresses = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '(address)')
