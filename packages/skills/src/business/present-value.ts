import { skill } from '../skill.ts'
import { ilan, many, rule, says, stems } from '../statistics/writing.ts'
import { pesos, raised } from '../words/numbers.ts'
import { type Deposit, drawDeposit, periods, ratePerPeriod } from './interest-stories.ts'
import { centavos, factor, grown, positivePesos } from './money.ts'

/** The principal of the deposit is what is due; this is its worth now. */
const now = (given: Deposit) => centavos(given.principal / grown(ratePerPeriod(given), periods(given)))
const terms = {
  en: (given: Deposit) => `${given.rate}% a year, ${given.often.name}`,
  fil: (given: Deposit) => `${given.rate}% bawat taon, ${given.often.name}`,
}
const stories = {
  en: [
    (given: Deposit) =>
      `${given.who.name} wants to have ${pesos(given.principal)} after ${many(given.years, 'year')}. How much must ${given.who.he} deposit now in a bank that pays ${terms.en(given)}?`,
    (given: Deposit) =>
      `A debt of ${pesos(given.principal)} is due in ${many(given.years, 'year')}. What is its present value at ${terms.en(given)}?`,
    (given: Deposit) =>
      `How much must ${given.who.name} invest today at ${terms.en(given)}, so that ${given.who.he} receives ${pesos(given.principal)} after ${many(given.years, 'year')}?`,
  ],
  fil: [
    (given: Deposit) =>
      `Nais ni ${given.who.name} na magkaroon ng ${pesos(given.principal)} pagkaraan ng ${ilan(given.years, 'taon')}. Magkano ang dapat niyang ideposito ngayon sa bangkong nagbibigay ng ${terms.fil(given)}?`,
    (given: Deposit) =>
      `Ang utang na ${pesos(given.principal)} ay dapat bayaran pagkaraan ng ${ilan(given.years, 'taon')}. Ano ang present value nito sa ${terms.fil(given)}?`,
    (given: Deposit) =>
      `Magkano ang dapat ipuhunan ni ${given.who.name} ngayon sa ${terms.fil(given)}, upang makatanggap siya ng ${pesos(given.principal)} pagkaraan ng ${ilan(given.years, 'taon')}?`,
  ],
}
const text = (given: Deposit, language: 'en' | 'fil') => stories[language][given.story]?.(given) ?? ''

export const presentValue = skill<Deposit, 'future' | 'simple' | 'discount' | 'once' | 'more' | 'annual'>({
  id: 'business/present-value',
  area: 'Mathematics',
  name: says('Present value at compound interest', 'Present value sa compound interest'),
  grades: [11, 11],
  cues: says(
    ['present value', 'compound interest', 'maturity value', 'discounted', 'P = F/(1 + i)ⁿ'],
    ['present value', 'compound interest', 'maturity value', 'kasalukuyang halaga', 'P = F/(1 + i)ⁿ'],
  ),
  units: ['general-mathematics/11/simple-and-compound-interest'],
  largest: () => 200_000,
  mistakes: {
    future: says('compounded forward instead of back', 'nag-compound pasulong sa halip na pabalik'),
    simple: says('used simple interest', 'simple interest ang ginamit'),
    discount: says('subtracted the interest of the final amount', 'ibinawas ang interes ng huling halaga'),
    once: says('divided for one period only', 'isang period lamang ang ginamit sa paghahati'),
    more: says('divided for one period too many', 'sumobra ng isang period ang paghahati'),
    annual: says(
      'did not divide the rate by the periods in a year',
      'hindi hinati ang rate sa bilang ng period sa isang taon',
    ),
  },
  rules: says(
    [
      rule(
        'To find the present value, we {divide the maturity value by (1 + i)ⁿ}.',
        'How do we find the present value at compound interest?',
        'multiply the maturity value by (1 + i)ⁿ',
        'divide the maturity value by 1 + in',
        'subtract (1 + i)ⁿ from the maturity value',
      ),
      rule(
        'At 10% compounded annually, the present value of ₱1,210 due in 2 years is {₱1,000}.',
        'What is the present value of ₱1,210 due in 2 years at 10% compounded annually?',
        '₱1,100',
        '₱1,008',
        '₱1,464.10',
      ),
    ],
    [
      rule(
        'Upang makuha ang present value, {hatiin ang maturity value sa (1 + i)ⁿ}.',
        'Paano kinukuha ang present value sa compound interest?',
        'i-multiply ang maturity value sa (1 + i)ⁿ',
        'hatiin ang maturity value sa 1 + in',
        'ibawas ang (1 + i)ⁿ sa maturity value',
      ),
      rule(
        'Sa 10% compounded annually, ang present value ng ₱1,210 na babayaran sa loob ng 2 taon ay {₱1,000}.',
        'Ano ang present value ng ₱1,210 na babayaran sa loob ng 2 taon sa 10% compounded annually?',
        '₱1,100',
        '₱1,008',
        '₱1,464.10',
      ),
    ],
  ),
  draw: drawDeposit,
  answer: (given) => pesos(now(given)),
  wrong: (given) => {
    const { rate, years, often, principal: due } = given
    return {
      future: positivePesos(due * grown(ratePerPeriod(given), periods(given))),
      simple: positivePesos(due / (1 + (rate * years) / 100)),
      discount: positivePesos(due * (1 - (rate * years) / 100)),
      once: positivePesos(due / grown(ratePerPeriod(given), 1)),
      more: positivePesos(due / grown(ratePerPeriod(given), periods(given) + 1)),
      annual: often.times === 1 ? undefined : positivePesos(due / grown(rate, periods(given))),
    }
  },
  stems: stems(
    [
      'analyze',
      (given) => `${text(given, 'en')} Round to the nearest centavo.`,
      (given) => `${text(given, 'fil')} I-round off sa pinakamalapit na sentimo.`,
    ],
    [
      'analyze',
      (given) => `Use P = F/(1 + i)ⁿ. ${text(given, 'en')} Round to the nearest centavo.`,
      (given) => `Gamitin ang P = F/(1 + i)ⁿ. ${text(given, 'fil')} I-round off sa pinakamalapit na sentimo.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `At ${terms.en(given)}, the present value of ${pesos(given.principal)} due in ${many(given.years, 'year')} is ${answer}.`,
    fil: (given, answer) =>
      `Sa ${terms.fil(given)}, ang present value ng ${pesos(given.principal)} na babayaran pagkaraan ng ${ilan(given.years, 'taon')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Rate for each period: ${ratePerPeriod(given)}%; number of periods: ${periods(given)}`,
      `P = F/(1 + i)ⁿ = ${pesos(given.principal)} ÷ ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(now(given))}`,
    ],
    fil: (given) => [
      `Rate sa bawat period: ${ratePerPeriod(given)}%; bilang ng period: ${periods(given)}`,
      `P = F/(1 + i)ⁿ = ${pesos(given.principal)} ÷ ${factor(ratePerPeriod(given))}${raised(periods(given))} = ${pesos(now(given))}`,
    ],
  },
})
