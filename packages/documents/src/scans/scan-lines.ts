import { upperMedian } from '../reading/median.ts'
import { cut, type Gray, type ScanArea, smaller } from './gray.ts'
import type { ReadLine, ReadWord } from './recognise.ts'
import type { ScanLine } from './scan.ts'
import { shadesPng } from './shades-png.ts'

/** Of a hundred, as the recogniser tells: of words in good print nearly all have more, of those read wrong nearly none. */
const clearWord = 90
const clearSpeck = 70
/** A speck of dirt is read as a letter or two, with less than this. */
const leastLine = 30
/** Of pictures that stand beside lines, in dots. */
const widestPicture = 900
/** Of the usual size, the nearest is taken: each line is measured by itself, and two titles of one size differ a little. */
const sizes = [0.75, 1, 1.5, 2, 3]
/** In points. */
const pointStep = 0.5

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Lines of a page in points. Dirt and the edges of drawings, which are read as single signs, are left out. */
export function scanLinesOf(lines: readonly ReadLine[], page: Gray, scale: number): ScanLine[] {
  const found = lines
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => /\S/.test(text)) }))
    .filter((line) => !isDirt(line))
  const usual = upperMedian(found.map(({ rowAttributes }) => rowAttributes.rowHeight))
  const size = Math.max(pointStep, Math.round(usual / scale / pointStep) * pointStep)
  return found.map(({ words, baseline, bbox, rowAttributes: { rowHeight } }) => {
    const sure = words.every((word) => isClear(word))
    return {
      words: words.map(({ text, bbox: { x0, x1 } }) => ({ text, x: x0 / scale, width: (x1 - x0) / scale })),
      y: (baseline.y0 + baseline.y1) / 2 / scale,
      size: size * nearestSize(rowHeight / usual),
      sure,
      ...(!sure && { picture: linePicture(page, bbox, rowHeight) }),
    }
  })
}

const nearestSize = (found: number): number => {
  const distance = (size: number) => Math.abs(Math.log(found / size))
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best))
}

function isDirt({ words }: ReadLine): boolean {
  const letters = words.reduce((sum, { text }) => sum + lettersIn(text), 0)
  const best = Math.max(0, ...words.map(({ confidence }) => confidence))
  return letters === 0 || (letters < 8 && best < leastLine) || (letters < 3 && best < clearSpeck)
}

/** A single sign that is doubtful does not make a line doubtful, unless it is a figure. */
const isClear = ({ text, confidence }: ReadWord): boolean =>
  confidence >= clearWord || (lettersIn(text) < 2 && !/\d/.test(text))

type Box = ReadLine['bbox']

function linePicture(page: Gray, { x0, y0, x1, y1 }: Box, rowHeight: number): string {
  const more = rowHeight * 0.35
  const area: ScanArea = { left: x0 - more, right: x1 + more, top: y0 - more, bottom: y1 + more }
  const shown = cut(page, area)
  return shadesPng(smaller(shown, Math.ceil(shown.width / widestPicture))).toString('base64')
}
