import type { Point } from '@klasrum/drawings/drawing'
import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { sketch, triangle } from './sketch.ts'
import { triplesUpTo } from './triples.ts'
import { apply, both, pointNames, rule, wholeOr } from './writing.ts'

/** Legs a and b, hypotenuse c; the right angle is at the first name. */
type Given = {
  a: number
  b: number
  c: number
  asks: 'b' | 'c'
  unit: string
  names: readonly string[]
  flipped: boolean
}

const answerOf = (given: Given) => given[given.asks]

/** A length near the right one that such a triangle could well have: no leg is as long as the hypotenuse. */
export function nearMiss({ a, b, c, asks }: Pick<Given, 'a' | 'b' | 'c' | 'asks'>): number | undefined {
  if (asks === 'c') return c + (c > 30 ? 2 : 1)
  const step = b > 30 ? 2 : 1
  const lengths = [b - step, b + step].filter((length) => length > 1 && length < c)
  return lengths.find((length) => length !== a) ?? lengths[0]
}
const named = ({ names }: Given) => names.toSorted().join('')

/** Legs along the base and upwards; the corners run counterclockwise. */
const asked = ({ asks, names: [right, foot, top] }: Given) =>
  [...(asks === 'c' ? [foot, top] : [right, top])].toSorted().join('')

export const pythagorean = skill<
  Given,
  'sum' | 'difference' | 'no-root' | 'half' | 'area' | 'same' | 'middle' | 'root'
>({
  id: 'geometry/pythagorean',
  area: 'Mathematics',
  name: both('Pythagorean theorem', 'Pythagorean theorem'),
  grades: [8, 9],
  cues: {
    en: ['Pythagorean theorem', 'hypotenuse', 'legs of a right triangle', 'right triangle', 'missing side'],
    fil: ['Pythagorean theorem', 'hypotenuse', 'leg ng right triangle', 'right triangle', 'nawawalang gilid'],
  },
  notation: [/a² ?\+ ?b² ?= ?c²/],
  units: ['mathematics/8/pythagorean-theorem'],
  largest: () => 50,
  mistakes: {
    sum: both('added the two sides without squaring', 'pinagsama ang dalawang gilid nang hindi ini-square'),
    difference: both(
      'subtracted the two sides without squaring',
      'pinagbawas ang dalawang gilid nang hindi ini-square',
    ),
    'no-root': both('did not take the square root', 'hindi kinuha ang square root'),
    half: both(
      'divided by 2 instead of taking the square root',
      'hinati sa 2 sa halip na kinuha ang square root',
    ),
    area: both('multiplied the sides and divided by 2', 'minultiply ang mga gilid at hinati sa 2'),
    same: both(
      'took the missing side for equal to the longer known side',
      'inakalang kasinghaba ng mas mahabang ibinigay na gilid ang hinahanap',
    ),
    middle: both('took the middle between the two sides', 'kinuha ang gitna ng dalawang gilid'),
    root: both('found the square root wrongly', 'nagkamali sa pagkuha ng square root'),
  },
  rules: {
    en: [
      rule(
        'The side opposite the right angle is the {hypotenuse}.',
        'What is the side opposite the right angle called?',
        'leg',
        'base',
        'altitude',
      ),
      rule(
        'In a right triangle with legs a and b and hypotenuse c, a² + b² = {c²}.',
        'In a right triangle with legs a and b and hypotenuse c, what is a² + b² equal to?',
        'c',
        '2c',
        'ab',
      ),
      rule(
        'The Pythagorean theorem can be used only in {right} triangles.',
        'In which kind of triangle can we use the Pythagorean theorem?',
        'acute',
        'obtuse',
        'equilateral',
      ),
    ],
    fil: [
      rule(
        'Ang gilid na katapat ng right angle ay ang {hypotenuse}.',
        'Ano ang tawag sa gilid na katapat ng right angle?',
        'leg',
        'base',
        'altitude',
      ),
      rule(
        'Sa right triangle na may mga leg na a at b at hypotenuse na c, a² + b² = {c²}.',
        'Sa right triangle na may mga leg na a at b at hypotenuse na c, ano ang katumbas ng a² + b²?',
        'c',
        '2c',
        'ab',
      ),
      rule(
        'Totoo ang Pythagorean theorem sa mga {right} triangle.',
        'Sa aling mga triangle totoo ang Pythagorean theorem?',
        'acute',
        'obtuse',
        'equilateral',
      ),
    ],
  },
  draw: (draw) => {
    const [one, other, c] = draw.pick(triplesUpTo(Math.min(50, draw.largest)))
    const [a, b] = draw.shuffled([one, other]) as [number, number]
    return {
      a,
      b,
      c,
      asks: draw.pick(['b', 'c']),
      unit: draw.pick(['cm', 'm']),
      names: draw.shuffled(pointNames(draw, 3)),
      flipped: draw.chanceOf(40),
    }
  },
  answer: (given) => `${answerOf(given)} ${given.unit}`,
  also: (given) => [`${answerOf(given)}`],
  wrong: (given) => {
    const { a, b, c, asks, unit } = given
    const [one, other] = asks === 'c' ? [a, b] : [c, a]
    const square = asks === 'c' ? c * c : b * b
    const end = ` ${unit}`
    const near = nearMiss(given)
    const results = {
      sum: wholeOr(one + other, end),
      difference: Math.abs(one - other) > 1 ? wholeOr(Math.abs(one - other), end) : undefined,
      'no-root': square > 170 ? undefined : wholeOr(square, end),
      half: square > 200 ? undefined : wholeOr(square / 2, end),
      area: (one * other) / 2 > 90 ? undefined : wholeOr((one * other) / 2, end),
      same: wholeOr(Math.max(one, other), end),
      middle: asks === 'c' ? wholeOr((one + other) / 2, end) : undefined,
      root: near === undefined ? undefined : wholeOr(near, end),
    }
    return stronger(`${answerOf(given)}${end}`, results, ['same'])
  },
  stems: {
    en: [
      apply((given) => `In the figure, how long is side ${asked(given)} of right triangle ${named(given)}?`),
      apply(
        (given) =>
          `What is the length of the missing side ${asked(given)} of right triangle ${named(given)} in the figure?`,
      ),
      apply(
        (given) =>
          `Use the Pythagorean theorem to find the length of ${asked(given)} in the figure of triangle ${named(given)}.`,
      ),
    ],
    fil: [
      apply(
        (given) => `Sa larawan, gaano kahaba ang gilid na ${asked(given)} ng right triangle ${named(given)}?`,
      ),
      apply(
        (given) =>
          `Ano ang haba ng nawawalang gilid na ${asked(given)} ng right triangle ${named(given)} sa larawan?`,
      ),
      apply(
        (given) =>
          `Gamitin ang Pythagorean theorem upang mahanap ang haba ng ${asked(given)} sa larawan ng triangle ${named(given)}.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, side ${asked(given)} of right triangle ${named(given)} is ${answer} long.`,
    fil: (given, answer) =>
      `Sa larawan, ang gilid na ${asked(given)} ng right triangle ${named(given)} ay may habang ${answer}.`,
  },
  solution: { en: (given) => pythagoreanSteps(given), fil: (given) => pythagoreanSteps(given) },
  drawing: (given, language) => {
    const { a, b, c, asks, unit, names, flipped } = given
    // Long, narrow triangles are drawn wider: the numbers tell the lengths.
    const [wide, high] = [Math.max(a, b * 0.5), Math.max(b, a * 0.5)]
    const text = (side: 'a' | 'b' | 'c') => (side === asks ? '?' : `${given[side]} ${unit}`)
    const corners: [Point, Point, Point] = flipped
      ? [
          [0, 0],
          [0, high],
          [-wide, 0],
        ]
      : [
          [0, 0],
          [wide, 0],
          [0, high],
        ]
    const [right, foot, top] = names
    const order = flipped ? [right, top, foot] : [right, foot, top]
    const known =
      asks === 'c'
        ? [`${right}${foot} = ${a} ${unit}`, `${right}${top} = ${b} ${unit}`]
        : [`${right}${foot} = ${a} ${unit}`, `${foot}${top} = ${c} ${unit}`]
    return sketch(
      triangle({
        corners,
        names: order as string[],
        opposite: flipped ? [text('c'), text('a'), text('b')] : [text('c'), text('b'), text('a')],
        square: 0,
      }),
      {
        sides: 44,
        alt: both(
          `Right triangle ${named(given)} with the right angle at ${right}, ${known.join(' and ')}; ${asked(given)} is marked with a question mark.`,
          `Right triangle ${named(given)} na nasa ${right} ang right angle, ${known.join(' at ')}; may tandang pananong ang ${asked(given)}.`,
        )[language],
      },
    )
  },
})

export function pythagoreanSteps({ a, b, c, asks }: Pick<Given, 'a' | 'b' | 'c' | 'asks'>): string[] {
  return asks === 'c'
    ? [
        `c² = a² + b² = ${a}² + ${b}²`,
        `c² = ${grouped(a * a)} + ${grouped(b * b)} = ${grouped(c * c)}`,
        `c = √${grouped(c * c)} = ${c}`,
      ]
    : [
        `b² = c² − a² = ${c}² − ${a}²`,
        `b² = ${grouped(c * c)} − ${grouped(a * a)} = ${grouped(b * b)}`,
        `b = √${grouped(b * b)} = ${b}`,
      ]
}
