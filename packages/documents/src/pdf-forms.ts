import type { Content } from 'pdfmake/interfaces.js'
import type { PdfLetterHead, PdfSignatures } from './pdf.ts'
import { ink, plain } from './pdf-look.ts'

export const letterHeadContent = ({ lines, title, below }: PdfLetterHead): Content => ({
  stack: [
    ...lines.map((line) => ({ text: plain(line), color: ink.muted })),
    {
      text: plain(title),
      fontSize: 13,
      bold: true,
      margin: [0, 4, 0, 0] as [number, number, number, number],
    },
    ...(below ? [{ text: plain(below) }] : []),
  ],
  alignment: 'center',
  margin: [0, 0, 0, 8],
})

export function signaturesContent({ lines }: PdfSignatures, room: number): Content {
  const gap = 24
  const width = (room - gap * (lines.length - 1)) / Math.max(1, lines.length)
  return {
    columns: lines.map(({ name, role }) => ({
      width,
      stack: [
        // Without a name the line stays as high, for a hand to write it.
        { text: plain(name) || ' ', bold: true },
        {
          canvas: [
            { type: 'line' as const, x1: 0, x2: width, y1: 1, y2: 1, lineWidth: 0.5, lineColor: ink.strong },
          ],
        },
        { text: plain(role), fontSize: 8, color: ink.muted },
      ],
      alignment: 'center' as const,
    })),
    columnGap: gap,
    margin: [0, 14, 0, 8],
    unbreakable: true,
  }
}
