import type { SourceDocument } from '@klasrum/contract/source'

const zip = Buffer.from('504b0304', 'hex')
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Blank bytes may stand before a PDF. Something else there would make it a file of another kind as well. */
const pdf = /^(?:\xEF\xBB\xBF)?[\s\0]*%PDF-/
const pdfStart = 1_024

/** A unit of the curriculum is no file. */
export type FileKind = Exclude<SourceDocument['kind'], 'unit'>

/** What a file is shows in its content; its name is not looked at. */
export function kindOf(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, zip.length).equals(zip)) return 'docx'
  if (bytes.subarray(0, container.length).equals(container)) return 'doc'
  return pdf.test(bytes.toString('latin1', 0, pdfStart)) ? 'pdf' : null
}
