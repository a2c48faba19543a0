import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { inTx, openEmbedded } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { newShowKey } from '../features/slideshows/door.ts'
import { showJobs } from '../features/slideshows/make-show.ts'
import { slideshows } from '../features/slideshows/slideshows.tables.ts'
import { beginShow } from '../features/slideshows/start-show.ts'
import { openHouse } from '../house.ts'
import { demoFileName, demoLessonFile } from './demo-run.ts'
import { type DemoShow, demoShow, demoShowFile, demoSoundFile } from './demo-show.ts'

/** Makes the files of the demo show anew, in a product of its own. */
export async function writeDemoShow(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-demo-'))
  const house = await openHouse(readEnv({ DATA_DIR: dataDir, DEMO: 'off' }), {
    log: pino({ level: 'warn' }),
    database: await openEmbedded(),
    work: false,
  })
  try {
    const { database, storage, queue, clock } = house
    const stored_as = newShowKey()
    await storage.put(stored_as, await readFile(demoLessonFile), 'application/octet-stream')
    const person = { email: 'demo@klasrum.example', password_hash: '', first_name: 'A', last_name: 'Teacher' }
    const job_id = await inTx(database, async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ ...person, role: 'teacher' })
        .returning({ id: users.id })
      return beginShow(tx, queue, {
        user_id: user?.id ?? 0,
        title: demoShow.title,
        asked_minutes: demoShow.minutes,
        stored_as,
        file_name: demoFileName,
        created_at: clock.now(),
      })
    })
    await showJobs(house).make.work({ job_id })
    const [show] = await database.tx.select().from(slideshows).where(eq(slideshows.stored_as, stored_as))
    const sound = show?.made && (await storage.read(show.made.stored_as))
    if (!show?.made || !sound || !show.language) throw new Error('The demo show was not made.')
    const { script, stored_as: _sound, ...made } = show.made
    const kept: DemoShow = { language: show.language, declaration: show.declaration ?? '', script, made }
    await writeFile(demoShowFile, `${JSON.stringify(kept)}\n`)
    await writeFile(demoSoundFile, await buffer(sound))
  } finally {
    await house.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
