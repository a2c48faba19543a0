import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { BackupRefused } from './backup-refused.ts'
import type { BackupKeys } from './key-file.ts'

export type ArchiveWriter = {
  addText(name: string, text: string): Promise<void>
  /** Gives the digest of what went through. */
  addStream(name: string, size: number, content: Readable): Promise<string>
}

type Bytes = ReadableStream<Uint8Array>

export type Archive = {
  stream: Readable
  /** Gives up what is not written yet, and waits until nothing is being written any more. */
  end(): Promise<void>
}

/**
 * A tar, packed by gzip and locked by age, as it is written; `write` fills it. Whoever reads it learns of every error,
 * so that half an archive is never taken for one.
 */
export async function writeArchive(
  { recipients }: BackupKeys,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<Archive> {
  const { readable, controller } = createTarPacker()
  const archive: ArchiveWriter = {
    async addText(name, text) {
      const bytes = new TextEncoder().encode(text)
      const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter()
      await writer.write(bytes)
      await writer.close()
    },
    async addStream(name, size, content) {
      const digest = createHash('sha256')
      const writer = controller.add({ name, size, type: 'file', mode: 0o600 }).getWriter()
      for await (const part of content) {
        digest.update(part)
        await writer.write(new Uint8Array(part))
      }
      await writer.close()
      return digest.digest('hex')
    },
  }
  // Nothing is read before somebody wants it, so the filling begins at once and waits for its reader.
  const written = write(archive).then(
    () => controller.finalize(),
    (error) => controller.error(error),
  )
  const packed = createGzip({ level: 4 })
  const source = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0])
  pipeline(source, packed).catch((error) => packed.destroy(error))
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const locked = await encrypter.encrypt(Readable.toWeb(packed) as unknown as Bytes)
  const stream = Readable.fromWeb(locked as Parameters<typeof Readable.fromWeb>[0])
  // Whoever reads it hears of an error as well; without a listener one that nobody reads any more ends the process.
  stream.on('error', () => {})
  return {
    stream,
    end: async () => {
      stream.destroy()
      controller.error(new Error('The archive is not read any more.'))
      await written
    },
  }
}

export type ArchiveEntry = { name: string; size: number; body: Readable }

const wrongKey = /no identity matched/i

async function unlocked({ identities }: BackupKeys, locked: Readable): Promise<Bytes> {
  if (identities.length === 0)
    throw new BackupRefused('The key file has no secret key, so that it can make backups and not open them.')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    return await decrypter.decrypt(Readable.toWeb(locked) as unknown as Bytes)
  } catch (error) {
    throw wrongKey.test(String(error))
      ? new BackupRefused('The key file does not fit this backup: it was made with another key.')
      : new BackupRefused('This is no backup of Klasrum, or its beginning is damaged.', { cause: error })
  }
}

const damaged = 'The backup is damaged: it ends too early, or a part of it was changed.'

/** The entries one after the other; each has to be read before the next. Any damage is a refusal. */
export async function* readArchive(keys: BackupKeys, locked: Readable): AsyncGenerator<ArchiveEntry> {
  const opened = await unlocked(keys, locked)
  const plain = createGunzip()
  pipeline(Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]), plain).catch((error) =>
    plain.destroy(error),
  )
  const decoder = createTarDecoder({ strict: true })
  const entries = (Readable.toWeb(plain) as unknown as Bytes).pipeThrough(decoder)
  const reader = (entries as ReadableStream<ParsedTarEntry>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error) => {
        throw new BackupRefused(damaged, { cause: error })
      })
      if (done) return
      const { header, body } = value
      if (header.type !== 'file') throw new BackupRefused(`The backup has ${header.name}, which is no file.`)
      const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
      yield { name: header.name, size: header.size, body: stream }
    }
  } finally {
    await reader.cancel().catch(() => {})
    locked.destroy()
  }
}

/** Small entries only: the whole text of one. */
export async function textOfEntry({ name, size, body }: ArchiveEntry, most: number): Promise<string> {
  if (size > most) throw new BackupRefused(`${name} in the backup is larger than any that Klasrum writes.`)
  const parts: Buffer[] = []
  try {
    for await (const part of body) parts.push(Buffer.from(part))
  } catch (error) {
    throw new BackupRefused(damaged, { cause: error })
  }
  return Buffer.concat(parts).toString('utf8')
}
