import { renderInThread } from '../render-in-thread.ts'
import type { ShowFile, ShowSound } from './show-file.ts'

/** Slides for PowerPoint with speaker notes, a PDF of each slide with what is said, or a page that plays offline. */
export type TakenAlong =
  | { as: 'pptx' | 'handout'; show: ShowFile }
  | { as: 'html'; show: ShowFile; sound: ShowSound }

const writeInThread = renderInThread<TakenAlong, Uint8Array>(
  new URL('./take-along.worker.ts', import.meta.url),
  {
    workMs: 120_000,
    megabytes: 512,
    idleMs: 60_000,
  },
)

/** A show as a file of its own, written in a thread of its own. */
export async function takeAlong(asked: TakenAlong): Promise<Uint8Array> {
  const bytes = await writeInThread(asked)
  if (!bytes) throw new Error('The file of the slide show took too much time or memory.')
  return bytes
}
