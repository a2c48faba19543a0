import { destroyKeys, openKey, type Sealed, seal, unseal } from './answers-key.ts'
import { answerOf, transactionEnd } from './indexed.ts'
import { whenIdle } from './pause.ts'

const database = 'klasrum-kept'
const table = 'answers'
const byAge = 'by-age'
/** Raise it when an answer that is kept changes its shape: what older versions kept is dropped then. */
const shape = 3
const mostOfAKind = 12

/** What was asked: its kind, and of what. */
export type AnswerName = readonly [kind: string, ...of: (string | number)[]]
export type OfflineAnswer<T> = { answer: T; at: number }
/** Names and times are plain, so that the oldest can be found; what was answered is not. */
type Row = Sealed & { at: number; user: number; kind: string }

let owner: number | null = null
let key: Promise<CryptoKey> | undefined
let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase()
  return opened
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, shape)
  opening.onupgradeneeded = () => {
    const { result: db } = opening
    if (db.objectStoreNames.contains(table)) db.deleteObjectStore(table)
    db.createObjectStore(table).createIndex(byAge, ['user', 'kind', 'at'])
  }
  const db = await answerOf(opening)
  db.onversionchange = () => db.close()
  return db
}

const answersFor = (db: IDBDatabase, mode: IDBTransactionMode) =>
  db.transaction(table, mode).objectStore(table)

/** Everything whose name begins so: an array comes after every text and number. */
const allUnder = (start: readonly (string | number)[]) => IDBKeyRange.bound(start, [...start, []])

/** A key that is made after the session has ended would outlive it. */
async function keyOf(user: number): Promise<CryptoKey> {
  await whenIdle()
  if (user !== owner) throw new Error('The session has ended.')
  return openKey(user)
}

/**
 * Answers are kept for one user at a time, and only as long as the session lasts: what was kept for others goes.
 * A browser that cannot keep them works all the same, with a connection.
 */
export async function openOfflineAnswersOf(user: number | null): Promise<void> {
  if (owner === user && user !== null) return
  owner = user
  // Without encryption on the way a browser has neither keys nor files for them: nothing is kept then.
  key = user === null || !isSecureContext ? undefined : keyOf(user)
  key?.catch(() => {})
  try {
    // The page is drawn first: files and databases would take their share of it on a slow phone.
    if (user !== null) await whenIdle()
    if (user !== owner) return
    if (user === null && isSecureContext) await destroyKeys().catch(() => {})
    const answers = answersFor(await open(), 'readwrite')
    if (user === null) answers.clear()
    else {
      answers.delete(IDBKeyRange.upperBound([user], true))
      answers.delete(IDBKeyRange.lowerBound([user, []]))
    }
    await transactionEnd(answers.transaction)
  } catch {}
}

export async function storeOfflineAnswer(name: AnswerName, answer: unknown): Promise<void> {
  const user = owner
  if (user === null || !key) return
  try {
    const at = Date.now()
    // Before the transaction begins: one that waits for anything else ends.
    const sealed = await seal(await key, answer)
    const db = await open()
    if (user !== owner) return
    const answers = answersFor(db, 'readwrite')
    const [kind] = name
    const row: Row = { user, kind, at, ...sealed }
    answers.put(row, [user, ...name])
    const oldestFirst = await answerOf(answers.index(byAge).getAllKeys(allUnder([user, kind])))
    for (const key of oldestFirst.slice(0, -mostOfAKind)) answers.delete(key)
  } catch {}
}

/** What the server refuses is not kept either. */
export async function dropOfflineAnswer(name: AnswerName): Promise<void> {
  const user = owner
  if (user === null) return
  try {
    answersFor(await open(), 'readwrite').delete([user, ...name])
  } catch {}
}

/** The answers to everything whose name begins so, the latest first. */
export async function offlineAnswers<T>(start: AnswerName): Promise<OfflineAnswer<T>[]> {
  const user = owner
  if (user === null || !key) return []
  try {
    const own = await key
    const rows: Row[] = await answerOf(
      answersFor(await open(), 'readonly').getAll(allUnder([user, ...start])),
    )
    // One sealed with an earlier key is as good as gone.
    const read = await Promise.all(
      rows.map((row) =>
        unseal<T>(own, row).then(
          (answer) => [{ answer, at: row.at }],
          () => [],
        ),
      ),
    )
    return user === owner ? read.flat().sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}
