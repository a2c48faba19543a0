import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawSigned, only, power, sumOf } from './terms.ts'

/** Terms as coefficient and exponents of x and y, in the order in which they are written. */
type Given = { terms: readonly (readonly [number, number, number])[]; letters: readonly [string, string] }

const degrees = ({ terms }: Given) => terms.map(([, onX, onY]) => onX + onY)
const degree = (given: Given) => Math.max(...degrees(given))
const shown = ({ terms, letters: [x, y] }: Given) =>
  sumOf(terms.map(([each, onX, onY]) => [each, `${power(x, onX)}${power(y, onY)}`]))
const slots = (given: Given) => ({ shown: shown(given) })

export const degreeOfPolynomial = skill<
  Given,
  'first-term' | 'all-added' | 'terms-counted' | 'coefficient' | 'lowest' | 'one-letter'
>({
  id: 'algebra/degree-of-polynomial',
  area: 'Mathematics',
  name: { en: 'Degree of a polynomial', fil: 'Degree ng isang polynomial' },
  grades: [7, 8],
  cues: {
    en: [
      'degree of a polynomial',
      'degree of the polynomial',
      'highest exponent',
      'degree of a term',
      'leading term',
    ],
    fil: ['degree ng polynomial', 'pinakamataas na exponent', 'degree ng term', 'leading term'],
  },
  units: [],
  largest: () => 15,
  mistakes: {
    'first-term': {
      en: 'took the degree of the first term',
      fil: 'degree ng unang term ang kinuha',
    },
    'all-added': {
      en: 'added the exponents of all the terms',
      fil: 'pinagsama ang mga exponent ng lahat ng term',
    },
    'terms-counted': { en: 'counted the terms', fil: 'binilang ang mga term' },
    coefficient: {
      en: 'took the coefficient of the term with the highest degree',
      fil: 'coefficient ng term na may pinakamataas na degree ang kinuha',
    },
    lowest: {
      en: 'took the lowest degree among the terms with a variable',
      fil: 'pinakamababang degree ng mga term na may variable ang kinuha',
    },
    'one-letter': {
      en: 'took the largest single exponent without adding the exponents in the term',
      fil: 'pinakamalaking exponent ang kinuha nang hindi pinagsama ang mga exponent sa term',
    },
  },
  rules: {
    en: [
      {
        say: 'The degree of a polynomial is the degree of {the term with the highest degree}.',
        ask: 'Which term tells the degree of a polynomial?',
        not: ['the first term', 'the term with the greatest coefficient', 'the last term'],
      },
      {
        say: 'The degree of the term 7x²y³ is {5}.',
        ask: 'What is the degree of the term 7x²y³?',
        not: ['7', '6', '3'],
      },
      {
        say: 'The degree of a constant such as 8 is {0}.',
        ask: 'What is the degree of a constant such as 8?',
        not: ['1', '8', '−1'],
      },
    ],
    fil: [
      {
        say: 'Ang degree ng polynomial ay ang degree ng {term na may pinakamataas na degree}.',
        ask: 'Aling term ang nagsasabi ng degree ng polynomial?',
        not: ['unang term', 'term na may pinakamalaking coefficient', 'huling term'],
      },
      {
        say: 'Ang degree ng term na 7x²y³ ay {5}.',
        ask: 'Ano ang degree ng term na 7x²y³?',
        not: ['7', '6', '3'],
      },
      {
        say: 'Ang degree ng constant na 8 ay {0}.',
        ask: 'Ano ang degree ng constant na 8?',
        not: ['1', '8', '−1'],
      },
    ],
  },
  draw: (draw) => {
    const letters = draw.pick([
      ['x', 'y'],
      ['a', 'b'],
    ] as const)
    const hasTwo = draw.chanceOf(40)
    const exponents: readonly (readonly [number, number])[] = hasTwo
      ? draw.some(
          [
            [1, 1],
            [2, 1],
            [1, 2],
            [2, 2],
            [3, 1],
            [1, 3],
            [2, 3],
            [3, 2],
            [4, 0],
            [0, 3],
            [5, 0],
          ] as const,
          3,
        )
      : draw.some([1, 2, 3, 4, 5, 6, 7], draw.int(2, 3)).map((each) => [each, 0] as const)
    const terms = draw
      .shuffled([...exponents, [0, 0] as const])
      .map(([onX, onY], at) => [at === 0 ? draw.int(2, 9) : drawSigned(draw, 2, 9), onX, onY] as const)
    const given = { terms, letters }
    // A constant in front or two terms of the highest degree would be no common exercise.
    // Who reads off a coefficient must not meet the degree.
    only(terms.every(([coefficient]) => Math.abs(coefficient) !== degree(given)))
    only(terms[0]?.[1] !== 0 && degrees(given).filter((each) => each === degree(given)).length === 1)
    return given
  },
  answer: (given) => grouped(degree(given)),
  wrong: (given) => {
    const all = degrees(given)
    const total = all.reduce((sum, each) => sum + each, 0)
    const highest = given.terms[all.indexOf(degree(given))]
    return {
      'first-term': grouped(all[0] ?? 0),
      'all-added': grouped(total),
      'terms-counted': grouped(all.length),
      coefficient: grouped(Math.abs(highest?.[0] ?? 0)),
      lowest: grouped(Math.min(...all.filter((each) => each > 0))),
      'one-letter': grouped(Math.max(...given.terms.flatMap(([, onX, onY]) => [onX, onY]))),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the degree of the polynomial {shown}?'],
      ['understand', 'Find the degree of {shown}.'],
      ['understand', 'The degree of the polynomial {shown} is ____.'],
    ],
    fil: [
      ['understand', 'Ano ang degree ng polynomial na {shown}?'],
      ['understand', 'Hanapin ang degree ng {shown}.'],
      ['understand', 'Ang degree ng polynomial na {shown} ay ____.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The degree of the polynomial {shown} is {answer}.',
    fil: 'Ang degree ng polynomial na {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      `The degrees of the terms, in order, are ${degrees(given).join(', ')}.`,
      `Ang mga degree ng mga term, ayon sa pagkakasunod-sunod, ay ${degrees(given).join(', ')}.`,
    ),
    say(
      `The highest is ${degree(given)}, so the degree of the polynomial is ${degree(given)}.`,
      `Ang pinakamataas ay ${degree(given)}, kaya ang degree ng polynomial ay ${degree(given)}.`,
    ),
  ]),
})
