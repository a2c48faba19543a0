/** How the sample is given to the reader: each kind has the faults that such files have. */
export type As = 'docx' | 'prose-docx' | 'dll-docx' | 'ilaw-docx' | 'pdf' | 'columns-pdf' | 'doc'

/** Words between two pairs of asterisks stand in bold. */
export type SampleBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; numbered: boolean; items: readonly string[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'caption'; text: string }
  | { kind: 'figure' }

export type Sample = {
  /** Also the name of its file. */
  name: string
  title: string
  subject: string
  language: 'en' | 'fil'
  as: As
  blocks: readonly SampleBlock[]
}

export const heading = (level: 1 | 2 | 3, text: string): SampleBlock => ({ kind: 'heading', level, text })
export const paragraph = (text: string): SampleBlock => ({ kind: 'paragraph', text })
export const list = (...items: string[]): SampleBlock => ({ kind: 'list', numbered: false, items })
export const steps = (...items: string[]): SampleBlock => ({ kind: 'list', numbered: true, items })
/** The first row is the head. */
export const table = (...rows: string[][]): SampleBlock => ({ kind: 'table', rows })
export const caption = (text: string): SampleBlock => ({ kind: 'caption', text })
export const figure: SampleBlock = { kind: 'figure' }
