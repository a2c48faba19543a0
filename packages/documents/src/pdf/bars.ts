import type { Content } from 'pdfmake/interfaces.js'
import { barFills, cleanForPdf, pdfInk, pdfSizes } from './look.ts'
import type { PdfBars } from './pdf.ts'
import type { PdfSetting } from './text.ts'

const thick = 9
const padding = 1.5
const after = 12
const fillOf = (part: number): string => barFills[part % barFills.length] ?? pdfInk.usual

/** A bar for each line, as long as its share of the longest. */
export function barsContent({ names, bars }: PdfBars, { room, size: letters }: PdfSetting): Content {
  const labels = room * 0.34
  const numbers = room * 0.24
  const longest = room - labels - numbers - 12
  const most = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)))
  return {
    stack: [
      legend(names),
      {
        table: {
          widths: [labels, longest, numbers],
          body: bars.map(({ label, parts }) => [
            { text: cleanForPdf(label) },
            { canvas: rectangles(parts, longest / most), margin: [0, 1, 0, 0] },
            {
              text: [
                { text: String(sumOf(parts)), bold: true },
                {
                  text: `  (${names.map((name, part) => `${cleanForPdf(name)} ${parts[part] ?? 0}`).join(', ')})`,
                  color: pdfInk.muted,
                },
              ],
            },
          ]),
        },
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingLeft: () => 0,
          paddingRight: () => 6,
          paddingTop: () => padding,
          paddingBottom: () => padding,
        },
      },
    ],
    fontSize: letters,
    margin: [0, 0, 0, after],
    unbreakable: true,
  }
}

/** At most so high. */
export const barsHeight = ({ bars }: PdfBars): number => 2 * after + bars.length * (1.5 * thick + 2 * padding)

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

function rectangles(parts: readonly number[], scale: number) {
  let left = 0
  return parts.flatMap((part, index) => {
    const width = part * scale
    const rectangle = { type: 'rect' as const, x: left, y: 0, w: width, h: thick, color: fillOf(index) }
    left += width
    return width > 0 ? [rectangle] : []
  })
}

const legend = (names: readonly string[]): Content => ({
  columns: names.flatMap((name, part) => [
    {
      width: 'auto',
      canvas: [{ type: 'rect' as const, x: 0, y: 1, w: 7, h: 7, color: fillOf(part) }],
    },
    {
      width: 'auto',
      text: cleanForPdf(name),
      color: pdfInk.muted,
      margin: [0, 0, 10, 0] as [number, number, number, number],
    },
  ]),
  columnGap: 4,
  fontSize: pdfSizes.note,
  margin: [0, 0, 0, 4],
})
