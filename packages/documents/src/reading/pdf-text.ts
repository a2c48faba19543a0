import type { getDocumentProxy } from 'unpdf'
import type { PdfRun } from './pdf-page.ts'
import { realSigns } from './pdf-signs.ts'

export type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<PdfFile['getPage']>>
type Matrix = readonly number[]

const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5]
const part = (matrix: Matrix, at: number): number => matrix[at] ?? 0

/** First `inner`, then `outer`. */
export const through = (outer: Matrix, inner: Matrix): number[] => [
  part(outer, a) * part(inner, a) + part(outer, c) * part(inner, b),
  part(outer, b) * part(inner, a) + part(outer, d) * part(inner, b),
  part(outer, a) * part(inner, c) + part(outer, c) * part(inner, d),
  part(outer, b) * part(inner, c) + part(outer, d) * part(inner, d),
  part(outer, a) * part(inner, e) + part(outer, c) * part(inner, f) + part(outer, e),
  part(outer, b) * part(inner, e) + part(outer, d) * part(inner, f) + part(outer, f),
]

/** Pages whose drawing is looked through for the names of fonts not met before. */
const mostFontPages = 80
/** In heights of the letters. A space at the end of a line is not seen, and hides where the line ends. */
const spaceWidth = 0.25
const boldName = /bold|black|heavy|demi/i

type Font = { bold: boolean; name: string }
/** What the text itself does not say of its fonts, learnt once for the whole file. */
export type Fonts = { known: Map<string, Font>; looked: number }
export const noFonts = (): Fonts => ({ known: new Map(), looked: 0 })

async function learnFonts(page: PdfPage, names: readonly string[], fonts: Fonts): Promise<void> {
  if (names.every((name) => fonts.known.has(name)) || fonts.looked >= mostFontPages) return
  fonts.looked += 1
  await page.getOperatorList()
  for (const name of names) {
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
    fonts.known.set(name, fontOf(font))
  }
}

function fontOf(font: unknown): Font {
  if (typeof font !== 'object' || font === null) return { bold: false, name: '' }
  const name = 'name' in font && typeof font.name === 'string' ? font.name : ''
  const isBold = ('bold' in font && font.bold === true) || ('black' in font && font.black === true)
  return { bold: isBold || boldName.test(name), name }
}

/** The sheet turned around, so that its lower right corner is the upper left. */
const turnedAround = (page: PdfPage): Matrix => {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  return through([-1, 0, 0, -1, width, height], transform)
}

/** The words of a page where they stand, and those that stand upside down as they stand when it is turned. All others are left out. */
export async function pdfRunsOf(page: PdfPage, fonts: Fonts): Promise<{ runs: PdfRun[]; turned: PdfRun[] }> {
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const texts = items.filter((item) => 'str' in item).filter(({ str }) => str !== '')
  await learnFonts(page, [...new Set(texts.map(({ fontName }) => fontName))], fonts)
  const seenFrom = (view: Matrix) =>
    texts.flatMap(({ str, transform, width, fontName }, at): PdfRun[] => {
      if (str.trim() === '') return []
      const seen = through(view, transform)
      const [along, across, size] = [part(seen, a), part(seen, b), Math.hypot(part(seen, c), part(seen, d))]
      if (along <= 0 || Math.abs(across) > along * 0.1 || !(size > 0.5)) return []
      const { bold, name } = fonts.known.get(fontName) ?? { bold: false, name: '' }
      const before = str.length - str.trimStart().length
      const spaces = before + str.length - str.trimEnd().length
      return [
        {
          text: realSigns(str.trimStart(), name),
          x: part(seen, e) + before * size * spaceWidth,
          y: part(seen, f),
          width: Math.max(0, width - spaces * size * spaceWidth),
          size,
          bold,
          font: fontName,
          spaced: before > 0 || texts[at - 1]?.str.trim() === '',
        },
      ]
    })
  return { runs: seenFrom(page.getViewport({ scale: 1 }).transform), turned: seenFrom(turnedAround(page)) }
}
