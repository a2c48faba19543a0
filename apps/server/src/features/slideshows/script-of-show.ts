import { buffer } from 'node:stream/consumers'
import { gradeNumberIn } from '@klasrum/composer/understand/signs'
import type { SlideScript } from '@klasrum/contract/material'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import type { House } from '../../house.ts'
import { countModelUse, type ModelToday, modelFor } from '../model/door.ts'
import type { ShowToMake } from './show-to-make.store.ts'
import type { ShowWorkProgress } from './show-work.ts'
import { findLesson } from './shows.store.ts'
import { writeScript } from './write-script.ts'

const lost = 'The lesson file is not there any more. Please add it again.'
/** Of a hundred, when the step begins. */
const writing = 8
const narrating = 20

type Conditions = { signal: AbortSignal; tell: (progress: ShowWorkProgress) => void }

export type WrittenScript = {
  script: SlideScript
  declaration: string | null
  /** Of the learners, where the lesson names it. */
  grade: number | null
  /** Those of the lesson, by number; read only where the script shows one. */
  pictures: () => Promise<Uint8Array[]>
}

/** What is told, from the lesson; or the sentence that says why there is nothing to tell. */
export async function scriptOfShow(
  house: House,
  show: ShowToMake,
  { signal, tell }: Conditions,
): Promise<WrittenScript | { problem: string }> {
  const lesson = show.run_file_id === null ? undefined : await findLesson(house.database.tx, show.run_file_id)
  const read = fileReader(house, lesson ?? show, signal)
  const pictures = async () => {
    const answer = await read()
    return 'pictures' in answer ? answer.pictures : []
  }
  const { slides, asked, declaration } = lesson ?? {}
  if (slides && asked?.minutes === show.asked_minutes && show.title.startsWith(asked.title))
    return { script: slides, declaration: declaration ?? null, grade: gradeOf(lesson?.source), pictures }

  const known = lesson?.source ?? null
  const answer = known ? { source: known } : await read()
  if ('problem' in answer) return answer
  tell({ step: 'writing', share: writing })
  const { llm, note } = await modelFor(house, show.user_id)
  const written = await writeScript(workOf(show, answer.source, llm), {
    signal,
    onProgress: (share) =>
      tell({ step: 'writing', share: writing + Math.floor(share * (narrating - writing)) }),
  })
  if ('problem' in written) return written
  const { script, tokens, declaration: made } = written
  await countModelUse(house, { user_id: show.user_id, work: 'show' }, tokens)
  const grade = gradeOf(answer.source)
  return { script: withWarning(script, note), declaration: made, grade, pictures }
}

/** From 1 to 12. */
function gradeOf(source: SourceDocument | null | undefined): number | null {
  const grade = gradeNumberIn(source?.plan?.grade_level ?? '')
  return Number.isInteger(grade) && grade >= 1 && grade <= 12 ? grade : null
}

/** The same lesson and wish give the same script. */
const workOf = (
  { asked_minutes, title, id }: ShowToMake,
  source: SourceDocument,
  llm: ModelToday['llm'],
) => ({
  source,
  minutes: asked_minutes,
  title,
  seed: id,
  llm,
})

const mostWarnings = 10

const withWarning = (script: SlideScript, note: string | null): SlideScript =>
  note === null ? script : { ...script, warnings: [note, ...script.warnings].slice(0, mostWarnings) }

type Kept = { stored_as: string | null; file_name: string | null }
type Read = { source: SourceDocument; pictures: Uint8Array[] } | { problem: string }

/** Once, however often it is asked for. */
function fileReader({ storage }: House, { stored_as, file_name }: Kept, signal: AbortSignal) {
  let reading: Promise<Read> | undefined
  const read = async (): Promise<Read> => {
    const stream = stored_as === null ? null : await storage.read(stored_as)
    if (!stream) return { problem: lost }
    const answer = await readDocument(await buffer(stream), { fileName: file_name ?? '', signal })
    return 'problem' in answer ? { problem: readingSentences[answer.problem] } : answer
  }
  return (): Promise<Read> => {
    reading ??= read()
    return reading
  }
}
