import type { Point } from '@klasrum/drawings/drawing'
import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { sketch, triangle } from './sketch.ts'
import {
  both,
  listedWords as corners,
  pointNames,
  remember,
  rule,
  understand,
  withArticle,
} from './writing.ts'

type Kind = 'scalene' | 'isosceles' | 'equilateral'
/** The sides opposite the first, second and third corner. */
type Given = { kind: Kind; sides: readonly [number, number, number]; names: string }

/** By the largest side: above 0 for an acute triangle, 0 for a right one, below for an obtuse one. */
const sharpness = ({ sides }: Given) => {
  const [small = 0, middle = 0, large = 0] = sides.toSorted((one, other) => one - other)
  return small ** 2 + middle ** 2 - large ** 2
}

const listed = ({ sides }: Given, and: string) => `${sides[0]} m, ${sides[1]} m ${and} ${sides[2]} m`

const reasons = {
  scalene: both('All three sides are different', 'Magkakaiba ang haba ng tatlong gilid'),
  isosceles: both('Exactly two sides are equal', 'Dalawang gilid ang magkasinghaba'),
  equilateral: both('All three sides are equal', 'Magkakasinghaba ang tatlong gilid'),
}

export const trianglesBySides = skill<Given, 'scalene' | 'isosceles' | 'equilateral' | 'right' | 'obtuse'>({
  id: 'geometry/triangles-by-sides',
  area: 'Mathematics',
  name: both('Kinds of triangles by their sides', 'Mga uri ng triangle ayon sa gilid'),
  grades: [4, 5],
  cues: {
    en: ['scalene', 'isosceles', 'equilateral', 'kinds of triangles', 'classify triangles'],
    fil: ['scalene', 'isosceles', 'equilateral', 'uri ng triangle', 'uri ng tatsulok'],
  },
  units: ['mathematics/4/triangles-and-quadrilaterals'],
  largest: () => 100,
  mistakes: {
    scalene: both('overlooked that some sides are equal', 'hindi napansing may magkasinghabang gilid'),
    isosceles: both(
      'saw two equal sides where there are none',
      'nag-akalang may dalawang gilid na magkasinghaba',
    ),
    equilateral: both('took all the sides for equal', 'nag-akalang magkakasinghaba ang lahat ng gilid'),
    right: both('took one angle for a right angle', 'nag-akalang right angle ang isang anggulo'),
    obtuse: both('took one angle for an obtuse angle', 'nag-akalang obtuse angle ang isang anggulo'),
  },
  rules: {
    en: [
      rule(
        'The number of equal sides of an equilateral triangle is {3}.',
        'How many equal sides does an equilateral triangle have?',
        '0',
        '1',
        '2',
      ),
      rule(
        'A triangle whose sides all have different lengths is {scalene}.',
        'What kind of triangle has sides of three different lengths?',
        'isosceles',
        'equilateral',
        'equiangular',
      ),
      rule(
        'A triangle that has exactly two equal sides is {isosceles}.',
        'What kind of triangle has exactly two equal sides?',
        'scalene',
        'equilateral',
        'equiangular',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng magkakasinghabang gilid ng equilateral triangle ay {3}.',
        'Ilan ang magkakasinghabang gilid ng equilateral triangle?',
        '0',
        '1',
        '2',
      ),
      rule(
        'Ang triangle na magkakaiba ang haba ng lahat ng gilid ay {scalene}.',
        'Anong uri ng triangle ang magkakaiba ang haba ng lahat ng gilid?',
        'isosceles',
        'equilateral',
        'equiangular',
      ),
      rule(
        'Ang triangle na dalawang gilid lamang ang magkasinghaba ay {isosceles}.',
        'Anong uri ng triangle ang dalawang gilid lamang ang magkasinghaba?',
        'scalene',
        'equilateral',
        'equiangular',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick<Kind>(['scalene', 'scalene', 'isosceles', 'isosceles', 'equilateral'])
    const side = () => draw.int(4, 15)
    const [one, two, three] = [side(), side(), side()]
    const sides: [number, number, number] =
      kind === 'equilateral' ? [one, one, one] : kind === 'isosceles' ? [one, one, two] : [one, two, three]
    const [small = 0, middle = 0, large = 0] = sides.toSorted((a, b) => a - b)
    if (new Set(sides).size !== { equilateral: 1, isosceles: 2, scalene: 3 }[kind])
      throw new RangeError('Another kind.')
    if (small + middle < large * 1.25 || small < large / 2) throw new RangeError('Too flat to draw.')
    if (small ** 2 + middle ** 2 === large ** 2) throw new RangeError('A right triangle, too.')
    const shuffled = draw.shuffled(sides) as [number, number, number]
    return { kind, sides: shuffled, names: pointNames(draw, 3).join('') }
  },
  answer: ({ kind }) => `${kind} triangle`,
  also: ({ kind }) => [kind],
  wrong: (given) =>
    stronger(
      `${given.kind} triangle`,
      {
        scalene: 'scalene triangle',
        // An equilateral triangle is isosceles, too.
        isosceles: given.kind === 'equilateral' ? undefined : 'isosceles triangle',
        equilateral: 'equilateral triangle',
        right: 'right triangle',
        obtuse: sharpness(given) > 0 ? 'obtuse triangle' : undefined,
      },
      ['obtuse'],
    ),
  stems: {
    en: [
      remember(({ names }) => `By its sides, what kind of triangle is triangle ${names} in the figure?`),
      remember(
        ({ names }) =>
          `Compare the sides of triangle ${names} in the figure. What kind of triangle is it by its sides?`,
      ),
      understand(
        ({ names }) =>
          `The figure shows a piece of land with corners ${corners([...names], 'and')}. What kind of triangle is it by its sides?`,
      ),
      understand(
        ({ names }) =>
          `A triangular playground ${names} has the measures in the figure. What kind of triangle is it by its sides?`,
      ),
    ],
    fil: [
      remember(({ names }) => `Ayon sa mga gilid, anong uri ng triangle ang triangle ${names} sa larawan?`),
      remember(
        ({ names }) =>
          `Paghambingin ang mga gilid ng triangle ${names} sa larawan. Anong uri ng triangle ito ayon sa mga gilid?`,
      ),
      understand(
        ({ names }) =>
          `Makikita sa larawan ang lupang may mga sulok na ${corners([...names], 'at')}. Anong uri ng triangle ito ayon sa mga gilid?`,
      ),
      understand(
        ({ names }) =>
          `Ang palaruang hugis-triangle na ${names} ay may mga sukat na nasa larawan. Anong uri ng triangle ito ayon sa mga gilid?`,
      ),
    ],
  },
  statement: {
    en: ({ names }, answer) => `In the figure, triangle ${names} is ${withArticle(answer)}.`,
    fil: ({ names }, answer) => `Sa larawan, ang triangle ${names} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The sides measure ${listed(given, 'and')}.`,
      `${reasons[given.kind].en}, so it is ${withArticle(`${given.kind} triangle`)}.`,
    ],
    fil: (given) => [
      `Ang mga gilid ay may habang ${listed(given, 'at')}.`,
      `${reasons[given.kind].fil}, kaya ito ay ${given.kind} triangle.`,
    ],
  },
  drawing: (given, language) => {
    const {
      sides: [a, b, c],
      names,
    } = given
    const x = (b ** 2 + c ** 2 - a ** 2) / (2 * c)
    const corners: [Point, Point, Point] = [
      [0, 0],
      [c, 0],
      [x, Math.sqrt(b ** 2 - x ** 2)],
    ]
    return sketch(triangle({ corners, names: [...names], opposite: [a, b, c].map((side) => `${side} m`) }), {
      sides: 40,
      alt: both(
        `Triangle ${names} with sides of ${listed(given, 'and')}.`,
        `Triangle ${names} na may mga gilid na ${listed(given, 'at')}.`,
      )[language],
    })
  },
})
