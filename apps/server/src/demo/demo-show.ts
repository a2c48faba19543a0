import { readFile } from 'node:fs/promises'
import type { Language } from '@klasrum/contract/source'
import { sql } from 'drizzle-orm'
import { after, before, minutes } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import { newShowKey } from '../features/slideshows/door.ts'
import {
  type MadeShow,
  type ShowScene,
  slideshowJobs,
  slideshows,
} from '../features/slideshows/slideshows.tables.ts'
import type { Storage } from '../storage/storage.ts'

export const demoShowFile = new URL('./demo-show.json', import.meta.url)
export const demoSoundFile = new URL('./demo-show.mp3', import.meta.url)

export const demoShow = { title: 'How Earthquakes Happen', minutes: 2 }

/** A show without its sound, as the engine made it. */
export type DemoShow = {
  language: Language
  declaration: string
  script: ShowScene[]
  made: Omit<MadeShow, 'script' | 'stored_as'>
}

/** The sound in the storage, for a show that the demo's transaction writes. */
export async function storeDemoSound(storage: Storage): Promise<string> {
  const stored_as = newShowKey()
  await storage.put(stored_as, await readFile(demoSoundFile), 'audio/mpeg')
  return stored_as
}

type Place = { user_id: number; run_file_id: number; file_name: string; sound: string; now: Date }

/** A finished show of the demo run. Speaking it at the start would take too long. */
export async function addDemoShow(
  tx: Tx,
  { user_id, run_file_id, file_name, sound, now }: Place,
): Promise<void> {
  const { language, declaration, script, made }: DemoShow = JSON.parse(await readFile(demoShowFile, 'utf8'))
  const { title } = demoShow
  const created_at = before(now, minutes(50))
  const ended_at = after(created_at, minutes(0.2))
  const [show] = await tx
    .insert(slideshows)
    .values({
      user_id,
      title,
      asked_minutes: demoShow.minutes,
      language,
      run_file_id,
      file_name,
      script,
      declaration,
      made: { ...made, script, stored_as: sound },
      duration_sec: made.duration_sec,
      search_text: sql`fold_text(${`${title} ${file_name}`})`,
      created_at,
    })
    .returning({ id: slideshows.id })
  if (!show) throw new Error('the demo show was not written')
  await tx.insert(slideshowJobs).values({
    slideshow_id: show.id,
    status: 'completed',
    share: 100,
    attempt: 1,
    created_at,
    started_at: created_at,
    beat_at: ended_at,
    ended_at,
  })
}
