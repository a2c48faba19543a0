import type { PaperRun, PaperTableCell, Paragraph } from '@klasrum/contract/papers'

export const paragraph = (
  text: string | readonly PaperRun[],
  more: Omit<Paragraph, 'kind' | 'runs'> = {},
): Paragraph => ({ kind: 'paragraph', runs: typeof text === 'string' ? [{ text }] : text, ...more })

/** Between a table and what follows it. */
export const gap: Paragraph = paragraph('', { look: 'note' })

export const paperCell = (
  text: string | readonly PaperRun[] | readonly Paragraph[],
  more: Omit<PaperTableCell, 'text'> = {},
): PaperTableCell => ({
  text: isWritten(text) ? text : [paragraph(text)],
  ...more,
})

const isWritten = (text: string | readonly PaperRun[] | readonly Paragraph[]): text is readonly Paragraph[] =>
  typeof text !== 'string' && text.every((each) => 'kind' in each)
