import { skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import { lcm, numeratorsOf } from './parts.ts'

type Given = { a: number; b: number; c: number; d: number; who: string }

const sum = ({ a, b, c, d }: Given) => fraction(a, b).add(fraction(c, d))
const common = ({ b, d }: Given) => lcm(b, d)

export const addUnlike = skill<
  Given,
  'denominators' | 'numerators' | 'one-raised' | 'product' | 'subtracted'
>({
  id: 'fractions/add-unlike',
  area: 'Mathematics',
  name: {
    en: 'Adding fractions with different denominators',
    fil: 'Pagdaragdag ng mga fraction na magkaiba ang denominator',
  },
  grades: [5, 6],
  cues: {
    en: [
      'unlike denominators',
      'dissimilar fractions',
      'least common denominator',
      'add fractions',
      'adding fractions',
    ],
    fil: [
      'dissimilar fractions',
      'magkaibang denominator',
      'magkaiba ang denominator',
      'pagdaragdag ng fraction',
      'pagsasama ng fraction',
    ],
  },
  notation: [/\b\d+\/\d+ ?\+ ?\d+\/\d+/],
  units: ['mathematics/5/addition-and-subtraction-of-fractions'],
  largest: () => 100,
  mistakes: {
    denominators: {
      en: 'added the numerators and the denominators',
      fil: 'pinagsama ang mga numerator at pinagsama rin ang mga denominator',
    },
    numerators: {
      en: 'changed the denominators but kept the old numerators',
      fil: 'pinalitan ang mga denominator ngunit hindi ang mga numerator',
    },
    'one-raised': { en: 'changed only the first fraction', fil: 'ang unang fraction lamang ang pinalitan' },
    product: { en: 'multiplied the fractions', fil: 'pinagparami ang mga fraction' },
    subtracted: {
      en: 'subtracted the smaller fraction from the larger',
      fil: 'ibinawas ang mas maliit na fraction sa mas malaki',
    },
  },
  rules: {
    en: [
      {
        say: 'Before we add 1/2 and 1/3, we {change them to fractions with the same denominator}.',
        ask: 'What do we do first when we add 1/2 and 1/3?',
        not: [
          'change them to fractions with the same numerator',
          'add the numerators and the denominators',
          'take the reciprocal of the second fraction',
        ],
      },
      {
        say: 'The least common denominator of 1/4 and 1/6 is {12}.',
        ask: 'What is the least common denominator of 1/4 and 1/6?',
        not: ['10', '24', '2'],
      },
    ],
    fil: [
      {
        say: 'Bago pagsamahin ang 1/2 at 1/3, {ginagawang magkapareho ang mga denominator}.',
        ask: 'Ano ang unang ginagawa kapag pinagsasama ang 1/2 at 1/3?',
        not: [
          'ginagawang magkapareho ang mga numerator',
          'pinagsasama ang mga numerator at ang mga denominator',
          'kinukuha ang reciprocal ng ikalawang fraction',
        ],
      },
      {
        say: 'Ang least common denominator ng 1/4 at 1/6 ay {12}.',
        ask: 'Ano ang least common denominator ng 1/4 at 1/6?',
        not: ['10', '24', '2'],
      },
    ],
  },
  draw: (draw) => {
    const [b, d] = draw.some([2, 3, 4, 5, 6, 8, 10, 12], 2) as [number, number]
    return { a: draw.pick(numeratorsOf(b)), b, c: draw.pick(numeratorsOf(d)), d, who: draw.person().name }
  },
  answer: (given) => asMixed(sum(given)),
  wrong: (given) => {
    const { a, b, c, d } = given
    const whole = common(given)
    return {
      denominators: asMixed(fraction(a + c, b + d)),
      numerators: asMixed(fraction(a + c, whole)),
      'one-raised': asMixed(fraction((a * whole) / b + c, whole)),
      product: asMixed(fraction(a, b).mul(fraction(c, d))),
      subtracted: asMixed(fraction(a, b).sub(fraction(c, d)).abs()),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `What is the sum of ${fractionText(a, b)} and ${fractionText(c, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Add: ${fractionText(a, b)} + ${fractionText(c, d)} = ____.`,
      },
      {
        level: 'apply',
        text: ({ a, b, c, d, who }) =>
          `${who} used ${fractionText(a, b)} m of ribbon for a box and ${fractionText(c, d)} m for a card. How many meters of ribbon were used in all?`,
      },
      {
        level: 'apply',
        text: ({ a, b, c, d, who }) =>
          `${who} walked ${fractionText(a, b)} km to the market and then ${fractionText(c, d)} km to school. How many kilometers did ${who} walk in all?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Ano ang kabuoan ng ${fractionText(a, b)} at ${fractionText(c, d)}?`,
      },
      {
        level: 'understand',
        text: ({ a, b, c, d }) => `Pagsamahin: ${fractionText(a, b)} + ${fractionText(c, d)} = ____.`,
      },
      {
        level: 'apply',
        text: ({ a, b, c, d, who }) =>
          `Gumamit si ${who} ng ${fractionText(a, b)} m ng laso para sa kahon at ${fractionText(c, d)} m para sa kard. Ilang metro ng laso ang nagamit niya sa kabuoan?`,
      },
      {
        level: 'apply',
        text: ({ a, b, c, d, who }) =>
          `Naglakad si ${who} nang ${fractionText(a, b)} km papunta sa palengke at mula roon ay ${fractionText(c, d)} km papunta sa paaralan. Ilang kilometro ang nalakad niya sa kabuoan?`,
      },
    ],
  },
  statement: {
    en: ({ a, b, c, d }, answer) =>
      `The sum of ${fractionText(a, b)} and ${fractionText(c, d)} is ${answer}.`,
    fil: ({ a, b, c, d }, answer) =>
      `Ang kabuoan ng ${fractionText(a, b)} at ${fractionText(c, d)} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { a, b, c, d } = given
      const whole = common(given)
      return [
        `The least common denominator of ${b} and ${d} is ${whole}.`,
        `${fractionText(a, b)} = ${fractionText((a * whole) / b, whole)} and ${fractionText(c, d)} = ${fractionText((c * whole) / d, whole)}`,
        `${fractionText((a * whole) / b, whole)} + ${fractionText((c * whole) / d, whole)} = ${fractionText((a * whole) / b + (c * whole) / d, whole)}`,
        `In lowest terms: ${asMixed(sum(given))}`,
      ]
    },
    fil: (given) => {
      const { a, b, c, d } = given
      const whole = common(given)
      return [
        `Ang least common denominator ng ${b} at ${d} ay ${whole}.`,
        `${fractionText(a, b)} = ${fractionText((a * whole) / b, whole)} at ${fractionText(c, d)} = ${fractionText((c * whole) / d, whole)}`,
        `${fractionText((a * whole) / b, whole)} + ${fractionText((c * whole) / d, whole)} = ${fractionText((a * whole) / b + (c * whole) / d, whole)}`,
        `Sa pinakapayak na anyo: ${asMixed(sum(given))}`,
      ]
    },
  },
})
