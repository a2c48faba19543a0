import type { PaperRun, Paragraph } from '@klasrum/contract/papers'
import type { Content, ContentText } from 'pdfmake/interfaces.js'
import { cleanForPdf, pdfInk, pdfLineHeight, pdfSizes } from './look.ts'
import { linesNeeded } from './text-widths.ts'

export type PdfSetting = {
  /** Points from side to side. */
  room: number
  /** Of its letters, where a paragraph has no look of its own. */
  size: number
}

const sizeOf = ({ look }: Paragraph, setting: PdfSetting): number => (look ? pdfSizes[look] : setting.size)

/** The font has no slanted letters: what others set in italics is lighter. */
const runOf = ({ text, bold, italic, underlined }: PaperRun): ContentText => ({
  text: cleanForPdf(text),
  ...(bold && { bold }),
  ...(italic && { color: pdfInk.muted }),
  ...(underlined && { decoration: 'underline' }),
})

/** Headings have room above and below of their own. */
const usualSpace = { title: { above: 0, below: 2 }, part: { above: 12, below: 3 } }

function spaceOf({ look, space }: Paragraph): { above: number; below: number } {
  const usual = look === 'title' || look === 'part' ? usualSpace[look] : { above: 0, below: 0 }
  return { ...usual, ...space }
}

export function pdfParagraphOf(paragraph: Paragraph, setting: PdfSetting): Content {
  const { runs, look, align, label, indent = 0 } = paragraph
  const { above, below } = spaceOf(paragraph)
  const text: ContentText = {
    // An empty line is as high as others.
    text: runs.some((run) => run.text) ? runs.map(runOf) : ' ',
    fontSize: sizeOf(paragraph, setting),
    ...(align && { alignment: align }),
    ...(look === 'note' && { color: pdfInk.muted }),
    ...((look === 'title' || look === 'part') && { bold: true }),
  }
  const margin: [number, number, number, number] = [indent, above, 0, below]
  if (!label) return { ...text, margin }
  return {
    columns: [
      { text: blankTo(label), width: label.width, fontSize: text.fontSize, noWrap: true },
      { ...text, width: '*' },
    ],
    margin,
  }
}

const underscore = 0.46 * pdfSizes.usual

/** A blank at the end of a label reaches up to the text. */
function blankTo({ text, width }: NonNullable<Paragraph['label']>): string {
  const before = cleanForPdf(text).replace(/_+$/, '')
  if (before === cleanForPdf(text)) return before
  const digits = before.length * 0.62 * pdfSizes.usual
  return before + '_'.repeat(Math.max(3, Math.floor((width - digits - 4) / underscore)))
}

/** At most so high. */
export function heightOf(paragraph: Paragraph, setting: PdfSetting): number {
  const { runs, label, indent = 0 } = paragraph
  const { above, below } = spaceOf(paragraph)
  const points = sizeOf(paragraph, setting)
  const width = Math.max(points, setting.room - indent - (label?.width ?? 0))
  const lines = Math.max(1, linesNeeded(runs.map(({ text }) => text).join(''), width, points))
  return above + below + lines * points * pdfLineHeight * 1.1
}
