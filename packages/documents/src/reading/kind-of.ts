import type { SourceDocument } from '@klasrum/contract/source'

const zip = Buffer.from('504b0304', 'hex')
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Blank bytes may stand before a PDF. Something else there would make it a file of another kind as well. */
const pdf = /^(?:\xEF\xBB\xBF)?[\s\0]*%PDF-/
const pdfStart = 1_024

const jpeg = Buffer.from('ffd8ff', 'hex')
const png = Buffer.from('89504e470d0a1a0a', 'hex')
/** The kinds of photos of new telephones, behind the length of their head. */
const heic = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif)/

/** A unit of the curriculum is no file. */
export type FileKind = Exclude<SourceDocument['kind'], 'unit'>

/** What a file is shows in its content; its name is not looked at. */
export function fileKindOfBytes(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, zip.length).equals(zip)) return 'docx'
  if (bytes.subarray(0, container.length).equals(container)) return 'doc'
  if ([jpeg, png].some((mark) => bytes.subarray(0, mark.length).equals(mark))) return 'photo'
  return pdf.test(bytes.toString('latin1', 0, pdfStart)) ? 'pdf' : null
}

/** A photo that few programs can open. */
export const isHeic = (bytes: Buffer): boolean => heic.test(bytes.toString('latin1', 4, 12))
