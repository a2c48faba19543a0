import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawSigned, power, sumOf } from './terms.ts'

/** Terms as coefficient and letters. */
type Given = { terms: readonly (readonly [number, string])[] }

const names = ['monomial', 'binomial', 'trinomial', 'quadrinomial'] as const
const nameOf = (count: number): string | undefined => names[count - 1]
const slots = ({ terms }: Given) => ({ shown: sumOf(terms) })

export const polynomialsByTerms = skill<
  Given,
  'one-more' | 'one-fewer' | 'two-more' | 'two-fewer' | 'three-more'
>({
  id: 'algebra/polynomials-by-terms',
  area: 'Mathematics',
  name: {
    en: 'Classifying polynomials by their number of terms',
    fil: 'Pag-uuri ng mga polynomial ayon sa bilang ng term',
  },
  grades: [7, 8],
  cues: {
    en: ['monomial', 'binomial', 'trinomial', 'multinomial', 'number of terms'],
    fil: ['monomial', 'binomial', 'trinomial', 'multinomial', 'bilang ng term'],
  },
  units: [],
  largest: () => 20,
  mistakes: {
    'one-more': { en: 'counted one term too many', fil: 'sumobra ng isa ang bilang ng term' },
    'one-fewer': { en: 'counted one term too few', fil: 'kinulang ng isa ang bilang ng term' },
    'two-more': {
      en: 'counted exponents and coefficients as terms',
      fil: 'binilang na term ang mga exponent at coefficient',
    },
    'two-fewer': {
      en: 'took the whole expression for one term',
      fil: 'itinuring na iisang term ang buong expression',
    },
    'three-more': { en: 'counted every number and letter', fil: 'binilang ang bawat bilang at letra' },
  },
  rules: {
    en: [
      {
        say: 'A polynomial with exactly two terms is called a {binomial}.',
        ask: 'What is a polynomial with exactly two terms called?',
        not: ['monomial', 'trinomial', 'quadrinomial'],
      },
      {
        say: 'A polynomial with exactly three terms is called a {trinomial}.',
        ask: 'What is a polynomial with exactly three terms called?',
        not: ['monomial', 'binomial', 'quadrinomial'],
      },
      {
        say: 'The number of terms of 5x²y − 3x + 8 is {3}.',
        ask: 'How many terms does 5x²y − 3x + 8 have?',
        not: ['2', '4', '6'],
      },
    ],
    fil: [
      {
        say: 'Ang polynomial na may dalawang term ay tinatawag na {binomial}.',
        ask: 'Ano ang tawag sa polynomial na may dalawang term?',
        not: ['monomial', 'trinomial', 'quadrinomial'],
      },
      {
        say: 'Ang polynomial na may tatlong term ay tinatawag na {trinomial}.',
        ask: 'Ano ang tawag sa polynomial na may tatlong term?',
        not: ['monomial', 'binomial', 'quadrinomial'],
      },
      {
        say: 'Ang bilang ng mga term ng 5x²y − 3x + 8 ay {3}.',
        ask: 'Ilan ang term ng 5x²y − 3x + 8?',
        not: ['2', '4', '6'],
      },
    ],
  },
  draw: (draw) => {
    const [x, y] = draw.pick([
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ] as const)
    const count = draw.int(1, 3)
    const letters =
      count === 1
        ? [
            draw.pick([
              `${power(x, 3)}${y}`,
              power(x, 4),
              `${x}${power(y, 2)}`,
              `${power(x, 2)}${power(y, 3)}`,
            ]),
          ]
        : draw
            .some([4, 3, 2, 1, 0], count)
            .toSorted((one, other) => other - one)
            .map((each, at) => `${power(x, each)}${at > 0 && each > 0 && draw.chanceOf(25) ? y : ''}`)
    return {
      terms: letters.map((each, at) => [at === 0 ? draw.int(2, 9) : drawSigned(draw, 2, 9), each] as const),
    }
  },
  answer: ({ terms }) => nameOf(terms.length) ?? '',
  wrong: ({ terms: { length } }) => ({
    'one-more': nameOf(length + 1),
    'one-fewer': nameOf(length - 1),
    'two-more': nameOf(length + 2),
    'two-fewer': nameOf(length - 2),
    'three-more': nameOf(length + 3),
  }),
  stems: slotStemsOf(slots, {
    en: [
      [
        'understand',
        'By its number of terms, which of these is {shown}: a monomial, a binomial, a trinomial or a quadrinomial?',
      ],
      ['understand', 'According to its number of terms, what kind of polynomial is {shown}?'],
    ],
    fil: [
      [
        'understand',
        'Ayon sa bilang ng mga term, alin sa mga ito ang {shown}: monomial, binomial, trinomial o quadrinomial?',
      ],
      ['understand', 'Ayon sa bilang ng mga term, anong uri ng polynomial ang {shown}?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'According to its number of terms, {shown} is a {answer}.',
    fil: 'Ayon sa bilang ng mga term, ang {shown} ay isang {answer}.',
  }),
  solution: stepsOf(({ terms }, say) => {
    const { length } = terms
    const list = terms.map((term) => sumOf([term])).join(', ')
    return [
      length === 1
        ? say(`Its only term is ${list}.`, `Ang tanging term nito ay ${list}.`)
        : say(`Its terms are ${list}.`, `Ang mga term nito ay ${list}.`),
      say(
        `A polynomial with ${length === 1 ? '1 term' : `${length} terms`} is called a ${nameOf(length)}.`,
        `Ang polynomial na may ${length} term ay tinatawag na ${nameOf(length)}.`,
      ),
    ]
  }),
})
