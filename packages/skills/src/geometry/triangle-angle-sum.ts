import { skill } from '../skill.ts'
import { cornersOf, sketch, triangle, turnedFigure } from './sketch.ts'
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

/** The angles at the left and right end of the base are known, or one of them and the one at the top. */
type Given = {
  angles: readonly [number, number, number]
  asked: number
  names: readonly string[]
  turn: number
}

const known = ({ angles, asked }: Given) => angles.filter((_, at) => at !== asked) as [number, number]
const knownNames = ({ names, asked }: Given) => names.filter((_, at) => at !== asked)
const answerOf = ({ angles, asked }: Given) => angles[asked] ?? 0

export const triangleAngleSum = skill<Given, 'sum' | 'first' | 'second' | 'borrow' | 'right' | 'difference'>({
  id: 'geometry/triangle-angle-sum',
  area: 'Mathematics',
  name: both('Sum of the angles of a triangle', 'Kabuoan ng mga anggulo ng triangle'),
  grades: [4, 8],
  cues: {
    en: ['sum of the angles of a triangle', 'interior angles', 'third angle', 'missing angle', '180 degrees'],
    fil: [
      'kabuoan ng mga anggulo ng triangle',
      'interior angles',
      'ikatlong anggulo',
      'nawawalang anggulo',
      '180 digri',
    ],
  },
  units: ['mathematics/4/triangles-and-quadrilaterals', 'mathematics/7/polygons-and-their-angles'],
  largest: () => 180,
  mistakes: {
    sum: both('only added the two known angles', 'pinagsama lamang ang dalawang ibinigay na anggulo'),
    first: both(
      'subtracted only the first known angle from 180°',
      'ang unang ibinigay na anggulo lamang ang ibinawas sa 180°',
    ),
    second: both(
      'subtracted only the second known angle from 180°',
      'ang ikalawang ibinigay na anggulo lamang ang ibinawas sa 180°',
    ),
    borrow: both('did not take away the borrowed ten', 'hindi binawas ang hiniram na sampu'),
    right: both('took the triangle for a right triangle', 'inakalang right triangle ang triangle'),
    difference: both(
      'subtracted the known angles from each other',
      'pinagbawas ang dalawang ibinigay na anggulo',
    ),
  },
  rules: {
    en: [
      rule(
        'The sum of the interior angles of every triangle is {180°}.',
        'What is the sum of the interior angles of every triangle?',
        '90°',
        '270°',
        '360°',
      ),
      rule(
        'Each angle of an equilateral triangle measures {60°}.',
        'How many degrees is each angle of an equilateral triangle?',
        '45°',
        '90°',
        '180°',
      ),
      rule(
        'The greatest number of right angles that a triangle can have is {one}.',
        'What is the greatest number of right angles that a triangle can have?',
        'two',
        'three',
        'zero',
      ),
    ],
    fil: [
      rule(
        'Ang kabuoan ng mga interior angle ng bawat triangle ay {180°}.',
        'Ano ang kabuoan ng mga interior angle ng bawat triangle?',
        '90°',
        '270°',
        '360°',
      ),
      rule(
        'Ang bawat anggulo ng equilateral triangle ay may sukat na {60°}.',
        'Ilang digri ang bawat anggulo ng equilateral triangle?',
        '45°',
        '90°',
        '180°',
      ),
      rule(
        'Ang pinakamaraming right angle na maaaring mayroon ang isang triangle ay {1}.',
        'Ano ang pinakamaraming right angle na maaaring mayroon ang isang triangle?',
        '0',
        '2',
        '3',
      ),
    ],
  },
  draw: (draw) => {
    const step = draw.grade < 6 ? 5 : 1
    const angle = (from: number, to: number) => draw.int(from / step, to / step) * step
    const [left, right] = [angle(35, 80), angle(35, 80)]
    const top = 180 - left - right
    if (top < 30 || left === right) throw new RangeError('The triangle is too flat or has equal angles.')
    return {
      angles: [left, right, top],
      asked: draw.int(0, 2),
      names: draw.shuffled(pointNames(draw, 3)),
      turn: draw.pick([0, 0, 12, -12]),
    }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const [one, other] = known(given)
    return {
      sum: angleOr(one + other),
      first: angleOr(180 - one),
      second: angleOr(180 - other),
      borrow: angleOr(withoutBorrowing(180, one + other)),
      right: angleOr(90 - Math.min(one, other)),
      difference: Math.abs(one - other) < 15 ? undefined : angleOr(Math.abs(one - other)),
    }
  },
  stems: {
    en: [
      understand(
        ({ names, asked }) =>
          `In the figure, what is the measure of ∠${names[asked]} of triangle ${names.toSorted().join('')}?`,
      ),
      understand(
        ({ names, asked }) =>
          `Two angles of triangle ${names.toSorted().join('')} in the figure are known. How many degrees is ∠${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `The figure shows a triangular garden with corners ${listedWords(names.toSorted(), 'and')}. What is the measure of the angle at corner ${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `The figure is a plan of a triangular roof frame with corners ${listedWords(names.toSorted(), 'and')}. What is the measure of ∠${names[asked]}?`,
      ),
    ],
    fil: [
      understand(
        ({ names, asked }) =>
          `Sa larawan, ano ang sukat ng ∠${names[asked]} ng triangle ${names.toSorted().join('')}?`,
      ),
      understand(
        ({ names, asked }) =>
          `May ibinigay na sukat ang dalawang anggulo ng triangle ${names.toSorted().join('')} sa larawan. Ilang digri ang ∠${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `Makikita sa larawan ang hardin na hugis-triangle na may mga sulok na ${listedWords(names.toSorted(), 'at')}. Ano ang sukat ng anggulo sa sulok na ${names[asked]}?`,
      ),
      apply(
        ({ names, asked }) =>
          `Ang larawan ay plano ng balangkas ng bubong na hugis-triangle na may mga sulok na ${listedWords(names.toSorted(), 'at')}. Ano ang sukat ng ∠${names[asked]}?`,
      ),
    ],
  },
  statement: {
    en: ({ names, asked }, answer) =>
      `In the figure, ∠${names[asked]} of triangle ${names.toSorted().join('')} measures ${answer}.`,
    fil: ({ names, asked }, answer) =>
      `Sa larawan, ang ∠${names[asked]} ng triangle ${names.toSorted().join('')} ay may sukat na ${answer}.`,
  },
  solution: {
    en: (given) => {
      const [one, other] = known(given)
      return [
        'The sum of the angles of a triangle is 180°.',
        `${one}° + ${other}° = ${one + other}°`,
        `180° − ${one + other}° = ${answerOf(given)}°`,
      ]
    },
    fil: (given) => {
      const [one, other] = known(given)
      return [
        'Ang kabuoan ng mga anggulo ng triangle ay 180°.',
        `${one}° + ${other}° = ${one + other}°`,
        `180° − ${one + other}° = ${answerOf(given)}°`,
      ]
    },
  },
  drawing: (given, language) => {
    const { angles, asked, names, turn } = given
    const [one, other] = known(given)
    const [first, second] = knownNames(given)
    return sketch(
      triangle({
        corners: turnedFigure(cornersOf(angles[0], angles[1]), turn),
        names,
        angles: angles.map((size, at) => (at === asked ? '?' : degrees(size))),
      }),
      {
        alt: both(
          `Triangle ${names.toSorted().join('')} with ∠${first} = ${one}° and ∠${second} = ${other}°; ∠${names[asked]} is marked with a question mark.`,
          `Triangle ${names.toSorted().join('')} na may ∠${first} = ${one}° at ∠${second} = ${other}°; may tandang pananong ang ∠${names[asked]}.`,
        )[language],
      },
    )
  },
})
