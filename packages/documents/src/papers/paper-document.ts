import type { Cell, Paragraph, Run } from '@klasrum/contract/papers'

export const paragraph = (
  text: string | readonly Run[],
  more: Omit<Paragraph, 'kind' | 'runs'> = {},
): Paragraph => ({ kind: 'paragraph', runs: typeof text === 'string' ? [{ text }] : text, ...more })

/** Between a table and what follows it. */
export const gap: Paragraph = paragraph('', { look: 'note' })

export const cell = (
  text: string | readonly Run[] | readonly Paragraph[],
  more: Omit<Cell, 'text'> = {},
): Cell => ({
  text: isWritten(text) ? text : [paragraph(text)],
  ...more,
})

const isWritten = (text: string | readonly Run[] | readonly Paragraph[]): text is readonly Paragraph[] =>
  typeof text !== 'string' && text.every((each) => 'kind' in each)
