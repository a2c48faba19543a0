import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import {
  drawnLetter,
  drawSigned,
  fitting,
  inBrackets,
  only,
  otherOrders,
  polynomialIn,
  polynomialTerms,
  power,
  sumOf,
} from './terms.ts'

/** (ax + b)(cx + d). */
type Given = { a: number; b: number; c: number; d: number; x: string }

const first = ({ a, b, x }: Given) => polynomialIn([a, b], x)
const second = ({ c, d, x }: Given) => polynomialIn([c, d], x)
const shown = (given: Given) => inBrackets(first(given), second(given))
const product = ({ a, b, c, d }: Given) => [a * c, a * d + b * c, b * d]
const slots = (given: Given) => ({ shown: shown(given), first: first(given), second: second(given) })

export const multiplyingBinomials = skill<
  Given,
  'ends-only' | 'last-added' | 'middle-sign' | 'last-sign' | 'swapped' | 'outer-only'
>({
  id: 'algebra/multiplying-binomials',
  area: 'Mathematics',
  name: { en: 'Multiplying binomials', fil: 'Pag-multiply ng mga binomial' },
  grades: [7, 8],
  cues: {
    en: ['multiplying binomials', 'product of two binomials', 'foil', 'foil method', 'special products'],
    fil: [
      'pag-multiply ng binomial',
      'product ng dalawang binomial',
      'foil',
      'foil method',
      'special products',
    ],
  },
  notation: [/\(\d*[a-z] [+−–-] \d+\) ?\(\d*[a-z] [+−–-] \d+\)/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 90,
  mistakes: {
    'ends-only': {
      en: 'multiplied only the first terms and the last terms',
      fil: 'in-multiply lamang ang mga unang term at ang mga huling term',
    },
    'last-added': {
      en: 'added the last terms instead of multiplying them',
      fil: 'pinagsama ang mga huling term sa halip na in-multiply',
    },
    'middle-sign': {
      en: 'got the sign of the middle term wrong',
      fil: 'nagkamali sa sign ng gitnang term',
    },
    'last-sign': {
      en: 'got the sign of the last term wrong',
      fil: 'nagkamali sa sign ng huling term',
    },
    swapped: {
      en: 'exchanged the middle coefficient and the last number',
      fil: 'pinagpalit ang gitnang coefficient at ang huling bilang',
    },
    'outer-only': {
      en: 'left out the product of the inner terms',
      fil: 'kinaligtaan ang product ng mga inner term',
    },
  },
  rules: {
    en: [
      {
        say: 'In the FOIL method for (x + 2)(x + 5), the outer terms are {x and 5}.',
        ask: 'Which are the outer terms in the FOIL method for (x + 2)(x + 5)?',
        not: ['2 and x', 'x and x', '2 and 5'],
      },
      {
        say: 'In (x + 2)(x + 5), the product of the inner terms is {2x}.',
        ask: 'What is the product of the inner terms in (x + 2)(x + 5)?',
        not: ['5x', '10', 'x²'],
      },
      {
        say: 'The product of two binomials in x, such as (x + 2)(x + 5), has the degree {2}.',
        ask: 'What is the degree of the product (x + 2)(x + 5)?',
        not: ['1', '3', '4'],
      },
    ],
    fil: [
      {
        say: 'Sa FOIL method para sa (x + 2)(x + 5), ang mga outer term ay {x at 5}.',
        ask: 'Alin ang mga outer term sa FOIL method para sa (x + 2)(x + 5)?',
        not: ['2 at x', 'x at x', '2 at 5'],
      },
      {
        say: 'Sa (x + 2)(x + 5), ang product ng mga inner term ay {2x}.',
        ask: 'Ano ang product ng mga inner term sa (x + 2)(x + 5)?',
        not: ['5x', '10', 'x²'],
      },
      {
        say: 'Ang degree ng product na (x + 2)(x + 5) ay {2}.',
        ask: 'Ano ang degree ng product na (x + 2)(x + 5)?',
        not: ['1', '3', '4'],
      },
    ],
  },
  draw: (draw) => {
    const isSimple = draw.chanceOf(60)
    const given = {
      a: isSimple ? 1 : draw.int(1, 5),
      b: drawSigned(draw, 1, 9),
      c: isSimple ? 1 : draw.int(2, 5),
      d: drawSigned(draw, 1, 9),
      x: drawnLetter(draw),
    }
    const { a, b, c, d } = given
    // Squares and sums times differences are skills of their own.
    only(a * d + b * c !== 0 && !(a === c && b === d))
    fitting(draw, shown(given), polynomialIn(product(given), given.x))
    return given
  },
  answer: (given) => polynomialIn(product(given), given.x),
  also: (given) => otherOrders(polynomialTerms(product(given), given.x)),
  wrong: (given) => {
    const { a, b, d, x } = given
    const [square, middle, last] = product(given) as [number, number, number]
    const three = (one: number, two: number) =>
      one === 0 || two === 0 ? undefined : polynomialIn([square, one, two], x)
    return {
      'ends-only': polynomialIn([square, 0, last], x),
      'last-added': three(middle, b + d),
      'middle-sign': three(-middle, last),
      'last-sign': three(middle, -last),
      swapped: three(last, middle),
      'outer-only': three(a * d, b * d),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the product of ({first}) and ({second})?'],
      ['understand', 'Multiply: {shown} = ____.'],
      ['understand', 'Use the FOIL method to find the product {shown}.'],
      [
        'apply',
        'A rectangular lot is ({first}) meters wide and ({second}) meters long. Which polynomial gives its area in square meters?',
      ],
      [
        'apply',
        'The sides of a rectangular tabletop measure ({first}) cm and ({second}) cm. Which polynomial gives its area in square centimeters?',
      ],
      [
        'apply',
        'A hall has ({first}) rows with ({second}) chairs in each row. Which polynomial gives the number of chairs?',
      ],
    ],
    fil: [
      ['understand', 'Ano ang product ng ({first}) at ({second})?'],
      ['understand', 'I-multiply: {shown} = ____.'],
      ['understand', 'Gamitin ang FOIL method upang makuha ang product na {shown}.'],
      [
        'apply',
        'Ang isang parihabang lote ay ({first}) metro ang lapad at ({second}) metro ang haba. Aling polynomial ang nagsasaad ng area nito sa metro kuwadrado?',
      ],
      [
        'apply',
        'Ang mga gilid ng isang parihabang mesa ay ({first}) cm at ({second}) cm. Aling polynomial ang nagsasaad ng area nito sa sentimetro kuwadrado?',
      ],
      [
        'apply',
        'Sa isang bulwagan ay may ({first}) hanay at may ({second}) upuan sa bawat hanay. Aling polynomial ang nagsasaad ng bilang ng mga upuan?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The product of ({first}) and ({second}) is {answer}.',
    fil: 'Ang product ng ({first}) at ({second}) ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, c, d, x } = given
    const factor = (number: number, letters: string) => {
      const text = sumOf([[number, letters]])
      return number < 0 ? `(${text})` : text
    }
    const line = (name: string, one: readonly [number, string], two: readonly [number, string]) => {
      const exponent = (one[1] ? 1 : 0) + (two[1] ? 1 : 0)
      return `${name}: ${factor(...one)} · ${factor(...two)} = ${sumOf([[one[0] * two[0], power(x, exponent)]])}`
    }
    return [
      line(say('First terms', 'Mga unang term'), [a, x], [c, x]),
      line(say('Outer terms', 'Mga outer term'), [a, x], [d, '']),
      line(say('Inner terms', 'Mga inner term'), [b, ''], [c, x]),
      line(say('Last terms', 'Mga huling term'), [b, ''], [d, '']),
      say(
        `Combine like terms: ${polynomialIn(product(given), x)}`,
        `Pagsamahin ang mga like term: ${polynomialIn(product(given), x)}`,
      ),
    ]
  }),
})
