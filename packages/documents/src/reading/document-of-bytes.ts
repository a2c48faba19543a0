import { mostDocumentBytes, type ReadingProblem, SourceDocument } from '@klasrum/contract/source'
import { isScanLineOpen, type ScanPage } from '../scans/scan.ts'
import type { Drafts, Picture } from './draft.ts'
import { type FileKind, fileKindOfBytes, isHeic } from './kind-of.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf, type Scanned } from './read-pdf.ts'
import { readPhoto } from './read-photo.ts'
import { sourceOf } from './source-of.ts'
import { Unread } from './unread.ts'

export type DocumentReading = { source: SourceDocument; pictures: Picture[] } | { problem: ReadingProblem }

type Scans = ReadonlyMap<number, ScanPage>

const readers: Record<FileKind, (bytes: Buffer, scans?: Scans) => Promise<Drafts | Scanned>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  photo: readPhoto,
}

/** A file whose words need no reading from pictures. */
export async function documentOfBytes(bytes: Buffer, fileName: string): Promise<DocumentReading> {
  const reading = await readingOfBytes(bytes, fileName)
  return 'scanned' in reading ? { problem: 'scan' } : reading
}

/** Pages that are pictures come with what was read on them; without it the answer is which pages they are. */
export async function readingOfBytes(
  bytes: Buffer,
  fileName: string,
  scans?: Scans,
): Promise<DocumentReading | Scanned> {
  try {
    if (bytes.length === 0) throw new Unread('empty')
    if (bytes.length > mostDocumentBytes) throw new Unread('too_large')
    const kind = fileKindOfBytes(bytes)
    if (!kind) throw new Unread(isHeic(bytes) ? 'heic' : 'wrong_kind')
    const read = await readers[kind](bytes, scans)
    if ('scanned' in read) return read
    const { source, pictures } = sourceOf(withScanNote(read, scans), { fileName, kind })
    return { source: SourceDocument.parse(source), pictures }
  } catch (error) {
    if (error instanceof Unread)
      return { problem: scans && error.problem === 'empty' ? 'scan' : error.problem }
    throw error
  }
}

function withScanNote(read: Drafts, scans: Scans | undefined): Drafts {
  const open = [...(scans?.values() ?? [])].flatMap(({ lines }) => lines).filter(isScanLineOpen).length
  if (open === 0) return read
  const lines = open === 1 ? '1 line was' : `${open} lines were`
  return { ...read, notes: [...read.notes, `${lines} not read clearly and left out.`] }
}
