import type { PaperDocument } from '@klasrum/contract/papers'
import { docxOf } from '../docx/docx.ts'
import { pdfOf } from '../pdf/pdf.ts'

export type PaperFormat = 'docx' | 'pdf'

const types: Record<PaperFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

/** A document as a file to download. */
export async function paperFile(document: PaperDocument, format: PaperFormat) {
  return {
    type: types[format],
    name: `${document.fileName}.${format}`,
    bytes: await (format === 'pdf' ? pdfOf(document) : docxOf(document)),
  }
}
