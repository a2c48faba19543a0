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

/** pg-boss keeps its tables in a schema of its own and prepares them itself. */
export async function openQueue(database: Database, names: readonly string[], log: Log): Promise<Queue> {
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 4, application_name: 'klasrum-jobs' }),
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, { notify: true })
    // On the embedded database a first transactional send would wait for the queue's own look-up, for ever.
    await boss.getQueue(name)
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
        await boss.updateQueue(job.name, { retryLimit: job.retries, retryBackoff: true, retryDelay: 2 })
        await boss.work(
          job.name,
          { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 },
          async (batch) => {
            for (const { id, data } of batch)
              try {
                await job.work(job.payload.parse(data))
              } catch (error) {
                log.warn(
                  { job: job.name, id, err: error instanceof Error ? error.message : String(error) },
                  'job failed',
                )
                throw error
              }
          },
        )
        if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'Asia/Manila' })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000, close: true }),
  }
}
