import { answerOf, transactionEnd } from './indexed.ts'

/*
 * Answers with learners in them lie on the device only as cipher text. Their key is a file of its own in the browser's
 * folder for this site: databases of browsers keep deleted rows in their logs for a while, a removed file is gone. Once the
 * session has ended, what the logs still hold cannot be read by anybody.
 */
const lockName = 'klasrum-answers-key'
const method = 'AES-GCM'
const uses: KeyUsage[] = ['encrypt', 'decrypt']

type Keys = {
  /** The key of this user; those of others are removed. */
  open(user: number): Promise<CryptoKey>
  destroy(): Promise<void>
}

const folder = () => navigator.storage.getDirectory()
const fileOf = (user: number) => `answers-${user}.key`

async function removeFiles(spared?: string): Promise<void> {
  const files = await folder()
  for await (const name of files.keys())
    if (name.endsWith('.key') && name !== spared) await files.removeEntry(name)
}

const inFiles: Keys = {
  async open(user) {
    await removeFiles(fileOf(user))
    const handle = await (await folder()).getFileHandle(fileOf(user), { create: true })
    const known = await (await handle.getFile()).arrayBuffer()
    if (known.byteLength === 32) return crypto.subtle.importKey('raw', known, method, false, uses)
    const fresh = crypto.getRandomValues(new Uint8Array(32))
    const writing = await handle.createWritable()
    await writing.write(fresh)
    await writing.close()
    return crypto.subtle.importKey('raw', fresh, method, false, uses)
  },
  destroy: () => removeFiles(),
}

const ownDatabase = 'klasrum-key'
const table = 'keys'

/** For browsers that cannot write such a file, which keep each database in files of its own and remove them with it. */
const inDatabase: Keys = {
  async open(user) {
    const opening = indexedDB.open(ownDatabase, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(table)
    const db = await answerOf(opening)
    const fresh = await crypto.subtle.generateKey({ name: method, length: 256 }, false, uses)
    const keys = db.transaction(table, 'readwrite').objectStore(table)
    const known: CryptoKey | undefined = await answerOf(keys.get(user))
    if (!known) {
      keys.clear()
      keys.put(fresh, user)
    }
    await transactionEnd(keys.transaction)
    db.close()
    return known ?? fresh
  },
  async destroy() {
    await answerOf(indexedDB.deleteDatabase(ownDatabase))
  },
}

const canWriteFiles = () =>
  typeof FileSystemFileHandle === 'function' && 'createWritable' in FileSystemFileHandle.prototype
const keys = () => (canWriteFiles() ? inFiles : inDatabase)

/** Two tabs that begin at once would otherwise each make a key. */
const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(lockName, work)

export const openKey = (user: number): Promise<CryptoKey> => alone(() => keys().open(user))
export const destroyKeys = (): Promise<void> => alone(() => keys().destroy())

export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, sealed: await crypto.subtle.encrypt({ name: method, iv }, key, text) }
}

export async function unseal<T>(key: CryptoKey, { iv, sealed }: Sealed): Promise<T> {
  const text = await crypto.subtle.decrypt({ name: method, iv }, key, sealed)
  return JSON.parse(new TextDecoder().decode(text))
}
