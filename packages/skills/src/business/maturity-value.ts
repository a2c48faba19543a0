import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos, raised } from '../words/numbers.ts'
import { compounded, type Deposit, drawDeposit, periods, ratePerPeriod } from './interest-stories.ts'
import { centavos, factor, grown, positivePesos } from './money.ts'

const final = (given: Deposit) => centavos(given.principal * grown(ratePerPeriod(given), periods(given)))

export const maturityValue = skill<Deposit, 'simple' | 'once' | 'annual' | 'more' | 'fewer'>({
  id: 'business/maturity-value',
  area: 'Mathematics',
  name: says('Maturity value at compound interest', 'Maturity value sa compound interest'),
  grades: [11, 11],
  cues: says(
    ['maturity value', 'future value', 'compound interest', 'compounded', 'F = P(1 + i)ⁿ'],
    ['maturity value', 'future value', 'compound interest', 'kino-compound', 'F = P(1 + i)ⁿ'],
  ),
  units: ['general-mathematics/11/simple-and-compound-interest'],
  largest: () => 200_000,
  mistakes: {
    simple: says('used simple interest', 'simple interest ang ginamit'),
    once: says('added the interest of one period only', 'ang interes ng isang period lamang ang idinagdag'),
    annual: says(
      'did not divide the rate by the periods in a year',
      'hindi hinati ang rate sa bilang ng period sa isang taon',
    ),
    more: says('compounded one period too many', 'sumobra ng isang period ang pag-compound'),
    fewer: says('compounded one period too few', 'kulang ng isang period ang pag-compound'),
  },
  rules: says(
    [
      rule(
        'In F = P(1 + i)ⁿ, a deposit for 3 years at a rate compounded quarterly has n = {12}.',
        'A deposit is made for 3 years at a rate compounded quarterly. What is n in F = P(1 + i)ⁿ?',
        '3',
        '4',
        '7',
      ),
      rule(
        'The formula of the maturity value at compound interest is {F = P(1 + i)ⁿ}.',
        'What is the formula of the maturity value at compound interest?',
        'F = P(1 + in)',
        'F = Pin',
        'F = P + iⁿ',
      ),
      rule(
        'At 10% compounded annually, ₱1,000 grows to {₱1,210} in 2 years.',
        'To how much does ₱1,000 grow in 2 years at 10% compounded annually?',
        '₱1,200',
        '₱1,100',
        '₱1,020',
      ),
    ],
    [
      rule(
        'Sa F = P(1 + i)ⁿ, ang depositong 3 taon sa rate na compounded quarterly ay may n = {12}.',
        'May depositong 3 taon sa rate na compounded quarterly. Ano ang n sa F = P(1 + i)ⁿ?',
        '3',
        '4',
        '7',
      ),
      rule(
        'Ang formula ng maturity value sa compound interest ay {F = P(1 + i)ⁿ}.',
        'Ano ang formula ng maturity value sa compound interest?',
        'F = P(1 + in)',
        'F = Pin',
        'F = P + iⁿ',
      ),
      rule(
        'Sa 10% compounded annually, ang ₱1,000 ay nagiging {₱1,210} sa loob ng 2 taon.',
        'Magiging magkano ang ₱1,000 sa loob ng 2 taon sa 10% compounded annually?',
        '₱1,200',
        '₱1,100',
        '₱1,020',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawDeposit(draw)
    // Two periods at 2% leave no wrong answer that is far enough from the right one.
    need(final(given) <= draw.largest && (periods(given) > 2 || ratePerPeriod(given) > 2))
    return given
  },
  answer: (given) => pesos(final(given)),
  wrong: withChief('simple', (given) => {
    const { principal, rate, years, often } = given
    const after = (count: number, percent = ratePerPeriod(given)) =>
      positivePesos(principal * grown(percent, count))
    return {
      simple: positivePesos(principal * (1 + (rate * years) / 100)),
      once: after(1),
      annual: often.times === 1 ? undefined : after(periods(given), rate),
      more: after(periods(given) + 1),
      fewer: after(periods(given) - 1),
    }
  }),
  stems: stems(
    [
      'apply',
      (given) => `${compounded(given, 'en')} How much is the maturity value? Round to the nearest centavo.`,
      (given) =>
        `${compounded(given, 'fil')} Magkano ang maturity value? I-round off sa pinakamalapit na sentimo.`,
    ],
    [
      'apply',
      (given) =>
        `${compounded(given, 'en')} Find the total amount at the end of the term, to the nearest centavo.`,
      (given) =>
        `${compounded(given, 'fil')} Hanapin ang kabuoang halaga sa katapusan ng panahon, hanggang sa pinakamalapit na sentimo.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${compounded(given, 'en')} The maturity value is ${answer}.`,
    fil: (given, answer) => `${compounded(given, 'fil')} Ang maturity value ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Rate for each period: ${ratePerPeriod(given)}%; number of periods: ${periods(given)}`,
      `F = P(1 + i)ⁿ = ${pesos(given.principal)} × ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(final(given))}`,
    ],
    fil: (given) => [
      `Rate sa bawat period: ${ratePerPeriod(given)}%; bilang ng period: ${periods(given)}`,
      `F = P(1 + i)ⁿ = ${pesos(given.principal)} × ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(final(given))}`,
    ],
  },
})
