import { setTimeout as pause } from 'node:timers/promises'
import type { Received } from '@klasrum/contract/endpoint'
import { longestAnswerSeconds, type processLessonPlansEndpoint } from '@klasrum/contract/runs'
import { docxOf } from '@klasrum/documents/docx/docx'
import { papersOf } from '@klasrum/documents/papers/papers-of'
import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { madeFiles } from './made-files.store.ts'
import { findRun, runStateOf } from './runs.store.ts'
import { showJobOf } from './show-run.ts'

type Processed = Received<(typeof processLessonPlansEndpoint)['reply']>

const look = 250

/** True when the run was over in time. */
export async function isOverInTime({ database }: House, id: number): Promise<boolean> {
  const deadline = performance.now() + longestAnswerSeconds * 1_000
  for (;;) {
    const state = await runStateOf(database.tx, id)
    if (state !== 'queued' && state !== 'running') return true
    if (performance.now() + look > deadline) return false
    await pause(look)
  }
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The result of a run that is over, with its Word files. */
export async function resultOf(tx: Tx, run_id: number): Promise<Processed> {
  const processed_files: Processed['processed_files'] = []
  for (const file of await madeFiles(tx, run_id)) processed_files.push(await processedFile(file))
  const run = await findRun(tx, run_id)
  return {
    run_id,
    processed_files,
    slideshow_warnings: run?.slideshow_warnings ?? [],
    slideshow_job: run ? await showJobOf(tx, run) : null,
  }
}

async function processedFile({
  file_name,
  material,
  error,
}: Awaited<ReturnType<typeof madeFiles>>[number]): Promise<Processed['processed_files'][number]> {
  if (!material)
    return {
      fileData: null,
      fileName: file_name,
      mimeType: null,
      error: error ?? 'Processing failed',
      session_documents: [],
      exam_document: null,
    }
  const written: { of: string; name: string; data: string }[] = []
  for (const paper of papersOf(material))
    written.push({ of: paper.of.kind, name: `${paper.fileName}.docx`, data: base64(await docxOf(paper)) })
  const sent = (kind: string) =>
    written
      .filter(({ of }) => of === kind)
      .map(({ name, data }) => ({ filename: name, available: true, fileData: data, mimeType: wordType }))
  const [plan] = sent('plan')
  return {
    fileData: plan?.fileData ?? null,
    fileName: plan?.filename ?? file_name,
    mimeType: wordType,
    error: null,
    session_documents: sent('quiz'),
    exam_document: sent('exam')[0] ?? null,
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
