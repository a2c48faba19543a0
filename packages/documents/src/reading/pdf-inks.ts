import type { getResolvedPDFJS } from 'unpdf'
import { isColour } from './coloured.ts'
import type { PageArea, PdfRun } from './pdf-page.ts'
import { through } from './pdf-text.ts'

/** Words in a colour. Positions are in points from the upper left corner. */
export type Ink = { text: string; left: number; right: number; y: number; size: number }

type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']
type Matrix = readonly number[]

/** Of a page: one with more is set in colour all through. */
const mostInks = 2_000
const mostTries = 2_000_000
/** In heights of the letters. */
const sameWord = 0.35

/** How words are set: saved and restored with all other settings of a page. */
export type PdfTextState = {
  colour: string
  size: number
  letters: number
  words: number
  leading: number
  wide: number
}
export const firstHand: PdfTextState = {
  colour: '#000000',
  size: 0,
  letters: 0,
  words: 0,
  leading: 0,
  wide: 1,
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function changedHand(
  hand: PdfTextState,
  sign: number,
  args: readonly unknown[],
  OPS: Ops,
): PdfTextState {
  if (sign === OPS.setFillRGBColor)
    return { ...hand, colour: typeof args[0] === 'string' ? args[0] : '#000000' }
  if (sign === OPS.setFillColorN) return { ...hand, colour: '#000000' }
  if (sign === OPS.setFont) return { ...hand, size: numberIn(args[1]) }
  if (sign === OPS.setCharSpacing) return { ...hand, letters: numberIn(args[0]) }
  if (sign === OPS.setWordSpacing) return { ...hand, words: numberIn(args[0]) }
  if (sign === OPS.setLeading || sign === OPS.setLeadingMoveText)
    return { ...hand, leading: sign === OPS.setLeading ? numberIn(args[0]) : -numberIn(args[1]) }
  return sign === OPS.setHScale ? { ...hand, wide: numberIn(args[0]) / 100 } : hand
}

/** Follows where words are shown, and notes those in a colour. */
export function inkNoter(OPS: Ops, inks: Ink[]) {
  let [matrix, x, lineX, lineY]: [Matrix, number, number, number] = [[1, 0, 0, 1, 0, 0], 0, 0, 0]
  const move = (right: number, up: number) => {
    lineX += right
    lineY += up
    x = lineX
  }
  const begin = (from: Matrix) => {
    matrix = from
    lineX = 0
    lineY = 0
    x = 0
  }
  return (sign: number, args: readonly unknown[], place: Matrix, hand: PdfTextState): void => {
    if (sign === OPS.beginText) begin([1, 0, 0, 1, 0, 0])
    else if (sign === OPS.setTextMatrix) begin(args[0] as Matrix)
    else if (sign === OPS.moveText || sign === OPS.setLeadingMoveText)
      move(numberIn(args[0]), numberIn(args[1]))
    else if (sign === OPS.nextLine) move(0, -hand.leading)
    else if (sign === OPS.showText) {
      const { text, width } = shown(args[0], hand)
      const seen = through(place, matrix)
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = seen
      const from = x
      x += width
      if (!isColour(hand.colour) || inks.length >= mostInks) return
      add(inks, {
        text,
        left: a * from + c * lineY + e,
        right: a * x + c * lineY + e,
        y: b * from + d * lineY + f,
        size: Math.abs(hand.size) * Math.hypot(c, d),
      })
    }
  }
}

function shown(
  glyphs: unknown,
  { size, letters, words, wide }: PdfTextState,
): { text: string; width: number } {
  let [text, width] = ['', 0]
  for (const glyph of Array.isArray(glyphs) ? (glyphs as unknown[]) : []) {
    if (typeof glyph === 'number') width -= (glyph * size) / 1000
    else if (typeof glyph === 'object' && glyph !== null && 'unicode' in glyph) {
      const isSpace = 'isSpace' in glyph && glyph.isSpace === true
      text += String(glyph.unicode)
      width += (numberIn('width' in glyph ? glyph.width : 0) * size) / 1000 + letters + (isSpace ? words : 0)
    }
  }
  return { text, width: width * wide }
}

function add(inks: Ink[], ink: Ink): void {
  const last = inks.at(-1)
  const follows =
    last && Math.abs(last.y - ink.y) < 1 && Math.abs(ink.left - last.right) < ink.size * sameWord
  if (follows) {
    last.text += ink.text
    last.right = ink.right
  } else inks.push({ ...ink })
}

const address = /https?:|www\.|\S@\S/i
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Notes in the runs what of them is in a colour, on a page that is black for the most part. */
export function colourRuns(runs: readonly PdfRun[], inks: readonly Ink[], rules: readonly PageArea[]): void {
  const all = runs.reduce((sum, { text }) => sum + lettersIn(text), 0)
  const coloured = inks.reduce((sum, { text }) => sum + lettersIn(text), 0)
  if (inks.length >= mostInks || inks.length * (runs.length + rules.length) > mostTries) return
  if (coloured > all / 2) return
  for (const ink of inks) {
    if (lettersIn(ink.text) === 0 || address.test(ink.text) || isUnderlined(ink, rules)) continue
    const start = ink.left + Math.min(ink.size * 0.3, (ink.right - ink.left) / 2)
    const run = runs.find(
      ({ x, width, y, size }) => Math.abs(y - ink.y) < 1.5 && start >= x - size * 0.3 && start <= x + width,
    )
    if (run) run.coloured = [...(run.coloured ?? []), ink.text]
  }
}

/** As links are. */
const isUnderlined = ({ left, right, y, size }: Ink, rules: readonly PageArea[]): boolean =>
  rules.some(
    (rule) =>
      rule.bottom - rule.top <= 2 &&
      rule.top >= y - 1 &&
      rule.top < y + size * 0.35 &&
      Math.min(rule.right, right) - Math.max(rule.left, left) > (right - left) * 0.7,
  )
