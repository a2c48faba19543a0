import { couldBeTitle, isCapitals, isChapter, markOf } from './marks.ts'
import type { PdfLine } from './pdf-lines.ts'

/** How a title is set: larger ones stand above smaller ones. */
const styleOf = ({ size, bold, text }: PdfLine): string =>
  `${Math.round(size * 2) / 2} ${bold ? 1 : 0} ${isCapitals(text) ? 1 : 0}`

/** The size most letters are set in. */
export function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0]
}

/** Whether a line, standing alone as it does, is a title by its looks. */
export function looksLikeHead(line: PdfLine, body: number): boolean {
  if (!couldBeTitle(line.text)) return false
  if (line.size >= body * 1.12) return true
  const mark = markOf(line.text)
  if (mark && !mark.ordered) return false
  if (line.bold) return line.size >= body * 0.95
  return isCapitals(line.text) ? line.text.length <= 80 : isChapter(line.text)
}

/** Levels by the ways titles are set in this file, the largest first. */
export function levelsOf(heads: readonly PdfLine[]): (line: PdfLine) => number {
  const styles = [...new Set(heads.map(styleOf))].sort((one, other) => {
    const [a, b] = [one.split(' ').map(Number), other.split(' ').map(Number)]
    return (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0)
  })
  return (line) => Math.min(6, Math.max(1, styles.indexOf(styleOf(line)) + 1))
}
