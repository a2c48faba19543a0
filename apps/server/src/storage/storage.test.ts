import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Server } from '@klasrum/testkit/fakes/s3-server'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { afterAll, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'klasrum-storage-'))
const s3 = await startS3Server()
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const places: [string, Storage][] = [
  ['a folder', await openStorage({ folder })],
  [
    'S3-compatible storage',
    await openStorage({ s3: { url: s3.url, accessKeyId: 'key', secretAccessKey: 'secret' } }),
  ],
]

async function textOf(storage: Storage, key: string): Promise<string | null> {
  const stream = await storage.read(key)
  if (!stream) return null
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

const keysIn = async (storage: Storage, name: string): Promise<string[]> => {
  const keys: string[] = []
  const old: string[] = []
  for await (const { key, writtenAt } of storage.list(name)) {
    keys.push(key)
    if (Math.abs(Date.now() - writtenAt.getTime()) > 60_000) old.push(key)
  }
  expect(old).toEqual([])
  return keys.sort()
}

describe.each(places)('%s', (_name, storage) => {
  test('gives back what was put, and nothing for what was not', async () => {
    await storage.put('payment_proofs/one.png', Buffer.from('first'), 'image/png')
    await storage.put('payment_proofs/one.png', Buffer.from('second ₱'), 'image/png')
    expect(await textOf(storage, 'payment_proofs/one.png')).toBe('second ₱')
    expect(await textOf(storage, 'payment_proofs/none.png')).toBeNull()
  })

  test('removes a file, also one that is not there', async () => {
    await storage.put('payment_proofs/two.png', Buffer.from('x'), 'image/png')
    await storage.remove('payment_proofs/two.png')
    await storage.remove('payment_proofs/two.png')
    expect(await textOf(storage, 'payment_proofs/two.png')).toBeNull()
  })

  test('lists a folder from which files go meanwhile', async () => {
    const keys = ['a', 'b', 'c', 'd'].map((name) => `going/${name}.png`)
    for (const key of keys) await storage.put(key, Buffer.from('x'), 'image/png')
    const listed: string[] = []
    for await (const { key } of storage.list('going')) {
      listed.push(key)
      if (listed.length === 1)
        for (const other of keys.filter((one) => one !== key)) await storage.remove(other)
    }
    expect(listed).toHaveLength(1)
  })

  test('takes over a file of this machine, which is then gone from its place', async () => {
    const path = join(await mkdtemp(join(folder, 'arrived-')), 'one')
    const text = 'ng '.repeat(100_000)
    await writeFile(path, text)
    await storage.put('lesson_files/moved', { path }, 'application/octet-stream')
    expect(await textOf(storage, 'lesson_files/moved')).toBe(text)
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test('lists a folder over all its pages, and an empty one as empty', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await storage.put(`listed/${name}.png`, Buffer.from(name), 'image/png')
    await storage.put('other/f.png', Buffer.from('f'), 'image/png')
    expect(await keysIn(storage, 'listed')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `listed/${name}.png`),
    )
    expect(await keysIn(storage, 'never-used')).toEqual([])
  })

  test.each(['../outside.png', 'a/../../b', '/etc/passwd/../x'])('refuses the key %s', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow()
  })
})

test('every request to S3-compatible storage is signed', () => {
  expect(s3.signatures.length).toBeGreaterThan(10)
  for (const signature of nonEmpty(s3.signatures))
    expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
})
