import { joinLines } from './hyphens.ts'
import { endsSentence, markOf } from './marks.ts'
import type { PdfLine } from './pdf-lines.ts'

/** In heights of the letters: further down begins something new. */
const farLine = 1.8

/** The words of a cell: lines that go on are made whole, items and sentences of their own stay so. */
export function cellTexts(lines: readonly PdfLine[], known: ReadonlySet<string>): string[] {
  const texts: string[] = []
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1]
    const text = texts.at(-1)
    if (last && text !== undefined && goesOn(last, line))
      texts[texts.length - 1] = joinLines(text, line.text, known)
    else texts.push(line.text)
  }
  return texts
}

function goesOn(last: PdfLine, line: PdfLine): boolean {
  if (Math.abs(line.y - last.y) < line.size * 0.3) return true
  if (line.y - last.y > line.size * farLine || markOf(line.text)) return false
  if (Math.abs(line.size - last.size) > last.size * 0.1) return false
  return !endsSentence(last.text) || /^\p{Ll}/u.test(line.text)
}
