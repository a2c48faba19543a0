import type { Drawing, Point } from '@klasrum/drawings/drawing'
import type { Language } from '../skill.ts'
import { label, line, polar, sketch } from './sketch.ts'
import { both } from './writing.ts'

/** Angles 1 to 4 are at the upper line, 5 to 8 at the lower: above left, above right, below left, below right. */
export const transversalAngleNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

const isRight = (place: number) => place % 2 === 0
const isUpper = (place: number) => place <= 4
const isInterior = (place: number) => place >= 3 && place <= 6

export const pairNames = {
  corresponding: 'corresponding angles',
  'alternate-interior': 'alternate interior angles',
  'alternate-exterior': 'alternate exterior angles',
  'same-side-interior': 'same-side interior angles',
  'same-side-exterior': 'same-side exterior angles',
  vertical: 'vertical angles',
  linear: 'linear pair',
} as const

export type PairKind = keyof typeof pairNames

/** What two of the eight angles are to each other; nothing for a pair without a name. */
export function pairKind(one: number, other: number): PairKind | null {
  if (isUpper(one) === isUpper(other)) return one + other === 5 || one + other === 13 ? 'vertical' : 'linear'
  if (Math.abs(one - other) === 4) return 'corresponding'
  if (isInterior(one) !== isInterior(other)) return null
  const side = isRight(one) === isRight(other) ? 'same-side' : 'alternate'
  return `${side}-${isInterior(one) ? 'interior' : 'exterior'}`
}

export const areCongruent = (kind: PairKind): boolean =>
  ['corresponding', 'alternate-interior', 'alternate-exterior', 'vertical'].includes(kind)

export type Lines = readonly [upper: string, lower: string, across: string]

/** Two lines that are cut by a transversal, which leans so many degrees from the right. */
export function transversalFigure(lean: number, [upper, lower, across]: Lines, language: Language): Drawing {
  const low: Point = [0, 0]
  const high = polar(low, 5.2 / Math.sin((lean * Math.PI) / 180), lean)
  const [left, right] = [Math.min(0, high[0]) - 6, Math.max(0, high[0]) + 6]
  const around = [lean + (180 - lean) / 2, lean / 2, 180 + lean / 2, 180 + lean + (180 - lean) / 2]
  const level = (y: number, name: string) => [
    line([left, y], [right, y], { arrow: 'both' }),
    label([right, y], name, { away: 11, towards: 0, bold: true }),
  ]
  const end = polar(high, 3.6, lean)
  return sketch(
    [
      ...level(high[1], upper),
      ...level(0, lower),
      line(polar(low, -3.6, lean), end, { arrow: 'both' }),
      label(end, across, { away: 10, towards: lean, bold: true }),
      ...transversalAngleNumbers.map((place) => {
        const towards = around[(place - 1) % 4] ?? 0
        const opening = place % 4 === 2 || place % 4 === 3 ? lean : 180 - lean
        return label(isUpper(place) ? high : low, String(place), { away: opening < 60 ? 21 : 15, towards })
      }),
    ],
    {
      width: 190,
      height: 140,
      alt: both(
        `Parallel lines ${upper} (above) and ${lower} (below) are cut by the transversal ${across}. At line ${upper}: angle 1 is above left, 2 above right, 3 below left and 4 below right of the transversal. At line ${lower}: 5 above left, 6 above right, 7 below left, 8 below right.`,
        `Pinuputol ng transversal na ${across} ang parallel lines na ${upper} (itaas) at ${lower} (ibaba). Sa line ${upper}: nasa itaas na kaliwa ang anggulo 1, itaas na kanan ang 2, ibabang kaliwa ang 3 at ibabang kanan ang 4. Sa line ${lower}: itaas na kaliwa ang 5, itaas na kanan ang 6, ibabang kaliwa ang 7, ibabang kanan ang 8.`,
      )[language],
    },
  )
}
