import type { Run } from '@klasrum/contract/runs'
import { aTeacher } from '@klasrum/testkit/builders'
import type { SentFile } from '@klasrum/testkit/client'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { until } from '@klasrum/testkit/until'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { openSession } from '../features/accounts/sessions.ts'
import { runFiles, runs } from '../features/materials/materials.tables.ts'
import { point_entries } from '../features/points/points.tables.ts'
import type { Heard, Visitors } from './visitors.ts'

type Records = Pick<Premises, 'dataDir' | 'databaseUrl'>
export type RunTeacher = { id: number; token: string }

/** Teachers with a session and points, written straight into the records of a product that is not running. */
export const hireRunners = (premises: Records, count: number): Promise<RunTeacher[]> =>
  lookInside(premises, async ({ tx }) => {
    const hired: RunTeacher[] = []
    for (let number = 0; number < count; number += 1) {
      const { id } = await aTeacher(tx, { points: 600 })
      hired.push({ id, token: await openSession(tx, id, new Date()) })
    }
    return hired
  })

export const beginRun = (
  { visit }: Visitors,
  { token }: RunTeacher,
  { lesson, key }: { lesson: SentFile; key?: string },
): Promise<Heard> => visit({ method: 'POST', path: '/api/lesson-plans/process', lesson, token, key })

export async function readRun(
  { visit }: Visitors,
  { token }: RunTeacher,
  id: number,
): Promise<Run | undefined> {
  const heard = await visit({ path: `/api/lesson-plans/runs/${id}`, token })
  return heard.kind === 'answered' && heard.status === 200 ? JSON.parse(heard.body) : undefined
}

const isOver = (run: Run | undefined): boolean =>
  run !== undefined && run.state !== 'queued' && run.state !== 'running'

/** Every run comes to an end within five minutes. */
export async function untilAllEnd(visitors: Visitors, asked: ReadonlyMap<number, RunTeacher>): Promise<void> {
  const left = new Map(asked)
  await until(
    async () => {
      for (const [id, teacher] of left) if (isOver(await readRun(visitors, teacher, id))) left.delete(id)
      return left.size === 0
    },
    { what: () => `the runs ${[...left.keys()].join(', ')} to end`, within: 300_000, every: 500 },
  )
}

/** Nothing may be under way. `acknowledged` are the runs that somebody was told of. */
export async function expectRunsToAgree(
  premises: Records,
  acknowledged: Iterable<number>,
): Promise<Record<string, number>> {
  const { kept, files, entries, wrong } = await lookInside(premises, async ({ tx }) => ({
    kept: await tx.select().from(runs),
    files: await tx.select({ run_id: runFiles.run_id, state: runFiles.state }).from(runFiles),
    entries: await tx.select().from(point_entries).where(sql`reason_key ~ '^(refund:)?run:'`),
    wrong: rowsOf(
      await tx.execute(sql`select id, points from users
        where points <> (select coalesce(sum(points), 0) from point_entries where user_id = users.id)`),
    ),
  }))
  expect(wrong).toEqual([])
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]))
  const moved = entries.map(({ reason_key, user_id, points }) => `${reason_key}: ${points} of ${user_id}`)
  expect(moved.sort()).toEqual(
    kept
      .flatMap(({ id, user_id, state, cost, refund_reason }) => [
        `run:${id}: ${-cost} of ${user_id}`,
        ...(state === 'done' && refund_reason === null ? [] : [`refund:run:${id}: ${cost} of ${user_id}`]),
      ])
      .sort(),
  )
  const states: Record<string, number> = {}
  for (const { id, state, refund_reason, refunded_at } of nonEmpty(kept)) {
    const end = refund_reason === null ? state : `${state} without questions`
    states[end] = (states[end] ?? 0) + 1
    expect(refunded_at !== null).toBe(state !== 'done' || refund_reason !== null)
    const made = files.filter((file) => file.run_id === id && file.state === 'success').length
    expect({ id, state, made }).toEqual({ id, state, made: state === 'done' ? 1 : 0 })
    expect(['done', 'failed']).toContain(state)
  }
  return states
}
