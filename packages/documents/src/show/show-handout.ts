import { apart } from '../apart.ts'
import type { ShowFile } from './show-file.ts'

const writeApart = apart<ShowFile, Uint8Array>(new URL('./show-handout.worker.ts', import.meta.url), {
  longest: 120_000,
  megabytes: 512,
  kept: 60_000,
})

/** A PDF to print: each slide with what is said beside it. Written in a thread of its own. */
export async function showHandout(show: ShowFile): Promise<Uint8Array> {
  const bytes = await writeApart(show)
  if (!bytes) throw new Error('The handout took too much time or memory.')
  return bytes
}
