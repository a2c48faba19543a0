import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { need, rule, says, stems, tidyDecimal } from './writing.ts'
import { drawStanding, rawOf, type Standing, standingInUnit } from './z-stories.ts'

const z = ({ tenths }: Standing) => grouped(tenths / 10)
const text = (given: Standing, language: 'en' | 'fil') =>
  `${given.story.told[language](given.mean, given.deviation)} ${given.story.score[language](z(given), given.who)}`
const steps = (given: Standing, language: 'en' | 'fil') => [
  `x = μ + zσ = ${given.mean} + (${z(given)})(${given.deviation})`,
  `x = ${given.mean} ${given.tenths < 0 ? '−' : '+'} ${Math.abs((given.deviation * given.tenths) / 10)} = ${standingInUnit(given, rawOf(given), language)}`,
]

export const valueOfAZScore = skill<Standing, 'sign' | 'plain' | 'one' | 'rounded' | 'forgot'>({
  id: 'statistics/value-of-a-z-score',
  area: 'Mathematics',
  name: says('The value that has a z-score', 'Ang value na may ibinigay na z-score'),
  grades: [11, 12],
  cues: says(
    ['z-score', 'raw score', 'standard deviation', 'normal distribution', 'x = μ + zσ'],
    ['z-score', 'raw score', 'standard deviation', 'normal distribution', 'x = μ + zσ'],
  ),
  units: ['general-mathematics/11/normal-distribution'],
  largest: () => 250,
  mistakes: {
    sign: says('went to the wrong side of the mean', 'napunta sa maling panig ng mean'),
    plain: says('added the z-score itself to the mean', 'idinagdag sa mean ang z-score mismo'),
    one: says('used one standard deviation only', 'isang standard deviation lamang ang ginamit'),
    rounded: says('rounded the z-score to a whole number', 'ni-round off ang z-score sa whole number'),
    forgot: says('forgot to add the mean', 'nakalimutang idagdag ang mean'),
  },
  rules: says(
    [
      rule(
        'The value with the z-score z is {x = μ + zσ}.',
        'Which formula gives the value with the z-score z?',
        'x = μσ + z',
        'x = z − μσ',
        'x = (μ + z)/σ',
      ),
      rule(
        'If the mean is 50 and the standard deviation is 4, the value with a z-score of 2 is {58}.',
        'The mean is 50 and the standard deviation is 4. Which value has a z-score of 2?',
        '42',
        '52',
        '54',
      ),
    ],
    [
      rule(
        'Ang value na may z-score na z ay {x = μ + zσ}.',
        'Aling formula ang nagbibigay ng value na may z-score na z?',
        'x = μσ + z',
        'x = z − μσ',
        'x = (μ + z)/σ',
      ),
      rule(
        'Kung 50 ang mean at 4 ang standard deviation, ang value na may z-score na 2 ay {58}.',
        'Ang mean ay 50 at ang standard deviation ay 4. Aling value ang may z-score na 2?',
        '42',
        '52',
        '54',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawStanding(draw)
    need(Math.abs(given.tenths) !== 10 && Math.abs(given.tenths) !== 20)
    return given
  },
  answer: (given, language) => standingInUnit(given, rawOf(given), language),
  wrong: withChief('sign', (given, language) => {
    const { mean, deviation, tenths } = given
    const side = Math.sign(tenths)
    const as = (value: number) => {
      const known = tidyDecimal(value)
      return known === undefined ? undefined : standingInUnit(given, known, language)
    }
    return {
      sign: as(mean - (deviation * tenths) / 10),
      plain: as(mean + tenths / 10),
      one: as(mean + side * deviation),
      rounded: as(mean + deviation * Math.round(tenths / 10)),
      forgot: tenths > 0 && given.story.unit === '' ? as((deviation * tenths) / 10) : undefined,
    }
  }),
  stems: stems(
    ['apply', (given) => text(given, 'en'), (given) => text(given, 'fil')],
    [
      'apply',
      (given) => `Use x = μ + zσ. ${text(given, 'en')}`,
      (given) => `Gamitin ang x = μ + zσ. ${text(given, 'fil')}`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.story.told.en(given.mean, given.deviation)} The value with a z-score of ${z(given)} is ${answer}.`,
    fil: (given, answer) =>
      `${given.story.told.fil(given.mean, given.deviation)} Ang value na may z-score na ${z(given)} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
