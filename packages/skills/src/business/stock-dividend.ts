import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { needQuarters, positivePesos } from './money.ts'

/** A dividend in percent of the par value; the market value is another. */
type Given = { shares: number; par: number; market: number; rate: number; who: Person; story: number }

const perShare = ({ par, rate }: Given) => (par * rate) / 100
const total = (given: Given) => perShare(given) * given.shares

const firms = {
  en: ['a bank', 'a power company', 'a food company', 'a telephone company'],
  fil: ['bangko', 'kompanya ng kuryente', 'kompanya ng pagkain', 'kompanya ng telepono'],
}
const told = {
  en: (given: Given) =>
    `${given.who.name} owns ${grouped(given.shares)} shares of ${firms.en[given.story]}. Each share has a par value of ${pesos(given.par)} and a market value of ${pesos(given.market)}. The company declares a dividend of ${given.rate}% of the par value.`,
  fil: (given: Given) =>
    `Si ${given.who.name} ay may ${grouped(given.shares)} share ng isang ${firms.fil[given.story]}. Ang bawat share ay may par value na ${pesos(given.par)} at market value na ${pesos(given.market)}. Nagdeklara ang kompanya ng dividend na ${given.rate}% ng par value.`,
}

export const stockDividend = skill<Given, 'market' | 'share' | 'worth' | 'tenth' | 'difference' | 'rate'>({
  id: 'business/stock-dividend',
  area: 'Mathematics',
  name: says('Dividends of stocks', 'Dividend ng mga stock'),
  grades: [11, 11],
  cues: says(
    ['dividend', 'stocks', 'par value', 'shares', 'market value'],
    ['dividend', 'stocks', 'par value', 'share', 'market value'],
  ),
  units: ['general-mathematics/11/annuities-loans-stocks-and-bonds'],
  largest: () => 200_000,
  mistakes: {
    market: says('used the market value', 'market value ang ginamit'),
    share: says('gave the dividend of one share', 'ang dividend ng isang share ang ibinigay'),
    worth: says('gave the total par value of the shares', 'ang kabuoang par value ng mga share ang ibinigay'),
    tenth: says(
      'put the decimal point of the rate in the wrong place',
      'nagkamali sa puwesto ng decimal point ng rate',
    ),
    difference: says(
      'used the difference of market value and par value',
      'ginamit ang pagkakaiba ng market value at par value',
    ),
    rate: says('multiplied the number of shares by the rate', 'minultiply ang bilang ng share sa rate'),
  },
  rules: says(
    [
      rule(
        'The part of its profit that a company pays to its stockholders is called {the dividend}.',
        'What do we call the part of its profit that a company pays to its stockholders?',
        'the interest',
        'the premium',
        'the commission',
      ),
      rule(
        'A dividend given in percent is computed from the {par value} of a share.',
        'From which value of a share is a dividend given in percent computed?',
        'market value',
        'book value',
        'selling price',
      ),
    ],
    [
      rule(
        'Ang bahagi ng kita na ibinabayad ng kompanya sa mga stockholder ay tinatawag na {dividend}.',
        'Ano ang tawag sa bahagi ng kita na ibinabayad ng kompanya sa mga stockholder?',
        'interes',
        'premium',
        'komisyon',
      ),
      rule(
        'Ang dividend na nasa porsiyento ay kinukuwenta mula sa {par value} ng share.',
        'Mula sa aling value ng share kinukuwenta ang dividend na nasa porsiyento?',
        'market value',
        'book value',
        'selling price',
      ),
    ],
  ),
  draw: (draw) => {
    const par = draw.pick([20, 25, 40, 50, 80, 100])
    const given = {
      shares: draw.int(2, 20) * 50,
      par,
      market: par + draw.pick([5, 10, 15, 20, 25, 30]),
      rate: draw.int(3, 12),
      who: draw.person(),
      story: draw.int(0, 3),
    }
    needQuarters(perShare(given))
    need(total(given) <= draw.largest && perShare(given) !== 1)
    return given
  },
  answer: (given) => pesos(total(given)),
  wrong: (given) => {
    const { shares, par, market, rate } = given
    const results = {
      market: positivePesos((shares * market * rate) / 100),
      share: positivePesos(perShare(given)),
      worth: positivePesos(shares * par),
      tenth: positivePesos(total(given) / 10),
      difference: positivePesos((shares * (market - par) * rate) / 100),
      rate: positivePesos(shares * rate),
    }
    return stronger(pesos(total(given)), results, ['share', 'worth'])
  },
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} How much is ${given.who.name}'s dividend?`,
      (given) => `${told.fil(given)} Magkano ang dividend ni ${given.who.name}?`,
    ],
    [
      'analyze',
      (given) => `${told.en(given)} Find the total dividend that ${given.who.he} receives.`,
      (given) => `${told.fil(given)} Hanapin ang kabuoang dividend na matatanggap niya.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The total dividend is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang kabuoang dividend ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Dividend of one share: ${given.rate}% of ${pesos(given.par)} = ${pesos(perShare(given))}`,
      `Total: ${grouped(given.shares)} × ${pesos(perShare(given))} = ${pesos(total(given))}`,
    ],
    fil: (given) => [
      `Dividend ng isang share: ${given.rate}% ng ${pesos(given.par)} = ${pesos(perShare(given))}`,
      `Kabuoan: ${grouped(given.shares)} × ${pesos(perShare(given))} = ${pesos(total(given))}`,
    ],
  },
})
