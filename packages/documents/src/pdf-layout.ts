import type { Content, ContextPageSize, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Paper } from './column.ts'
import type { PdfBlock, PdfDocument } from './pdf.ts'
import { ink, plain, textSize } from './pdf-look.ts'
import { factsContent, tableContent } from './pdf-table.ts'

const inch = 72
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  long: { width: 8.5 * inch, height: 13 * inch },
}
const side = 36

export function definitionOf(document: PdfDocument): TDocumentDefinitions {
  const { title, paper, orientation = 'portrait', header, footer = '', created, blocks } = document
  const { width, height } = sizes[paper]
  const room = (orientation === 'portrait' ? width : height) - 2 * side
  return {
    info: { title: plain(title), creator: 'Klasrum', producer: 'Klasrum', creationDate: created },
    language: 'en-PH',
    displayTitle: true,
    pageSize: sizes[paper],
    pageOrientation: orientation,
    pageMargins: [side, 58, side, 44],
    defaultStyle: { font: 'Inter', fontSize: textSize, lineHeight: 1.2 },
    header: (_page, _count, { width }: ContextPageSize) => [
      { ...twoSided(header.left, header.right ?? '', 24), bold: true },
      {
        canvas: [
          { type: 'line', x1: side, x2: width - side, y1: 4, y2: 4, lineWidth: 0.5, lineColor: ink.rule },
        ],
      },
    ],
    footer: (page, count) => twoSided(footer, `Page ${page} of ${count}`, 12),
    content: blocks.map((block) => contentOf(block, room)),
  }
}

const twoSided = (left: string, right: string, top: number) => ({
  columns: [
    { width: '*', text: plain(left) },
    { width: 'auto', text: plain(right), alignment: 'right' as const },
  ],
  columnGap: 16,
  fontSize: 8,
  color: ink.muted,
  margin: [side, top, side, 0] as [number, number, number, number],
})

function contentOf(block: PdfBlock, room: number): Content {
  switch (block.kind) {
    case 'heading':
      return {
        stack: [
          { text: plain(block.text), fontSize: 15, bold: true },
          ...(block.below ? [{ text: plain(block.below), color: ink.muted }] : []),
        ],
        margin: [0, 0, 0, 8],
      }
    case 'facts':
      return factsContent(block, room)
    case 'text':
      return { text: plain(block.text), margin: [0, 0, 0, 8] }
    case 'table':
      return tableContent(block, room)
    case 'page break':
      return { text: '', pageBreak: 'after' }
  }
}
