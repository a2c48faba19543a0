import { widthOf } from './letter-widths.ts'

type Type = { size: number; bold?: boolean }
type Broken = { lines: string[]; divided: boolean }

/** Text in lines. Only a word that is wider than the line is divided. */
export function wrappedLines(text: string, width: number, { size, bold = false }: Type): Broken {
  const room = width / size
  const lines: string[] = []
  let line = ''
  let used = 0
  let divided = false
  for (const [, space = '', word = ''] of text.matchAll(/(\s*)([^\s-]*-+|[^\s-]+)/g)) {
    const own = widthOf(word, bold)
    const apart = line ? widthOf(space, bold) : 0
    if (used + apart + own <= room) {
      line += line ? space + word : word
      used += apart + own
      continue
    }
    if (line) lines.push(line)
    const pieces = own <= room ? [word] : piecesOf(word, room, bold)
    if (pieces.length > 1) divided = true
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
    used = widthOf(line, bold)
  }
  if (line) lines.push(line)
  return { lines, divided }
}

function piecesOf(word: string, room: number, bold: boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  let used = 0
  for (const letter of word) {
    const own = widthOf(letter, bold)
    if (piece && used + own > room) {
      pieces.push(piece)
      piece = ''
      used = 0
    }
    piece += letter
    used += own
  }
  return [...pieces, piece]
}

/** Words are divided rather than set in smaller type than this. */
const leastWhole = 14
const least = 2

/** The largest size at which it fits, with all words whole if that is possible in type that can be read. */
export function largestFittingSize(
  most: number,
  measure: (size: number) => { fits: boolean; divided: boolean },
): number {
  const sizes = Array.from({ length: 2 * (most - least) + 1 }, (_, at) => most - at / 2)
  const large = firstOf(sizes, (size) => measure(size).fits) ?? least
  if (!measure(large).divided) return large
  const whole = firstOf(
    sizes.filter((size) => size <= large && size >= leastWhole),
    (size) => !measure(size).divided,
  )
  return whole ?? large
}

/** Of sizes that fall: what holds for one holds for all after it. */
function firstOf(sizes: readonly number[], holds: (size: number) => boolean): number | undefined {
  let [from, to] = [0, sizes.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(sizes[middle] ?? least)) to = middle
    else from = middle + 1
  }
  return sizes[from]
}
