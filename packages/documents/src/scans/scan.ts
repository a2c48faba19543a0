/** A line as it was read, in points from the upper left corner of its page. */
export type ScanLine = {
  words: { text: string; x: number; width: number }[]
  /** Of the line the letters stand on. */
  y: number
  size: number
  /** Whether every word of it was read clearly. */
  sure: boolean
  /** What stands on the page there, as a PNG in base64; only of lines that were not read clearly. */
  picture?: string
  /** What the teacher typed or confirmed; nothing when the line is to be left out. */
  corrected?: string
}

export type ScanPage = {
  number: number
  width: number
  height: number
  lines: ScanLine[]
  /** Drawings and photos on the page, cut out: PNG in base64, and the upper edge in points. */
  pictures: { y: number; width: number; height: number; png: string }[]
}

export const textOfLine = ({ words, corrected }: ScanLine): string =>
  corrected ?? words.map(({ text }) => text).join(' ')

export const isScanLineOpen = ({ sure, corrected }: ScanLine): boolean => !sure && corrected === undefined
