import { skill } from '../skill.ts'
import { expanded, someZeros, type Zeros } from './cubics.ts'
import { both, listed, polynomial } from './writing.ts'

const factored = ({ zeros }: Zeros) => zeros.map((zero) => `(${polynomial([1, -zero])})`).join('')
const standard = (given: Zeros) => polynomial(expanded(given))

export const polynomialZeros = skill<Zeros, 'signs' | 'first' | 'second' | 'third' | 'missing'>({
  id: 'functions/polynomial-zeros',
  area: 'Mathematics',
  name: { en: 'Zeros of a polynomial', fil: 'Mga zero ng polynomial' },
  grades: [10, 11],
  cues: {
    en: ['zeros of the polynomial', 'polynomial function', 'polynomial equation', 'roots', 'factored form'],
    fil: ['mga zero ng polynomial', 'polynomial function', 'polynomial equation', 'roots', 'factored form'],
  },
  notation: [/\(x [+−-] \d+\)\(x [+−-] \d+\)\(x [+−-] \d+\)/],
  units: [],
  largest: () => 100,
  mistakes: {
    signs: {
      en: 'read the numbers in the factors with the wrong signs',
      fil: 'mali ang sign ng mga numerong binasa sa mga factor',
    },
    first: { en: 'mistook the sign of the first zero', fil: 'nagkamali sa sign ng unang zero' },
    second: { en: 'mistook the sign of the second zero', fil: 'nagkamali sa sign ng ikalawang zero' },
    third: { en: 'mistook the sign of the third zero', fil: 'nagkamali sa sign ng ikatlong zero' },
    missing: { en: 'left out one of the zeros', fil: 'may nakaligtaang isang zero' },
  },
  rules: both((say) => [
    {
      say: say(
        'A polynomial of degree 3 has at most {3} real zeros.',
        'Ang polynomial na may degree na 3 ay may hindi hihigit sa {3} real na zero.',
      ),
      ask: say(
        'At most how many real zeros does a polynomial of degree 3 have?',
        'Hindi hihigit sa ilang real na zero mayroon ang polynomial na may degree na 3?',
      ),
      not: ['1', '2', '6'],
    },
    {
      say: say('A zero of (x − 4)(x + 7)(x + 9) is {4}.', 'Isang zero ng (x − 4)(x + 7)(x + 9) ang {4}.'),
      ask: say('Which is a zero of (x − 4)(x + 7)(x + 9)?', 'Alin ang zero ng (x − 4)(x + 7)(x + 9)?'),
      not: ['−4', '7', '9'],
    },
  ]),
  draw: someZeros,
  answer: ({ zeros }, language) => listed(zeros, language),
  wrong: ({ zeros: [r, s, t] }, language) => ({
    signs: listed([-r, -s, -t], language),
    first: listed([-r, s, t], language),
    second: listed([r, -s, t], language),
    third: listed([r, s, -t], language),
    missing: listed([r, s], language),
  }),
  choicesOnly: true,
  stems: both((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What are the zeros of P(x) = ${factored(given)}?`,
          `Ano ang mga zero ng P(x) = ${factored(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `What are all the solutions of ${factored(given)} = 0?`,
          `Ano ang lahat ng solusyon ng ${factored(given)} = 0?`,
        ),
    },
    {
      level: 'analyze',
      text: (given) =>
        say(
          `What are all the zeros of P(x) = ${standard(given)}?`,
          `Ano ang lahat ng zero ng P(x) = ${standard(given)}?`,
        ),
    },
  ]),
  statement: both(
    (say) => (given, answer) =>
      say(
        `All the zeros of P(x) = ${factored(given)} are ${answer}.`,
        `Ang lahat ng zero ng P(x) = ${factored(given)} ay ${answer}.`,
      ),
  ),
  solution: both((say, language) => (given) => [
    `P(x) = ${standard(given)} = ${factored(given)}`,
    say(
      `A product is 0 if one of its factors is 0: ${given.zeros.map((zero) => `${polynomial([1, -zero])} = 0`).join(', ')}.`,
      `Ang product ay 0 kung 0 ang isa sa mga factor: ${given.zeros.map((zero) => `${polynomial([1, -zero])} = 0`).join(', ')}.`,
    ),
    say(
      `The zeros are ${listed(given.zeros, language)}.`,
      `Ang mga zero ay ${listed(given.zeros, language)}.`,
    ),
  ]),
})
