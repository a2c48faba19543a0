import type { ShowFilePicture } from './show-file.ts'

export type SlideArea = { x: number; y: number; width: number; height: number }

export type TextMark = {
  kind: 'text'
  at: SlideArea
  text: string
  size: number
  bold?: boolean
  colour: string
  align?: 'left' | 'center' | 'right'
  /** Where in its area it stands; at the top if not said. */
  stands?: 'middle' | 'bottom'
  /** What the slide is called in an outline. */
  isHeading?: true
}

export type TableMark = {
  kind: 'table'
  at: SlideArea
  widths: number[]
  heights: number[]
  /** The head first, every row as long as the others. */
  rows: string[][]
  size: number
  padding: { side: number; above: number }
}

/** What a slide is drawn of, in the order in which it lies on it. */
export type SlideMark =
  | { kind: 'box'; at: SlideArea; fill: string | null; line?: string; radius?: number }
  | { kind: 'picture'; at: SlideArea; picture: ShowFilePicture }
  | TextMark
  | TableMark

/** A piece of a slide that takes the height it needs at a type size. */
export type SlidePart = {
  measure: (width: number, size: number) => { height: number; divided: boolean }
  draw: (at: SlideArea, size: number) => SlideMark[]
}
