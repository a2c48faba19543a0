import { buffer } from 'node:stream/consumers'
import type { MaterialSettings } from '@klasrum/contract/material'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import type { House } from '../../house.ts'
import { countModelUse, modelFor } from '../model/door.ts'
import { type Taken, whileHeld } from '../paid-work/door.ts'
import { changeFile, type FileToMake, findFileSource } from './files-to-make.store.ts'
import { settingsOfFile } from './run-settings.ts'
import { type RunWorkProgress, runWork } from './run-work.ts'
import { withNote } from './with-note.ts'
import { writeApart } from './write-apart.ts'

const lost = 'This file is not there any more. Please add it again.'
/** Of a hundred; the rest is writing. */
const readShare = 20

type Made = Parameters<typeof changeFile>[2]

export const putFile = (house: House, taken: Taken, id: number, values: Made): Promise<void> =>
  whileHeld(house, runWork, taken, (tx) => changeFile(tx, id, values))

export const withoutResult = (error: string): Made => ({ state: 'error', step: null, share: 0, error })

type Conditions = {
  settings: MaterialSettings
  /** Whose run it is. */
  user_id: number
  signal: AbortSignal
  tell: (progress: RunWorkProgress) => void
}

/** Reads a file, writes its material and keeps it; or the sentence that says why there is none. */
export async function makeFile(
  house: House,
  taken: Taken,
  file: FileToMake,
  { settings, user_id, signal, tell }: Conditions,
): Promise<void> {
  const put = (values: Made) => putFile(house, taken, file.id, values)
  await put({ state: 'processing', step: 'reading', share: 1 })
  const forward = onlyForward(tell)
  const stop = tellReading(file, forward)
  const read = await sourceOf(house, file, signal, (share) => {
    stop()
    forward({ file_id: file.id, step: 'reading', share: 1 + Math.floor((readShare - 1) * share) })
  }).finally(stop)
  if ('problem' in read) return put(withoutResult(read.problem))
  const { source } = read
  const { pages, language } = source
  // What was last said of the reading must not be written after this.
  tell({ file_id: file.id, step: 'planning', share: readShare })
  await put({ source, pages, language, step: 'planning', share: readShare })
  const { llm, note } = await modelFor(house, user_id)
  const answer = await writeApart(
    {
      kind: 'compose',
      source,
      settings: settingsOfFile(settings, source, file.corrections),
      llm,
    },
    {
      signal,
      onProgress: ({ step, share }) =>
        tell({ file_id: file.id, step, share: readShare + Math.floor(share * (99 - readShare)) }),
    },
  )
  if ('problem' in answer) return put(withoutResult(answer.problem))
  await countModelUse(house, { user_id, run_id: taken.id, work: 'run' }, answer.material.tokens)
  await put({ state: 'success', step: null, share: 100, material: withNote(answer.material, note) })
}

/** A file is read in one piece, so its share of the bar follows the clock and never comes to its end. */
function tellReading({ id, size }: FileToMake, tell: Conditions['tell']): () => void {
  const from = performance.now()
  const usual = 3_000 + size / 200
  const timer = setInterval(() => {
    const gone = performance.now() - from
    tell({ file_id: id, step: 'reading', share: 1 + Math.floor((readShare - 1) * (gone / (gone + usual))) })
  }, 1_000)
  return () => clearInterval(timer)
}

/** Pages that are pictures are counted, all else is told by the clock: the one must not take back the other. */
function onlyForward(tell: Conditions['tell']): Conditions['tell'] {
  let reached = 0
  return (progress) => {
    if (progress.share <= reached) return
    reached = progress.share
    tell(progress)
  }
}

async function sourceOf(
  { database, storage }: House,
  { id, file_name, stored_as }: FileToMake,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<{ source: SourceDocument } | { problem: string }> {
  const known = await findFileSource(database.tx, id)
  if (known) return { source: known }
  const stream = stored_as === null ? null : await storage.read(stored_as)
  if (!stream) return { problem: lost }
  const read = await readDocument(await buffer(stream), {
    fileName: file_name,
    signal,
    onPage: (page, pages) => onShare(page / pages),
  })
  return 'problem' in read ? { problem: readingSentences[read.problem] } : read
}
