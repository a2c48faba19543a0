import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { positivePesos } from './money.ts'

/** One rate up to a limit, a higher one on what is above it. */
type Given = { sales: number; limit: number; low: number; high: number; who: Person; story: number }

const first = ({ limit, low }: Given) => (limit * low) / 100
const above = ({ sales, limit, high }: Given) => ((sales - limit) * high) / 100
const total = (given: Given) => first(given) + above(given)

const goods = {
  en: ['appliances', 'cosmetics', 'furniture', 'school supplies'],
  fil: ['appliances', 'cosmetics', 'muwebles', 'gamit sa paaralan'],
}
const told = {
  en: (given: Given) =>
    `${given.who.name} sells ${goods.en[given.story]} for a commission of ${given.low}% on the first ${pesos(given.limit)} of sales and ${given.high}% on all sales above that. In one month, ${given.who.he} sold ${pesos(given.sales)} worth of goods.`,
  fil: (given: Given) =>
    `Nagbebenta si ${given.who.name} ng ${goods.fil[given.story]}. Ang komisyon niya ay ${given.low}% sa unang ${pesos(given.limit)} na benta at ${given.high}% sa bentang higit dito. Sa isang buwan, ${pesos(given.sales)} ang halaga ng naibenta niya.`,
}

export const graduatedCommission = skill<Given, 'low' | 'high' | 'swapped' | 'first' | 'above' | 'both'>({
  id: 'business/graduated-commission',
  area: 'Mathematics',
  name: says('Graduated commission', 'Graduated commission'),
  grades: [11, 11],
  cues: says(
    ['commission', 'graduated commission', 'sales above', 'rate of commission', 'quota'],
    ['komisyon', 'graduated commission', 'bentang higit', 'rate ng komisyon', 'quota'],
  ),
  units: [],
  largest: () => 500_000,
  mistakes: {
    low: says('used the lower rate for all sales', 'ginamit ang mas mababang rate sa lahat ng benta'),
    high: says('used the higher rate for all sales', 'ginamit ang mas mataas na rate sa lahat ng benta'),
    swapped: says('changed the places of the two rates', 'napagpalit ang dalawang rate'),
    first: says(
      'gave the commission on the first part only',
      'ang komisyon sa unang bahagi lamang ang ibinigay',
    ),
    above: says(
      'gave the commission on the part above the limit only',
      'ang komisyon sa bahaging higit sa hangganan lamang ang ibinigay',
    ),
    both: says(
      'used the sum of the rates for the part above the limit',
      'ginamit ang kabuoan ng mga rate sa bahaging higit sa hangganan',
    ),
  },
  rules: says(
    [
      rule(
        'A commission whose rate rises as the sales rise is called {a graduated commission}.',
        'What do we call a commission whose rate rises as the sales rise?',
        'a straight commission',
        'a fixed salary',
        'a trade discount',
      ),
      rule(
        'With 5% on the first ₱10,000 and 8% on sales above it, the commission on sales of ₱15,000 is {₱900}.',
        'The commission is 5% on the first ₱10,000 and 8% on sales above it. How much is the commission on sales of ₱15,000?',
        '₱750',
        '₱1,200',
        '₱1,950',
      ),
    ],
    [
      rule(
        'Ang komisyong tumataas ang rate habang tumataas ang benta ay tinatawag na {graduated commission}.',
        'Ano ang tawag sa komisyong tumataas ang rate habang tumataas ang benta?',
        'straight commission',
        'fixed salary',
        'trade discount',
      ),
      rule(
        'Sa 5% sa unang ₱10,000 at 8% sa bentang higit dito, ang komisyon sa bentang ₱15,000 ay {₱900}.',
        'Ang komisyon ay 5% sa unang ₱10,000 at 8% sa bentang higit dito. Magkano ang komisyon sa bentang ₱15,000?',
        '₱750',
        '₱1,200',
        '₱1,950',
      ),
    ],
  ),
  draw: (draw) => {
    const limit = draw.pick([20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000])
    const low = draw.int(2, 6)
    const sales = limit + draw.int(5, 60) * 1_000
    need(sales <= draw.largest && sales !== 2 * limit)
    return { sales, limit, low, high: low + draw.int(1, 4), who: draw.person(), story: draw.int(0, 3) }
  },
  answer: (given) => pesos(total(given)),
  wrong: (given) => {
    const { sales, limit, low, high } = given
    return {
      low: positivePesos((sales * low) / 100),
      high: positivePesos((sales * high) / 100),
      swapped: positivePesos((limit * high + (sales - limit) * low) / 100),
      first: positivePesos(first(given)),
      above: positivePesos(above(given)),
      both: positivePesos(first(given) + ((sales - limit) * (low + high)) / 100),
    }
  },
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} How much is ${given.who.his} commission?`,
      (given) => `${told.fil(given)} Magkano ang komisyon niya?`,
    ],
    [
      'analyze',
      (given) => `${told.en(given)} Find ${given.who.his} total commission for the month.`,
      (given) => `${told.fil(given)} Hanapin ang kabuoang komisyon niya sa buwang iyon.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The commission is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang komisyon ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `First part: ${given.low}% of ${pesos(given.limit)} = ${pesos(first(given))}`,
      `Above: ${given.high}% of ${pesos(given.sales - given.limit)} = ${pesos(above(given))}`,
      `Total: ${pesos(first(given))} + ${pesos(above(given))} = ${pesos(total(given))}`,
    ],
    fil: (given) => [
      `Unang bahagi: ${given.low}% ng ${pesos(given.limit)} = ${pesos(first(given))}`,
      `Higit dito: ${given.high}% ng ${pesos(given.sales - given.limit)} = ${pesos(above(given))}`,
      `Kabuoan: ${pesos(first(given))} + ${pesos(above(given))} = ${pesos(total(given))}`,
    ],
  },
})
