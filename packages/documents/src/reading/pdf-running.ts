import { bodySize } from './pdf-heads.ts'
import type { Line } from './pdf-lines.ts'

export type LinedPage = { number: number; height: number; lines: Line[] }

/** Of the height of a page, at its top and at its foot. */
const margin = 0.13
const pageNumber =
  /^[\s\-–—|•~[\](]*(?:(?:page|pahina|p\.|pg\.?)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:of|ng|sa|\/)\s*\d{1,4})?[\s\-–—|•~[\])]*$/i

/** What repeats at the same place from page to page belongs to the paper and not to the lesson. */
export function withoutRunning(pages: readonly LinedPage[]): LinedPage[] {
  const seen = new Map<string, number>()
  const body = bodySize(pages.flatMap(({ lines }) => lines))
  const inMargin = (line: Line, height: number) => line.y < height * margin || line.y > height * (1 - margin)
  const nameOf = (line: Line, height: number): string => {
    const fromEdge = line.y < height / 2 ? line.y : line.y - height
    const text = line.text.toLowerCase()
    // "Lesson 4" in large letters at the top of a page is a title, however many pages begin like that.
    return `${Math.round(fromEdge / 6)} ${line.size > body * 1.1 ? text : text.replace(/\d+/g, '#')}`
  }
  for (const { lines, height } of pages)
    for (const name of new Set(
      lines.filter((line) => inMargin(line, height)).map((line) => nameOf(line, height)),
    ))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  const often = pages.length < 3 ? 2 : Math.max(3, Math.ceil(pages.length * 0.3))
  return pages.map(({ lines, height, number }) => {
    const edges = lines.filter((line) => inMargin(line, height))
    const numbered = edges.filter(({ text }) => pageNumber.test(text))
    // The name of a chapter changes, but stands on one line with the number of the page.
    const isRunning = (line: Line): boolean =>
      (seen.get(nameOf(line, height)) ?? 0) >= often || numbered.some(({ y }) => Math.abs(y - line.y) < 2)
    const dropped = new Set(edges.filter(isRunning))
    return { number, height, lines: lines.filter((line) => !dropped.has(line)) }
  })
}
