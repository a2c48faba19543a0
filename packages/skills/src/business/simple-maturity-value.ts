import { skill } from '../skill.ts'
import { rule, says, stems } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import { annually, type Deposit, ratesFor, simple } from './interest-stories.ts'
import { grown, positivePesos } from './money.ts'

const interest = ({ principal, rate, years }: Deposit) => (principal * rate * years) / 100
const final = (given: Deposit) => given.principal + interest(given)

export const simpleMaturityValue = skill<Deposit, 'interest' | 'year' | 'compound' | 'decimal' | 'more'>({
  id: 'business/simple-maturity-value',
  area: 'Mathematics',
  name: says('Maturity value at simple interest', 'Maturity value sa simple interest'),
  grades: [11, 11],
  cues: says(
    ['simple interest', 'maturity value', 'principal', 'rate', 'F = P(1 + rt)'],
    ['simple interest', 'maturity value', 'principal', 'rate', 'F = P(1 + rt)'],
  ),
  units: ['general-mathematics/11/simple-and-compound-interest'],
  largest: () => 200_000,
  mistakes: {
    interest: says('gave the interest only', 'ang interes lamang ang ibinigay'),
    year: says('added the interest of one year only', 'ang interes ng isang taon lamang ang idinagdag'),
    compound: says('used compound interest', 'compound interest ang ginamit'),
    decimal: says(
      'put the decimal point of the rate in the wrong place',
      'nagkamali sa puwesto ng decimal point ng rate',
    ),
    more: says('counted one year too many', 'sumobra ng isang taon ang bilang'),
  },
  rules: says(
    [
      rule(
        'The formula of simple interest is {I = Prt}.',
        'What is the formula of simple interest?',
        'I = P + rt',
        'I = P(1 + r)ᵗ',
        'I = P/rt',
      ),
      rule(
        'The simple interest on ₱10,000 at 5% a year for 2 years is {₱1,000}.',
        'How much is the simple interest on ₱10,000 at 5% a year for 2 years?',
        '₱500',
        '₱100',
        '₱11,000',
      ),
    ],
    [
      rule(
        'Ang formula ng simple interest ay {I = Prt}.',
        'Ano ang formula ng simple interest?',
        'I = P + rt',
        'I = P(1 + r)ᵗ',
        'I = P/rt',
      ),
      rule(
        'Ang simple interest ng ₱10,000 sa 5% bawat taon sa loob ng 2 taon ay {₱1,000}.',
        'Magkano ang simple interest ng ₱10,000 sa 5% bawat taon sa loob ng 2 taon?',
        '₱500',
        '₱100',
        '₱11,000',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.int(0, 2)
    return {
      principal: draw.int(5, 60) * 1_000,
      rate: draw.pick(ratesFor(story, [3, 4, 5, 6, 7, 8, 9, 10, 12])),
      years: draw.int(2, 5),
      often: annually,
      who: draw.person(),
      story,
    }
  },
  answer: (given) => pesos(final(given)),
  wrong: (given) => {
    const { principal, rate, years } = given
    return {
      interest: positivePesos(interest(given)),
      year: positivePesos(principal * (1 + rate / 100)),
      compound: positivePesos(principal * grown(rate, years)),
      decimal: positivePesos(principal + interest(given) / 10),
      more: positivePesos(principal * (1 + (rate * (years + 1)) / 100)),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${simple(given, 'en')} How much is the maturity value?`,
      (given) => `${simple(given, 'fil')} Magkano ang maturity value?`,
    ],
    [
      'apply',
      (given) => `${simple(given, 'en')} Find the total amount at the end of the term.`,
      (given) => `${simple(given, 'fil')} Hanapin ang kabuoang halaga sa katapusan ng panahon.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${simple(given, 'en')} The maturity value is ${answer}.`,
    fil: (given, answer) => `${simple(given, 'fil')} Ang maturity value ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Interest: ${pesos(given.principal)} × ${given.rate / 100} × ${given.years} = ${pesos(interest(given))}`,
      `Maturity value: ${pesos(given.principal)} + ${pesos(interest(given))} = ${pesos(final(given))}`,
    ],
    fil: (given) => [
      `Interes: ${pesos(given.principal)} × ${given.rate / 100} × ${given.years} = ${pesos(interest(given))}`,
      `Maturity value: ${pesos(given.principal)} + ${pesos(interest(given))} = ${pesos(final(given))}`,
    ],
  },
})
