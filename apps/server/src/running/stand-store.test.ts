import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { atSize } from '@klasrum/testkit/size'
import { ensureBucket } from '@klasrum/testkit/stand/bucket'
import { openObjectStore } from '@klasrum/testkit/stand/object-store'
import { expect, onTestFinished, test } from 'vitest'
import { openS3Place } from '../features/backups/s3-place.ts'
import { openStorage } from '../storage/storage.ts'
import { patience } from './start.ts'

const megabyte = 1024 * 1024

async function aStore() {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const store = await openObjectStore(folder, join(folder, 'logs'))
  onTestFinished(store.stop)
  return { folder, s3: { url: await ensureBucket(store, 'klasrum'), ...store.keys } }
}

async function digestOf(stream: AsyncIterable<Uint8Array> | null): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of stream ?? []) hash.update(part)
  return hash.digest('hex')
}

/** Once for both databases: none is needed. */
test.runIf(onPostgres && atSize({ commit: false, long: true }))(
  'a real object store: large files come back byte for byte, long lists whole, a backup goes out in parts and is there only when it is whole',
  async () => {
    const { folder, s3 } = await aStore()
    const storage = await openStorage({ s3 })
    const large = randomBytes(200 * megabyte)
    const path = join(folder, 'large')
    await writeFile(path, large)
    await storage.put('lesson_files/large', { path }, 'application/octet-stream')
    expect(await storage.size('lesson_files/large')).toBe(large.length)
    expect(await digestOf(await storage.read('lesson_files/large'))).toBe(
      await digestOf(Readable.from([large])),
    )

    // More than a page of a list has.
    const names = Array.from({ length: 1_050 }, (_, number) => `listed/${String(number).padStart(4, '0')}`)
    for (let from = 0; from < names.length; from += 25)
      await Promise.all(
        names.slice(from, from + 25).map((key) => storage.put(key, Buffer.from(key), 'text/plain')),
      )
    const keys: string[] = []
    for await (const key of storage.listAll()) if (key.startsWith('listed/')) keys.push(key)
    expect(keys.sort()).toEqual(names)

    const place = await openS3Place(s3)
    expect(await place.write('klasrum-whole', Readable.from([large]))).toBe(large.length)
    expect(await digestOf(await place.read('klasrum-whole'))).toBe(await digestOf(Readable.from([large])))
    const broken = Readable.from(
      (async function* () {
        yield large.subarray(0, 40 * megabyte)
        throw new Error('The line is cut.')
      })(),
    )
    await expect(place.write('klasrum-broken', broken)).rejects.toThrow('The line is cut.')
    expect(await place.list()).toEqual(['klasrum-whole'])
  },
  patience,
)
