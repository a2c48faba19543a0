import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Orientation, Paper } from '../column.ts'
import { cleanForPdf, lineWidth, pdfInk, pdfSizes } from './look.ts'
import type { PdfPart } from './pdf.ts'

const inch = 72
export const pageSizes: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  long: { width: 8.5 * inch, height: 13 * inch },
}

/** What a reader's window and a list of files say of it. */
export const aboutFile = (title: string, language: string, created?: Date): TDocumentDefinitions => ({
  info: {
    title: cleanForPdf(title),
    creator: 'Klasrum',
    producer: 'Klasrum',
    ...(created && { creationDate: created }),
  },
  language,
  displayTitle: true,
  content: [],
})

const sides = { portrait: 54, landscape: 40, close: 36 }

export type PageLayout = { width: number; height: number; side: number; top: number; bottom: number }

export function pageLayoutOf(
  paper: Paper,
  { orientation, close, header }: Omit<PdfPart, 'blocks' | 'foot'>,
): PageLayout {
  const { width, height } = turned(pageSizes[paper], orientation)
  if (!close) {
    const side = sides[orientation]
    return { width, height, side, top: side, bottom: side }
  }
  return { width, height, side: sides.close, top: header ? 58 : 30, bottom: header ? 44 : 30 }
}

const turned = ({ width, height }: { width: number; height: number }, orientation: Orientation) =>
  orientation === 'portrait' ? { width, height } : { width: height, height: width }

/** Small and light, at the left and at the right. */
export const twoSided = (left: string, right: string, { side, top }: { side: number; top: number }) => ({
  columns: [
    { width: '*', text: cleanForPdf(left) },
    { width: 'auto', text: cleanForPdf(right), alignment: 'right' as const },
  ],
  columnGap: 16,
  fontSize: pdfSizes.note,
  color: pdfInk.muted,
  margin: [side, top, side, 0] as [number, number, number, number],
})

export const pdfRule = (from: number, to: number, y: number, colour = pdfInk.rule) => ({
  type: 'line' as const,
  x1: from,
  x2: to,
  y1: y,
  y2: y,
  lineWidth,
  lineColor: colour,
})

/** At the head of every page of a report. */
export const pdfHeaderOf = (
  { left, right = '' }: NonNullable<PdfPart['header']>,
  { side, width }: PageLayout,
): Content => [
  { ...twoSided(left, right, { side, top: 24 }), bold: true },
  { canvas: [pdfRule(side, width - side, 4)] },
]

/** Numbers count all pages where they say of how many, and else from 1 in each part. Pages are asked for in their order, as often as they are laid out anew. */
export function footsOf(parts: readonly PdfPart[]) {
  let last = { part: -1, page: 0, first: 1 }
  return (part: number, { side, bottom }: PageLayout): DynamicContent =>
    (page, count) => {
      const goesOn = last.part === part && page > last.page
      last = { part, page, first: goesOn ? last.first : page }
      const { text, page: word, of } = parts[part]?.foot ?? { text: '', page: '' }
      const number = of ? `${page} ${of} ${count}` : page - last.first + 1
      return twoSided(text, word && `${word} ${number}`, { side, top: bottom / 2 - 8 })
    }
}
