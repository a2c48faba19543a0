import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos, raised } from '../words/numbers.ts'
import { compounded, type Deposit, drawDeposit, periods, ratePerPeriod } from './interest-stories.ts'
import { centavos, factor, grown, positivePesos } from './money.ts'

const final = (given: Deposit) => centavos(given.principal * grown(ratePerPeriod(given), periods(given)))
const interest = (given: Deposit) => centavos(final(given) - given.principal)

export const compoundInterest = skill<Deposit, 'simple' | 'amount' | 'once' | 'annual' | 'more' | 'periods'>({
  id: 'business/compound-interest',
  area: 'Mathematics',
  name: says('Compound interest', 'Compound interest'),
  grades: [11, 11],
  cues: says(
    ['compound interest', 'compounded annually', 'conversion period', 'principal', 'interest rate'],
    ['compound interest', 'compounded annually', 'conversion period', 'principal', 'interest rate'],
  ),
  units: ['general-mathematics/11/simple-and-compound-interest'],
  largest: () => 200_000,
  mistakes: {
    simple: says('computed simple interest', 'simple interest ang kinuha'),
    amount: says(
      'gave the maturity value instead of the interest',
      'ang maturity value ang ibinigay sa halip na ang interes',
    ),
    once: says('added the interest of one period only', 'ang interes ng isang period lamang ang kinuha'),
    annual: says(
      'did not divide the rate by the periods in a year',
      'hindi hinati ang rate sa bilang ng period sa isang taon',
    ),
    more: says('compounded one period too many', 'sumobra ng isang period ang pag-compound'),
    periods: says('compounded one period too few', 'kulang ng isang period ang pag-compound'),
  },
  rules: says(
    [
      rule(
        'In compound interest, interest is earned on {the principal and the earlier interest}.',
        'On what is interest earned in compound interest?',
        'the principal only',
        'the earlier interest only',
        'the interest of the first year only',
      ),
      rule(
        'Interest that is compounded quarterly is added {4 times} a year.',
        'How many times a year is interest added if it is compounded quarterly?',
        '2 times',
        '3 times',
        '12 times',
      ),
      rule(
        'A rate of 8% compounded semiannually is {4%} for each period.',
        'A rate of 8% is compounded semiannually. What is the rate for each period?',
        '2%',
        '8%',
        '16%',
      ),
    ],
    [
      rule(
        'Sa compound interest, ang kumikita ng interes ay {ang principal at ang naunang interes}.',
        'Sa compound interest, ano ang kumikita ng interes?',
        'ang principal lamang',
        'ang naunang interes lamang',
        'ang interes ng unang taon lamang',
      ),
      rule(
        'Ang interes na compounded quarterly ay idinaragdag nang {4 na beses} sa isang taon.',
        'Ilang beses sa isang taon idinaragdag ang interes na compounded quarterly?',
        '2 beses',
        '3 beses',
        '12 beses',
      ),
      rule(
        'Ang 8% na compounded semiannually ay {4%} sa bawat period.',
        'Ang rate ay 8% compounded semiannually. Ano ang rate sa bawat period?',
        '2%',
        '8%',
        '16%',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawDeposit(draw)
    need(final(given) <= draw.largest)
    return given
  },
  answer: (given) => pesos(interest(given)),
  wrong: withChief('simple', (given) => {
    const { principal, rate, years, often } = given
    const after = (count: number, percent = ratePerPeriod(given)) =>
      positivePesos(principal * grown(percent, count) - principal)
    return {
      simple: positivePesos((principal * rate * years) / 100),
      amount: positivePesos(final(given)),
      once: after(1),
      annual: often.times === 1 ? undefined : after(periods(given), rate),
      more: after(periods(given) + 1),
      periods: after(periods(given) - 1),
    }
  }),
  stems: stems(
    [
      'analyze',
      (given) =>
        `${compounded(given, 'en')} How much is the compound interest? Round to the nearest centavo.`,
      (given) =>
        `${compounded(given, 'fil')} Magkano ang compound interest? I-round off sa pinakamalapit na sentimo.`,
    ],
    [
      'analyze',
      (given) => `${compounded(given, 'en')} Find the total interest to the nearest centavo.`,
      (given) =>
        `${compounded(given, 'fil')} Hanapin ang kabuoang interes hanggang sa pinakamalapit na sentimo.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${compounded(given, 'en')} The compound interest is ${answer}.`,
    fil: (given, answer) => `${compounded(given, 'fil')} Ang compound interest ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Rate for each period: ${ratePerPeriod(given)}%; number of periods: ${periods(given)}`,
      `Maturity value: ${pesos(given.principal)} × ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(final(given))}`,
      `Interest: ${pesos(final(given))} − ${pesos(given.principal)} = ${pesos(interest(given))}`,
    ],
    fil: (given) => [
      `Rate sa bawat period: ${ratePerPeriod(given)}%; bilang ng period: ${periods(given)}`,
      `Maturity value: ${pesos(given.principal)} × ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(final(given))}`,
      `Interes: ${pesos(final(given))} − ${pesos(given.principal)} = ${pesos(interest(given))}`,
    ],
  },
})
