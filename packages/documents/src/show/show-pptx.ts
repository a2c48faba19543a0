import { apart } from '../apart.ts'
import type { ShowFile } from './show-file.ts'

const writeApart = apart<ShowFile, Uint8Array>(new URL('./show-pptx.worker.ts', import.meta.url), {
  longest: 120_000,
  megabytes: 512,
  kept: 60_000,
})

/** For PowerPoint, with what is said as speaker notes. Written in a thread of its own. */
export async function showPptx(show: ShowFile): Promise<Uint8Array> {
  const bytes = await writeApart(show)
  if (!bytes) throw new Error('The slides took too much time or memory.')
  return bytes
}
