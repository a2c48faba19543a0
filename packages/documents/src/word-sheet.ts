import { tidyCell, type WorkbookSheet } from './sheet.ts'

const mostParagraphs = 2_000
const run = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The paragraphs of a Word document one below the other, so that it can be told what form it is. */
export function wordSheet(document: Buffer): WorkbookSheet {
  const lines = document
    .toString('utf8')
    .split('</w:p>', mostParagraphs)
    .map((paragraph) => tidyCell([...paragraph.matchAll(run)].map(([, text]) => plain(text ?? '')).join('')))
    .map((text, at) => ({ number: at + 1, cells: [text], broken: [] }))
  return { name: 'Word', lines: lines.filter(({ cells }) => cells[0]), merges: [], word: true }
}

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? '')
