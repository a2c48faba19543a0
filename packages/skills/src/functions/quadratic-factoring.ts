import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { equationOf, quadraticUnits } from './quadratics.ts'
import { fits, listedValues, need, nonzero, num, polynomial, positiveGcd, sayInBoth } from './writing.ts'

/** (ax − p)(x − s) = 0 */
type Given = { a: number; p: number; s: number }

const coefficients = ({ a, p, s }: Given) => [a, -(a * s + p), p * s] as const
const rootsOf = ({ a, p, s }: Given) => [fraction(p, a), fraction(s)] as const
const equation = (given: Given) => equationOf(coefficients(given))

export const quadraticFactoring = skill<
  Given,
  'signs' | 'one-sign' | 'undivided' | 'coefficients' | 'factors' | 'inverted'
>({
  id: 'functions/quadratic-factoring',
  area: 'Mathematics',
  name: {
    en: 'Solving quadratic equations by factoring',
    fil: 'Paglutas ng quadratic equation sa factoring',
  },
  grades: [9, 10],
  cues: {
    en: ['quadratic equation', 'factoring', 'zero product property', 'roots', 'solve by factoring'],
    fil: ['quadratic equation', 'factoring', 'zero product property', 'roots', 'lutasin sa factoring'],
  },
  notation: [/\d*x² [+−-] \d*x [+−-] \d+ = 0/],
  units: quadraticUnits,
  largest: () => 100,
  mistakes: {
    signs: {
      en: 'took the numbers in the factors for the roots without changing their signs',
      fil: 'ginawang roots ang mga numero sa factors nang hindi binabago ang sign',
    },
    'one-sign': { en: 'changed the sign of one root only', fil: 'sign ng isang root lamang ang tama' },
    undivided: {
      en: 'did not divide by the coefficient of x in the factor',
      fil: 'hindi hinati sa coefficient ng x sa factor',
    },
    coefficients: {
      en: 'took the coefficients for the roots',
      fil: 'inakalang ang mga coefficient ang roots',
    },
    factors: {
      en: 'chose factors of the constant with the wrong sum',
      fil: 'pumili ng mga factor ng constant na mali ang kabuoan',
    },
    inverted: { en: 'turned the fraction upside down', fil: 'binaligtad ang fraction' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If (x − 3)(x + 4) = 0, then {x − 3 = 0 or x + 4 = 0}.',
        'Kung (x − 3)(x + 4) = 0, {x − 3 = 0 o x + 4 = 0}.',
      ),
      ask: say('What follows from (x − 3)(x + 4) = 0?', 'Ano ang tiyak na totoo kung (x − 3)(x + 4) = 0?'),
      not: [
        say('x − 3 = 1 or x + 4 = 1', 'x − 3 = 1 o x + 4 = 1'),
        say('x − 3 = 4 or x + 4 = 3', 'x − 3 = 4 o x + 4 = 3'),
        say('x = −3 or x = 4', 'x = −3 o x = 4'),
      ],
    },
    {
      say: say(
        'The solutions of (x − 2)(x + 5) = 0 are {2 and −5}.',
        'Ang mga solusyon ng (x − 2)(x + 5) = 0 ay {2 at −5}.',
      ),
      ask: say(
        'What are the solutions of (x − 2)(x + 5) = 0?',
        'Ano ang mga solusyon ng (x − 2)(x + 5) = 0?',
      ),
      not: [say('−2 and 5', '−2 at 5'), say('2 and 5', '2 at 5'), say('−2 and −5', '−2 at −5')],
    },
    {
      say: say(
        'To solve x² = 5x + 6 by factoring, first {make one side 0}.',
        'Upang lutasin ang x² = 5x + 6 sa factoring, {gawing 0 ang isang panig} muna.',
      ),
      ask: say(
        'What should you do first to solve x² = 5x + 6 by factoring?',
        'Ano ang dapat gawin muna upang lutasin ang x² = 5x + 6 sa factoring?',
      ),
      not: [
        say('divide both sides by x', 'hatiin sa x ang magkabilang panig'),
        say('take the square root of both sides', 'kunin ang square root ng magkabilang panig'),
        say('factor 5x + 6 by itself', 'i-factor nang hiwalay ang 5x + 6'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, 1, 2, 3]), p: nonzero(draw, 9), s: nonzero(draw, 9) }
    const { a, p, s } = given
    need(positiveGcd(a, p) === 1 && p !== a * s && p !== -a * s && (a === 1 || Math.abs(s) <= 5))
    fits(draw, ...coefficients(given))
    return given
  },
  answer: (given, language) => listedValues(rootsOf(given), language),
  also: (given, language) => [
    listedValues(rootsOf(given), language)
      .split(/ (?:and|at) /)
      .toReversed()
      .join(language === 'en' ? ' and ' : ' at '),
  ],
  wrong: (given, language) => {
    const { a, p, s } = given
    const [, b, c] = coefficients(given)
    const [first, second] = rootsOf(given)
    const own = [p, s].map(Math.abs)
    const divisor = [2, 3, 4, 5, 6, 1].find(
      (each) => c % each === 0 && c !== each * each && !own.includes(each),
    )
    return {
      signs: listedValues([first.neg(), second.neg()], language),
      'one-sign': listedValues([first, second.neg()], language),
      undivided: a > 1 ? listedValues([p, s], language) : undefined,
      coefficients: b === c ? undefined : listedValues([b, c], language),
      factors: a === 1 && divisor ? listedValues([divisor, c / divisor], language) : undefined,
      inverted: a > 1 ? listedValues([first.inverse(), second], language) : undefined,
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Solve ${equation(given)} by factoring. What are the solutions?`,
          `Lutasin ang ${equation(given)} sa pamamagitan ng factoring. Ano ang mga solusyon?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `What are the roots of the equation ${equation(given)}?`,
          `Ano ang roots ng equation na ${equation(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which values of x make ${equation(given)} true?`,
          `Aling mga value ng x ang nagpapatotoo sa ${equation(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The solutions of ${equation(given)} are ${answer}.`,
        `Ang mga solusyon ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, p, s } = given
    const [first, second] = rootsOf(given)
    const factors = [polynomial([a, -p]), polynomial([1, -s])]
    return [
      `${equation(given)} → (${factors[0]})(${factors[1]}) = 0`,
      say(`${factors[0]} = 0 or ${factors[1]} = 0`, `${factors[0]} = 0 o ${factors[1]} = 0`),
      `x = ${num(first)}, x = ${num(second)}`,
    ]
  }),
})
