import type { Picture } from './draft.ts'
import type { Painting } from './pdf-painting.ts'

/** In points from the upper left corner. */
export type PageArea = { left: number; right: number; top: number; bottom: number }

/** Words in one font on one line. Positions are in points from the upper left corner. */
export type PdfRun = {
  text: string
  x: number
  /** Of the line the letters stand on. */
  y: number
  width: number
  size: number
  bold: boolean
  font: string
  /** Behind a space, however narrow. */
  spaced: boolean
  /** What of it is printed in a colour. */
  coloured?: string[]
}

export type ExtractedPage = {
  number: number
  width: number
  height: number
  runs: PdfRun[]
  pictures: { y: number; picture: Picture }[]
  painting: Painting
}
