import { wrappedLines } from './lines-of.ts'
import type { SlideArea, SlideMark, SlidePart } from './marks.ts'
import { paint, slideLineHeight } from './show-look.ts'

type Sign = { kind: 'dot' } | { kind: 'frame' } | { kind: 'disc'; label: string; filled: boolean }
export type SlidePoint = { text: string; bold?: boolean; sign?: Sign }

type Look = {
  /** Ground under all of them. */
  panel?: string
  /** A green edge at the left. */
  edge?: true
  colour?: string
}

const gap = 0.55
const padding = 0.8
const edge = { width: 6, room: 24 }
const indentOf = ({ sign }: SlidePoint): number => {
  if (!sign) return 0
  return sign.kind === 'disc' ? 2 : 1.15
}

/** One below the other. */
export function pointsPart(
  points: readonly SlidePoint[],
  { panel, edge: edged, colour = paint.ink }: Look,
): SlidePart {
  const inset = (size: number) => (panel ? padding * size : 0)
  const before = edged ? edge.room : 0
  const laid = (width: number, size: number) =>
    points.map((point) => {
      const room = width - before - 2 * inset(size) - indentOf(point) * size
      const { lines, divided } = wrappedLines(point.text, room, { size, bold: point.bold })
      return { point, room, divided, height: Math.max(1, lines.length) * size * slideLineHeight }
    })
  const measure = (width: number, size: number) => {
    const all = laid(width, size)
    const between = gap * size * Math.max(0, all.length - 1)
    return {
      height: all.reduce((sum, { height }) => sum + height, between) + 2 * inset(size),
      divided: all.some(({ divided }) => divided),
    }
  }
  return {
    measure,
    draw: (at, size) => {
      const { height } = measure(at.width, size)
      const x = at.x + before + inset(size)
      let y = at.y + inset(size)
      const marks: SlideMark[] = []
      if (panel) marks.push({ kind: 'box', at: { ...at, height }, fill: panel, radius: 6 })
      if (edged) marks.push({ kind: 'box', at: { ...at, width: edge.width, height }, fill: paint.green })
      for (const { point, room, height: own } of laid(at.width, size)) {
        const indent = indentOf(point) * size
        marks.push(...signOf(point.sign, { x, y, width: indent, height: size * slideLineHeight }, size))
        const area = { x: x + indent, y, width: room, height: own }
        marks.push({
          kind: 'text',
          at: area,
          text: point.text,
          size,
          bold: point.bold,
          colour,
          // Narrower letters may take fewer lines; the room that is left is then even.
          stands: point.sign ? undefined : 'middle',
        })
        y += own + gap * size
      }
      return marks
    },
  }
}

/** Beside the first line. */
function signOf(sign: Sign | undefined, { x, y, height }: SlideArea, size: number): SlideMark[] {
  if (!sign) return []
  const centred = (side: number): SlideArea => ({
    x,
    y: y + (height - side) / 2,
    width: side,
    height: side,
  })
  if (sign.kind === 'dot') return [{ kind: 'box', at: centred(0.36 * size), fill: paint.green }]
  if (sign.kind === 'frame')
    return [{ kind: 'box', at: centred(0.66 * size), fill: paint.paper, line: paint.green, radius: 2 }]
  const at = centred(1.4 * size)
  const { fill, colour } = sign.filled
    ? { fill: paint.green, colour: paint.onBoard }
    : { fill: paint.paper, colour: paint.green }
  return [
    { kind: 'box', at, fill, line: paint.green, radius: at.width / 2 },
    {
      kind: 'text',
      at,
      text: sign.label,
      size: 0.75 * size,
      bold: true,
      colour,
      align: 'center',
      stands: 'middle',
    },
  ]
}
