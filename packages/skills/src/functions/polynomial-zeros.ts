import { skill } from '../skill.ts'
import { expanded, someZeros, type Zeros } from './cubics.ts'
import { listedValues, polynomial, sayInBoth } from './writing.ts'

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
  units: ['mathematics/10/polynomials-and-polynomial-equations'],
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
  rules: sayInBoth((say) => [
    {
      say: say(
        'The greatest number of real zeros that a polynomial of degree 3 can have is {3}.',
        'Ang pinakamaraming real na zero na maaaring magkaroon ang polynomial na may degree na 3 ay {3}.',
      ),
      ask: say(
        'What is the greatest number of real zeros that a polynomial of degree 3 can have?',
        'Ilan ang pinakamaraming real na zero na maaaring magkaroon ang polynomial na may degree na 3?',
      ),
      not: ['1', '2', '6'],
    },
    {
      say: say(
        'The zeros of P(x) = (x − 4)(x + 7) are {4 and −7}.',
        'Ang mga zero ng P(x) = (x − 4)(x + 7) ay {4 at −7}.',
      ),
      ask: say('What are the zeros of P(x) = (x − 4)(x + 7)?', 'Ano ang mga zero ng P(x) = (x − 4)(x + 7)?'),
      not: [say('−4 and 7', '−4 at 7'), say('4 and 7', '4 at 7'), say('−4 and −7', '−4 at −7')],
    },
  ]),
  draw: someZeros,
  answer: ({ zeros }, language) => listedValues(zeros, language),
  wrong: ({ zeros: [r, s, t] }, language) => ({
    signs: listedValues([-r, -s, -t], language),
    first: listedValues([-r, s, t], language),
    second: listedValues([r, -s, t], language),
    third: listedValues([r, s, -t], language),
    missing: listedValues([r, s], language),
  }),
  choicesOnly: true,
  stems: sayInBoth((say) => [
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
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `All the zeros of P(x) = ${factored(given)} are ${answer}.`,
        `Ang lahat ng zero ng P(x) = ${factored(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say, language) => (given) => [
    `P(x) = ${standard(given)} = ${factored(given)}`,
    say(
      `A product is 0 if one of its factors is 0: ${given.zeros.map((zero) => `${polynomial([1, -zero])} = 0`).join(', ')}.`,
      `Ang product ay 0 kung 0 ang isa sa mga factor: ${given.zeros.map((zero) => `${polynomial([1, -zero])} = 0`).join(', ')}.`,
    ),
    say(
      `The zeros are ${listedValues(given.zeros, language)}.`,
      `Ang mga zero ay ${listedValues(given.zeros, language)}.`,
    ),
  ]),
})
