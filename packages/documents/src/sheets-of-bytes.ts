import { decodedText, sheetsOfText } from './read-text.ts'
import { sheetsOfWorkbook } from './read-workbook.ts'
import { type SheetManner, Unreadable, type UnreadableReason, type WorkbookSheet } from './sheet.ts'

export type SheetsAnswer<Refused = UnreadableReason> = { sheets: WorkbookSheet[] } | { refused: Refused }

const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1')
/** Of the container that an old workbook is, and that a password makes of every workbook. */
const oldSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const lockedContent = Buffer.from('EncryptedPackage', 'utf16le')

/** What a file is shows in its content; its name is not looked at. */
export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(zipSignature) || isOld(bytes)

const isOld = (bytes: Buffer): boolean => bytes.subarray(0, oldSignature.length).equals(oldSignature)
const isLocked = (bytes: Buffer): boolean => isOld(bytes) && bytes.includes(lockedContent)

export async function sheetsOfBytes(bytes: Buffer, manner: SheetManner): Promise<SheetsAnswer> {
  try {
    if (isLocked(bytes)) throw new Unreadable('locked')
    const sheets = isWorkbook(bytes)
      ? await sheetsOfWorkbook(bytes, manner)
      : sheetsOfText(decodedText(bytes), manner)
    return { sheets }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.reason }
    throw error
  }
}
