import { mostDocumentBytes, type ReadingProblem, SourceDocument } from '@klasrum/contract/source'
import type { Drafts, Picture } from './draft.ts'
import { type FileKind, kindOf } from './kind-of.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { sourceOf } from './source-of.ts'
import { Unread } from './unread.ts'

export type Reading = { source: SourceDocument; pictures: Picture[] } | { problem: ReadingProblem }

const readers: Record<FileKind, (bytes: Buffer) => Promise<Drafts>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
}

export async function documentOfBytes(bytes: Buffer, fileName: string): Promise<Reading> {
  try {
    if (bytes.length === 0) throw new Unread('empty')
    if (bytes.length > mostDocumentBytes) throw new Unread('too_large')
    const kind = kindOf(bytes)
    if (!kind) throw new Unread('wrong_kind')
    const { source, pictures } = sourceOf(await readers[kind](bytes), { fileName, kind })
    return { source: SourceDocument.parse(source), pictures }
  } catch (error) {
    if (error instanceof Unread) return { problem: error.problem }
    throw error
  }
}
