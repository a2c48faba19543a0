import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { jobNames, listJobs, startJobs } from './background.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/client.ts'
import { openEmbedded, openPostgres } from './db/client.ts'
import { openClock } from './db/clock.ts'
import { alone, migrate } from './db/migrate.ts'
import type { Env } from './env.ts'
import { countedStorage } from './features/storage/door.ts'
import { type Measures, openMeasures } from './http/measures.ts'
import type { Queue } from './jobs/queue.ts'
import { openQueue } from './jobs/queue.ts'
import type { Post } from './mail/post.ts'
import { openPost } from './mail/post.ts'
import { ensureReferenceData } from './reference-data.ts'
import { openStorage, type Storage } from './storage/storage.ts'

/** Everything a feature may use besides its own tables. */
export type House = {
  env: Env
  log: FastifyBaseLogger
  clock: Clock
  database: Database
  queue: Queue
  post: Post
  storage: Storage
  measures: Measures
  close(): Promise<void>
}

type Options = {
  log: FastifyBaseLogger
  clock?: Clock
  /** A database opened by the caller, for tests. */
  database?: Database
  /** Whether this process also does background work. */
  work: boolean
}

/** Opens the database, brings it to the newest shape, and starts the background work. */
export async function openHouse(
  env: Env,
  { log, clock: givenClock, database: given, work }: Options,
): Promise<House> {
  const database =
    given ?? (env.databaseUrl ? openPostgres(env.databaseUrl) : await openEmbedded(resolve(env.dataDir)))
  let queue: Queue | undefined
  const own = openClock(database)
  const clock = givenClock ?? own
  try {
    queue = await alone(database, async () => {
      await own.set()
      await migrate(database)
      await ensureReferenceData(database, clock, env)
      return openQueue(database, jobNames, { log, silence: env.jobsSilence })
    })
  } catch (error) {
    own.stop()
    await database.close()
    throw error
  }
  const measures = openMeasures()
  const post = counted(
    measures,
    openPost({
      smtpUrl: env.smtpUrl,
      from: env.mailFrom,
      outbox: join(resolve(env.dataDir), 'outbox'),
      onDisk: env.outbox,
    }),
  )
  const house: House = {
    env,
    log,
    clock,
    database,
    queue,
    post,
    measures,
    storage: countedStorage(
      await openStorage(env.s3 ? { s3: env.s3 } : { folder: join(resolve(env.dataDir), 'uploads') }),
      database,
    ),
    async close() {
      own.stop()
      await queue.stop()
      post.close()
      await database.close()
    },
  }
  if (work) {
    await queue.work(listJobs(house))
    for (const name of startJobs) await queue.send(database.tx, name, {})
  }
  return house
}

const counted = (measures: Measures, post: Post): Post => ({
  ...post,
  async send(to, letter) {
    try {
      await post.send(to, letter)
      measures.mail('sent')
    } catch (error) {
      measures.mail('failed')
      throw error
    }
  },
})
