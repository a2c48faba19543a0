import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { rule, says, stems, tidyDecimal } from './writing.ts'
import { drawStanding, rawOf, type Standing, standingInUnit } from './z-stories.ts'

const text = (given: Standing, language: 'en' | 'fil') =>
  `${given.story.told[language](given.mean, given.deviation)} ${given.story.value[language](standingInUnit(given, rawOf(given), language), given.who)}`

const steps = (given: Standing) => [
  `z = (x − μ)/σ = (${rawOf(given)} − ${given.mean})/${given.deviation}`,
  `z = ${grouped(rawOf(given) - given.mean)} ÷ ${given.deviation} = ${grouped(given.tenths / 10)}`,
]

export const zScore = skill<Standing, 'sign' | 'undivided' | 'unsubtracted' | 'variance'>({
  id: 'statistics/z-score',
  area: 'Mathematics',
  name: says('The z-score of a value', 'Ang z-score ng isang value'),
  grades: [11, 12],
  cues: says(
    ['z-score', 'standard score', 'standard deviation', 'normal distribution', 'mean'],
    ['z-score', 'standard score', 'standard deviation', 'normal distribution', 'mean'],
  ),
  units: ['general-mathematics/11/normal-distribution'],
  largest: () => 250,
  mistakes: {
    sign: says('subtracted in the wrong order', 'nabaligtad ang pagbabawas'),
    undivided: says('did not divide by the standard deviation', 'hindi hinati sa standard deviation'),
    unsubtracted: says('did not subtract the mean', 'hindi ibinawas ang mean'),
    variance: says('divided by the variance', 'hinati sa variance'),
  },
  rules: says(
    [
      rule(
        'The formula of the z-score is {z = (x − μ)/σ}.',
        'What is the formula of the z-score?',
        'z = (μ − x)/σ',
        'z = (x + μ)/σ',
        'z = σ/(x − μ)',
      ),
      rule(
        'A value that is equal to the mean has a z-score of {0}.',
        'What is the z-score of a value that is equal to the mean?',
        '1',
        '−1',
        '50',
      ),
      rule(
        'A value with a negative z-score is always {below the mean}.',
        'What is always true of a value with a negative z-score?',
        'above the mean',
        'equal to the mean',
        'below zero',
      ),
    ],
    [
      rule(
        'Ang formula ng z-score ay {z = (x − μ)/σ}.',
        'Ano ang formula ng z-score?',
        'z = (μ − x)/σ',
        'z = (x + μ)/σ',
        'z = σ/(x − μ)',
      ),
      rule(
        'Ang value na katumbas ng mean ay may z-score na {0}.',
        'Ano ang z-score ng value na katumbas ng mean?',
        '1',
        '−1',
        '50',
      ),
      rule(
        'Ang value na may negatibong z-score ay laging {mas mababa sa mean}.',
        'Ano ang laging totoo sa value na may negatibong z-score?',
        'mas mataas sa mean',
        'katumbas ng mean',
        'mas mababa sa zero',
      ),
    ],
  ),
  draw: drawStanding,
  answer: ({ tenths }) => grouped(tenths / 10),
  wrong: withChief('sign', (given) => {
    const { tenths, deviation } = given
    const as = (value: number) => {
      const known = tidyDecimal(value, 3)
      return known === undefined ? undefined : grouped(known)
    }
    return {
      sign: as(-tenths / 10),
      undivided: as((tenths * deviation) / 10),
      unsubtracted: as(rawOf(given) / deviation),
      variance: as(tenths / 10 / deviation),
    }
  }),
  stems: stems(
    [
      'apply',
      (given) => `${text(given, 'en')} ${given.story.ask.en(given.who)}`,
      (given) => `${text(given, 'fil')} ${given.story.ask.fil(given.who)}`,
    ],
    [
      'apply',
      (given) => `Use z = (x − μ)/σ. ${text(given, 'en')} ${given.story.ask.en(given.who)}`,
      (given) => `Gamitin ang z = (x − μ)/σ. ${text(given, 'fil')} ${given.story.ask.fil(given.who)}`,
    ],
    [
      'understand',
      (given) => `Find the z-score of x = ${rawOf(given)} if μ = ${given.mean} and σ = ${given.deviation}.`,
      (given) =>
        `Hanapin ang z-score ng x = ${rawOf(given)} kung μ = ${given.mean} at σ = ${given.deviation}.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `If the mean is ${given.mean} and the standard deviation is ${given.deviation}, the z-score of ${rawOf(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Kung ang mean ay ${given.mean} at ang standard deviation ay ${given.deviation}, ang z-score ng ${rawOf(given)} ay ${answer}.`,
  },
  solution: { en: steps, fil: steps },
})
