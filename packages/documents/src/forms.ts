import type { WordWrite } from './fill-word.ts'
import type { CellWrite, Filled } from './fill-workbook.ts'
import { renderInThread } from './render-in-thread.ts'
import { Unreadable, type UnreadableReason } from './sheet.ts'

export type FormsInput =
  | { kind: 'fill'; bytes: Uint8Array; writes: readonly CellWrite[] }
  | { kind: 'fill word'; bytes: Uint8Array; writes: readonly WordWrite[] }
export type FormsAnswer =
  | ({ kind: 'fill' } & Filled)
  | { kind: 'fill word'; bytes: Buffer }
  | { kind: 'refused'; reason: UnreadableReason }

const answerInThread = renderInThread<FormsInput, FormsAnswer>(
  new URL('./forms.worker.ts', import.meta.url),
  {
    workMs: 60_000,
    megabytes: 768,
    idleMs: 60_000,
  },
)

/** In a thread: a class record of two megabytes takes seconds. */
async function answerTo<Kind extends FormsInput['kind']>(
  question: Extract<FormsInput, { kind: Kind }>,
): Promise<Extract<FormsAnswer, { kind: Kind }>> {
  const answer = await answerInThread(question)
  if (!answer) throw new Unreadable('too_large')
  if (answer.kind === 'refused') throw new Unreadable(answer.reason)
  return answer as Extract<FormsAnswer, { kind: Kind }>
}

export const filledWorkbook = async (bytes: Uint8Array, writes: readonly CellWrite[]): Promise<Filled> =>
  answerTo({ kind: 'fill', bytes, writes })

export const filledWord = async (bytes: Uint8Array, writes: readonly WordWrite[]): Promise<Uint8Array> =>
  (await answerTo({ kind: 'fill word', bytes, writes })).bytes
