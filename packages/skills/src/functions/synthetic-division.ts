import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** A quadratic quotient, times x − a. */
type Given = { quotient: readonly [number, number, number]; a: number }

const dividend = ({ quotient: [p, q, r], a }: Given): readonly [number, number, number, number] => [
  p,
  q - a * p,
  r - a * q,
  -a * r,
]
const P = (given: Given) => polynomial(dividend(given))
const divisor = ({ a }: Given) => polynomial([1, -a])

/** What bringing down and multiplying gives, without the remainder. */
function broughtDown([p, q, r]: readonly [number, number, number, number], factor: number) {
  const second = q + factor * p
  return [p, second, r + factor * second]
}

export const syntheticDivision = skill<
  Given,
  'opposite' | 'unmultiplied' | 'powers' | 'copied' | 'added' | 'last-sign'
>({
  id: 'functions/synthetic-division',
  area: 'Mathematics',
  name: { en: 'Quotient by synthetic division', fil: 'Quotient sa synthetic division' },
  grades: [10, 11],
  cues: {
    en: ['synthetic division', 'division of polynomials', 'quotient', 'long division of polynomials'],
    fil: ['synthetic division', 'paghahati ng polynomial', 'quotient', 'division of polynomials'],
  },
  notation: [/\(.*x³.*\) ÷ \(x [+−-] \d+\)/],
  units: ['mathematics/10/polynomials-and-polynomial-equations'],
  largest: () => 60,
  mistakes: {
    opposite: {
      en: 'used the number of the divisor with the wrong sign',
      fil: 'ginamit ang numero ng divisor nang mali ang sign',
    },
    unmultiplied: {
      en: 'added the numbers without multiplying by the number of the divisor',
      fil: 'pinagsama ang mga numero nang hindi pinaparami sa numero ng divisor',
    },
    powers: {
      en: 'did not lower the degree by 1',
      fil: 'hindi binawasan ng 1 ang degree',
    },
    copied: {
      en: 'copied the coefficients of the dividend',
      fil: 'kinopya ang mga coefficient ng dividend',
    },
    added: {
      en: 'added the number of the divisor to each coefficient',
      fil: 'idinagdag ang numero ng divisor sa bawat coefficient',
    },
    'last-sign': {
      en: 'mistook the sign of the last term',
      fil: 'nagkamali sa sign ng huling term',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'In synthetic division by x − 5, the number written at the left is {5}.',
        'Sa synthetic division sa x − 5, ang numerong isinusulat sa kaliwa ay {5}.',
      ),
      ask: say(
        'Which number do you write at the left in synthetic division by x − 5?',
        'Aling numero ang isinusulat sa kaliwa sa synthetic division sa x − 5?',
      ),
      not: ['−5', '1', '1/5'],
    },
    {
      say: say(
        'If a polynomial of degree 3 is divided by x − 2, the degree of the quotient is {2}.',
        'Kung hinati sa x − 2 ang polynomial na may degree na 3, ang degree ng quotient ay {2}.',
      ),
      ask: say(
        'What is the degree of the quotient if a polynomial of degree 3 is divided by x − 2?',
        'Ano ang degree ng quotient kung hinati sa x − 2 ang polynomial na may degree na 3?',
      ),
      not: ['3', '4', '0'],
    },
    {
      say: say(
        'In synthetic division, the coefficient written for a missing power of x is {0}.',
        'Sa synthetic division, ang coefficient na isinusulat para sa nawawalang power ng x ay {0}.',
      ),
      ask: say(
        'What coefficient do you write for a missing power of x in synthetic division?',
        'Anong coefficient ang isinusulat para sa nawawalang power ng x sa synthetic division?',
      ),
      not: ['1', '−1', 'x'],
    },
  ]),
  draw: (draw) => {
    const given = {
      quotient: [draw.pick([1, 1, 1, 2, 3]), nonzero(draw, 5), nonzero(draw, 9)] as const,
      a: nonzero(draw, 4),
    }
    need(dividend(given)[1] !== 0 && dividend(given).every((each) => Math.abs(each) <= 40))
    fits(draw, ...dividend(given))
    return given
  },
  answer: ({ quotient }) => polynomial(quotient),
  wrong: (given) => {
    const { quotient, a } = given
    const all = dividend(given)
    const [p, q, r] = quotient
    return {
      opposite: polynomial(broughtDown(all, -a)),
      unmultiplied: a === 1 ? undefined : polynomial(broughtDown(all, 1)),
      powers: polynomial([...quotient, 0]),
      copied: polynomial(all.slice(0, 3)),
      added: polynomial([p, all[1] + a, all[2] + a]),
      'last-sign': polynomial([p, q, -r]),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the quotient when ${P(given)} is divided by ${divisor(given)}?`,
          `Ano ang quotient kapag hinati ang ${P(given)} sa ${divisor(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Use synthetic division to find the quotient of (${P(given)}) ÷ (${divisor(given)}).`,
          `Gamitin ang synthetic division upang mahanap ang quotient ng (${P(given)}) ÷ (${divisor(given)}).`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `The area of a rectangle is ${P(given)} and its width is ${divisor(given)}. Which polynomial gives its length?`,
          `Ang area ng isang parihaba ay ${P(given)} at ang lapad nito ay ${divisor(given)}. Aling polynomial ang haba nito?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `When ${P(given)} is divided by ${divisor(given)}, the quotient is ${answer}.`,
        `Kapag hinati ang ${P(given)} sa ${divisor(given)}, ang quotient ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { quotient, a } = given
    const all = dividend(given)
    return [
      say(
        `Write ${num(a)} at the left and the coefficients ${all.map(num).join(', ')} beside it.`,
        `Isulat ang ${num(a)} sa kaliwa at ang mga coefficient na ${all.map(num).join(', ')} sa tabi nito.`,
      ),
      say(
        `Bring down ${num(quotient[0])}, then multiply by ${num(a)} and add, again and again: ${quotient.map(num).join(', ')}, 0.`,
        `Ibaba ang ${num(quotient[0])}, saka paulit-ulit na i-multiply sa ${num(a)} at magdagdag: ${quotient.map(num).join(', ')}, 0.`,
      ),
      say(
        `The remainder is 0 and the quotient is ${polynomial(quotient)}.`,
        `Ang remainder ay 0 at ang quotient ay ${polynomial(quotient)}.`,
      ),
    ]
  }),
})
