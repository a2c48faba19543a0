import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize } from '@klasrum/testkit/size'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { prepareQueue } from '../../background.ts'
import { rowsOf } from '../../db/client.ts'
import { aBackupFolder, aBackupKey, anEmptyPlace, keysIn } from '../../running/backup-desk.ts'
import type { Storage } from '../../storage/storage.ts'
import { users } from '../accounts/accounts.tables.ts'
import { chargePoints } from '../points/door.ts'
import { backUpNow } from './back-up-now.ts'
import { sortBackups } from './backup-names.ts'
import { folderPlace } from './backup-place.ts'
import { listBackups } from './backups.store.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const app = await startApp()
const { house } = app
const folder = await aBackupFolder()
const keys = await aBackupKey()
const place = folderPlace(join(folder, 'place'))

async function textOf(stream: Readable | null): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream ?? []) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

const restoring = async (locked: Readable) => {
  const target = await anEmptyPlace(folder)
  return { target, restored: restoreBackup({ ...target, keys, locked, prepareQueue }) }
}

/** That an embedded database is read and written as a whole is shown by the first test; the others ask nothing more of it. */
const unlessEmbedded = test.runIf(onPostgres || atSize({ commit: false, long: true }))

/** The tables of the queue and of backups change while one is made. */
const except = { except: ['backups', 'jobs'] }

test('a backup made while people work is put back into an empty place with every row, point and file, and goes on from there', async () => {
  const person = await aTeacher(app.tx, { points: 90_000 })
  await house.storage.put('lesson_files/one', Buffer.from('aral ₱'), 'text/plain')
  await house.storage.put('slideshow_files/two', Buffer.alloc(3_000_000, 'x'), 'audio/mpeg')
  let isOver = false
  const charges = (async () => {
    for (let at = 0; !isOver && at < 5_000; at += 1) {
      await app.tx.transaction((tx) =>
        chargePoints(tx, { user_id: person.id, cost: 1, reason_key: `at:${at}`, note: 'A run' }),
      )
      // On the embedded database nothing else would get a turn.
      await setImmediate()
    }
  })()
  const { name } = await backUpNow({ ...house, keys, place })
  isOver = true
  await charges
  const { target, restored } = await restoring(await place.read(name))
  expect(await restored).toMatchObject({ files: 2 })
  const { tx } = target.database
  const differing = await tx.execute(sql`
    select id from users where points <> (select coalesce(sum(points), 0) from point_entries where user_id = users.id)`)
  expect(rowsOf(differing)).toEqual([])
  expect((await tx.select().from(users)).map(({ email }) => email)).toContain(person.email)
  expect(await textOf(await target.storage.read('lesson_files/one'))).toBe('aral ₱')
  expect(await keysIn(target.storage)).toEqual(['lesson_files/one', 'slideshow_files/two'])
  const later = await aTeacher(tx)
  expect(later.id).toBeGreaterThan(person.id)
  await expect(
    tx.transaction((each) =>
      chargePoints(each, { user_id: later.id, cost: 9, reason_key: 'too-much', note: 'A run' }),
    ),
  ).rejects.toMatchObject({ code: 'points.too_few' })
}, 120_000)

unlessEmbedded(
  'a quiet database is put back as it was, table by table, and one that is filled already is left alone',
  async () => {
    await app.settled()
    const before = await fingerprint(app.tx, except)
    const { name } = await backUpNow({ ...house, keys, place })
    const { target, restored } = await restoring(await place.read(name))
    await restored
    expect(changedTables(before, await fingerprint(target.database.tx, except))).toEqual([])
    const again = restoreBackup({ ...target, keys, locked: await place.read(name), prepareQueue })
    await expect(again).rejects.toThrow('The place for files has 2 in it')
    await rm(target.folder, { recursive: true })
    const third = restoreBackup({ ...target, keys, locked: await place.read(name), prepareQueue })
    await expect(third).rejects.toThrow('The database has tables already')
    expect(changedTables(before, await fingerprint(target.database.tx, except))).toEqual([])
  },
  120_000,
)

unlessEmbedded(
  'a file that is deleted while a backup is made is in it, and is swept up later',
  async () => {
    await house.storage.put('lesson_files/leaving', Buffer.from('paalam'), 'text/plain')
    const deleting: Storage = {
      ...house.storage,
      async *listAll() {
        await house.storage.remove('lesson_files/leaving')
        yield* house.storage.listAll()
      },
    }
    const { name } = await backUpNow({ ...house, storage: deleting, keys, place })
    const { target, restored } = await restoring(await place.read(name))
    await restored
    expect(await keysIn(target.storage)).toContain('lesson_files/leaving')
    await house.storage.remove('lesson_files/leaving')
    expect(await keysIn(house.storage)).not.toContain('lesson_files/leaving')
  },
  120_000,
)

unlessEmbedded(
  'every night one is made and tried; when it fails every admin gets a mail and the log says so',
  async () => {
    const admin = await app.as('admin')
    const keyFile = join(folder, 'key')
    await writeFile(keyFile, `${keys.identities[0]}\n`)
    const nightly = (to: string) =>
      nightlyBackup({ ...house, env: { ...house.env, backup: { to: { folder: to }, keyFile } } }).work({})
    await writeFile(join(folder, 'no-folder'), '')
    await nightly(join(folder, 'no-folder'))
    expect((await app.waitForMail({ to: admin.user.email })).subject).toBe(
      'Klasrum: last night’s backup failed',
    )
    expect(app.log()).toContain('backup failed')
    expect((await listBackups(app.tx, 1))[0]).toMatchObject({ state: 'failed' })
    await writeFile(keyFile, `${keys.recipients[0]}\n`)
    await nightly(join(folder, 'nightly'))
    expect((await listBackups(app.tx, 1))[0]).toMatchObject({ state: 'done', verified: null })
    expect(sortBackups(await readdir(join(folder, 'nightly')))).toHaveLength(1)
  },
  120_000,
)
