import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos, raised } from '../words/numbers.ts'
import { type Annuity, annuityText, drawAnnuity, period, rateOf } from './annuities.ts'
import { centavos, factor, grown, positivePesos } from './money.ts'

const sumOf = (given: Annuity, count = given.count) =>
  (given.payment * (grown(rateOf(given), count) - 1)) / (rateOf(given) / 100)
const final = (given: Annuity) => centavos(sumOf(given))

export const annuityFutureValue = skill<Annuity, 'plain' | 'single' | 'due' | 'more' | 'fewer' | 'simple'>({
  id: 'business/annuity-future-value',
  area: 'Mathematics',
  name: says('Future value of a simple annuity', 'Future value ng simple annuity'),
  grades: [11, 11],
  cues: says(
    ['simple annuity', 'ordinary annuity', 'future value', 'periodic payment', 'end of each'],
    ['simple annuity', 'ordinary annuity', 'future value', 'periodic payment', 'katapusan ng bawat'],
  ),
  units: ['general-mathematics/11/annuities-loans-stocks-and-bonds'],
  largest: () => 400_000,
  mistakes: {
    plain: says('added the payments without interest', 'pinagsama ang mga hulog nang walang interes'),
    single: says('compounded one payment only', 'isang hulog lamang ang kino-compound'),
    due: says(
      'took the payments at the beginning of each period',
      'itinuring na sa simula ng bawat period ang hulog',
    ),
    more: says('counted one payment too many', 'sumobra ng isang hulog ang bilang'),
    fewer: says('counted one payment too few', 'kulang ng isang hulog ang bilang'),
    simple: says('gave the interest only', 'ang interes lamang ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'In an ordinary annuity, the payments are made {at the end of each period}.',
        'When are the payments of an ordinary annuity made?',
        'at the beginning of each period',
        'in the middle of each period',
        'only at the end of the term',
      ),
      rule(
        'The last payment of an ordinary annuity earns {no interest}.',
        'How much interest does the last payment of an ordinary annuity earn?',
        'interest for one period',
        'twice as much interest as the first',
        'interest for all the periods',
      ),
      rule(
        'At 10% a year, ₱1,000 paid at the end of each year for 2 years grows to {₱2,100}.',
        'At 10% a year, ₱1,000 is paid at the end of each year for 2 years. To how much does it grow?',
        '₱2,000',
        '₱2,200',
        '₱2,310',
      ),
    ],
    [
      rule(
        'Sa ordinary annuity, ang hulog ay ginagawa {sa katapusan ng bawat period}.',
        'Kailan ginagawa ang hulog sa ordinary annuity?',
        'sa simula ng bawat period',
        'sa kalagitnaan ng bawat period',
        'sa katapusan lamang ng buong panahon',
      ),
      rule(
        'Ang huling hulog sa ordinary annuity ay {walang interes}.',
        'Gaano kalaki ang interes ng huling hulog sa ordinary annuity?',
        'may interes para sa isang period',
        'may dobleng interes',
        'may interes para sa lahat ng period',
      ),
      rule(
        'Sa 10% bawat taon, ang ₱1,000 na inihuhulog sa katapusan ng bawat taon sa loob ng 2 taon ay nagiging {₱2,100}.',
        'Naghuhulog ng ₱1,000 sa katapusan ng bawat taon sa loob ng 2 taon sa 10% bawat taon. Magiging magkano ito?',
        '₱2,000',
        '₱2,200',
        '₱2,310',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawAnnuity(draw)
    need(final(given) <= draw.largest)
    return given
  },
  answer: (given) => pesos(final(given)),
  wrong: (given) => ({
    plain: positivePesos(given.payment * given.count),
    single: positivePesos(given.payment * grown(rateOf(given), given.count)),
    due: positivePesos(sumOf(given) * grown(rateOf(given), 1)),
    more: positivePesos(sumOf(given, given.count + 1)),
    fewer: positivePesos(sumOf(given, given.count - 1)),
    simple: positivePesos(sumOf(given) - given.payment * given.count),
  }),
  stems: stems(
    [
      'analyze',
      (given) =>
        `${annuityText(given, 'en')} How much will there be right after the last deposit? Round to the nearest centavo.`,
      (given) =>
        `${annuityText(given, 'fil')} Magkano ang magiging laman nito pagkatapos ng huling hulog? I-round off sa pinakamalapit na sentimo.`,
    ],
    [
      'analyze',
      (given) => `${annuityText(given, 'en')} Find the future value of the annuity to the nearest centavo.`,
      (given) =>
        `${annuityText(given, 'fil')} Hanapin ang future value ng annuity hanggang sa pinakamalapit na sentimo.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${annuityText(given, 'en')} The future value of the annuity is ${answer}.`,
    fil: (given, answer) => `${annuityText(given, 'fil')} Ang future value ng annuity ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Rate for each ${period(given).en}: ${rateOf(given)}%; number of payments: ${given.count}`,
      `F = R[(1 + i)ⁿ − 1]/i = ${pesos(given.payment)} × (${factor(rateOf(given))}${raised(given.count)} − 1) ÷ ${rateOf(given) / 100} = ${pesos(final(given))}`,
    ],
    fil: (given) => [
      `Rate sa bawat ${period(given).fil}: ${rateOf(given)}%; bilang ng hulog: ${given.count}`,
      `F = R[(1 + i)ⁿ − 1]/i = ${pesos(given.payment)} × (${factor(rateOf(given))}${raised(given.count)} − 1) ÷ ${rateOf(given) / 100} = ${pesos(final(given))}`,
    ],
  },
})
