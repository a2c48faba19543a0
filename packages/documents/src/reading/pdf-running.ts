import { bodySize } from './pdf-heads.ts'
import type { PdfLine } from './pdf-lines.ts'
import type { PageArea } from './pdf-page.ts'

export type LinedPage = { number: number; height: number; lines: PdfLine[]; tables: PageArea[] }

/** Of the height of a page, at its top and at its foot. */
const margin = 0.13
const pageNumber =
  /^[\s\-–—|•~[\](]*(?:(?:page|pahina|p\.|pg\.?)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|ng|sa|\/)\s*\d{1,4})?[\s\-–—|•~[\])]*$/i

/** The name of the file and the day, as programs for setting books print them outside of the page. */
const printersMark = /\.(?:indd|indb|qxd|qxp|pmd|cdr)\b/i

/** There is a line of the same size close above or below it. */
const isText = (line: PdfLine, lines: readonly PdfLine[]): boolean =>
  lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.size - line.size) <= line.size * 0.08 &&
      Math.abs(other.y - line.y) > line.size * 0.5 &&
      Math.abs(other.y - line.y) < line.size * 1.9 &&
      Math.min(line.right, other.right) - Math.max(line.x, other.x) > (line.right - line.x) * 0.3,
  )

/** What repeats at the same place from page to page belongs to the paper and not to the lesson. */
export function withoutRunning(pages: readonly LinedPage[]): LinedPage[] {
  const seen = new Map<string, number>()
  const body = bodySize(pages.flatMap(({ lines }) => lines))
  const edgesOf = ({ lines, height, tables }: LinedPage): PdfLine[] => {
    const [top, foot] = [height * margin, height * (1 - margin)]
    // The head of a table is repeated where it goes on; one that is all of it in the margin belongs to the paper.
    const isInTable = (line: PdfLine) =>
      tables.some(
        (table) =>
          table.bottom > top &&
          table.top < foot &&
          line.y > table.top &&
          line.y < table.bottom &&
          line.x > table.left - 2 &&
          line.right < table.right + 2,
      )
    return lines.filter((line) => (line.y < top || line.y > foot) && !isInTable(line))
  }
  const nameOf = (line: PdfLine, height: number): string => {
    const fromEdge = line.y < height / 2 ? line.y : line.y - height
    const text = line.text.toLowerCase()
    // "Lesson 4" in large letters at the top of a page is a title, however many pages begin like that; "4 Notes by Ana Cruz" is none.
    const counted = line.size > body * 1.1 ? /^\d+(?=(?:\s+\S+){3})/g : /\d+/g
    return `${Math.round(fromEdge / 6)} ${text.replace(counted, '#')}`
  }
  for (const page of pages)
    for (const name of new Set(edgesOf(page).map((line) => nameOf(line, page.height))))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  const often = pages.length < 3 ? 2 : Math.max(3, Math.ceil(pages.length * 0.3))
  return pages.map((page) => {
    const { lines, height } = page
    const edges = edgesOf(page)
    const numbered = edges.filter(({ text, size }) => pageNumber.test(text) && size <= body * 1.4)
    // The name of a chapter changes, but stands on one line with the number of the page. So may the last line of the text.
    const isRunning = (line: PdfLine): boolean =>
      (seen.get(nameOf(line, height)) ?? 0) >= often ||
      printersMark.test(line.text) ||
      (numbered.some(({ y }) => Math.abs(y - line.y) < 2) &&
        (numbered.includes(line) || !isText(line, lines)))
    const dropped = new Set(edges.filter(isRunning))
    return { ...page, lines: lines.filter((line) => !dropped.has(line)) }
  })
}
