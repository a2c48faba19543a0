import type { DrawingBlock } from '@klasrum/contract/papers'
import { svgOf } from '@klasrum/drawings/svg'
import type { Content, Node, NodeQueries, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { barsContent, barsHeight } from './bars.ts'
import { pdfInk, pdfLineHeight, pdfSizes } from './look.ts'
import { aboutFile, footsOf, pageLayoutOf, pageSizes, pdfHeaderOf, pdfRule } from './page.ts'
import type { PdfBlock, PdfColumns, PdfDocument } from './pdf.ts'
import { pdfTableOf, tableHeight } from './table.ts'
import { heightOf, type PdfSetting, pdfParagraphOf } from './text.ts'

export function definitionOf({ title, language, paper, created, parts }: PdfDocument): TDocumentDefinitions {
  const foot = footsOf(parts)
  return {
    ...aboutFile(title, language === 'fil' ? 'fil-PH' : 'en-PH', created),
    pageSize: pageSizes[paper],
    defaultStyle: { font: 'Inter', fontSize: pdfSizes.usual, lineHeight: pdfLineHeight, color: pdfInk.usual },
    content: parts.map((part, at) => {
      const page = pageLayoutOf(paper, part)
      const { width, height, side, top, bottom } = page
      const { header } = part
      return {
        section: contentOf(part.blocks, {
          room: width - 2 * side,
          page: height - top - bottom,
          size: part.close ? pdfSizes.close : pdfSizes.usual,
        }),
        pageSize: pageSizes[paper],
        pageOrientation: part.orientation,
        pageMargins: [side, top, side, bottom],
        ...(header && { header: () => pdfHeaderOf(header, page) }),
        footer: foot(at, page),
      }
    }),
    // A heading does not stay behind when its table goes to the next page. Only a report has such headings, and asking takes time.
    ...(parts.some(({ close }) => close) && {
      pageBreakBefore: ({ headlineLevel }: Node, nodes: NodeQueries) =>
        headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
    }),
  }
}

type Page = PdfSetting & {
  /** Points from top to bottom. */
  page: number
}

/** The last row of a table that has to stay with what follows goes into the group of that. */
function withLastRows(blocks: readonly PdfBlock[]): PdfBlock[] {
  return blocks.flatMap((block, at): PdfBlock[] => {
    const before = blocks[at - 1]
    if (block.kind === 'table' && block.withNext && blocks[at + 1]?.kind === 'group')
      return [{ ...block, rows: block.rows.slice(0, -1) }]
    if (block.kind === 'group' && before?.kind === 'table' && before.withNext)
      return [{ ...block, blocks: [{ ...before, head: 0, rows: before.rows.slice(-1) }, ...block.blocks] }]
    return [block]
  })
}

/** What heads something stands in one piece with it; a table that fills pages begins where its heading is. */
function contentOf(blocks: readonly PdfBlock[], page: Page): Content[] {
  const contents: Content[] = []
  let heading: PdfBlock[] = []
  for (const block of withLastRows(blocks)) {
    if (block.kind === 'group' && block.heads) {
      heading.push(...block.blocks)
      continue
    }
    if (heading.length > 0 && block.kind === 'table' && block.rules) {
      contents.push({ stack: heading.map((each) => one(each, page)), headlineLevel: 1 }, one(block, page))
      heading = []
      continue
    }
    const whole = [...heading, ...(block.kind === 'group' ? block.blocks : [block])]
    const isKept = heading.length > 0 || block.kind === 'group'
    contents.push(
      ...(isKept && heightOfAll(whole, page) <= page.page
        ? [{ stack: whole.map((each) => one(each, page)), unbreakable: true }]
        : whole.map((each) => one(each, page))),
    )
    heading = []
  }
  return [...contents, ...heading.map((each) => one(each, page))]
}

const lineGap = 22

function one(block: PdfBlock, page: Page): Content {
  switch (block.kind) {
    case 'paragraph':
      return pdfParagraphOf(block, page)
    case 'table':
      return pdfTableOf(block, page)
    case 'drawing':
      return drawingOf(block)
    case 'lines':
      return {
        canvas: Array.from({ length: block.count }, (_, at) =>
          pdfRule(block.indent, page.room, lineGap * (at + 1)),
        ),
      }
    case 'bars':
      return barsContent(block, page)
    case 'columns':
      return {
        columns: roomsOf(block, page).map(({ blocks, inside }) => ({
          width: inside.room,
          stack: contentOf(blocks, inside),
        })),
        columnGap,
      }
    case 'group':
      return block.blocks.map((each) => one(each, page))
  }
}

const columnGap = 16

/** Side by side, as wide as their shares. */
function roomsOf({ columns }: PdfColumns, page: Page) {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const left = page.room - columnGap * (columns.length - 1)
  return columns.map(({ share, blocks }) => ({ blocks, inside: { ...page, room: (left * share) / all } }))
}

const drawingGap = 4

const drawingOf = ({ drawing, indent }: DrawingBlock): Content => ({
  svg: svgOf(drawing, 'Inter'),
  width: drawing.width,
  margin: [indent, drawingGap, 0, drawingGap],
})

const heightOfAll = (blocks: readonly PdfBlock[], page: Page): number =>
  blocks.reduce((sum, block) => sum + heightOfOne(block, page), 0)

function heightOfOne(block: PdfBlock, page: Page): number {
  switch (block.kind) {
    case 'paragraph':
      return heightOf(block, page)
    case 'table':
      return tableHeight(block, page)
    case 'drawing':
      return block.drawing.height + 2 * drawingGap
    case 'lines':
      return block.count * lineGap
    case 'bars':
      return barsHeight(block)
    case 'columns':
      return Math.max(0, ...roomsOf(block, page).map(({ blocks, inside }) => heightOfAll(blocks, inside)))
    case 'group':
      return heightOfAll(block.blocks, page)
  }
}
