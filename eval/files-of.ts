import { readFile } from 'node:fs/promises'
import { columnsPdfOf } from './columns-pdf-of.ts'
import { docxOf } from './docx-of.ts'
import { pdfOf } from './pdf-of.ts'
import type { As, Sample } from './sample.ts'

const endings: Record<As, string> = {
  docx: 'docx',
  'prose-docx': 'docx',
  'dll-docx': 'docx',
  'ilaw-docx': 'docx',
  pdf: 'pdf',
  'columns-pdf': 'pdf',
  doc: 'doc',
}

export const fileNameOf = ({ name, as }: Sample): string => `${name}.${endings[as]}`

/** The sample as the file that a teacher would add. Old Word files cannot be written here: they were saved once. */
export function bytesOf(sample: Sample): Promise<Buffer> {
  if (sample.as === 'doc') return readFile(new URL(`./samples/${fileNameOf(sample)}`, import.meta.url))
  if (sample.as === 'pdf') return pdfOf(sample)
  return sample.as === 'columns-pdf' ? columnsPdfOf(sample) : docxOf(sample)
}
