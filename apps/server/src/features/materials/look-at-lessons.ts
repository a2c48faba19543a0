import { documentOfUnit } from '@klasrum/composer/sources/units/unit-document'
import type { Look } from '@klasrum/contract/looks'
import { mostLooksAnHour } from '@klasrum/contract/looks'
import type { RunCorrections } from '@klasrum/contract/runs'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import { unitSourceOf } from '@klasrum/curriculum/files'
import { unitOf } from '@klasrum/curriculum/library'
import { readQuickly } from '@klasrum/documents/read-document'
import { after, hours } from '../../clock.ts'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota, refuseBeyondQuota } from '../../http/throttle.ts'
import type { Upload } from '../../http/uploads.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { cleanName } from '../../storage/unclaimed-uploads.ts'
import { lockAccount } from '../points/door.ts'
import { refuseWithoutRoomFor, storing } from '../storage/door.ts'
import { lookScanOf } from './look-scans.ts'
import {
  addLook,
  filesOfLook,
  findLook,
  lockLookForUpdate,
  markUsed,
  moveLookFiles,
  type NewLookFile,
  removeLooks,
  staleLooksOf,
} from './looks.store.ts'
import { openLook } from './open-look.ts'
import {
  correctionsAt,
  newSeed,
  refuseShowSessions,
  settingsOf,
  settingsOfFile,
  type WishedSettings,
} from './run-settings.ts'
import { priceOf, type RunSource } from './start-run.ts'
import { lessonFiles, lessonOfUpload } from './store-files.ts'
import { lookInside } from './write-apart.ts'

/** With the hourly sweep its files are gone within a day. */
export const lookLasts = hours(22)

type LookedAt = Look['files'][number]
type ReadFile = Pick<NewLookFile, 'file_name' | 'size' | 'problem' | 'source' | 'scan'>
type Wish = WishedSettings & { corrections?: RunCorrections }

/** Reads the files, tells what a run would make of them, and keeps them for it. Nothing is left when the caller goes. */
export async function lookAtLessons(
  house: House,
  actor: Actor,
  {
    wish,
    uploads,
    unit,
    signal,
  }: { wish: Wish; uploads: readonly Upload[]; unit?: string; signal: AbortSignal },
): Promise<Look> {
  const { database, clock } = house
  refuseShowSessions(wish)
  await countLook(house, actor)
  const seed = newSeed()
  const chosen = unit === undefined ? null : chosenUnit(unit)
  const read = chosen ? [chosen.read] : await readUploads(uploads, signal)
  const files = await lookAtAll(read, wish, { seed, signal })
  const stored = lessonFiles(actor.user_id, chosen ? [chosen.lesson] : uploads.map(lessonOfUpload))
  const { look, removed } = await storing(house, stored.files, (taken) =>
    inTx(database, async (tx) => {
      const price = await balanceAndPrice(tx, actor, wish)
      const created_at = clock.now()
      const removed = await removeLooks(tx, await staleLooksOf(tx, actor.user_id, created_at))
      signal.throwIfAborted()
      const expires_at = after(created_at, lookLasts)
      const look_id = await addLook(
        tx,
        { user_id: actor.user_id, seed, created_at, expires_at },
        stored.sources.map((file, at) => ({ ...read[at], ...file })),
      )
      taken()
      return { look: { look_id, expires_at: expires_at.toISOString(), ...price, files }, removed }
    }),
  )
  await removeFiles(house, removed)
  return look
}

/** The same files with other settings: nothing is uploaded or read again. */
export async function lookAgain(
  house: House,
  actor: Actor,
  { id, wish, signal }: { id: number; wish: Wish; signal: AbortSignal },
): Promise<Look> {
  const { database, clock } = house
  refuseShowSessions(wish)
  const { seed, expires_at } = openLook(await findLook(database.tx, actor.user_id, id), clock.now())
  await countLook(house, actor)
  const files = await lookAtAll(await filesOfLook(database.tx, id), wish, { seed, signal })
  const price = await inTx(database, (tx) => balanceAndPrice(tx, actor, wish))
  return { look_id: id, expires_at: expires_at.toISOString(), ...price, files }
}

/** What a run has taken over stays the run's. */
export async function deleteLook(house: House, actor: Actor, id: number): Promise<void> {
  const removed = await inTx(house.database, async (tx) => {
    const look = (await lockLookForUpdate(tx, actor.user_id, id)) ?? refuse('look.not_found')
    return look.run_id === null ? removeLooks(tx, [look.id]) : []
  })
  await removeFiles(house, removed)
}

type TakenLook = { files: RunSource[]; seed: number; use: (run_id: number) => Promise<unknown> }

/** For a run in the same transaction. Whoever comes second is refused. */
export async function takeLook(tx: Tx, { clock }: House, actor: Actor, id: number): Promise<TakenLook> {
  // Before the look, as everywhere: two that lock in another order could wait for each other.
  await lockAccount(tx, actor.user_id)
  const { seed } = openLook(await lockLookForUpdate(tx, actor.user_id, id), clock.now())
  const files = await moveLookFiles(tx, id)
  return {
    files: files.map(({ file_name, size, stored_as, source }) => ({ file_name, size, stored_as, source })),
    seed,
    use: (run_id) => markUsed(tx, id, run_id),
  }
}

/** Before the files are read. */
export async function refuseLookAhead(
  { database: { tx }, clock }: House,
  { actor: { user_id }, size }: { actor: Actor; size: number },
): Promise<void> {
  await refuseBeyondQuota(tx, `look:${user_id}`, clock.now(), mostLooksAnHour)
  await refuseWithoutRoomFor(tx, user_id, size)
}

const countLook = ({ database, clock }: House, { user_id }: Actor) =>
  countWithinQuota(database.tx, `look:${user_id}`, clock.now(), mostLooksAnHour)

async function balanceAndPrice(tx: Tx, actor: Actor, wish: Wish) {
  const account = await lockAccount(tx, actor.user_id)
  if (!account || account.deleted_at) refuse('session.ended')
  return { cost: await priceOf(tx, actor, wish), points: account.points }
}

/** One after the other: three at once would be three times the memory. */
async function readUploads(uploads: readonly Upload[], signal: AbortSignal): Promise<ReadFile[]> {
  const read: ReadFile[] = []
  for (const upload of uploads) read.push(await readUpload(upload, signal))
  return read
}

async function readUpload({ name, size, bytes }: Upload, signal: AbortSignal): Promise<ReadFile> {
  const file_name = cleanName(name)
  const read = await readQuickly(await bytes(), { fileName: file_name, signal })
  const about = { file_name, size }
  if ('scanned' in read)
    return { ...about, problem: null, source: null, scan: { waiting: read.scanned, pages: [] } }
  return 'problem' in read
    ? { ...about, problem: readingSentences[read.problem], source: null }
    : { ...about, problem: null, source: read.source }
}

/** A topic of the curriculum as a file: its text is stored, and it is read already. */
function chosenUnit(id: string) {
  const unit = unitOf(id) ?? refuse('unit.not_found')
  const source = documentOfUnit(unit)
  const bytes = Buffer.from(unitSourceOf(id))
  const file_name = source.file_name
  const read: ReadFile = { file_name, size: bytes.length, problem: null, source }
  return { lesson: { name: file_name, content: bytes }, read }
}

type Looking = { seed: number; signal: AbortSignal }

const lookAtAll = (files: readonly ReadFile[], wish: Wish, looking: Looking): Promise<LookedAt[]> =>
  Promise.all(
    files.map(async ({ file_name, size, problem, source, scan }, at) => {
      const about = {
        file_name,
        size,
        pages: source?.pages ?? null,
        ...(scan && { scan: lookScanOf(scan) }),
      }
      if (!source && !problem && scan) return { ...about, problem: null, found: null }
      if (!source) return { ...about, problem: problem ?? readingSentences.damaged, found: null }
      const answer = await lookAtOne(source, { wish, place: at + 1, ...looking })
      return 'problem' in answer
        ? { ...about, problem: answer.problem, found: null }
        : { ...about, problem: null, found: answer.found }
    }),
  )

type OneFile = Looking & { wish: Wish; place: number }

function lookAtOne(source: SourceDocument, { wish, place, seed, signal }: OneFile) {
  const { heading, files } = wish.corrections ?? {}
  const settings = settingsOf(wish, { seed, school: null, teacher: null, heading })
  return lookInside(source, settingsOfFile(settings, source, correctionsAt(files, place)), signal)
}
