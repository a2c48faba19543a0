import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { polar, sketch, triangle } from './sketch.ts'
import { apply, both, pointNames, rule, wholeOr } from './writing.ts'

/** Two sides of the small triangle and the one of the large triangle that matches the first. */
type Given = {
  a: number
  b: number
  large: number
  asks: 'large' | 'small'
  angle: number
  names: readonly string[]
}

/** The side of the large triangle that matches the second. */
const partner = ({ a, b, large }: Given) => (b * large) / a
const answerOf = (given: Given) => (given.asks === 'large' ? partner(given) : given.b)
const triangleNames = ({ names }: Given) => [names.slice(0, 3).join(''), names.slice(3).join('')] as const
/** The sides: the base of each, and the one to its right. */
const sideNames = ({ names: [a, b, c, d, e, f] }: Given) => ({
  a: `${a}${b}`,
  b: `${b}${c}`,
  large: `${d}${e}`,
  x: `${e}${f}`,
})
const asked = (given: Given) => (given.asks === 'large' ? sideNames(given).x : sideNames(given).b)

export const similarTriangles = skill<Given, 'added' | 'equal' | 'base' | 'inverse' | 'difference'>({
  id: 'geometry/similar-triangles',
  area: 'Mathematics',
  name: both('Missing side of similar triangles', 'Nawawalang gilid ng similar triangles'),
  grades: [8, 9],
  cues: {
    en: ['similar triangles', 'corresponding sides', 'proportional sides', 'similarity', 'proportion'],
    fil: ['similar triangles', 'corresponding sides', 'proportional na gilid', 'similarity', 'proportion'],
  },
  units: ['mathematics/9/similarity-of-triangles'],
  largest: () => 100,
  mistakes: {
    added: both(
      'added the same difference instead of multiplying',
      'nagdagdag ng parehong difference sa halip na nag-multiply',
    ),
    equal: both('took corresponding sides for equal', 'inakalang magkasinghaba ang corresponding sides'),
    base: both(
      'took the asked side for equal to the known side of the same triangle',
      'inakalang kasinghaba ng ibinigay na gilid ng parehong triangle ang hinahanap',
    ),
    inverse: both('turned the ratio around', 'binaligtad ang ratio'),
    difference: both('subtracted the known sides of one triangle', 'pinagbawas ang mga ibinigay na gilid'),
  },
  rules: {
    en: [
      rule(
        'The corresponding sides of similar triangles are always {proportional}.',
        'How are the corresponding sides of similar triangles always related?',
        'congruent',
        'parallel',
        'perpendicular',
      ),
      rule(
        'The corresponding angles of similar triangles are {congruent}.',
        'How are the corresponding angles of similar triangles related?',
        'supplementary',
        'complementary',
        'vertical',
      ),
    ],
    fil: [
      rule(
        'Ang corresponding sides ng similar triangles ay laging {proportional}.',
        'Ano ang laging ugnayan ng corresponding sides ng similar triangles?',
        'congruent',
        'parallel',
        'perpendicular',
      ),
      rule(
        'Ang corresponding angles ng similar triangles ay {congruent}.',
        'Ano ang ugnayan ng corresponding angles ng similar triangles?',
        'supplementary',
        'complementary',
        'vertical',
      ),
    ],
  },
  draw: (draw) => {
    const [up, down] = draw.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [5, 2],
      [4, 3],
      [5, 3],
      [4, 1],
    ] as const)
    const a = draw.int(2, 8) * down
    const b = draw.int(2, 8) * down
    const given: Given = {
      a,
      b,
      large: (a / down) * up,
      asks: draw.pick(['large', 'small']),
      angle: draw.pick([50, 60, 68, 76]),
      names: pointNames(draw, 6),
    }
    if (
      a === b ||
      a > 1.8 * b ||
      b > 1.4 * a ||
      Math.max(given.large, partner(given)) > Math.min(60, draw.largest)
    )
      throw new RangeError('Hard to draw.')
    return given
  },
  answer: (given) => `${answerOf(given)} cm`,
  also: (given) => [`${answerOf(given)}`],
  wrong: (given) => {
    const { a, b, large, asks } = given
    const x = partner(given)
    return asks === 'large'
      ? {
          added: wholeOr(b + large - a, ' cm'),
          equal: wholeOr(b, ' cm'),
          base: wholeOr(large, ' cm'),
          inverse: wholeOr((a * large) / b, ' cm'),
          difference: wholeOr(Math.abs(large - a), ' cm'),
        }
      : {
          added: wholeOr(x - large + a, ' cm'),
          equal: wholeOr(x, ' cm'),
          base: wholeOr(a, ' cm'),
          inverse: wholeOr((a * large) / x, ' cm'),
          difference: wholeOr(Math.abs(x - large), ' cm'),
        }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `In the figure, △${triangleNames(given)[0]} ~ △${triangleNames(given)[1]}. How long is side ${asked(given)}?`,
      ),
      apply(
        (given) =>
          `The triangles ${triangleNames(given)[0]} and ${triangleNames(given)[1]} in the figure are similar. What is the length of ${asked(given)}?`,
      ),
      apply(
        (given) =>
          `A design ${triangleNames(given)[0]} is enlarged to a similar design ${triangleNames(given)[1]} as in the figure. How long is side ${asked(given)}?`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Sa larawan, △${triangleNames(given)[0]} ~ △${triangleNames(given)[1]}. Gaano kahaba ang gilid na ${asked(given)}?`,
      ),
      apply(
        (given) =>
          `Similar ang mga triangle na ${triangleNames(given)[0]} at ${triangleNames(given)[1]} sa larawan. Ano ang haba ng ${asked(given)}?`,
      ),
      apply(
        (given) =>
          `Pinalaki ang disenyong ${triangleNames(given)[0]} upang maging similar na disenyong ${triangleNames(given)[1]} gaya ng nasa larawan. Gaano kahaba ang gilid na ${asked(given)}?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, △${triangleNames(given)[0]} ~ △${triangleNames(given)[1]}, and side ${asked(given)} is ${answer} long.`,
    fil: (given, answer) =>
      `Sa larawan, △${triangleNames(given)[0]} ~ △${triangleNames(given)[1]}, at ang gilid na ${asked(given)} ay may habang ${answer}.`,
  },
  solution: {
    en: (given) => ['Corresponding sides are proportional.', ...steps(given)],
    fil: (given) => ['Proportional ang corresponding sides.', ...steps(given)],
  },
  drawing: (given, language) => {
    const { a, b, large, asks, angle, names } = given
    const x = partner(given)
    const small: [Point, Point, Point] = [[0, 0], [a, 0], polar([a, 0], b, 180 - angle)]
    const shift = ([px, py]: Point): Point => [1.75 * a + px * 1.5, py * 1.5]
    const big = small.map(shift) as [Point, Point, Point]
    const text = (value: number, isAsked: boolean) => (isAsked ? '?' : `${value} cm`)
    const name = sideNames(given)
    const known = [
      `${name.a} = ${a} cm`,
      ...(asks === 'large' ? [`${name.b} = ${b} cm`] : []),
      `${name.large} = ${large} cm`,
      ...(asks === 'small' ? [`${name.x} = ${x} cm`] : []),
    ]
    return sketch(
      [
        ...triangle({
          corners: small,
          names: names.slice(0, 3),
          opposite: [text(b, asks === 'small'), '', text(a, false)],
        }),
        ...triangle({
          corners: big,
          names: names.slice(3),
          opposite: [text(x, asks === 'large'), '', text(large, false)],
        }),
      ],
      {
        width: 230,
        height: 110,
        sides: 36,
        alt: both(
          `Similar triangles ${triangleNames(given)[0]} (small) and ${triangleNames(given)[1]} (large) with ${known.join(', ')}; ${asked(given)} is marked with a question mark.`,
          `Similar triangles na ${triangleNames(given)[0]} (maliit) at ${triangleNames(given)[1]} (malaki) na may ${known.join(', ')}; may tandang pananong ang ${asked(given)}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { a, b, large, asks } = given
  const [x, name] = [partner(given), sideNames(given)]
  return asks === 'large'
    ? [`${name.x}/${name.b} = ${name.large}/${name.a}: ${name.x} = ${b} × ${large} ÷ ${a} = ${x} cm`]
    : [`${name.b}/${name.x} = ${name.a}/${name.large}: ${name.b} = ${x} × ${a} ÷ ${large} = ${b} cm`]
}
