import type { Drawing } from '@klasrum/drawings/drawing'
import type { Language } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { outline } from './outline.ts'

/**
 * An L of so much width and height with a notch, a house of a wall and a gable (the notch height), or a frame around a hole: all have a
 * whole and a part.
 */
export type CompositeKind = 'L' | 'house' | 'frame'
export type Composite = {
  kind: CompositeKind
  wide: number
  high: number
  partWide: number
  partHigh: number
  unit: 'cm' | 'm'
  story: number
  who: Person
}

/** With all measures that are needed. */
export function compositeDrawing(given: Composite, language: Language): Drawing {
  const { kind, wide, high, partWide, partHigh, unit } = given
  const measure = (length: number) => `${length} ${unit}`
  if (kind === 'L') {
    const [top, side] = [wide - partWide, high - partHigh]
    return outline({
      corners: [
        [0, 0],
        [wide, 0],
        [wide, side],
        [top, side],
        [top, high],
        [0, high],
      ],
      sides: [wide, side, partWide, partHigh, top, high].map(measure),
      rightAngles: [0],
      alt: {
        en: `A figure in the shape of an L with right angles. Going around it, its sides are ${[wide, side, partWide, partHigh, top, high].join(', ')} ${unit}; the first is the bottom.`,
        fil: `Isang hugis-L na may mga right angle. Ang mga gilid nito sa paligid ay ${[wide, side, partWide, partHigh, top, high].join(', ')} ${unit}; ang una ay ang ibaba.`,
      }[language],
    })
  }
  if (kind === 'house')
    return outline({
      corners: [
        [0, 0],
        [wide, 0],
        [wide, high],
        [wide / 2, high + partHigh],
        [0, high],
      ],
      sides: [measure(wide), measure(high), '', '', ''],
      dashed: [
        { from: [0, high], to: [wide, high], label: '' },
        { from: [wide / 2, high], to: [wide / 2, high + partHigh], label: measure(partHigh) },
      ],
      rightAngles: [0, 1],
      alt: {
        en: `A rectangle ${wide} ${unit} wide and ${high} ${unit} high with a triangle on top. The height of the triangle is ${partHigh} ${unit}.`,
        fil: `Isang parihaba na ${wide} ${unit} ang lapad at ${high} ${unit} ang taas na may tatsulok sa itaas. Ang height ng tatsulok ay ${partHigh} ${unit}.`,
      }[language],
    })
  const scale = Math.min(200 / wide, 130 / high)
  const [w, h, pw, ph] = [wide, high, partWide, partHigh].map((length) => length * scale) as [
    number,
    number,
    number,
    number,
  ]
  const [x, y] = [12 + (w - pw) / 2, 8 + (h - ph) / 2]
  return {
    width: w + 60,
    height: h + 34,
    alt: {
      en: `A shaded rectangle ${wide} ${unit} by ${high} ${unit} with a white rectangle ${partWide} ${unit} by ${partHigh} ${unit} inside.`,
      fil: `Isang parihabang may kulay na ${wide} ${unit} at ${high} ${unit} na may puting parihaba sa loob na ${partWide} ${unit} at ${partHigh} ${unit}.`,
    }[language],
    marks: [
      {
        kind: 'polygon',
        points: [
          [12, 8],
          [12 + w, 8],
          [12 + w, 8 + h],
          [12, 8 + h],
        ],
        fill: 'light',
      },
      {
        kind: 'polygon',
        points: [
          [x, y],
          [x + pw, y],
          [x + pw, y + ph],
          [x, y + ph],
        ],
        fill: 'white',
      },
      { kind: 'text', at: [12 + w / 2, h + 24], text: measure(wide) },
      { kind: 'text', at: [18 + w, 12 + h / 2], text: measure(high), anchor: 'start' },
      { kind: 'text', at: [x + pw / 2, y + ph - 5], text: measure(partWide), size: 10 },
      { kind: 'text', at: [x + 4, y + ph / 2], text: measure(partHigh), size: 10, anchor: 'start' },
    ],
  }
}
