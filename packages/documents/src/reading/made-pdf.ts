import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const font = (name: string): string => fileURLToPath(new URL(`../fonts/inter-${name}.ttf`, import.meta.url))
const fonts = { normal: font('regular'), bold: font('semibold') }

/** A PDF to be read in tests and measurements. */
export async function madePdf(content: Content[], more: Partial<TDocumentDefinitions> = {}): Promise<Buffer> {
  pdfmake.setFonts({ Inter: fonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))
  const document = { content, defaultStyle: { font: 'Inter', fontSize: 11 }, ...more }
  return pdfmake.createPdf(document).getBuffer()
}

const words =
  'the water of the sea rises as vapor when sunlight warms it and small drops that make clouds bring rain back to the land where plants animals and people need it every day'.split(
    ' ',
  )

/** Paragraphs of words in a fixed disorder. */
export function madeText(seed: number, length = 90): string {
  let at = seed * 7_919 + 1
  const picked = Array.from({ length }, () => {
    at = (at * 48_271) % 2_147_483_647
    return words[at % words.length]
  })
  return `${picked.join(' ')}.`
}

/** Words at a place of a page, in points from its upper left corner; they are wrapped by nobody. */
export const placedText = (x: number, y: number, text: string, more: object = {}): Content => ({
  text,
  fontSize: 11,
  noWrap: true,
  ...more,
  absolutePosition: { x, y },
})

/** A rectangle with a ground, or with an edge only. */
export const framed = (
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  color?: string,
): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, ...(color ? { color, lineWidth: 0 } : {}) }],
  absolutePosition: { x, y },
})

/** A page for each lesson: a title and six paragraphs that begin with a term in bold. */
export const madeLessons = (pages: number): Content[] =>
  Array.from({ length: pages }, (_, page): Content[] => [
    {
      text: `Lesson ${page + 1}`,
      fontSize: 16,
      bold: true,
      ...(page > 0 && { pageBreak: 'before' as const }),
    },
    ...Array.from({ length: 6 }, (_, at) => ({
      text: [{ text: `Term ${at}`, bold: true }, ` ${madeText(page * 6 + at)}`],
      margin: [0, 0, 0, 8] as [number, number, number, number],
    })),
  ]).flat()
