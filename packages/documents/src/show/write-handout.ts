import { bytesOf } from '../pdf/pdf-writer.ts'
import { handoutOf } from './handout-layout.ts'
import type { ShowFile } from './show-file.ts'

/** A PDF to print: each slide with what is said beside it. */
export const writeHandout = (show: ShowFile): Promise<Uint8Array<ArrayBuffer>> => bytesOf(handoutOf(show))
