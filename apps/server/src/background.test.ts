import { startApp } from '@klasrum/testkit/app'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobNames, listJobs } from './background.ts'
import { rowsOf } from './db/client.ts'

const app = await startApp({ work: false })

test('every queue has its work, and every work its queue', () => {
  const queues = jobNames.map((queue) => (typeof queue === 'string' ? queue : queue.name))
  expect(listJobs(app.house).map(({ name }) => name)).toEqual(expect.arrayContaining(queues))
  expect(listJobs(app.house)).toHaveLength(queues.length)
})

test('a queue that an older version made with other retries has those of its work at the next start', async () => {
  const jobs = listJobs(app.house)
  await app.tx.execute(sql`update pgboss.queue set retry_limit = 99 where name not like '\\_\\_%'`)
  await app.house.queue.work(jobs)
  const queues = await app.tx.execute(sql`select name, retry_limit from pgboss.queue`)
  expect(rowsOf(queues)).toEqual(
    expect.arrayContaining(jobs.map(({ name, retries }) => ({ name, retry_limit: retries }))),
  )
})
