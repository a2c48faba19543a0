import { randomInt } from 'node:crypto'
import { startApp } from '@klasrum/testkit/app'
import { chanceFrom, namedSeed } from '@klasrum/testkit/chance'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { runWork } from '../features/materials/run-work.ts'
import { sweepLessonFilesJobName } from '../features/materials/sweep-lesson-files.ts'
import { reconcileJobName } from '../features/points/reconcile.ts'
import { showWork } from '../features/slideshows/show-work.ts'
import { sweepShowFilesJobName } from '../features/slideshows/sweep-show-files.ts'
import { aSimulatedWorld, deedsOf, type SimulatedWorld, simulatedQueue } from './simulated-world.ts'
import { patience } from './start.ts'

const app = await startApp({ work: false })
const lesson = await aLessonFile()
const queue = simulatedQueue(app)

const byTheClock = [
  runWork.jobs.sweep,
  showWork.jobs.sweep,
  reconcileJobName,
  sweepLessonFilesJobName,
  sweepShowFilesJobName,
]

/** What must never be in the records, whoever died where. */
async function faultsIn({ teachers, cell, scores }: SimulatedWorld): Promise<string[]> {
  const [one, other] = teachers.map(({ id }) => id)
  const found = await app.tx.execute(sql`
    with people as (select * from users where id in (${one}, ${other})),
      entries as (select * from point_entries where user_id in (${one}, ${other})),
      own_runs as (select * from runs where user_id in (${one}, ${other})),
      own_shows as (select job.*, show.user_id from slideshow_jobs job join slideshows show on show.id = job.slideshow_id
        where show.user_id in (${one}, ${other})),
      work as (
        select 'run:' || id as key, cost, state in ('queued', 'running') as is_open,
          state <> 'done' or refund_reason is not null as gives_back from own_runs
        union all select 'show:' || id, cost, status in ('queued', 'running'), status <> 'completed' from own_shows)
    select 'balance is not the sum: ' || id as what from people
      where points <> (select coalesce(sum(points), 0) from entries where user_id = people.id)
    union all select 'balance below zero: ' || id from people where points < 0
    union all select 'entered twice: ' || reason_key from entries group by reason_key having count(*) > 1
    union all select 'not charged once: ' || key from work
      where cost > 0 and (select count(*) from entries where reason_key = work.key and points = -work.cost) <> 1
    union all select 'never ended: ' || key from work where is_open
    union all select 'not given back: ' || key from work where cost > 0 and gives_back
      and not exists (select from entries where reason_key = 'refund:' || work.key and points = work.cost)
    union all select 'given back with its result: ' || key from work where not gives_back
      and exists (select from entries where reason_key = 'refund:' || work.key)
    union all select 'approved and not credited once: ' || id from top_ups asked
      where user_id in (${one}, ${other}) and state = 'approved'
        and (select count(*) from entries where reason_key = 'top-up:' || asked.id) <> 1
    union all select 'frozen: ' || user_id from point_alarms where user_id in (${one}, ${other})`)
  const stored = await app.tx.execute(
    sql`select score::float8 from scores where item_id = ${cell.item_id} and student_id = ${cell.student_id}`,
  )
  const score = rowsOf<{ score: number }>(stored)[0]?.score ?? null
  return [
    ...rowsOf<{ what: string }>(found).map(({ what }) => what),
    ...(scores.has(score) ? [] : [`the cell has ${score} and was answered ${[...scores]}`]),
  ]
}

async function simulate(seed: number): Promise<string[]> {
  const chance = chanceFrom(seed)
  const world = await aSimulatedWorld(app)
  const deeds = deedsOf(app, world, lesson)
  const acts = [
    ...Object.values(deeds),
    queue.workOnOne,
    queue.workOnOne,
    queue.workOnOne,
    (luck: typeof chance) => queue.sweep(luck, byTheClock),
  ]
  const count = 10 + Math.floor(chance.between(0, 20))
  for (let act = 0; act < count; act += 1) await acts[Math.floor(chance.between(0, acts.length))]?.(chance)
  // Two days later, when whatever nobody works on must have been given up.
  app.clock.advance(48 * 60)
  await queue.giveUp(byTheClock)
  await queue.giveUp(byTheClock)
  return faultsIn(world)
}

test(
  'R50: people, a clock that leaps, a queue whose workers die at any step and providers that are away: no seed breaks the records',
  async () => {
    const first = namedSeed() ?? randomInt(2 ** 30)
    const count = namedSeed() ? 1 : atSize({ commit: 2, long: shareOf(1_000) })
    for (let seed = first; seed < first + count; seed += 1) {
      const again = `KLASRUM_TEST_SEED=${seed} npx vitest run --project postgres apps/server/src/running/simulation.test.ts`
      expect(await simulate(seed).catch((error: unknown) => [String(error)]), `again: ${again}`).toEqual([])
    }
    process.stderr.write(`${count} simulations from seed ${first}: no fault\n`)
  },
  patience * 6,
)
