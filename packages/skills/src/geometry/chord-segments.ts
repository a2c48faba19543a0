import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { center, meeting, onCircleFigure, pointLabel, radius } from './circle-figure.ts'
import { between, directionOf, dot, label, line, ring, sketch } from './sketch.ts'
import { apply, both, pointNames, rule, wholeOr } from './writing.ts'

/** The parts of one chord, and one part of the other. */
type Given = { a: number; b: number; c: number; names: readonly string[] }

const answerOf = ({ a, b, c }: Given) => (a * b) / c
/** The two chords run from the first name to the second and from the third to the fourth; they cross at the fifth. */
const segments = ({ names: [a, b, c, d, e] }: Given) => ({
  a: `${a}${e}`,
  b: `${e}${b}`,
  c: `${c}${e}`,
  x: `${e}${d}`,
})

const chords = ({ names: [a, b, c, d] }: Given, and: string) => `${a}${b} ${and} ${c}${d}`

const upTo15 = Array.from({ length: 14 }, (_, at) => at + 2)

/** Parts of the two chords that are whole and all different. */
const lengths = upTo15.flatMap((a) =>
  upTo15.flatMap((b) =>
    upTo15.flatMap((c) => {
      const x = (a * b) / c
      const isGood = Number.isInteger(x) && x > 1 && x <= 20 && new Set([a, b, c, x]).size === 4
      return isGood ? [[a, b, c] as const] : []
    }),
  ),
)

export const chordSegments = skill<
  Given,
  'difference' | 'swapped' | 'other-swapped' | 'product' | 'equal' | 'first-chord'
>({
  id: 'geometry/chord-segments',
  area: 'Mathematics',
  name: both('Segments of intersecting chords', 'Mga segment ng nagtatagpong chord'),
  grades: [10, 10],
  cues: {
    en: ['intersecting chords', 'chord segments', 'product of the segments', 'chord', 'circle'],
    fil: ['nagtatagpong chord', 'segment ng chord', 'product ng mga segment', 'chord', 'circle'],
  },
  units: ['mathematics/10/angles-and-segments-of-a-circle'],
  largest: () => 60,
  mistakes: {
    difference: both('made the sums of the segments equal', 'pinagpantay ang kabuoan ng mga segment'),
    swapped: both('multiplied parts of different chords', 'minultiply ang mga bahagi ng magkaibang chord'),
    'other-swapped': both('set up the proportion the wrong way around', 'binaligtad ang proportion'),
    product: both(
      'did not divide by the known part of the second chord',
      'hindi hinati sa ibinigay na bahagi ng ikalawang chord',
    ),
    equal: both(
      'took the two parts of a chord for equal',
      'inakalang magkasinghaba ang dalawang bahagi ng chord',
    ),
    'first-chord': both(
      'took the asked part for equal to a part of the first chord',
      'inakalang kasinghaba ng bahagi ng unang chord ang hinahanap',
    ),
  },
  rules: {
    en: [
      rule(
        'Two chords intersect in a circle. Their parts a and b, and c and d, satisfy {a × b = c × d}.',
        'Two chords intersect in a circle. One is cut into the parts a and b, the other into c and d. Which equation is true?',
        'a + b = c + d',
        'a − b = c − d',
        'a ÷ b = c ÷ d',
      ),
      rule(
        'A segment with both endpoints on a circle is a {chord}.',
        'What do we call a segment with both endpoints on a circle?',
        'radius',
        'tangent',
        'sector',
      ),
      rule(
        'The longest chord of a circle is the {diameter}.',
        'What is the longest chord of a circle called?',
        'radius',
        'secant',
        'arc',
      ),
    ],
    fil: [
      rule(
        'Kapag nagtagpo ang dalawang chord sa circle at nahati sa a at b ang isa at sa c at d ang isa pa, {a × b = c × d}.',
        'Nagtagpo ang dalawang chord sa circle. Nahati sa a at b ang isa, at sa c at d ang isa pa. Aling equation ang totoo?',
        'a + b = c + d',
        'a − b = c − d',
        'a ÷ b = c ÷ d',
      ),
      rule(
        'Ang segment na nasa circle ang dalawang dulo ay {chord}.',
        'Ano ang tawag sa segment na nasa circle ang dalawang dulo?',
        'radius',
        'tangent',
        'sector',
      ),
      rule(
        'Ang pinakamahabang chord ng circle ay ang {diameter}.',
        'Ano ang tawag sa pinakamahabang chord ng circle?',
        'radius',
        'secant',
        'arc',
      ),
    ],
  },
  draw: (draw) => {
    const [a, b, c] = draw.pick(lengths)
    return { a, b, c, names: draw.shuffled(pointNames(draw, 5)) }
  },
  answer: (given) => `${answerOf(given)} cm`,
  also: (given) => [`${answerOf(given)}`],
  wrong: ({ a, b, c }) => ({
    difference: wholeOr(a + b - c, ' cm'),
    swapped: wholeOr((a * c) / b, ' cm'),
    'other-swapped': wholeOr((b * c) / a, ' cm'),
    product: a * b > 60 ? undefined : wholeOr(a * b, ' cm'),
    equal: wholeOr(c, ' cm'),
    'first-chord': wholeOr(b, ' cm'),
  }),
  stems: {
    en: [
      apply(
        (given) =>
          `In the figure, chords ${chords(given, 'and')} intersect at ${given.names[4]}. How long is segment ${segments(given).x}?`,
      ),
      apply(
        (given) =>
          `Use the lengths in the figure, where chords ${chords(given, 'and')} meet at ${given.names[4]}. What is the length of ${segments(given).x}?`,
      ),
      apply(
        (given) =>
          `The figure is the plan of a round garden in which the straight paths ${chords(given, 'and')} cross at ${given.names[4]}. How long is ${segments(given).x} on the plan?`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Sa larawan, nagtatagpo ang mga chord na ${chords(given, 'at')} sa ${given.names[4]}. Gaano kahaba ang segment ${segments(given).x}?`,
      ),
      apply(
        (given) =>
          `Gamitin ang mga haba sa larawan, kung saan nagtatagpo ang mga chord na ${chords(given, 'at')} sa ${given.names[4]}. Ano ang haba ng ${segments(given).x}?`,
      ),
      apply(
        (given) =>
          `Ang larawan ay plano ng bilog na hardin kung saan nagsasalubong ang mga tuwid na daanang ${chords(given, 'at')} sa ${given.names[4]}. Gaano kahaba ang ${segments(given).x} sa plano?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `In the figure, segment ${segments(given).x} is ${answer} long.`,
    fil: (given, answer) => `Sa larawan, ang segment ${segments(given).x} ay may habang ${answer}.`,
  },
  solution: {
    en: (given) => ['The products of the segments of the two chords are equal.', ...steps(given)],
    fil: (given) => ['Magkapareho ang product ng mga segment ng dalawang chord.', ...steps(given)],
  },
  drawing: (given, language) => {
    const { a, b, c, names } = given
    const at = [160, -35, 215, 50] as const
    const ends = at.map(onCircleFigure) as [Point, Point, Point, Point]
    const crossing = meeting([ends[0], ends[1]], [ends[2], ends[3]])
    const words = (to: Point, text: string, side: number, away = 12) =>
      label(between(crossing, to, 0.55), text, {
        away,
        towards: directionOf(crossing, to) + side,
        size: 10,
      })
    const name = segments(given)
    return sketch(
      [
        ring(center, radius),
        line(ends[0], ends[1]),
        line(ends[2], ends[3]),
        dot(crossing),
        ...at.map((place, index) => pointLabel(names[index] ?? '', place)),
        words(ends[0], `${a} cm`, -90),
        words(ends[1], `${b} cm`, 90, 14),
        words(ends[2], `${c} cm`, -90, 17),
        words(ends[3], '?', 90),
        label(crossing, names[4] ?? '', { away: 11, towards: 270, bold: true }),
      ],
      {
        width: 140,
        height: 140,
        alt: both(
          `A circle with chords ${names[0]}${names[1]} and ${names[2]}${names[3]} that intersect at ${names[4]}: ${name.a} = ${a} cm, ${name.b} = ${b} cm, ${name.c} = ${c} cm; ${name.x} is marked with a question mark.`,
          `Circle na may mga chord na ${names[0]}${names[1]} at ${names[2]}${names[3]} na nagtatagpo sa ${names[4]}: ${name.a} = ${a} cm, ${name.b} = ${b} cm, ${name.c} = ${c} cm; may tandang pananong ang ${name.x}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { a, b, c } = given
  const name = segments(given)
  return [
    `${name.a} × ${name.b} = ${name.c} × ${name.x}`,
    `${a} × ${b} = ${c} × ${name.x}`,
    `${name.x} = ${a * b} ÷ ${c} = ${answerOf(given)} cm`,
  ]
}
