import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openS3Place } from './s3-place.ts'

export type BackupS3 = { url: string; accessKeyId: string; secretAccessKey: string }
export type BackupTarget = { folder: string } | { s3: BackupS3 }

/** Where backups lie, by name. One counts as there only when all of it is. */
export type BackupPlace = {
  /** How many bytes were written. */
  write(name: string, archive: Readable): Promise<number>
  read(name: string): Promise<Readable>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
}

export const openPlace = (target: BackupTarget): Promise<BackupPlace> | BackupPlace =>
  's3' in target ? openS3Place(target.s3) : folderPlace(target.folder)

/** Written under another name and forced to the disk before it gets its own. */
export function folderPlace(folder: string): BackupPlace {
  return {
    async write(name, archive) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const left of await readdir(folder))
        if (left.startsWith('.klasrum-')) await rm(join(folder, left), { force: true })
      const partial = join(folder, `.${name}`)
      try {
        await pipeline(archive, createWriteStream(partial, { mode: 0o600, flush: true }))
        await rename(partial, join(folder, name))
        await forceToDisk(folder)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return (await stat(join(folder, name))).size
    },
    read: async (name) => {
      await stat(join(folder, name))
      return createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 })
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => readdir(folder).catch(() => []),
  }
}

/** The new name is part of the folder. */
async function forceToDisk(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
