import type { Drawing, Mark } from './drawing.ts'
import { onCircle } from './svg.ts'

/** A clock face with a short hour hand and a long minute hand. */
export function clockFace({ hour, minute, alt }: { hour: number; minute: number; alt: string }): Drawing {
  const radius = 54
  const center = [radius + 4, radius + 4] as const
  const ticks = Array.from(
    { length: 60 },
    (_, at): Mark => ({
      kind: 'line',
      from: onCircle(center, at % 5 === 0 ? radius - 6 : radius - 3, at * 6),
      to: onCircle(center, radius, at * 6),
      width: at % 5 === 0 ? 1.4 : 0.6,
    }),
  )
  const numbers = Array.from({ length: 12 }, (_, at): Mark => {
    const [x, y] = onCircle(center, radius - 14, (at + 1) * 30)
    return { kind: 'text', at: [x, y + 4], text: String(at + 1), size: 11 }
  })
  return {
    width: 2 * radius + 8,
    height: 2 * radius + 8,
    alt,
    marks: [
      { kind: 'circle', center, radius, fill: 'white', width: 1.6 },
      ...ticks,
      ...numbers,
      { kind: 'line', from: center, to: onCircle(center, 26, (hour % 12) * 30 + minute / 2), width: 3.2 },
      { kind: 'line', from: center, to: onCircle(center, 44, minute * 6), width: 1.8 },
      { kind: 'circle', center, radius: 2.6, fill: 'black' },
    ],
  }
}
