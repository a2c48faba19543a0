import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { cornerBow, directionOf, label, middleOf, type Stroke, shape, sketch, ticks } from './sketch.ts'
import { both, pointNames, rule, understand } from './writing.ts'

type Kind = 'SSS' | 'SAS' | 'ASA' | 'AAS'
/** The corner from which the marks are set; the second triangle may be a mirror image. */
type Given = {
  kind: Kind
  start: number
  mirrored: boolean
  one: readonly string[]
  other: readonly string[]
}

const base: readonly Point[] = [
  [0, 0],
  [9, 0],
  [3, 6],
]

/** Sides by the corner that they start from, angles by their corner, counted from the start; each with its number of strokes. */
const marks: Record<Kind, { sides: readonly number[]; angles: readonly number[] }> = {
  SSS: { sides: [0, 1, 2], angles: [] },
  SAS: { sides: [0, 1], angles: [1] },
  ASA: { sides: [0], angles: [0, 1] },
  AAS: { sides: [1], angles: [0, 1] },
}
const parts: Record<Kind, { en: string; fil: string }> = {
  SSS: both('all three pairs of sides', 'ang tatlong pares ng gilid'),
  SAS: both(
    'two pairs of sides and the pair of angles between them',
    'ang dalawang pares ng gilid at ang pares ng anggulo sa pagitan ng mga ito',
  ),
  ASA: both(
    'two pairs of angles and the pair of sides between them',
    'ang dalawang pares ng anggulo at ang pares ng gilid sa pagitan ng mga ito',
  ),
  AAS: both(
    'two pairs of angles and a pair of sides that is not between them',
    'ang dalawang pares ng anggulo at ang isang pares ng gilid na wala sa pagitan ng mga ito',
  ),
}

const names = ({ one, other }: Given) => [one.join(''), other.join('')] as const

const sideName = (corners: readonly string[], from: number) =>
  `${corners[from % 3]}${corners[(from + 1) % 3]}`

const marked = ({ kind, start, one, other }: Given) => [
  ...marks[kind].sides.map((side) => `${sideName(one, start + side)} ≅ ${sideName(other, start + side)}`),
  ...marks[kind].angles.map((angle) => `∠${one[(start + angle) % 3]} ≅ ∠${other[(start + angle) % 3]}`),
]

function drawn({ kind, start }: Given, corners: readonly Point[], letters: readonly string[]): Stroke[] {
  const corner = (at: number) => corners[(start + at + 3) % 3] as Point
  return [
    shape(corners),
    ...corners.map((place, at) =>
      label(place, letters[at] ?? '', {
        away: 10,
        towards: directionOf(middleOf(corners), place),
        bold: true,
      }),
    ),
    ...marks[kind].sides.map((side, count) => ticks(corner(side), corner(side + 1), count + 1)),
    ...marks[kind].angles.flatMap((angle, count) =>
      cornerBow(corner(angle), corner(angle - 1), corner(angle + 1), count + 1),
    ),
  ]
}

export const triangleCongruence = skill<Given, Kind | 'AAA' | 'SSA'>({
  id: 'geometry/triangle-congruence',
  area: 'Mathematics',
  name: both('Congruent triangles: SSS, SAS, ASA, AAS', 'Congruent triangles: SSS, SAS, ASA, AAS'),
  grades: [8, 9],
  cues: {
    en: ['congruent triangles', 'triangle congruence', 'SAS', 'SSS', 'ASA', 'corresponding parts'],
    fil: ['congruent triangles', 'triangle congruence', 'SAS', 'SSS', 'ASA', 'corresponding parts'],
  },
  notation: [/\b(?:SSS|SAS|ASA|AAS|SAA)\b/],
  units: ['mathematics/9/triangle-congruence'],
  largest: () => 100,
  mistakes: {
    SSS: both('saw three pairs of sides', 'nag-akalang tatlong pares ng gilid ang may marka'),
    SAS: both(
      'took an angle to be between two marked sides',
      'nag-akalang may anggulo sa pagitan ng dalawang gilid na may marka',
    ),
    ASA: both(
      'took the marked side to be between two marked angles',
      'nag-akalang nasa pagitan ng dalawang anggulo ang gilid na may marka',
    ),
    AAS: both(
      'took the marked side to be outside two marked angles',
      'nag-akalang wala sa pagitan ng dalawang anggulo ang gilid na may marka',
    ),
    AAA: both(
      'looked at angles only, which do not prove congruence',
      'tumingin lamang sa mga anggulo, na hindi sapat sa congruence',
    ),
    SSA: both(
      'used two sides and an angle that is not between them',
      'gumamit ng dalawang gilid at anggulong wala sa pagitan ng mga ito',
    ),
  },
  rules: {
    en: [
      rule(
        'The postulate that uses two sides and the angle between them is {SAS}.',
        'Which postulate uses two sides and the angle between them?',
        'SSS',
        'ASA',
        'AAS',
      ),
      rule(
        'If two triangles have three pairs of congruent angles, the triangles are always {similar}.',
        'Two triangles have three pairs of congruent angles. What are the triangles always?',
        'congruent',
        'equilateral',
        'right',
      ),
      rule(
        'Parts of congruent triangles that match are called {corresponding} parts.',
        'What are the matching parts of congruent triangles called?',
        'consecutive',
        'complementary',
        'exterior',
      ),
    ],
    fil: [
      rule(
        'Ang postulate na gumagamit ng dalawang gilid at ng anggulo sa pagitan ng mga ito ay {SAS}.',
        'Aling postulate ang gumagamit ng dalawang gilid at ng anggulo sa pagitan ng mga ito?',
        'SSS',
        'ASA',
        'AAS',
      ),
      rule(
        'Kung may tatlong pares ng congruent angles ang dalawang triangle, ang mga ito ay laging {similar}.',
        'May tatlong pares ng congruent angles ang dalawang triangle. Ano ang laging totoo sa mga triangle?',
        'congruent',
        'equilateral',
        'right',
      ),
      rule(
        'Ang magkatugmang bahagi ng congruent triangles ay tinatawag na {corresponding} parts.',
        'Ano ang tawag sa magkatugmang bahagi ng congruent triangles?',
        'consecutive',
        'complementary',
        'exterior',
      ),
    ],
  },
  draw: (draw) => {
    const letters = pointNames(draw, 6)
    return {
      kind: draw.pick<Kind>(['SSS', 'SAS', 'ASA', 'AAS']),
      start: draw.int(0, 2),
      mirrored: draw.chanceOf(40),
      one: letters.slice(0, 3),
      other: letters.slice(3),
    }
  },
  answer: ({ kind }) => kind,
  also: ({ kind }) => (kind === 'AAS' ? ['SAA'] : []),
  wrong: () => ({ SSS: 'SSS', SAS: 'SAS', ASA: 'ASA', AAS: 'AAS', AAA: 'AAA', SSA: 'SSA' }),
  stems: {
    en: [
      understand(
        (given) =>
          `Which postulate or theorem proves that △${names(given)[0]} and △${names(given)[1]} in the figure are congruent?`,
      ),
      understand(
        (given) =>
          `By the marks in the figure, △${names(given)[0]} ≅ △${names(given)[1]}. Which congruence postulate or theorem is the reason?`,
      ),
      understand(
        (given) =>
          `Two roof frames, ${names(given)[0]} and ${names(given)[1]}, have the equal parts marked in the figure. Which postulate or theorem shows that they are congruent?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Aling postulate o theorem ang nagpapatunay na congruent ang △${names(given)[0]} at △${names(given)[1]} sa larawan?`,
      ),
      understand(
        (given) =>
          `Ayon sa mga marka sa larawan, △${names(given)[0]} ≅ △${names(given)[1]}. Aling congruence postulate o theorem ang dahilan?`,
      ),
      understand(
        (given) =>
          `Ang dalawang balangkas ng bubong na ${names(given)[0]} at ${names(given)[1]} ay may magkaparehong bahaging minarkahan sa larawan. Aling postulate o theorem ang nagpapakitang congruent ang mga ito?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `By the marks in the figure, △${names(given)[0]} ≅ △${names(given)[1]} because of ${answer}.`,
    fil: (given, answer) =>
      `Ayon sa mga marka sa larawan, △${names(given)[0]} ≅ △${names(given)[1]} dahil sa ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The figure marks ${parts[given.kind].en}: ${marked(given).join(', ')}.`,
      `This is ${given.kind}.`,
    ],
    fil: (given) => [
      `Minarkahan sa larawan ${parts[given.kind].fil}: ${marked(given).join(', ')}.`,
      `Ito ay ${given.kind}.`,
    ],
  },
  drawing: (given, language) => {
    const second = base.map(([x, y]): Point => [13 + (given.mirrored ? 9 - x : x), y])
    return sketch([...drawn(given, base, given.one), ...drawn(given, second, given.other)], {
      width: 250,
      height: 90,
      alt: both(
        `Triangles ${names(given)[0]} and ${names(given)[1]} with the marks ${marked(given).join(', ')}.`,
        `Mga triangle na ${names(given)[0]} at ${names(given)[1]} na may mga markang ${marked(given).join(', ')}.`,
      )[language],
    })
  },
})
