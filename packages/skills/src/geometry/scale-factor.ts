import { skill } from '../skill.ts'
import { asFraction, fraction } from '../words/fractions.ts'
import { apply, both, pointNames, rule, understand } from './writing.ts'

/** A side and its image. */
type Given = { from: number; to: number; names: readonly string[]; who: string }

const factor = ({ from, to }: Given) => fraction(to, from)
const shown = ({ names }: Given) => [names.slice(0, 3).join(''), names.slice(3).join('')] as const
const sides = ({ names: [a, b, , d, e] }: Given) => [`${a}${b}`, `${d}${e}`] as const

export const scaleFactor = skill<
  Given,
  'inverse' | 'squared' | 'difference' | 'whole' | 'halved' | 'doubled'
>({
  id: 'geometry/scale-factor',
  area: 'Mathematics',
  name: both('Scale factor', 'Scale factor'),
  grades: [8, 9],
  cues: {
    en: ['scale factor', 'dilation', 'similar figures', 'enlargement', 'reduction'],
    fil: ['scale factor', 'dilation', 'similar na pigura', 'pagpapalaki', 'pagpapaliit'],
  },
  units: ['mathematics/9/similarity-of-triangles'],
  largest: () => 100,
  mistakes: {
    inverse: both('divided the old length by the new one', 'hinati ang dating haba sa bagong haba'),
    squared: both('squared the scale factor', 'ini-square ang scale factor'),
    difference: both('subtracted the lengths', 'pinagbawas ang mga haba'),
    whole: both(
      'compared the new length with both lengths together',
      'inihambing ang bagong haba sa kabuoan ng dalawang haba',
    ),
    halved: both('divided the scale factor by 2', 'hinati sa 2 ang scale factor'),
    doubled: both('doubled the scale factor', 'dinoble ang scale factor'),
  },
  rules: {
    en: [
      rule(
        'A figure is enlarged when the scale factor is {more than 1}.',
        'How large must the scale factor be to enlarge a figure?',
        'between 0 and 1',
        'exactly 1',
        'exactly 0',
      ),
      rule(
        'If the scale factor is 3, the area becomes {9} times as large.',
        'How many times as large does the area become if the scale factor is 3?',
        '3',
        '6',
        '27',
      ),
      rule(
        'A side of 4 cm becomes 12 cm long. The scale factor is {3}.',
        'A side of 4 cm becomes 12 cm long. What is the scale factor?',
        '1/3',
        '8',
        '48',
      ),
    ],
    fil: [
      rule(
        'Lumalaki ang pigura kapag ang scale factor ay {higit sa 1}.',
        'Gaano dapat kalaki ang scale factor upang lumaki ang pigura?',
        'nasa pagitan ng 0 at 1',
        'eksaktong 1',
        'eksaktong 0',
      ),
      rule(
        'Kung 3 ang scale factor, ang dating area ay pararamihin sa {9}.',
        'Magiging ilang ulit ang laki ng area kung 3 ang scale factor?',
        '3',
        '6',
        '27',
      ),
      rule(
        'Kung ang gilid na 4 cm ay naging 12 cm, ang scale factor ay {3}.',
        'Ang gilid na 4 cm ay naging 12 cm. Ano ang scale factor?',
        '1/3',
        '8',
        '48',
      ),
    ],
  },
  draw: (draw) => {
    const [up, down] = draw.pick([
      [2, 1],
      [3, 1],
      [4, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [3, 2],
      [2, 3],
      [5, 2],
      [2, 5],
      [4, 3],
      [3, 4],
      [5, 3],
      [3, 5],
    ] as const)
    const times = draw.int(2, 9)
    if (Math.max(up, down) * times > Math.min(45, draw.largest)) throw new RangeError('Too long.')
    return { from: down * times, to: up * times, names: pointNames(draw, 6), who: draw.person().name }
  },
  answer: (given) => asFraction(factor(given)),
  also: (given) =>
    factor(given).d === 1n ? [] : [factor(given).valueOf().toString()].filter((text) => text.length < 6),
  wrong: ({ from, to }) => ({
    inverse: asFraction(fraction(from, to)),
    squared: asFraction(fraction(to * to, from * from)),
    difference: to % from !== 0 ? undefined : asFraction(fraction(Math.abs(to - from))),
    whole: asFraction(fraction(to, from + to)),
    halved: asFraction(fraction(to, 2 * from)),
    doubled: asFraction(fraction(2 * to, from)),
  }),
  stems: {
    en: [
      understand(
        (given) =>
          `In a drawing, △${shown(given)[0]} ~ △${shown(given)[1]}, with ${sides(given)[0]} = ${given.from} cm and ${sides(given)[1]} = ${given.to} cm. What is the scale factor from △${shown(given)[0]} to △${shown(given)[1]}?`,
      ),
      understand(
        ({ from, to }) =>
          `A side of a figure is ${from} cm long. The corresponding side of its image is ${to} cm long. What is the scale factor of the dilation?`,
      ),
      apply(
        ({ from, to, who }) =>
          `${who} changes a picture that is ${from} cm wide into a similar picture that is ${to} cm wide. What is the scale factor?`,
      ),
      apply(
        ({ from, to }) =>
          `A photocopier changes the size of a drawing so that a line of ${from} cm becomes ${to} cm long. What is the scale factor?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Sa isang guhit, △${shown(given)[0]} ~ △${shown(given)[1]}, kung saan ${sides(given)[0]} = ${given.from} cm at ${sides(given)[1]} = ${given.to} cm. Ano ang scale factor mula △${shown(given)[0]} papuntang △${shown(given)[1]}?`,
      ),
      understand(
        ({ from, to }) =>
          `Ang isang gilid ng pigura ay ${from} cm ang haba. Ang katugmang gilid ng image nito ay ${to} cm ang haba. Ano ang scale factor ng dilation?`,
      ),
      apply(
        ({ from, to, who }) =>
          `Binago ni ${who} ang larawang ${from} cm ang lapad upang maging similar na larawang ${to} cm ang lapad. Ano ang scale factor?`,
      ),
      apply(
        ({ from, to }) =>
          `Binago ng photocopier ang laki ng drowing kaya ang guhit na ${from} cm ay naging ${to} cm. Ano ang scale factor?`,
      ),
    ],
  },
  statement: {
    en: ({ from, to }, answer) =>
      `If a side of ${from} cm becomes ${to} cm long, the scale factor is ${answer}.`,
    fil: ({ from, to }, answer) =>
      `Kung ang gilid na ${from} cm ay naging ${to} cm, ang scale factor ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Scale factor = new length ÷ old length',
      `${given.to} ÷ ${given.from} = ${asFraction(factor(given))}`,
    ],
    fil: (given) => [
      'Scale factor = bagong haba ÷ dating haba',
      `${given.to} ÷ ${given.from} = ${asFraction(factor(given))}`,
    ],
  },
})
