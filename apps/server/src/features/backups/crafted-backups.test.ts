import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { startApp } from '@klasrum/testkit/app'
import { startS3Server } from '@klasrum/testkit/fakes/s3-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { prepareQueue } from '../../background.ts'
import { rowsOf } from '../../db/client.ts'
import { aBackupFolder, aBackupKey, anEmptyPlace, keysIn } from '../../running/backup-desk.ts'
import type { Storage } from '../../storage/storage.ts'
import { writeArchive } from './archive.ts'
import { backUpNow } from './back-up-now.ts'
import {
  type BackupContents,
  type BackupManifest,
  backupManifestName,
  contentsName,
} from './backup-format.ts'
import { folderPlace, openPlace } from './backup-place.ts'
import { listBackups } from './backups.store.ts'
import { listTables, newestMigration } from './catalog.store.ts'
import { restoreBackup } from './restore-backup.ts'

const app = await startApp({ work: false })
const { house } = app
const folder = await aBackupFolder()
const keys = await aBackupKey()
const place = folderPlace(join(folder, 'place'))
await house.storage.put('lesson_files/one', Buffer.from('aral'), 'text/plain')

test('a damaged, crafted or foreign backup is refused with a sentence, and nothing of it stays', async () => {
  const { name } = await backUpNow({ ...house, keys, place })
  const path = join(folder, 'place', name)
  const original = await readFile(path)
  const target = await anEmptyPlace(folder)
  await prepareQueue(target.database)
  const refusalOf = async (locked: Readable, otherKeys = keys): Promise<string> => {
    const sentence = await restoreBackup({
      ...target,
      keys: otherKeys,
      locked,
      prepareQueue: async () => {},
    }).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    const left = await target.database.tx.execute(
      sql`select count(*)::int as count from pg_tables where schemaname = 'public'`,
    )
    expect(rowsOf(left)).toEqual([{ count: 0 }])
    expect(await keysIn(target.storage)).toEqual([])
    return sentence
  }
  const changed = async (bytes: Uint8Array | string) => {
    await writeFile(path, bytes)
    return refusalOf(await place.read(name))
  }
  expect(await refusalOf(await place.read(name), await aBackupKey())).toMatch(/made with another key/)
  expect(await changed(original.subarray(0, -1_000))).toMatch(/ends too early/)
  const flipped = Buffer.from(original)
  flipped.writeUInt8(original.readUInt8(original.length >> 1) ^ 1, original.length >> 1)
  expect(await changed(flipped)).toMatch(/a part of it was changed/)
  expect(await changed('hello')).toMatch(/no backup of Klasrum/)

  const tables = (await listTables(app.tx)).map((each) => ({
    name: each.name,
    columns: each.columns.map((column) => column.name),
  }))
  const honest: BackupManifest = {
    format: 1,
    made_at: '2026-11-17T00:00:00.000Z',
    migration: await newestMigration(app.tx),
    tables,
  }
  const crafted = async (manifest: BackupManifest, entries: [string, string][]) =>
    refusalOf(
      (
        await writeArchive(keys, async (archive) => {
          await archive.addText(backupManifestName, JSON.stringify(manifest))
          for (const [entry, text] of entries) await archive.addText(entry, text)
        })
      ).stream,
    )
  const evil = { name: 'users; drop table users', columns: ['id'] }
  expect(await crafted({ ...honest, tables: [...tables, evil] }, [])).toMatch(/does not know/)
  expect(await crafted({ ...honest, migration: honest.migration + 1 }, [])).toMatch(/newer Klasrum/)
  expect(await crafted(honest, [])).toMatch(/ends before its list of contents/)
  for (const key of ['../../etc/cron.d/x', '/etc/passwd'])
    expect(await crafted(honest, [[`files/${key}`, 'x']])).toMatch(/outside the storage/)
  expect(await crafted(honest, [['run.sh', 'x']])).toMatch(/does not write/)
  expect(await crafted(honest, [['tables/users/000001.jsonl', '["1"]\n']])).toMatch(/does not fit the table/)
  const ledger = { entries: '5', balances: '5', differing: '0' }
  const sums = Object.fromEntries(tables.map((each) => [each.name, { rows: 0, sum: '0'.repeat(16) }]))
  const contents: BackupContents = { tables: sums, sequences: [], ledger, files: [] }
  expect(await crafted(honest, [[contentsName, JSON.stringify(contents)]])).toMatch(/do not add up/)
}, 120_000)

test('an S3 bucket takes backups in parts, and one that broke off is not among them', async () => {
  const s3 = await startS3Server()
  onTestFinished(s3.stop)
  const bucket = await openPlace({ s3: { url: s3.url, accessKeyId: 'key', secretAccessKey: 'secret' } })
  const breaking: Storage = { ...house.storage, size: () => Promise.reject(new Error('the disk is away')) }
  await expect(backUpNow({ ...house, storage: breaking, keys, place: bucket })).rejects.toThrow(
    'disk is away',
  )
  expect(await bucket.list()).toEqual([])
  expect((await listBackups(app.tx, 1))[0]).toMatchObject({ state: 'failed', problem: 'the disk is away' })
  const { name, bytes } = await backUpNow({ ...house, keys, place: bucket })
  expect(await bucket.list()).toEqual([name])
  let received = 0
  for await (const part of await bucket.read(name)) received += part.length
  expect(received).toBe(bytes)
}, 120_000)
