import { skill } from '../skill.ts'
import { expanded, someZeros, type Zeros } from './cubics.ts'
import { num, polynomial, sayInBoth, substituted } from './writing.ts'

const factor = (zero: number) => polynomial([1, -zero])
const P = (given: Zeros) => polynomial(expanded(given))

export const factorTheorem = skill<Zeros, 'sign' | 'other-sign' | 'divisor' | 'divisor-sign' | 'third-sign'>({
  id: 'functions/factor-theorem',
  area: 'Mathematics',
  name: { en: 'Factor theorem', fil: 'Factor theorem' },
  grades: [10, 11],
  cues: {
    en: ['factor theorem', 'factor of the polynomial', 'zero of the polynomial', 'polynomial'],
    fil: ['factor theorem', 'factor ng polynomial', 'zero ng polynomial', 'polynomial'],
  },
  units: ['mathematics/10/polynomials-and-polynomial-equations'],
  largest: () => 100,
  mistakes: {
    sign: {
      en: 'wrote a zero into the factor with the wrong sign',
      fil: 'mali ang sign ng zero na isinulat sa factor',
    },
    'other-sign': {
      en: 'took the opposite of another zero',
      fil: 'kinuha ang kasalungat ng isa pang zero',
    },
    divisor: {
      en: 'took a divisor of the constant that is not a zero',
      fil: 'kinuha ang divisor ng constant na hindi naman zero',
    },
    'divisor-sign': {
      en: 'took the opposite of a divisor of the constant without trying it',
      fil: 'kinuha ang kasalungat ng divisor ng constant nang hindi sinusubok',
    },
    'third-sign': {
      en: 'mistook the sign when trying the third zero',
      fil: 'nagkamali sa sign nang subukin ang ikatlong zero',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If P(4) = 0, then a factor of P(x) is {x − 4}.',
        'Kung P(4) = 0, isang factor ng P(x) ang {x − 4}.',
      ),
      ask: say(
        'Which binomial must be a factor of P(x) if P(4) = 0?',
        'Aling binomial ang tiyak na factor ng P(x) kung P(4) = 0?',
      ),
      not: ['x + 4', '4x − 1', '4x + 1'],
    },
    {
      say: say(
        'To test whether x + 2 is a factor of P(x), compute P(x) for x = {−2}.',
        'Upang masuri kung factor ng P(x) ang x + 2, kunin ang value ng P(x) kung x = {−2}.',
      ),
      ask: say(
        'Which value of x do you put into P(x) to test whether x + 2 is a factor?',
        'Aling value ng x ang ipinapalit sa P(x) upang masuri kung factor nito ang x + 2?',
      ),
      not: ['2', '0', '1/2'],
    },
  ]),
  draw: someZeros,
  answer: ({ zeros: [r] }) => factor(r),
  wrong: ({ zeros: [r, s, t] }) => {
    const none = [1, 2, 3, 4, 6, 8].find(
      (each) => (r * s * t) % each === 0 && ![r, s, t].some((zero) => Math.abs(zero) === each),
    )
    return {
      sign: factor(-r),
      'other-sign': factor(-s),
      divisor: none === undefined ? undefined : factor(none),
      'divisor-sign': none === undefined ? undefined : factor(-none),
      'third-sign': factor(-t),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which binomial is a factor of P(x) = ${P(given)}?`,
          `Aling binomial ang factor ng P(x) = ${P(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Use the factor theorem. Which of these divides ${P(given)} without a remainder?`,
          `Gamitin ang factor theorem. Alin sa mga ito ang naghahati sa ${P(given)} nang walang remainder?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(`A factor of ${P(given)} is ${answer}.`, `Isang factor ng ${P(given)} ang ${answer}.`),
  ),
  solution: sayInBoth((say) => (given) => {
    const [r] = given.zeros
    return [
      `P(${num(r)}) = ${substituted(expanded(given), r)} = 0`,
      say(
        `By the factor theorem, ${factor(r)} is a factor.`,
        `Ayon sa factor theorem, factor ang ${factor(r)}.`,
      ),
    ]
  }),
})
