import type { Content, ContextPageSize, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Paper } from './column.ts'
import type { PdfBlock, PdfColumns, PdfDocument } from './pdf.ts'
import { barsContent } from './pdf-bars.ts'
import { letterHeadContent, signaturesContent } from './pdf-forms.ts'
import { ink, plain, textSize } from './pdf-look.ts'
import { factsContent, tableContent } from './pdf-table.ts'

const inch = 72
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  long: { width: 8.5 * inch, height: 13 * inch },
}
const side = 36

export function definitionOf(document: PdfDocument): TDocumentDefinitions {
  const {
    title,
    paper,
    orientation = 'portrait',
    header,
    footer = '',
    numbered = true,
    created,
    blocks,
  } = document
  const { width, height } = sizes[paper]
  const room = (orientation === 'portrait' ? width : height) - 2 * side
  return {
    info: { title: plain(title), creator: 'Klasrum', producer: 'Klasrum', creationDate: created },
    language: 'en-PH',
    displayTitle: true,
    pageSize: sizes[paper],
    pageOrientation: orientation,
    pageMargins: header ? [side, 58, side, 44] : [side, 30, side, 30],
    defaultStyle: { font: 'Inter', fontSize: textSize, lineHeight: 1.2 },
    header: (_page, _count, { width }: ContextPageSize) =>
      header
        ? [
            { ...twoSided(header.left, header.right ?? '', 24), bold: true },
            {
              canvas: [
                {
                  type: 'line',
                  x1: side,
                  x2: width - side,
                  y1: 4,
                  y2: 4,
                  lineWidth: 0.5,
                  lineColor: ink.rule,
                },
              ],
            },
          ]
        : [],
    footer: (page, count) => twoSided(footer, numbered ? `Page ${page} of ${count}` : '', 12),
    content: onPages(blocks, room),
    // A heading does not stay behind when what it is about goes to the next page.
    pageBreakBefore: ({ headlineLevel }, nodes) =>
      headlineLevel === 2 && nodes.getFollowingNodesOnPage().length === 0,
  }
}

/** What comes after a break begins a page; a break of its own would take a line, and with it sometimes a page. */
const onPages = (blocks: readonly PdfBlock[], room: number): Content[] =>
  blocks.flatMap((block, index) => {
    if (block.kind === 'page break') return []
    const content = contentOf(block, room)
    return blocks[index - 1]?.kind === 'page break' ? [{ stack: [content], pageBreak: 'before' }] : [content]
  })

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

function columnsContent({ columns }: PdfColumns, room: number): Content {
  const gap = 16
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const left = room - gap * (columns.length - 1)
  return {
    columns: columns.map(({ share, blocks }) => {
      const width = (left * share) / all
      return { width, stack: blocks.map((block) => contentOf(block, width)) }
    }),
    columnGap: gap,
  }
}

function contentOf(block: PdfBlock, room: number): Content {
  switch (block.kind) {
    case 'heading':
      return {
        stack: [
          { text: plain(block.text), fontSize: block.level === 2 ? 11 : 15, bold: true },
          ...(block.below ? [{ text: plain(block.below), color: ink.muted }] : []),
        ],
        margin: [0, 0, 0, block.level === 2 ? 4 : 8],
        ...(block.level === 2 && { headlineLevel: 2 }),
      }
    case 'letterhead':
      return letterHeadContent(block)
    case 'facts':
      return factsContent(block, room)
    case 'text':
      return {
        text: plain(block.text),
        margin: [0, 0, 0, 8],
        ...(block.small && { fontSize: 7.5, color: ink.muted }),
      }
    case 'table':
      return tableContent(block, room)
    case 'bars':
      return barsContent(block, room)
    case 'columns':
      return columnsContent(block, room)
    case 'signatures':
      return signaturesContent(block, room)
    case 'page break':
      return []
  }
}
