import { fittedColumnWidths } from '../pdf/text-widths.ts'
import { wrappedLines } from './lines-of.ts'
import type { SlidePart } from './marks.ts'
import { paint, slideLineHeight } from './show-look.ts'

const inset = { side: 0.5, above: 0.35 }

/** Every row as long as the longest. */
function squared(rows: readonly (readonly string[])[]): string[][] {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  return rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
}

export function tablePart(given: readonly (readonly string[])[]): SlidePart {
  const rows = squared(given)
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''))
  const laid = (width: number, size: number) => {
    const padding = { side: inset.side * size, above: inset.above * size }
    const room = width - columns.length * 2 * padding.side
    const shares = columns.map((texts) => ({
      share: Math.max(4, ...texts.map(({ length }) => length)),
      texts,
    }))
    const widths = fittedColumnWidths(shares, room, size)
    const cells = rows.map((row, at) =>
      row.map((text, column) => wrappedLines(text, widths[column] ?? 0, { size, bold: at === 0 })),
    )
    const heights = cells.map(
      (row) =>
        Math.max(1, ...row.map(({ lines }) => lines.length)) * size * slideLineHeight + 2 * padding.above,
    )
    return {
      padding,
      heights,
      widths: widths.map((own) => own + 2 * padding.side),
      height: heights.reduce((sum, own) => sum + own, 0),
      divided: cells.flat().some(({ divided }) => divided),
    }
  }
  return {
    measure: laid,
    draw: (at, size) => {
      const { padding, widths, heights, height } = laid(at.width, size)
      return [{ kind: 'table', at: { ...at, height }, widths, heights, rows, size, padding }]
    },
  }
}

const gap = 24

/** Sides as columns, each under its name. */
export function comparisonPart(given: readonly (readonly string[])[]): SlidePart {
  const [names = [], ...rows] = squared(given)
  const sides = names.map((name, at) => ({ name, texts: rows.map((row) => row[at] ?? '').filter(Boolean) }))
  const laid = (width: number, size: number) => {
    const own = (width - gap * (sides.length - 1)) / sides.length
    const room = own - 2 * inset.side * size
    const space = 2 * inset.above * size
    const heads = sides.map(({ name }) => wrappedLines(name, room, { size, bold: true }))
    const bodies = sides.map(({ texts }) => texts.map((text) => wrappedLines(text, room, { size })))
    const high = (lines: number) => lines * size * slideLineHeight
    const headed = high(Math.max(1, ...heads.map(({ lines }) => lines.length))) + space
    const filled = Math.max(
      ...bodies.map((body) => body.reduce((sum, { lines }) => sum + high(lines.length) + space, 0)),
    )
    return {
      own,
      room,
      space,
      headed,
      bodies,
      height: headed + filled + (filled > 0 ? space : 0),
      divided: [...heads, ...bodies.flat()].some(({ divided }) => divided),
    }
  }
  return {
    measure: laid,
    draw: (at, size) => {
      const { own, room, space, headed, bodies, height } = laid(at.width, size)
      return sides.flatMap(({ name, texts }, side) => {
        const x = at.x + side * (own + gap)
        const left = x + inset.side * size
        let y = at.y + headed + space / 2
        return [
          { kind: 'box' as const, at: { x, y: at.y, width: own, height }, fill: paint.tint },
          { kind: 'box' as const, at: { x, y: at.y, width: own, height: headed }, fill: paint.board },
          {
            kind: 'text' as const,
            at: { x: left, y: at.y, width: room, height: headed },
            text: name,
            size,
            bold: true,
            colour: paint.onBoard,
            stands: 'middle' as const,
          },
          ...texts.map((text, place) => {
            const lines = bodies[side]?.[place]?.lines.length ?? 1
            const area = { x: left, y: y + space / 2, width: room, height: lines * size * slideLineHeight }
            y += area.height + space
            return { kind: 'text' as const, at: area, text, size, colour: paint.ink }
          }),
        ]
      })
    },
  }
}
