import type { PaperBlock, PaperDocument, PaperPart } from '@klasrum/contract/papers'
import {
  Document,
  type FileChild,
  Footer,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TabStopType,
  TextRun,
} from 'docx'
import type { Paper } from '../column.ts'
import { drawingOf, drawingPicturesOf, type Pictures } from './docx-drawing.ts'
import { cleanForDocx, docxInk, docxSizes, font, halves, twips } from './docx-look.ts'
import { docxTableOf } from './docx-table.ts'
import { type DocxSetting, docxParagraphOf, writingLine } from './docx-text.ts'

const inch = 72
const sizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.3, height: 841.9 },
  long: { width: 8.5 * inch, height: 13 * inch },
}
const margin = { portrait: 54, landscape: 40 }

export async function writeDocx(document: PaperDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, paper, parts } = document
  const pictures = await drawingPicturesOf(parts)
  const headed = (points: number, above: number, below: number) => ({
    run: { font, bold: true, size: halves(points), color: docxInk.usual },
    paragraph: { spacing: { before: twips(above), after: twips(below) } },
  })
  const file = new Document({
    title: cleanForDocx(title),
    creator: 'Klasrum',
    lastModifiedBy: 'Klasrum',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: halves(docxSizes.usual),
            color: docxInk.usual,
            language: { value: language === 'fil' ? 'fil-PH' : 'en-PH' },
          },
        },
        heading1: headed(docxSizes.title, 0, 2),
        heading2: headed(docxSizes.part, 14, 3),
      },
    },
    sections: parts.map((part) => sectionOf(part, paper, pictures)),
  })
  // A copy, since a small buffer shares its memory with others and could not leave the thread.
  return new Uint8Array(await Packer.toBuffer(file))
}

function sectionOf(
  { foot, orientation, blocks }: PaperPart,
  paper: Paper,
  pictures: Pictures,
): ISectionOptions {
  const { width, height } = sizes[paper]
  const side = twips(margin[orientation])
  const room = (orientation === 'portrait' ? width : height) - 2 * margin[orientation]
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        // Sizes are those of the sheet upright; the writer turns it.
        size: {
          width: twips(width),
          height: twips(height),
          orientation: orientation === 'landscape' ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: side, bottom: side, left: side, right: side, footer: twips(24) },
        pageNumbers: { start: 1 },
      },
    },
    footers: { default: footOf(foot, room) },
    children: blocks.flatMap((block) => childrenOf(block, pictures, { room, keep: false })),
  }
}

const footOf = ({ text, page }: PaperPart['foot'], room: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: twips(room) }],
        children: [
          new TextRun({
            children: [cleanForDocx(text), '\t', `${page} `, PageNumber.CURRENT],
            size: halves(docxSizes.note),
            color: docxInk.muted,
          }),
        ],
      }),
    ],
  })

function childrenOf(block: PaperBlock, pictures: Pictures, setting: DocxSetting): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [docxParagraphOf(block, setting)]
    case 'table':
      return [docxTableOf(block, setting)]
    case 'drawing':
      return [drawingOf(block, pictures, setting)]
    case 'lines':
      return Array.from({ length: block.count }, () => writingLine(block.indent, setting))
    case 'group':
      return block.blocks.flatMap((each, at) =>
        childrenOf(each, pictures, {
          ...setting,
          whole: true,
          keep: block.heads === true || at < block.blocks.length - 1,
        }),
      )
  }
}
