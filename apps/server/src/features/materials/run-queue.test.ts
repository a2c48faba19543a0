import { startApp } from '@klasrum/testkit/app'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listJobs } from '../../background.ts'
import { rowsOf } from '../../db/client.ts'
import { runFiles } from './materials.tables.ts'

// Each queue is filled first and worked off afterwards.
const [fair, crowded, broken] = [
  await startApp({ work: false }),
  await startApp({ work: false }),
  await startApp({ work: false }),
]
const lesson = await aLessonFile()
const patience = 120_000

test(
  'one teacher with many runs does not hold up another: theirs follow one another, and the other begins before the last',
  async () => {
    const { aRunner, begin, ended, row, books } = runActionsOf(fair)
    const [busy, late] = [await aRunner(), await aRunner()]
    const many = [await begin(busy, lesson), await begin(busy, lesson), await begin(busy, lesson)]
    const one = await begin(late, lesson)
    await fair.house.queue.work(listJobs(fair.house))
    for (const id of many) expect(await ended(busy, id)).toMatchObject({ state: 'done' })
    await ended(late, one)
    const spans = await Promise.all(
      [...many, one].map(async (id) => {
        const { started_at, ended_at } = (await row(id)) ?? {}
        return { from: started_at?.getTime() ?? Number.NaN, to: ended_at?.getTime() ?? Number.NaN }
      }),
    )
    const other = spans.pop()
    const [first, second, third] = spans.sort((one, next) => one.from - next.from)
    expect(second?.from).toBeGreaterThanOrEqual(first?.to ?? Number.NaN)
    expect(third?.from).toBeGreaterThanOrEqual(second?.to ?? Number.NaN)
    expect(other?.from).toBeLessThan(third?.from ?? Number.NaN)
    expect(await books(busy)).toMatchObject({ points: 12 })
  },
  patience,
)

test(
  'F8: two teachers who fill the queue hold up a third for no more than one run',
  async () => {
    const { aRunner, begin, ended, row } = runActionsOf(crowded)
    const [ana, ben, late] = [await aRunner(), await aRunner(), await aRunner()]
    const asked = []
    for (const busy of [ana, ben, ana, ben]) asked.push({ busy, id: await begin(busy, lesson) })
    const one = await begin(late, lesson)
    await crowded.house.queue.work(listJobs(crowded.house))
    for (const { busy, id } of nonEmpty(asked)) await ended(busy, id)
    await ended(late, one)
    const begun = async (id: number) => (await row(id))?.started_at?.getTime() ?? Number.NaN
    const before = await Promise.all(asked.map(async ({ id }) => (await begun(id)) < (await begun(one))))
    expect(before.filter(Boolean).length).toBeLessThanOrEqual(2)
  },
  patience,
)

test(
  'a run that always breaks, or never begins, is given up after three tries and refunded; others go on meanwhile',
  async () => {
    const { aRunner, begin, ended, row, books } = runActionsOf(broken)
    const { tx, house } = broken
    const [unlucky, stuck, other] = [await aRunner(6), await aRunner(6), await aRunner()]
    const poisoned = await begin(unlucky, lesson)
    await tx
      .update(runFiles)
      .set({ source: {} as never })
      .where(eq(runFiles.run_id, poisoned))
    const never = await begin(stuck, lesson)
    const isIt = sql.raw(`id <> ${never} or state <> 'running'`)
    await tx.execute(sql`alter table runs add constraint never_begins check (${isIt}) not valid`)
    const good = await begin(other, lesson)
    await house.queue.work(listJobs(house))

    expect(await ended(other, good)).toMatchObject({ state: 'done' })
    expect(await ended(unlucky, poisoned)).toMatchObject({ state: 'failed', refunded: true })
    expect((await row(poisoned))?.attempt).toBe(3)
    expect(await ended(stuck, never)).toMatchObject({
      state: 'failed',
      refunded: true,
      problem: 'The run could not be finished. Your points were given back.',
    })
    const jobs = await tx.execute(
      sql`select retry_count from pgboss.job where name = 'make-run' and data->>'run_id' = ${String(never)}`,
    )
    expect(rowsOf(jobs)).toMatchObject([{ retry_count: 2 }])
    for (const [runner, id] of [
      [unlucky, poisoned],
      [stuck, never],
    ] as const)
      expect(await books(runner)).toEqual({ points: 6, moved: [`run:${id} -6`, `refund:run:${id} 6`] })
  },
  patience,
)
