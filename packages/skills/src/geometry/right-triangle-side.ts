import { skill } from '../skill.ts'
import { fixed } from '../words/numbers.ts'
import { type Names, rightTriangle, sideNames } from './right-triangle.ts'
import {
  exact,
  isSafeToRound,
  type RightTriangleGiven,
  type TrigMistake,
  tenths,
  trigMistakes,
  trigSteps,
  trigWrong,
} from './trigonometry.ts'
import { apply, both, pointNames, rule } from './writing.ts'

type Given = RightTriangleGiven & { unit: string; names: Names }

const pairs = [
  ['hypotenuse', 'opposite'],
  ['hypotenuse', 'adjacent'],
  ['adjacent', 'opposite'],
  ['opposite', 'adjacent'],
  ['opposite', 'hypotenuse'],
  ['adjacent', 'hypotenuse'],
] as const

export const rightTriangleSide = skill<Given, TrigMistake>({
  id: 'geometry/right-triangle-side',
  area: 'Mathematics',
  name: both(
    'Finding a side of a right triangle by trigonometry',
    'Paghahanap ng gilid ng right triangle gamit ang trigonometry',
  ),
  grades: [9, 10],
  cues: {
    en: ['solving right triangles', 'trigonometric ratio', 'sine', 'cosine', 'tangent', 'missing side'],
    fil: ['solving right triangles', 'trigonometric ratio', 'sine', 'cosine', 'tangent', 'nawawalang gilid'],
  },
  units: ['mathematics/9/trigonometric-ratios'],
  largest: () => 120,
  mistakes: trigMistakes,
  rules: {
    en: [
      rule(
        'To find the side opposite a known angle from the hypotenuse, multiply the hypotenuse by the {sine} of the angle.',
        'An acute angle and the hypotenuse are known. By which ratio of the angle do we multiply the hypotenuse to find the opposite side?',
        'cosine',
        'tangent',
        'cotangent',
      ),
      rule(
        'To find the leg opposite a known angle from the adjacent leg, multiply the adjacent leg by the {tangent} of the angle.',
        'An acute angle and its adjacent leg are known. By which ratio of the angle do we multiply this leg to find the opposite leg?',
        'sine',
        'cosine',
        'secant',
      ),
      rule(
        'The acute angles of a right triangle have a sum of {90°}.',
        'What is the sum of the acute angles of a right triangle?',
        '45°',
        '180°',
        '270°',
      ),
    ],
    fil: [
      rule(
        'Upang makuha ang opposite side mula sa hypotenuse, paramihin ang hypotenuse sa {sine} ng anggulo.',
        'Ibinigay ang isang acute angle at ang hypotenuse. Sa aling ratio ng anggulo pararamihin ang hypotenuse upang makuha ang opposite side?',
        'cosine',
        'tangent',
        'cotangent',
      ),
      rule(
        'Upang makuha ang opposite leg mula sa adjacent leg, paramihin ang adjacent leg sa {tangent} ng anggulo.',
        'Ibinigay ang isang acute angle at ang adjacent leg nito. Sa aling ratio ng anggulo pararamihin ang leg na ito upang makuha ang opposite leg?',
        'sine',
        'cosine',
        'secant',
      ),
      rule(
        'Ang kabuoan ng mga acute angle ng right triangle ay {90°}.',
        'Ano ang kabuoan ng mga acute angle ng right triangle?',
        '45°',
        '180°',
        '270°',
      ),
    ],
  },
  draw: (draw) => {
    const [known, asked] = draw.pick(pairs)
    const given: Given = {
      angle: draw.pick([25, 28, 32, 35, 38, 40, 42, 48, 50, 52, 55, 58, 62, 65]),
      known,
      asked,
      length: draw.int(6, 40),
      unit: draw.pick(['cm', 'm']),
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
    if (!isSafeToRound(exact(given)) || exact(given) > 100) throw new RangeError('Hard to round.')
    return given
  },
  answer: (given) => tenths(exact(given), given.unit),
  also: (given) => [fixed(exact(given), 1)],
  wrong: ({ angle, length, unit }) => trigWrong(angle, length, unit),
  stems: {
    en: [
      apply(
        ({ names, asked }) =>
          `In the figure, how long is side ${sideNames(names)[asked]} of right triangle ${names.toSorted().join('')}? Round to the nearest tenth.`,
      ),
      apply(
        ({ names, asked }) =>
          `Use a trigonometric ratio to find ${sideNames(names)[asked]} of triangle ${names.toSorted().join('')} in the figure. Round to the nearest tenth.`,
      ),
      apply(
        ({ names, asked, unit }) =>
          `The figure is a plan of a triangular ${unit === 'm' ? 'lot' : 'frame'} ${names.toSorted().join('')}. What is the length of ${sideNames(names)[asked]}? Round to the nearest tenth.`,
      ),
    ],
    fil: [
      apply(
        ({ names, asked }) =>
          `Sa larawan, gaano kahaba ang gilid na ${sideNames(names)[asked]} ng right triangle ${names.toSorted().join('')}? I-round sa pinakamalapit na tenth.`,
      ),
      apply(
        ({ names, asked }) =>
          `Gumamit ng trigonometric ratio upang mahanap ang ${sideNames(names)[asked]} ng triangle ${names.toSorted().join('')} sa larawan. I-round sa pinakamalapit na tenth.`,
      ),
      apply(
        ({ names, asked, unit }) =>
          `Ang larawan ay plano ng ${unit === 'm' ? 'lote' : 'balangkas'} na triangle ${names.toSorted().join('')}. Ano ang haba ng ${sideNames(names)[asked]}? I-round sa pinakamalapit na tenth.`,
      ),
    ],
  },
  statement: {
    en: ({ names, asked }, answer) =>
      `In the figure, side ${sideNames(names)[asked]} of right triangle ${names.toSorted().join('')} is about ${answer} long.`,
    fil: ({ names, asked }, answer) =>
      `Sa larawan, ang gilid na ${sideNames(names)[asked]} ng right triangle ${names.toSorted().join('')} ay may habang humigit-kumulang ${answer}.`,
  },
  solution: {
    en: (given) => trigSteps(given, sideNames(given.names)),
    fil: (given) => trigSteps(given, sideNames(given.names)),
  },
  drawing: ({ angle, known, asked, length, unit, names }, language) =>
    rightTriangle(
      names,
      { [known]: `${length} ${unit}`, [asked]: '?' },
      {
        angle: `${angle}°`,
        degrees: angle,
        alt: both(
          `Right triangle ${names.toSorted().join('')} with the right angle at ${names[1]}, ∠${names[0]} = ${angle}° and ${sideNames(names)[known]} = ${length} ${unit}; ${sideNames(names)[asked]} is marked with a question mark.`,
          `Right triangle ${names.toSorted().join('')} na nasa ${names[1]} ang right angle, ∠${names[0]} = ${angle}° at ${sideNames(names)[known]} = ${length} ${unit}; may tandang pananong ang ${sideNames(names)[asked]}.`,
        )[language],
      },
    ),
})
