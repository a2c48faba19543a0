import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { power } from './terms.ts'

/** k·x^−a or x^b·y^−a or k/x^−a, to be written with positive exponents. */
type Given = { form: 'single' | 'two' | 'below'; k: number; a: number; b: number; x: string; y: string }

const shown = ({ form, k, a, b, x, y }: Given) => {
  if (form === 'single') return `${k === 1 ? '' : k}${power(x, -a)}`
  return form === 'two' ? `${power(x, b)}${power(y, -a)}` : `${k}/${power(x, -a)}`
}

const result = ({ form, k, a, b, x, y }: Given) => {
  if (form === 'single') return `${k}/${power(x, a)}`
  return form === 'two' ? `${power(x, b)}/${power(y, a)}` : `${k === 1 ? '' : k}${power(x, a)}`
}
const slots = (given: Given) => ({
  shown: shown(given),
  letters: given.form === 'two' ? `${given.x} ≠ 0, ${given.y} ≠ 0` : `${given.x} ≠ 0`,
})

export const negativeExponentExpressions = skill<
  Given,
  'negative' | 'both' | 'ignored' | 'all-below' | 'turned-all' | 'multiplied'
>({
  id: 'algebra/negative-exponent-expressions',
  area: 'Mathematics',
  name: { en: 'Rewriting with positive exponents', fil: 'Pagsulat gamit ang mga positibong exponent' },
  grades: [7, 8],
  cues: {
    en: ['negative exponents', 'positive exponents', 'reciprocal', 'laws of exponents', 'negative exponent'],
    fil: ['negatibong exponent', 'positibong exponent', 'reciprocal', 'laws of exponents'],
  },
  notation: [/[a-z]⁻[¹²³⁴⁵]/],
  units: [],
  largest: () => 20,
  mistakes: {
    negative: {
      en: 'made the expression negative instead of taking the reciprocal',
      fil: 'ginawang negatibo ang expression sa halip na kinuha ang reciprocal',
    },
    both: {
      en: 'took the reciprocal and made it negative too',
      fil: 'kinuha ang reciprocal at ginawa pang negatibo',
    },
    ignored: { en: 'ignored the minus sign of the exponent', fil: 'binalewala ang minus sign ng exponent' },
    'all-below': {
      en: 'moved every factor to the denominator',
      fil: 'inilipat sa denominator ang lahat ng factor',
    },
    'turned-all': {
      en: 'moved the wrong factor',
      fil: 'maling factor ang inilipat',
    },
    multiplied: {
      en: 'used the exponent as a factor',
      fil: 'ginawang factor ang exponent',
    },
  },
  rules: {
    en: [
      {
        say: 'When 3x⁻² is written as a fraction with a positive exponent, its denominator is {x²}.',
        ask: 'When 3x⁻² is written as a fraction with a positive exponent, what is its denominator?',
        not: ['3x²', '3', '9x²'],
      },
      {
        say: 'For x ≠ 0, 1/x⁻³ is equal to {x³}.',
        ask: 'What is 1/x⁻³ equal to for x ≠ 0?',
        not: ['−x³', '1/x³', '−1/x³'],
      },
    ],
    fil: [
      {
        say: 'Kapag isinulat ang 3x⁻² bilang fraction na may positibong exponent, ang denominator nito ay {x²}.',
        ask: 'Kapag isinulat ang 3x⁻² bilang fraction na may positibong exponent, ano ang denominator nito?',
        not: ['3x²', '3', '9x²'],
      },
      {
        say: 'Kung x ≠ 0, ang 1/x⁻³ ay katumbas ng {x³}.',
        ask: 'Ano ang katumbas ng 1/x⁻³ kung x ≠ 0?',
        not: ['−x³', '1/x³', '−1/x³'],
      },
    ],
  },
  draw: (draw) => {
    const [x, y] = draw.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ] as const)
    return {
      form: draw.pick(['single', 'single', 'two', 'below'] as const),
      k: draw.pick([1, 2, 3, 4, 5, 6, 7, 8, 9]),
      a: draw.int(2, 8),
      b: draw.int(2, 8),
      x,
      y,
    }
  },
  answer: result,
  wrong: ({ form, k, a, b, x, y }) => {
    const number = k === 1 ? '' : String(k)
    const below = (text: string) => (text.length > 2 ? `(${text})` : text)
    if (form === 'single')
      return {
        negative: `−${number}${power(x, a)}`,
        both: `−${k}/${power(x, a)}`,
        ignored: `${number}${power(x, a)}`,
        'all-below': k === 1 ? undefined : `1/${below(`${number}${power(x, a)}`)}`,
        'turned-all': k === 1 ? undefined : `${power(x, a)}/${k}`,
        multiplied: `−${k * a}${x}`,
      }
    if (form === 'two')
      return {
        negative: `−${power(x, b)}${power(y, a)}`,
        both: `−${power(x, b)}/${power(y, a)}`,
        ignored: `${power(x, b)}${power(y, a)}`,
        'all-below': `1/(${power(x, b)}${power(y, a)})`,
        'turned-all': `${power(y, a)}/${power(x, b)}`,
      }
    return {
      negative: `−${k}/${power(x, a)}`,
      both: `−${number}${power(x, a)}`,
      ignored: `${k}/${power(x, a)}`,
      'all-below': k === 1 ? undefined : `1/${below(`${number}${power(x, a)}`)}`,
      'turned-all': k === 1 ? undefined : `${power(x, a)}/${k}`,
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Write {shown} with positive exponents only ({letters}).'],
      ['understand', 'Which expression with positive exponents is equal to {shown} ({letters})?'],
      ['understand', 'Simplify {shown} so that no exponent is negative ({letters}).'],
    ],
    fil: [
      ['understand', 'Isulat ang {shown} gamit lamang ang mga positibong exponent ({letters}).'],
      ['understand', 'Aling expression na may positibong exponent ang katumbas ng {shown} ({letters})?'],
      ['understand', 'Pasimplehin ang {shown} upang walang negatibong exponent ({letters}).'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'Written with positive exponents, {shown} is {answer}.',
    fil: 'Kapag isinulat gamit ang mga positibong exponent, ang {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { form, a, x, y } = given
    const letter = form === 'two' ? y : x
    return [
      form === 'below'
        ? say(
            `${power(letter, -a)} is in the denominator, so it becomes ${power(letter, a)} in the numerator.`,
            `Nasa denominator ang ${power(letter, -a)}, kaya magiging ${power(letter, a)} ito sa numerator.`,
          )
        : `${power(letter, -a)} = 1/${power(letter, a)}`,
      `${shown(given)} = ${result(given)}`,
    ].filter((step, at, steps) => step !== steps[at - 1])
  }),
})
