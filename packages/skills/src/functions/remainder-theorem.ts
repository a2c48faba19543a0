import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth, substituted, valueAt } from './writing.ts'

/** A polynomial divided by x − a. */
type Given = { coefficients: readonly number[]; a: number }

const P = ({ coefficients }: Given) => polynomial(coefficients)
const divisor = ({ a }: Given) => polynomial([1, -a])
const result = ({ coefficients, a }: Given) => valueAt(coefficients, a)

export const remainderTheorem = skill<
  Given,
  'opposite' | 'constant' | 'no-constant' | 'coefficients' | 'positive' | 'sign'
>({
  id: 'functions/remainder-theorem',
  area: 'Mathematics',
  name: { en: 'Remainder theorem', fil: 'Remainder theorem' },
  grades: [10, 11],
  cues: {
    en: ['remainder theorem', 'remainder', 'polynomial', 'divided by x −', 'division of polynomials'],
    fil: ['remainder theorem', 'remainder', 'polynomial', 'hinati sa x −', 'paghahati ng polynomial'],
  },
  notation: [/x³ .*÷ \(x [+−-] \d+\)/],
  units: ['mathematics/10/polynomials-and-polynomial-equations'],
  largest: () => 120,
  mistakes: {
    opposite: { en: 'put in the number with the wrong sign', fil: 'ipinalit ang numerong mali ang sign' },
    constant: { en: 'gave the constant term', fil: 'constant term ang ibinigay' },
    'no-constant': { en: 'left out the constant term', fil: 'hindi isinama ang constant term' },
    coefficients: { en: 'added the coefficients', fil: 'pinagsama ang mga coefficient' },
    positive: {
      en: 'made the cube of a negative number positive',
      fil: 'ginawang positive ang cube ng negative na numero',
    },
    sign: { en: 'changed the sign of the remainder', fil: 'binago ang sign ng remainder' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If P(x) is divided by x − a, the remainder is {P(a)}.',
        'Kung hinati ang P(x) sa x − a, ang remainder ay {P(a)}.',
      ),
      ask: say(
        'What is the remainder if P(x) is divided by x − a?',
        'Ano ang remainder kung hinati ang P(x) sa x − a?',
      ),
      not: ['P(−a)', 'P(0)', '−P(a)'],
    },
    {
      say: say(
        'To find the remainder of P(x) ÷ (x + 3), put in x = {−3}.',
        'Upang mahanap ang remainder ng P(x) ÷ (x + 3), ipalit ang x = {−3}.',
      ),
      ask: say(
        'Which value of x do you put into P(x) to find the remainder of P(x) ÷ (x + 3)?',
        'Aling value ng x ang ipinapalit sa P(x) upang mahanap ang remainder ng P(x) ÷ (x + 3)?',
      ),
      not: ['3', '0', '1/3'],
    },
  ]),
  draw: (draw) => {
    const given = {
      coefficients: [draw.pick([1, 1, 2, 3]), draw.int(-5, 5), nonzero(draw, 7), nonzero(draw, 10)],
      a: nonzero(draw, 3),
    }
    need(result(given) !== 0 && Math.abs(result(given)) <= 100)
    fits(draw, ...given.coefficients, result(given))
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { coefficients, a } = given
    const [lead = 0, , , constant = 0] = coefficients
    return {
      opposite: num(valueAt(coefficients, -a)),
      constant: num(constant),
      'no-constant': num(result(given) - constant),
      coefficients: num(valueAt(coefficients, 1)),
      positive: a < 0 ? num(result(given) - 2 * lead * a ** 3) : undefined,
      sign: num(-result(given)),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the remainder when P(x) = ${P(given)} is divided by ${divisor(given)}?`,
          `Ano ang remainder kapag hinati ang P(x) = ${P(given)} sa ${divisor(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Use the remainder theorem to find the remainder of (${P(given)}) ÷ (${divisor(given)}).`,
          `Gamitin ang remainder theorem upang mahanap ang remainder ng (${P(given)}) ÷ (${divisor(given)}).`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `When ${P(given)} is divided by ${divisor(given)}, the remainder is ${answer}.`,
        `Kapag hinati ang ${P(given)} sa ${divisor(given)}, ang remainder ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(
      `By the remainder theorem, the remainder is P(${num(given.a)}).`,
      `Ayon sa remainder theorem, ang remainder ay P(${num(given.a)}).`,
    ),
    `P(${num(given.a)}) = ${substituted(given.coefficients, given.a)} = ${num(result(given))}`,
  ]),
})
