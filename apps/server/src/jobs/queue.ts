import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, fromPglite, PgBoss, type QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import { type Database, rowsOf, type Tx } from '../db/client.ts'
import { giveUpSilent, keepAlive, limits } from '../db/line.ts'

/** A kind of background work. `work` may run twice for one payload and must then have one effect. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  name: string
  payload: Payload
  /** Retries after a failure, each later than the one before. */
  retries: number
  /** Cron in Manila time, for work nobody asks for. */
  every?: string
  /** How many of them one process works on at the same time; one unless it says otherwise. */
  atOnce?: number
  /** A process works on one of a group at a time, so that none with many holds up another. */
  oneOfAGroup?: boolean
  /** Seconds after which one is given up and tried again. */
  longest?: number
  /** `signal` tells that nobody waits for this try any more: it took too long, or the process is closing. */
  work(payload: z.output<Payload>, signal?: AbortSignal): Promise<void>
}

/** A queue, and the one that is told the payload when every try has failed. */
export type QueueName = string | { name: string; whenLost: string }

/** `behind` so many open ones of its group: the first of every group come before the second of any. */
type InLine = { group: string; behind: number }

export type Queue = {
  /** Becomes due when the transaction commits, and never if it does not. */
  send(tx: Tx, name: string, payload: object, options?: InLine): Promise<void>
  work(jobs: readonly Job[]): Promise<void>
  /** Whether this process, where it works at all, got an answer lately to what there is to do. */
  isFetching(): boolean
  stop(): Promise<void>
}

type Log = { warn(about: object, words: string): void }

type Options = {
  log: Log
  /** A process that was killed falls silent: its work is taken up again after so many seconds and the next look around. */
  silence: number
}

/** Silences of a killed process after which one that fetches nothing is not well: a minute, unless another was set. */
const longestWithout = 3

/** pg-boss keeps its tables in a schema of its own and prepares them itself. */
export async function openQueue(
  database: Database,
  names: readonly QueueName[],
  { log, silence: heartbeatSeconds }: Options,
): Promise<Queue> {
  const lookAroundSeconds = Math.ceil(heartbeatSeconds / 2)
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : {
          ...keepAlive,
          ...limits,
          connectionString: database.url,
          max: 4,
          application_name: 'klasrum-jobs',
          notifyHeartbeatIntervalMs: 3_000,
          notifyHeartbeatTimeoutMs: 3_000,
        }),
    useListenNotify: true,
    superviseIntervalSeconds: lookAroundSeconds,
    monitorIntervalSeconds: lookAroundSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'))
  await boss.start()
  const workers: string[] = []
  // Otherwise each looks again only when its time has come.
  const lookAtOnce = () => {
    for (const worker of workers) boss.notifyWorker(worker)
  }
  const watch =
    database.kind === 'postgres' ? giveUpSilent(poolOf(boss.getDb()), database.url, lookAtOnce) : undefined
  const fetches = noteFetches(boss.getDb())
  let isWorking = false
  // On the embedded database a transactional send that must first look its queue up waits for itself, for ever.
  // Starting has looked up those that are there; creating and changing a queue forget it, and this remembers it again.
  const remember = (name: string) => boss.findJobs(name, { id: randomUUID() })
  const made = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const each of names) {
    const { name, whenLost } = typeof each === 'string' ? { name: each, whenLost: undefined } : each
    if (made.has(name)) continue
    await boss.createQueue(name, {
      notify: true,
      heartbeatSeconds,
      ...(whenLost && { deadLetter: whenLost }),
    })
    await remember(name)
  }

  async function workOn(job: Job, beside: string[]): Promise<void> {
    const worker = await boss.work(
      job.name,
      {
        pollingIntervalSeconds: 2,
        // One that had to put a job back, because its group is at work here, looks again soon.
        notifyPollingIntervalSeconds: job.oneOfAGroup ? 2 : 10,
        heartbeatRefreshSeconds: heartbeatSeconds / 4,
        ...(job.oneOfAGroup && { localGroupConcurrency: 1 }),
      },
      async (batch) => {
        for (const { id, data, signal } of batch)
          try {
            await job.work(job.payload.parse(data), signal)
          } catch (error) {
            const err = withoutAddresses(error)
            log.warn({ job: job.name, id, err }, 'job failed')
            throw new Error(err)
          } finally {
            // All look for the next one at once: otherwise a burst is worked off at one job per poll, and one that
            // had to put a job of a group back would wait while others are due.
            for (const each of beside) boss.notifyWorker(each)
          }
      },
    )
    beside.push(worker)
    workers.push(worker)
  }

  return {
    async send(tx, name, payload, options) {
      await boss.send(name, payload, {
        ...(options && { group: { id: options.group }, priority: -options.behind }),
        db: fromDrizzle(
          { execute: async (query) => ({ rows: rowsOf(await tx.execute(query as SQL)) }) },
          sql,
        ),
      })
    },
    async work(jobs) {
      isWorking = true
      fetches.begin()
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const job of jobs) {
        const wanted: QueueOptions = {
          retryLimit: job.retries,
          retryBackoff: true,
          retryDelay: 2,
          heartbeatSeconds,
          ...(job.longest && { expireInSeconds: job.longest }),
        }
        if (!isAs(wanted, known.get(job.name))) {
          await boss.updateQueue(job.name, wanted)
          await remember(job.name)
        }
        // Each has a worker of its own, which looks for the next one by itself.
        const beside: string[] = []
        for (let worker = 0; worker < (job.atOnce ?? 1); worker += 1) await workOn(job, beside)
        if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'Asia/Manila', missed: 'once' })
      }
    },
    isFetching: () => !isWorking || fetches.silentFor() < heartbeatSeconds * longestWithout,
    stop: async () => {
      watch?.stop()
      await boss.stop({ graceful: true, timeout: 8_000, close: true })
    },
  }
}

const isAs = (wanted: QueueOptions, queue: QueueOptions | undefined): boolean =>
  Object.entries(wanted).every(([name, value]) => queue?.[name as keyof QueueOptions] === value)

type QueueDatabase = ReturnType<PgBoss['getDb']>

function poolOf(db: QueueDatabase): pg.Pool {
  if ('pool' in db && db.pool instanceof pg.Pool) return db.pool
  throw new Error('The job queue has no connections of its own.')
}

/** When the database last answered a worker who asked for the next job. */
function noteFetches(db: QueueDatabase) {
  let last = performance.now()
  const now = () => {
    last = performance.now()
  }
  const execute = db.executeSql.bind(db)
  db.executeSql = async (text, values) => {
    const answer = await execute(text, values)
    if (text.includes('SKIP LOCKED')) now()
    return answer
  }
  return { begin: now, silentFor: () => (performance.now() - last) / 1_000 }
}

/** A mail server names the address it refuses, and the queue keeps with the job whatever is thrown. */
const withoutAddresses = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '(address)')
