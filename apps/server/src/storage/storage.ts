import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Driver } from 'flydrive/drivers/s3'
import { storeLimits } from './away.ts'

/** Files by key, such as `payment_proofs/1f….jpg`. Nothing is public; every file leaves through a route that checks. */
export type Storage = {
  /** Bytes, or a file of this machine, which is moved. */
  put(key: string, content: Uint8Array | { path: string }, type: string): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Every key there is, in all folders. */
  listAll(): AsyncIterable<string>
  /** Every key in a folder with the time it was written. */
  list(folder: string): AsyncIterable<{ key: string; writtenAt: Date }>
}

export type S3 = { url: string; accessKeyId: string; secretAccessKey: string }

export async function openStorage(where: { folder: string } | { s3: S3 }): Promise<Storage> {
  const disk = new Disk(
    's3' in where
      ? await s3Driver(where.s3)
      : new FSDriver({ location: where.folder, visibility: 'private' }),
  )
  return {
    async put(key, content, type) {
      if (content instanceof Uint8Array) return disk.put(key, content, { contentType: type })
      if ('folder' in where && (await isRenamed(content.path, where.folder, key))) return
      return disk.moveFromFs(content.path, key, { contentType: type })
    },
    async read(key) {
      if (!(await disk.exists(key))) return null
      return disk.getStream(key)
    },
    remove: (key) => disk.delete(key),
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null),
    listAll: () => keysIn(disk, '/'),
    async *list(folder) {
      for await (const key of keysIn(disk, folder)) {
        const found = await disk.getMetaData(key).catch(async (error: unknown) => {
          // One that was removed since its name was read is not in the folder any more.
          if (await disk.exists(key)) throw error
          return null
        })
        if (found) yield { key, writtenAt: found.lastModified }
      }
    },
  }
}

/** What lies on the same disk need not be written twice. False where it lies on another one. */
async function isRenamed(path: string, folder: string, key: string): Promise<boolean> {
  const [parent, name, ...deeper] = key.split('/')
  if (!parent || !name || deeper.length > 0 || /^\.+$/.test(parent) || /^\.+$/.test(name)) return false
  try {
    await mkdir(join(folder, parent), { recursive: true })
    await rename(path, join(folder, parent, name))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EXDEV') return false
    throw error
  }
}

async function* keysIn(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await listed(disk, folder, paginationToken)
    for (const { key } of page.files) yield key
    paginationToken = page.next
  } while (paginationToken)
}

/** A folder that nothing was written to yet is an empty one. */
async function listed(disk: Disk, folder: string, paginationToken: string | undefined) {
  try {
    const { objects, paginationToken: next } = await disk.listAll(folder, {
      paginationToken,
      recursive: true,
    })
    return { files: [...objects].filter((each) => each.isFile), next }
  } catch (error) {
    if (isMissing(error)) return { files: [], next: undefined }
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || isMissing(error.cause))

/** The bucket is the last part of the address, as in https://s3.example.org/klasrum. */
async function s3Driver({ url, accessKeyId, secretAccessKey }: S3): Promise<S3Driver> {
  // Takes as long to load as the rest of the server; most schools never need it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { origin, pathname, hostname } = new URL(url)
  const bucket = pathname.split('/').filter(Boolean).at(-1) ?? ''
  return new S3Driver({
    endpoint: origin,
    bucket,
    region: /^s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(hostname)?.[1] ?? 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // Else a stream goes out in a framing of Amazon's own, which others keep as if it were part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // Without a limit a store that falls silent is waited for without end.
    requestHandler: storeLimits,
  })
}
