import type { PdfDocument } from './pdf.ts'
import { definitionOf } from './pdf-layout.ts'
import { bytesOf } from './pdf-writer.ts'

export const writePdf = (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(definitionOf(document))
