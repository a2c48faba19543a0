import type { Manifest, Slideshow, SlideshowJob } from '@klasrum/contract/slideshows'
import { eq } from 'drizzle-orm'
import { users } from '../../../apps/server/src/features/accounts/accounts.tables.ts'
import { point_entries } from '../../../apps/server/src/features/points/points.tables.ts'
import { slideshowJobs, slideshows } from '../../../apps/server/src/features/slideshows/slideshows.tables.ts'
import type { Storage } from '../../../apps/server/src/storage/storage.ts'
import type { TestApp } from './app.ts'
import { aTeacher } from './builders.ts'
import type { SentFile } from './client.ts'
import type { Runner } from './run-actions.ts'
import { until } from './until.ts'

type Form = Record<string, string | number>

/** The keys of the files of shows that are in the storage. */
export async function storedShowFiles(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('slideshow_files')) keys.push(key)
  return keys.sort()
}

/** What a teacher does with slide shows, and what the books say of it. */
export const showActionsOf = (app: TestApp) => {
  const { tx } = app
  const job = (teacher: Runner, id: number): Promise<SlideshowJob> =>
    teacher.ok('GET /api/education/slideshow-jobs/{id}', { params: { id } })
  /** Of a file, or with `run_file_id` in the form. */
  const begin = (teacher: Runner, file: SentFile | [], form: Form = {}): Promise<SlideshowJob> =>
    teacher.ok('POST /api/education/slideshow-jobs', { body: { duration_min: 1, ...form }, file })

  return {
    aTeacher: async (points = 30): Promise<Runner> => app.as(await aTeacher(tx, { points })),
    begin,
    job,
    ended: (teacher: Runner, id: number): Promise<SlideshowJob> =>
      until(
        async () => {
          const now = await job(teacher, id)
          return now.status === 'queued' || now.status === 'running' ? undefined : now
        },
        { what: `slide show job ${id} to end`, within: 170_000, every: 50 },
      ),
    show: (teacher: Runner, id: number): Promise<Slideshow> =>
      teacher.ok('GET /api/education/slideshows/{id}', { params: { id } }),
    manifest: (teacher: Runner, id: number): Promise<Manifest> =>
      teacher.ok('GET /api/education/slideshows/{id}/manifest', { params: { id } }),
    row: async (id: number) => (await tx.select().from(slideshows).where(eq(slideshows.id, id)))[0],
    jobRow: async (id: number) => (await tx.select().from(slideshowJobs).where(eq(slideshowJobs.id, id)))[0],
    /** The balance, and what shows have moved, in their order. Fails when the two disagree. */
    books: async ({ user }: Runner) => {
      const entries = await tx.select().from(point_entries).where(eq(point_entries.user_id, user.id))
      const [{ points } = { points: 0 }] = await tx.select().from(users).where(eq(users.id, user.id))
      const sum = entries.reduce((total, entry) => total + entry.points, 0)
      if (sum !== points) throw new Error(`The balance is ${points} and the entries are ${sum}.`)
      return {
        points,
        moved: entries
          .filter(({ reason_key }) => /(^|:)show:\d+$/.test(reason_key))
          .sort((one, other) => one.id - other.id)
          .map((entry) => `${entry.reason_key} ${entry.points}`),
      }
    },
  }
}
