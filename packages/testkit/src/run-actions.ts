import type { Run } from '@klasrum/contract/runs'
import { eq } from 'drizzle-orm'
import { users } from '../../../apps/server/src/features/accounts/accounts.tables.ts'
import { runFiles, runs } from '../../../apps/server/src/features/materials/materials.tables.ts'
import { point_entries } from '../../../apps/server/src/features/points/points.tables.ts'
import type { TestApp } from './app.ts'
import { aTeacher } from './builders.ts'
import type { SentFile } from './client.ts'
import { later, smallRun } from './lesson-files.ts'
import { until } from './until.ts'

export type Runner = Awaited<ReturnType<TestApp['as']>>
type Headers = Record<string, string>
type Form = Record<string, unknown>

/** What a teacher does with runs, and what the books say of it. */
export const runActionsOf = (app: TestApp) => {
  const { tx } = app
  const process = (runner: Runner, file: SentFile | SentFile[], form: Form = {}, headers: Headers = {}) =>
    runner.call('POST /api/lesson-plans/process', { body: { ...smallRun, ...form }, file, headers })
  const show = (runner: Runner, id: number): Promise<Run> =>
    runner.ok('GET /api/lesson-plans/runs/{id}', { params: { id } })

  return {
    aRunner: async (points = 30): Promise<Runner> => app.as(await aTeacher(tx, { points })),
    process,
    show,
    /** The number of a run that was begun. */
    begin: async (runner: Runner, file: SentFile | SentFile[], form: Form = {}, headers: Headers = {}) => {
      const { status, body } = await process(runner, file, form, { ...later, ...headers })
      if (status !== 202) throw new Error(`A run was answered ${status}: ${JSON.stringify(body)}`)
      return (body as { run_id: number }).run_id
    },
    ended: (runner: Runner, id: number, { within = 120_000 } = {}): Promise<Run> =>
      until(
        async () => {
          const run = await show(runner, id)
          return run.state === 'queued' || run.state === 'running' ? undefined : run
        },
        { what: `run ${id} to end`, within, every: 50 },
      ),
    files: (id: number) => tx.select().from(runFiles).where(eq(runFiles.run_id, id)).orderBy(runFiles.place),
    row: async (id: number) => (await tx.select().from(runs).where(eq(runs.id, id)))[0],
    /** The balance, and what runs have moved, in their order. Fails when the two disagree. */
    books: async ({ user }: Runner) => {
      const entries = await tx.select().from(point_entries).where(eq(point_entries.user_id, user.id))
      const [{ points } = { points: 0 }] = await tx.select().from(users).where(eq(users.id, user.id))
      const sum = entries.reduce((total, entry) => total + entry.points, 0)
      if (sum !== points) throw new Error(`The balance is ${points} and the entries are ${sum}.`)
      const ofRuns = entries.filter(({ reason_key }) => /(^|:)run:\d+$/.test(reason_key))
      return {
        points,
        moved: ofRuns
          .sort((one, other) => one.id - other.id)
          .map((entry) => `${entry.reason_key} ${entry.points}`),
      }
    },
  }
}
