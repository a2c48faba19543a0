import type { Picture } from './draft.ts'

/** Words in one font on one line. Positions are in points from the upper left corner. */
export type Run = {
  text: string
  x: number
  /** Of the line the letters stand on. */
  y: number
  width: number
  size: number
  bold: boolean
}

export type Page = {
  number: number
  width: number
  height: number
  runs: Run[]
  pictures: { y: number; picture: Picture }[]
}
