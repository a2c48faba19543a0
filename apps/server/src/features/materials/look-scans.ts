import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  type LookScan,
  type LookScans,
  mostScanReadsAnHour,
  mostUnsureLines,
  type UnsureLine,
} from '@klasrum/contract/looks'
import { readingSentences } from '@klasrum/contract/source'
import { readWithScans } from '@klasrum/documents/read-document'
import { readScan, scanSecondsFor } from '@klasrum/documents/scans/read-scan'
import { isScanLineOpen, type ScanPage, textOfLine } from '@klasrum/documents/scans/scan'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { changeLookFile, filesOfLook, findLook, type LookFileRow, lockLookForUpdate } from './looks.store.ts'
import type { ReadPages } from './looks.tables.ts'
import { openLook } from './open-look.ts'

/** Of one call: no page is begun after them, so that the screen hears of each few pages. */
const secondsOfOneCall = 6
const lost = 'This file is not there any more. Please add it again.'

type Asked = { id: number; signal: AbortSignal }

/** Reads on where the last call ended. Whoever leaves has it ended at once. */
export async function readLookScans(house: House, actor: Actor, { id, signal }: Asked): Promise<LookScans> {
  const { database } = house
  const files = await filesOf(house, actor, id)
  const file = files.find(({ scan }) => (scan?.waiting.length ?? 0) > 0)
  if (!file?.scan) return scansOf(files)
  const bytes = await bytesOf(house, file)
  const { waiting, pages } = file.scan
  const unread = (problem: string) => write(house, actor, file, { problem, scan: { waiting: [], pages } })
  const read = bytes && (await readScan(bytes, { pages: waiting, seconds: secondsOfOneCall, signal }))
  if (!read) await unread(lost)
  else if ('problem' in read) await unread(readingSentences[read.problem])
  else {
    const all = [...pages, ...read.pages.map(withoutPixels)]
    const rest = waiting.slice(read.pages.length)
    const source = rest.length === 0 ? await sourceWith(bytes, file, all, signal) : {}
    await write(house, actor, file, { ...source, scan: { waiting: rest, pages: all } })
  }
  return scansOf(await filesOfLook(database.tx, id))
}

/** A look shows no pictures, and a show reads its file anew: a row keeps only which they are. */
const withoutPixels = (page: ScanPage): ScanPage => ({
  ...page,
  pictures: page.pictures.map((each) => ({
    ...each,
    png: createHash('sha256').update(each.png).digest('base64'),
  })),
})

type Correction = { place: number; lines: readonly Omit<UnsureLine, 'picture'>[] }

/** What was typed stands from now on for what was read. */
export async function correctLookLines(
  house: House,
  actor: Actor,
  { id, signal, place, lines }: Asked & Correction,
): Promise<LookScans> {
  const files = await filesOf(house, actor, id)
  const file = files.find((each) => each.place === place)
  if (!file?.scan || file.scan.waiting.length > 0) return scansOf(files)
  const pages = file.scan.pages.map((page) => corrected(page, lines))
  const bytes = await bytesOf(house, file)
  const source = bytes ? await sourceWith(bytes, file, pages, signal) : { source: null, problem: lost }
  await write(house, actor, file, { ...source, scan: { waiting: [], pages } })
  return scansOf(await filesOfLook(house.database.tx, id))
}

/** Only what was not clear can be corrected: nobody writes a lesson of their own into somebody else's page this way. */
function corrected(page: ScanPage, typed: Correction['lines']): ScanPage {
  const own = typed.filter((each) => each.page === page.number)
  if (own.length === 0) return page
  return {
    ...page,
    lines: page.lines.map((line, at) => {
      const text = own.find((each) => each.line === at)?.text
      return text === undefined || line.sure ? line : { ...line, corrected: text }
    }),
  }
}

async function filesOf(house: House, actor: Actor, id: number): Promise<LookFileRow[]> {
  const { database, clock } = house
  const now = clock.now()
  openLook(await findLook(database.tx, actor.user_id, id), now)
  await countWithinQuota(database.tx, `scan:${actor.user_id}`, now, mostScanReadsAnHour)
  return filesOfLook(database.tx, id)
}

async function bytesOf({ storage }: House, { stored_as }: LookFileRow): Promise<Buffer | null> {
  const stream = await storage.read(stored_as)
  return stream ? buffer(stream) : null
}

async function sourceWith(
  bytes: Buffer,
  { file_name }: LookFileRow,
  pages: readonly ScanPage[],
  signal: AbortSignal,
) {
  const answer = await readWithScans(bytes, pages, { fileName: file_name, signal })
  return 'problem' in answer
    ? { source: null, problem: readingSentences[answer.problem] }
    : { source: answer.source, problem: null }
}

type Values = Parameters<typeof changeLookFile>[2]

/** Not over what another call wrote meanwhile: its pages are read, and the next call goes on behind them. */
const write = ({ database, clock }: House, actor: Actor, file: LookFileRow, values: Values): Promise<void> =>
  inTx(database, async (tx) => {
    openLook(await lockLookForUpdate(tx, actor.user_id, file.look_id), clock.now())
    const now = (await filesOfLook(tx, file.look_id)).find(({ id }) => id === file.id)
    if (JSON.stringify(now?.scan) === JSON.stringify(file.scan)) await changeLookFile(tx, file.id, values)
  })

export const lookScanOf = ({ waiting, pages }: ReadPages): LookScan => ({
  pages: waiting.length + pages.length,
  read: pages.length,
  seconds: scanSecondsFor(waiting.length),
  unsure: pages
    .flatMap(({ number, lines }) =>
      lines.flatMap((line, at) =>
        isScanLineOpen(line)
          ? [{ page: number, line: at, text: textOfLine(line).slice(0, 2_000), picture: line.picture ?? '' }]
          : [],
      ),
    )
    .slice(0, mostUnsureLines),
})

const scansOf = (files: readonly LookFileRow[]): LookScans => ({
  waiting: files.reduce((sum, { scan }) => sum + (scan?.waiting.length ?? 0), 0),
  files: files.flatMap(({ place, scan }) => (scan ? [{ place, scan: lookScanOf(scan) }] : [])),
})
