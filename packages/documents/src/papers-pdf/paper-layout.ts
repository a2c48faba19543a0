import type { DrawingBlock, PaperBlock, PaperDocument, PaperPart } from '@klasrum/contract/papers'
import { svgOf } from '@klasrum/drawings/svg'
import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Paper } from '../column.ts'
import { clean, ink, lineHeight, size } from './paper-look.ts'
import { tableHeight, tableOf } from './paper-table.ts'
import { heightOf, type Setting, textOf } from './paper-text.ts'

const inch = 72
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  long: { width: 8.5 * inch, height: 13 * inch },
}
const margin = { portrait: 54, landscape: 40 }

export function definitionOf({ title, language, paper, parts }: PaperDocument): TDocumentDefinitions {
  const foot = footsOf(parts)
  return {
    info: { title: clean(title), creator: 'Klasrum', producer: 'Klasrum' },
    language: language === 'fil' ? 'fil-PH' : 'en-PH',
    displayTitle: true,
    pageSize: sizes[paper],
    defaultStyle: { font: 'Inter', fontSize: size.usual, lineHeight, color: ink.usual },
    content: parts.map((part, at) => {
      const { width, height } = sizes[paper]
      const side = margin[part.orientation]
      const [across, down] = part.orientation === 'portrait' ? [width, height] : [height, width]
      const setting = { room: across - 2 * side, page: down - 2 * side }
      return {
        section: contentOf(part.blocks, setting),
        pageSize: sizes[paper],
        pageOrientation: part.orientation,
        pageMargins: [side, side, side, side],
        footer: foot(at, side),
      }
    }),
  }
}

/** Each part counts its pages from 1. Pages are asked for in their order, as often as they are laid out anew. */
function footsOf(parts: readonly PaperPart[]) {
  let last = { part: -1, page: 0, first: 1 }
  return (part: number, side: number): DynamicContent =>
    (page) => {
      const goesOn = last.part === part && page > last.page
      last = { part, page, first: goesOn ? last.first : page }
      const { text, page: word } = parts[part]?.foot ?? { text: '', page: '' }
      return {
        columns: [
          { width: '*', text: clean(text) },
          { width: 'auto', text: `${clean(word)} ${page - last.first + 1}` },
        ],
        columnGap: 16,
        fontSize: size.note,
        color: ink.muted,
        margin: [side, side / 2 - 8, side, 0],
      }
    }
}

type Page = Setting & {
  /** Points from top to bottom. */
  page: number
}

/** What heads something stands in one piece with it. */
function contentOf(blocks: readonly PaperBlock[], page: Page): Content[] {
  const contents: Content[] = []
  let heading: PaperBlock[] = []
  for (const block of blocks) {
    if (block.kind === 'group' && block.heads) {
      heading.push(...block.blocks)
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

function one(block: PaperBlock, page: Page): Content {
  switch (block.kind) {
    case 'paragraph':
      return textOf(block, page)
    case 'table':
      return tableOf(block, page)
    case 'drawing':
      return drawingOf(block)
    case 'lines':
      return { canvas: linesOf(block.count, block.indent, page.room) }
    case 'group':
      return block.blocks.map((each) => one(each, page))
  }
}

const drawingGap = 4

const drawingOf = ({ drawing, indent }: DrawingBlock): Content => ({
  svg: svgOf(drawing, 'Inter'),
  width: drawing.width,
  margin: [indent, drawingGap, 0, drawingGap],
})

const linesOf = (count: number, indent: number, room: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'line' as const,
    x1: indent,
    x2: room,
    y1: lineGap * (at + 1),
    y2: lineGap * (at + 1),
    lineWidth: 0.5,
    lineColor: ink.rule,
  }))

const heightOfAll = (blocks: readonly PaperBlock[], page: Page): number =>
  blocks.reduce((sum, block) => sum + heightOfOne(block, page), 0)

function heightOfOne(block: PaperBlock, page: Page): number {
  switch (block.kind) {
    case 'paragraph':
      return heightOf(block, page)
    case 'table':
      return tableHeight(block, page)
    case 'drawing':
      return block.drawing.height + 2 * drawingGap
    case 'lines':
      return block.count * lineGap
    case 'group':
      return heightOfAll(block.blocks, page)
  }
}
