import { startApp } from '@klasrum/testkit/app'
import { expect, test } from 'vitest'
import { jobNames, listJobs } from './background.ts'

const app = await startApp({ work: false })

test('every queue has its work, and every work its queue', () => {
  const queues = jobNames.map((queue) => (typeof queue === 'string' ? queue : queue.name))
  expect(listJobs(app.house).map(({ name }) => name)).toEqual(expect.arrayContaining(queues))
  expect(listJobs(app.house)).toHaveLength(queues.length)
})
