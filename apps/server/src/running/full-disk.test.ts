import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startApp, type TestApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import { aLessonFile, later } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../features/storage/storage.tables.ts'

const run = promisify(execFile)
const megabyte = 1024 * 1024
const lesson = await aLessonFile()
const large = { ...lesson, bytes: Buffer.concat([lesson.bytes, Buffer.alloc(5 * megabyte)]) }

type Place = { name: string; app: TestApp; fill: () => Promise<void>; empty: () => Promise<void> }

/** A disk of a few megabytes, on machines that let us have one. */
async function aSmallDisk(): Promise<Place | undefined> {
  const folder = join(tmpdir(), `klasrum-disk-${process.pid}`)
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
  afterAll(async () => {
    await run('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  const ballast = join(folder, 'ballast')
  return {
    name: 'a small disk',
    app: await startApp({ work: false, env: { DATA_DIR: folder } }),
    fill: () => writeFile(ballast, Buffer.alloc(12 * megabyte)),
    empty: () => rm(ballast, { force: true }),
  }
}

/** The kernel's own refusal, on every machine: what is stored is written to a device that is always full. */
async function aFullDevice(): Promise<Place> {
  const app = await startApp({ work: false })
  const { put } = app.house.storage
  let writes = 0
  return {
    name: 'a device that is full',
    app,
    fill: async () => {
      writes = 0
      app.house.storage.put = async (key, content, type) => {
        writes += 1
        if (writes < 3) return put(key, content, type)
        await writeFile('/dev/full', content instanceof Uint8Array ? content : await readFile(content.path))
      }
    },
    empty: async () => {
      app.house.storage.put = put
    },
  }
}

const places = [await aFullDevice(), await aSmallDisk()].filter((place) => place !== undefined)

describe.each(nonEmpty(places))('$name', ({ app, fill, empty }) => {
  const { aRunner, begin, process: send, books } = runActionsOf(app)
  const left = async () => {
    const all = await readdir(app.house.env.dataDir, { recursive: true, withFileTypes: true })
    return all.filter((each) => each.isFile() && /uploads|uploading/.test(each.parentPath)).length
  }

  test('F11: an upload is refused with a sentence, leaves nothing behind and costs nothing', async () => {
    const teacher = await aRunner()
    const before = await left()
    await fill()
    expect(await send(teacher, [large, large, large], {}, later)).toMatchObject({
      status: 507,
      body: { code: 'storage.full', detail: expect.stringMatching(/disk of the server is full/) },
    })
    expect(await left()).toBe(before)
    expect(await app.tx.$count(storedFiles)).toBe(0)
    expect((await books(teacher)).points).toBe(30)
    await empty()
    await begin(teacher, [large])
    expect(await left()).toBe(before + 1)
  })
})

test('F11: a sheet can be read when there is no room to record that, and to move the session on', async () => {
  const app = await startApp({ work: false })
  const teacher = await app.as('teacher')
  const { id } = await aClass(app.tx, { teacher: teacher.user })
  await app.tx.execute(sql`
    create function refuse_for_want_of_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  for (const table of ['class_openings', 'sessions'])
    await app.tx.execute(sql`
      create trigger no_room before insert or update on ${sql.identifier(table)}
      for each row execute function refuse_for_want_of_room()`)
  app.clock.advance(5)
  const sheet = await teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}', {
    params: { id, quarter: 1 },
  })
  expect(sheet.klass.id).toBe(id)
})
