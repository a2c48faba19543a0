import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { directionOf, label, markedAngle, middleOf, polar, shape, sketch } from './sketch.ts'
import {
  angleOr,
  apply,
  both,
  degreeForms,
  degrees,
  listedWords,
  pointNames,
  rule,
  understand,
  withoutBorrowing,
} from './writing.ts'

/** Angles in order around the quadrilateral, and the length of its left side, the base being 10. */
type Given = {
  angles: readonly [number, number, number, number]
  left: number
  asked: number
  names: readonly string[]
}

const known = ({ angles, asked }: Given) => angles.filter((_, at) => at !== asked)
const total = (given: Given) => known(given).reduce((sum, size) => sum + size, 0)
const answerOf = ({ angles, asked }: Given) => angles[asked] ?? 0

function corners({ angles: [a, b, , d], left }: Pick<Given, 'angles' | 'left'>): Point[] {
  const [origin, base]: [Point, Point] = [
    [0, 0],
    [10, 0],
  ]
  const last = polar(origin, left, a)
  // The third corner lies on the line from the base's right end and on the one from the last corner.
  const [one, other] = [polar([0, 0], 1, 180 - b), polar([0, 0], 1, a + 180 + d)]
  const cross = one[0] * other[1] - one[1] * other[0]
  const far = ((last[0] - base[0]) * other[1] - (last[1] - base[1]) * other[0]) / cross
  return [origin, base, [base[0] + one[0] * far, base[1] + one[1] * far], last]
}

const isDrawable = (points: readonly Point[]) => {
  const lengths = points.map(([x, y], at) => {
    const [toX, toY] = points[(at + 1) % 4] as Point
    return Math.hypot(toX - x, toY - y)
  })
  return Math.min(...lengths) > 4 && Math.max(...lengths) < 14 && points.every(([, y]) => y >= 0)
}

export const quadrilateralAngle = skill<Given, 'after' | 'two' | 'before' | 'borrow' | 'equal' | 'right'>({
  id: 'geometry/quadrilateral-angle',
  area: 'Mathematics',
  name: both('Missing angle of a quadrilateral', 'Nawawalang anggulo ng quadrilateral'),
  grades: [4, 8],
  cues: {
    en: [
      'sum of the angles of a quadrilateral',
      'missing angle',
      'quadrilateral',
      '360 degrees',
      'fourth angle',
    ],
    fil: [
      'kabuoan ng mga anggulo ng quadrilateral',
      'nawawalang anggulo',
      'quadrilateral',
      '360 digri',
      'ikaapat na anggulo',
    ],
  },
  units: ['mathematics/4/triangles-and-quadrilaterals', 'mathematics/7/polygons-and-their-angles'],
  largest: () => 360,
  mistakes: {
    after: both(
      'took the asked angle for the supplement of the angle after it',
      'inakalang supplement ng kasunod na anggulo ang hinahanap',
    ),
    two: both('subtracted only two of the angles from 360°', 'dalawang anggulo lamang ang ibinawas sa 360°'),
    before: both(
      'took the asked angle for the supplement of the angle before it',
      'inakalang supplement ng naunang anggulo ang hinahanap',
    ),
    borrow: both('did not take away the borrowed ten', 'hindi binawas ang hiniram na sampu'),
    equal: both(
      'took the asked angle for equal to the opposite one',
      'inakalang kapareho ng katapat na anggulo ang hinahanap',
    ),
    right: both('took the asked angle for a right angle', 'inakalang right angle ang hinahanap'),
  },
  rules: {
    en: [
      rule(
        'The sum of the interior angles of every quadrilateral is {360°}.',
        'What is the sum of the interior angles of every quadrilateral?',
        '90°',
        '180°',
        '540°',
      ),
      rule(
        'If two angles of a quadrilateral have a sum of 150°, the sum of the other two is {210°}.',
        'Two angles of a quadrilateral have a sum of 150°. What is the sum of the other two angles?',
        '30°',
        '150°',
        '180°',
      ),
    ],
    fil: [
      rule(
        'Ang kabuoan ng mga interior angle ng bawat quadrilateral ay {360°}.',
        'Ano ang kabuoan ng mga interior angle ng bawat quadrilateral?',
        '90°',
        '180°',
        '540°',
      ),
      rule(
        'Kung 150° ang kabuoan ng dalawang anggulo ng quadrilateral, ang kabuoan ng dalawa pang anggulo ay {210°}.',
        'Ang kabuoan ng dalawang anggulo ng quadrilateral ay 150°. Ano ang kabuoan ng dalawa pang anggulo nito?',
        '30°',
        '150°',
        '180°',
      ),
    ],
  },
  draw: (draw) => {
    const step = draw.grade < 6 ? 5 : 1
    const angle = () => draw.int(60 / step, 125 / step) * step
    const [a, b, d] = [angle(), angle(), angle()]
    const c = 360 - a - b - d
    const shape = { angles: [a, b, c, d] as const, left: draw.int(6, 9) }
    if (
      c < 60 ||
      c > 125 ||
      new Set([a, b, c, d]).size < 4 ||
      [a, b, c, d].includes(90) ||
      !isDrawable(corners(shape))
    )
      throw new RangeError('Hard to draw.')
    return { ...shape, asked: draw.int(0, 3), names: draw.shuffled(pointNames(draw, 4)) }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const { angles, asked } = given
    const last = angles[(asked + 3) % 4] ?? 0
    return {
      after: angleOr(180 - (angles[(asked + 1) % 4] ?? 0)),
      two: angleOr(360 - total(given) + last, 179),
      before: angleOr(180 - last),
      borrow: angleOr(withoutBorrowing(360, total(given))),
      equal: degrees(angles[(asked + 2) % 4] ?? 0),
      right: degrees(90),
    }
  },
  stems: {
    en: [
      understand(
        ({ names, asked }) =>
          `In the figure, what is the measure of ∠${names[asked]} of quadrilateral ${names.join('')}?`,
      ),
      understand(
        ({ names, asked }) =>
          `Three angles of quadrilateral ${names.join('')} in the figure are known. How many degrees is ∠${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `The figure is a plan of a four-sided lot with corners ${listedWords(names, 'and')}. What is the measure of the angle at corner ${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `A piece of cardboard is cut into the shape ${names.join('')} in the figure. How many degrees is the angle at ${names[asked]}?`,
      ),
    ],
    fil: [
      understand(
        ({ names, asked }) =>
          `Sa larawan, ano ang sukat ng ∠${names[asked]} ng quadrilateral ${names.join('')}?`,
      ),
      understand(
        ({ names, asked }) =>
          `May ibinigay na sukat ang tatlong anggulo ng quadrilateral ${names.join('')} sa larawan. Ilang digri ang ∠${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `Ang larawan ay plano ng loteng may apat na gilid at mga sulok na ${listedWords(names, 'at')}. Ano ang sukat ng anggulo sa sulok na ${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `Ginupit ang isang karton sa hugis na ${names.join('')} sa larawan. Ilang digri ang anggulo sa ${names[asked]}?`,
      ),
    ],
  },
  statement: {
    en: ({ names, asked }, answer) =>
      `In the figure, ∠${names[asked]} of quadrilateral ${names.join('')} measures ${answer}.`,
    fil: ({ names, asked }, answer) =>
      `Sa larawan, ang ∠${names[asked]} ng quadrilateral ${names.join('')} ay may sukat na ${answer}.`,
  },
  solution: {
    en: (given) => [
      'The sum of the angles of a quadrilateral is 360°.',
      `${known(given).map(degrees).join(' + ')} = ${total(given)}°`,
      `360° − ${total(given)}° = ${answerOf(given)}°`,
    ],
    fil: (given) => [
      'Ang kabuoan ng mga anggulo ng quadrilateral ay 360°.',
      `${known(given).map(degrees).join(' + ')} = ${total(given)}°`,
      `360° − ${total(given)}° = ${answerOf(given)}°`,
    ],
  },
  drawing: (given, language) => {
    const { angles, asked, names } = given
    const points = corners(given)
    const center = middleOf(points)
    const measures = angles.flatMap((size, at) => (at === asked ? [] : [`∠${names[at]} = ${size}°`]))
    return sketch(
      [
        shape(points),
        ...points.flatMap((place, at) => {
          const from = directionOf(place, points[(at + 1) % 4] as Point)
          return [
            ...markedAngle(
              place,
              from,
              from + (angles[at] ?? 0),
              at === asked ? '?' : degrees(angles[at] ?? 0),
            ),
            label(place, names[at] ?? '', { away: 10, towards: directionOf(center, place), bold: true }),
          ]
        }),
      ],
      {
        alt: both(
          `Quadrilateral ${names.join('')} with ${listedWords(measures, 'and')}; ∠${names[asked]} is marked with a question mark.`,
          `Quadrilateral ${names.join('')} na may ${listedWords(measures, 'at')}; may tandang pananong ang ∠${names[asked]}.`,
        )[language],
      },
    )
  },
})
