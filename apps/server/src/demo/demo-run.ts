import { readFile } from 'node:fs/promises'
import { Material, type MaterialSettings } from '@klasrum/contract/material'
import { SourceDocument } from '@klasrum/contract/source'
import { costOfRun, seedPrices } from '@klasrum/points/prices'
import { eq, sql } from 'drizzle-orm'
import { after, before, hours, minutes } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { newLessonKey } from '../features/materials/door.ts'
import { runFiles, runs } from '../features/materials/materials.tables.ts'
import { chargePoints } from '../features/points/door.ts'
import type { Storage } from '../storage/storage.ts'

export const demoFileName = 'How Earthquakes Happen.docx'
export const demoLessonFile = new URL('./demo-lesson.docx', import.meta.url)
export const demoRunFile = new URL('./demo-run.json', import.meta.url)

export const demoSettings: MaterialSettings = {
  sessions: 2,
  quiz_items: 8,
  exam: { easiest: 8, easy: 4, moderate: 4, hard: 1 },
  plan_format: 'ilaw',
  slideshow: null,
  seed: 8,
  heading: {
    school: 'San Isidro National High School',
    teacher: 'Maricel Santos',
    grade_and_section: null,
    learning_area: null,
    quarter: null,
    dates: null,
  },
}

/** The lesson in the storage, for a run that the demo's transaction writes. */
export async function storeDemoLesson(storage: Storage): Promise<{ stored_as: string; size: number }> {
  const bytes = await readFile(demoLessonFile)
  const stored_as = newLessonKey()
  await storage.put(stored_as, bytes, 'application/octet-stream')
  return { stored_as, size: bytes.length }
}

/** A run as the engine made it, paid for like every other. Making it at the start would take too long. */
export async function addDemoRun(
  tx: Tx,
  now: Date,
  lesson: { stored_as: string; size: number },
): Promise<{ user_id: number; run_file_id: number; file_name: string }> {
  const made: { source: unknown; material: unknown } = JSON.parse(await readFile(demoRunFile, 'utf8'))
  const source = SourceDocument.parse(made.source)
  const material = Material.parse(made.material)
  const [teacher] = await tx.select().from(users).where(eq(users.email, 'maricel@klasrum.example'))
  if (!teacher) throw new Error('there is no demo teacher')
  const cost = costOfRun(seedPrices, { sessions: demoSettings.sessions, exam: demoSettings.exam !== null })
  const created_at = before(now, hours(1))
  const ended_at = after(created_at, minutes(0.1))
  const [run] = await tx
    .insert(runs)
    .values({
      user_id: teacher.id,
      state: 'done',
      settings: demoSettings,
      cost,
      attempt: 1,
      search_text: sql`fold_text(${demoFileName})`,
      created_at,
      started_at: created_at,
      beat_at: ended_at,
      ended_at,
    })
    .returning({ id: runs.id })
  if (!run) throw new Error('the demo run was not written')
  const file = {
    ...lesson,
    run_id: run.id,
    place: 1,
    file_name: demoFileName,
    state: 'success',
    share: 100,
    pages: source.pages,
    language: source.language,
    source,
    material,
  } as const
  const [written] = await tx.insert(runFiles).values(file).returning({ id: runFiles.id })
  if (!written) throw new Error('the file of the demo run was not written')
  await chargePoints(tx, {
    user_id: teacher.id,
    cost,
    reason_key: `run:${run.id}`,
    reference: `run ${run.id}`,
    note: 'Lesson plan: 1 file',
  })
  return { user_id: teacher.id, run_file_id: written.id, file_name: demoFileName }
}
