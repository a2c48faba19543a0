import type { Drawing, Mark } from './drawing.ts'

export type FractionModelInput = { parts: number; shaded: number; alt: string }

/** Bars of equal parts, some of them shaded; more bars where more parts are shaded than one bar has. */
export function fractionBar({ parts, shaded, alt }: FractionModelInput): Drawing {
  const bars = Math.max(1, Math.ceil(shaded / parts))
  const [width, height, gap] = [240, 30, 8]
  const each = width / parts
  const marks = Array.from({ length: bars }, (_, bar) => bar).flatMap((bar): Mark[] => {
    const top = 2 + bar * (height + gap)
    return Array.from({ length: parts }, (_, at): Mark => {
      const left = 2 + at * each
      return {
        kind: 'polygon',
        points: [
          [left, top],
          [left + each, top],
          [left + each, top + height],
          [left, top + height],
        ],
        fill: bar * parts + at < shaded ? 'medium' : 'white',
      }
    })
  })
  return { width: width + 4, height: bars * (height + gap) - gap + 4, alt, marks }
}

/** A disk of equal parts, some of them shaded. */
export function fractionCircle({ parts, shaded, alt }: FractionModelInput): Drawing {
  const disks = Math.max(1, Math.ceil(shaded / parts))
  const radius = 42
  const marks = Array.from({ length: disks }, (_, disk) => disk).flatMap((disk): Mark[] => {
    const center = [radius + 3 + disk * (2 * radius + 10), radius + 3] as const
    if (parts === 1) return [{ kind: 'circle', center, radius, fill: 'medium' }]
    return Array.from(
      { length: parts },
      (_, at): Mark => ({
        kind: 'sector',
        center,
        radius,
        from: (at * 360) / parts,
        to: ((at + 1) * 360) / parts,
        fill: disk * parts + at < shaded ? 'medium' : 'white',
      }),
    )
  })
  return { width: disks * (2 * radius + 10) - 4, height: 2 * radius + 6, alt, marks }
}
