/** What a file holds in the order of reading, before it is numbered and its lists are put together. */
export type Draft = {
  page: number | null
  /** What stands in bold inside it. */
  terms: string[]
  /** What is printed in a colour in it; it becomes a term when the words around it are black. */
  coloured?: string[]
} & (
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  /** `mark` is what it is counted by, without dots and brackets. */
  | { kind: 'item'; depth: number; ordered: boolean; mark?: string; text: string }
  /** Each cell as the lines it is written in. */
  | { kind: 'table'; head: boolean; cells: string[][][] }
  | { kind: 'caption'; text: string }
  | { kind: 'picture'; picture: number }
)

export type Picture = {
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  bytes: Uint8Array
}

export type Drafts = {
  title: string | null
  pages: number | null
  drafts: Draft[]
  pictures: Picture[]
  notes: string[]
}

export const mostPictures = 100
/** Of a picture that is kept. */
export const mostPixels = 16_000_000
/** Of all pictures of a file together. */
export const mostPictureBytes = 24 * 1024 * 1024
/** Characters of a whole file: a thousand close pages. */
export const mostText = 4_000_000
