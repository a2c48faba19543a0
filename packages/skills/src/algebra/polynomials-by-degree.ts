import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, power, sumOf } from './terms.ts'

/** Coefficient and exponent of each term, in the order in which they are written. */
type Given = { terms: readonly (readonly [number, number])[]; x: string }

const names = ['constant', 'linear', 'quadratic', 'cubic', 'quartic', 'quintic'] as const
const nameOf = (degree: number): string | undefined => names[degree]
const degree = ({ terms }: Given) => Math.max(...terms.map(([, exponent]) => exponent))
const shown = ({ terms, x }: Given) => sumOf(terms.map(([each, exponent]) => [each, power(x, exponent)]))
const slots = (given: Given) => ({ shown: shown(given) })

export const polynomialsByDegree = skill<
  Given,
  'first-term' | 'terms-counted' | 'all-added' | 'lowest' | 'one-more' | 'one-less'
>({
  id: 'algebra/polynomials-by-degree',
  area: 'Mathematics',
  name: { en: 'Classifying polynomials by degree', fil: 'Pag-uuri ng mga polynomial ayon sa degree' },
  grades: [7, 8],
  cues: {
    en: [
      'linear polynomial',
      'quadratic polynomial',
      'cubic',
      'quartic',
      'classify polynomials',
      'by degree',
    ],
    fil: ['linear', 'quadratic', 'cubic', 'quartic', 'ayon sa degree'],
  },
  units: [],
  largest: () => 20,
  mistakes: {
    'first-term': { en: 'looked only at the first term', fil: 'unang term lamang ang tiningnan' },
    'terms-counted': { en: 'counted the terms', fil: 'binilang ang mga term' },
    'all-added': { en: 'added all the exponents', fil: 'pinagsama ang lahat ng exponent' },
    lowest: { en: 'took the lowest exponent', fil: 'pinakamababang exponent ang kinuha' },
    'one-more': {
      en: 'took the name of the next higher degree',
      fil: 'pangalan ng kasunod na mas mataas na degree ang ibinigay',
    },
    'one-less': {
      en: 'took the name of the next lower degree',
      fil: 'pangalan ng kasunod na mas mababang degree ang ibinigay',
    },
  },
  rules: {
    en: [
      {
        say: 'A polynomial of degree 2 is called {quadratic}.',
        ask: 'What is a polynomial of degree 2 called?',
        not: ['linear', 'cubic', 'quartic'],
      },
      {
        say: 'A polynomial of degree 3 is called {cubic}.',
        ask: 'What is a polynomial of degree 3 called?',
        not: ['linear', 'quadratic', 'quartic'],
      },
      {
        say: 'A linear polynomial has the degree {1}.',
        ask: 'What is the degree of a linear polynomial?',
        not: ['0', '2', '3'],
      },
    ],
    fil: [
      {
        say: 'Ang polynomial na may degree na 2 ay tinatawag na {quadratic}.',
        ask: 'Ano ang tawag sa polynomial na may degree na 2?',
        not: ['linear', 'cubic', 'quartic'],
      },
      {
        say: 'Ang polynomial na may degree na 3 ay tinatawag na {cubic}.',
        ask: 'Ano ang tawag sa polynomial na may degree na 3?',
        not: ['linear', 'quadratic', 'quartic'],
      },
      {
        say: 'Ang linear polynomial ay may degree na {1}.',
        ask: 'Ano ang degree ng isang linear polynomial?',
        not: ['0', '2', '3'],
      },
    ],
  },
  draw: (draw) => {
    const highest = draw.int(1, 4)
    const lower = draw.some(
      [0, 1, 2, 3].filter((each) => each < highest),
      draw.int(1, Math.min(3, highest)),
    )
    const exponents = draw.shuffled([highest, ...lower])
    return {
      terms: exponents.map((each, at) => [at === 0 ? draw.int(2, 9) : drawSigned(draw, 2, 9), each] as const),
      x: drawnLetter(draw),
    }
  },
  answer: (given) => nameOf(degree(given)) ?? '',
  wrong: (given) => {
    const exponents = given.terms.map(([, exponent]) => exponent)
    return {
      'first-term': nameOf(exponents[0] ?? 0),
      'terms-counted': nameOf(exponents.length),
      'all-added': nameOf(exponents.reduce((sum, each) => sum + each, 0)),
      lowest: nameOf(Math.min(...exponents)),
      'one-more': nameOf(degree(given) + 1),
      'one-less': nameOf(degree(given) - 1),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'According to its degree, what kind of polynomial is {shown}?'],
      ['understand', 'Which word names the polynomial {shown} according to its degree?'],
      ['understand', 'By its degree, the polynomial {shown} is called ____.'],
    ],
    fil: [
      ['understand', 'Ayon sa degree, anong uri ng polynomial ang {shown}?'],
      ['understand', 'Aling salita ang tawag sa polynomial na {shown} ayon sa degree nito?'],
      ['understand', 'Ayon sa degree, ang polynomial na {shown} ay tinatawag na ____.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'According to its degree, the polynomial {shown} is {answer}.',
    fil: 'Ayon sa degree, ang polynomial na {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      `The highest exponent is ${degree(given)}, so the degree is ${degree(given)}.`,
      `Ang pinakamataas na exponent ay ${degree(given)}, kaya ang degree ay ${degree(given)}.`,
    ),
    say(
      `A polynomial of degree ${degree(given)} is called ${nameOf(degree(given))}.`,
      `Ang polynomial na may degree na ${degree(given)} ay tinatawag na ${nameOf(degree(given))}.`,
    ),
  ]),
})
