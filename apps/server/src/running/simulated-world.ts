import type { TestApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher, type User } from '@klasrum/testkit/builders'
import type { Chance } from '@klasrum/testkit/chance'
import { aClass, aGradeItem, onRoster } from '@klasrum/testkit/classes'
import type { SentFile } from '@klasrum/testkit/client'
import { later, smallRun } from '@klasrum/testkit/lesson-files'
import { aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { sql } from 'drizzle-orm'
import { jobNames, listJobs } from '../background.ts'
import { rowsOf } from '../db/client.ts'
import { showWork } from '../features/slideshows/show-work.ts'
import type { House } from '../house.ts'
import { crashingHouse } from './crashing-house.ts'

type Cell = { class_id: number; school_id: number; item_id: number; student_id: number }
export type SimulatedWorld = { teachers: User[]; admin: User; cell: Cell; scores: Set<number | null> }

export async function aSimulatedWorld({ tx }: TestApp): Promise<SimulatedWorld> {
  const teachers = [await aTeacher(tx, { points: 60 }), await aTeacher(tx, { points: 12 })]
  const klass = await aClass(tx, { teacher: teachers[0] })
  const item = await aGradeItem(tx, klass, { max_score: 1_000 })
  const learner = await onRoster(tx, klass)
  const cell = { class_id: klass.id, school_id: klass.school_id, item_id: item.id, student_id: learner.id }
  return { teachers, admin: await anAdmin(tx), cell, scores: new Set([null]) }
}

type Row = { id: string; name: string; data: unknown }

const whenLost = new Map<string, string>(
  jobNames.flatMap((each) => (typeof each === 'string' ? [] : [[each.name, each.whenLost] as const])),
)
const shownOnly = 3
const steps = { show: 8, other: 25 }

/** What happens to whoever takes up the next job. A show is never made to its end: its speech takes as long as a hundred steps. */
function someFate(chance: Chance, name: string): Parameters<typeof crashingHouse>[1] {
  const luck = chance.between(0, 1)
  if (name === showWork.jobs.make) return { diesAt: Math.ceil(chance.between(0, steps.show)) }
  if (luck < 0.8) return { diesAt: Math.ceil(chance.between(0, steps.other)) }
  return luck < 0.92 ? { hasNoProviders: true } : {}
}

/** The queue, worked on by processes that die: a job that failed comes again, and after its last try to the queue of the lost. */
export function simulatedQueue({ house, tx }: TestApp) {
  const tries = new Map<string, number>()
  const waiting = async (): Promise<Row[]> =>
    rowsOf<Row>(
      await tx.execute(sql`
        select id::text, name, data from pgboss.job where state < 'active' and name not like '\\_\\_%' order by created_on, id`),
    )
  const done = (id: string) => tx.execute(sql`delete from pgboss.job where id = ${id}::uuid`)
  const jobOf = (inside: House, name: string) => listJobs(inside).find((job) => job.name === name)

  async function work({ id, name, data }: Row, inside: House): Promise<void> {
    const job = jobOf(inside, name)
    if (!job) return void (await done(id))
    try {
      await job.work(job.payload.parse(data), AbortSignal.timeout(60_000))
      await done(id)
    } catch {
      const tried = (tries.get(id) ?? 0) + 1
      tries.set(id, tried)
      if (tried <= Math.min(job.retries, shownOnly)) return
      await done(id)
      const lost = whenLost.get(name)
      if (lost && data && typeof data === 'object') await house.queue.send(tx, lost, data)
    }
  }
  return {
    /** One of those that wait. A lost job is never lost again: its own tries are many. */
    workOnOne: async (chance: Chance) => {
      const rows = await waiting()
      const row = rows[Math.floor(chance.between(0, rows.length))]
      if (row) await work(row, crashingHouse(house, someFate(chance, row.name)))
    },
    /** Everything that the clock starts, by a process that may die. */
    sweep: async (chance: Chance, names: readonly string[]) => {
      for (const name of names) {
        const inside = crashingHouse(house, someFate(chance, name))
        await jobOf(inside, name)
          ?.work({})
          .catch(() => {})
      }
    },
    /** Nobody works on runs and shows any more, and what is left is worked on by processes that live. */
    giveUp: async (names: readonly string[]) => {
      for (const row of await waiting()) {
        const lost = whenLost.get(row.name)
        if (lost) await done(row.id)
        else await work(row, house)
      }
      for (const name of names) await jobOf(house, name)?.work({})
    },
  }
}

/** What people do. Whatever they hear is no fault of the server. */
export function deedsOf(app: TestApp, world: SimulatedWorld, lesson: SentFile) {
  const someone = (chance: Chance): User => {
    const user = world.teachers[Math.floor(chance.between(0, world.teachers.length))]
    if (!user) throw new Error('There are two teachers.')
    return user
  }
  const heard = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`)
    return status
  }
  const key = (chance: Chance) => ({ 'idempotency-key': `key-${Math.floor(chance.between(0, 4))}` })
  return {
    run: async (chance: Chance) => {
      const teacher = await app.as(someone(chance))
      const headers = { ...later, ...key(chance) }
      heard(await teacher.call('POST /api/lesson-plans/process', { body: smallRun, file: lesson, headers }))
    },
    show: async (chance: Chance) => {
      const teacher = await app.as(someone(chance))
      const ask = { body: { duration_min: 1 }, file: lesson, headers: key(chance) }
      heard(await teacher.call('POST /api/education/slideshow-jobs', ask))
    },
    cancel: async (chance: Chance) => {
      const user = someone(chance)
      const found = await app.tx.execute(
        sql`select id from runs where user_id = ${user.id} order by id desc limit 1`,
      )
      const [run] = rowsOf<{ id: number }>(found)
      const teacher = await app.as(user)
      if (run)
        heard(await teacher.call('POST /api/lesson-plans/runs/{id}/cancel', { params: { id: run.id } }))
    },
    score: async (chance: Chance) => {
      const score = Math.floor(chance.between(0, 1_000))
      const teacher = await app.as(world.teachers[0] ?? world.admin)
      const body = { ...world.cell, quarter: 1, score }
      if (heard(await teacher.call('PUT /api/education/scores', { body })) === 200)
        world.scores = new Set([score])
      else world.scores.add(score)
    },
    topUp: async (chance: Chance) => {
      const { id, points } = await aTopUpWithProof(app.tx, someone(chance))
      const admin = await app.as(world.admin)
      for (let press = 0; press < 2; press += 1)
        heard(await admin.call('POST /api/admin/topups/{id}/approve', { params: { id }, body: { points } }))
    },
    wait: async (chance: Chance) => app.clock.advance(Math.floor(chance.between(1, 40) ** 2)),
  }
}
