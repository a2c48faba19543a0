import type { getDocumentProxy } from 'unpdf'
import type { Run } from './pdf-page.ts'

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

/** Which fonts are bold, learnt once for the whole file: the text itself does not say. */
export type Fonts = { bold: Map<string, boolean>; looked: number }
export const noFonts = (): Fonts => ({ bold: new Map(), looked: 0 })

async function learnFonts(page: PdfPage, names: readonly string[], fonts: Fonts): Promise<void> {
  if (names.every((name) => fonts.bold.has(name)) || fonts.looked >= mostFontPages) return
  fonts.looked += 1
  await page.getOperatorList()
  for (const name of names) {
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
    fonts.bold.set(name, isBold(font))
  }
}

function isBold(font: unknown): boolean {
  if (typeof font !== 'object' || font === null) return false
  if ('bold' in font && font.bold === true) return true
  if ('black' in font && font.black === true) return true
  return 'name' in font && typeof font.name === 'string' && boldName.test(font.name)
}

/** The words of a page where they stand. What is not written from left to right is left out. */
export async function runsOf(page: PdfPage, fonts: Fonts): Promise<Run[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const view = page.getViewport({ scale: 1 }).transform
  const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
  await learnFonts(page, [...new Set(texts.map(({ fontName }) => fontName))], fonts)
  return texts.flatMap(({ str, transform, width, fontName }): Run[] => {
    const seen = through(view, transform)
    const [along, across, size] = [part(seen, a), part(seen, b), Math.hypot(part(seen, c), part(seen, d))]
    if (along <= 0 || Math.abs(across) > along * 0.1 || !(size > 0.5)) return []
    const bold = fonts.bold.get(fontName) ?? false
    const seenWidth = width - (str.length - str.trimEnd().length) * size * spaceWidth
    return [{ text: str, x: part(seen, e), y: part(seen, f), width: Math.max(0, seenWidth), size, bold }]
  })
}
