import { stronger } from '../measurement/words.ts'
import { paid, withinLargest } from '../numbers/amounts.ts'
import { equalSteps } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

type Line = { en: string; fil: string; sales: readonly number[]; rates: readonly number[] }
type Given = { line: Line; sales: number; rate: number; who: Person }

const lines: readonly Line[] = [
  { en: 'cosmetics', fil: 'mga kosmetiko', sales: equalSteps(2_000, 20_000, 500), rates: [5, 8, 10, 12, 15] },
  {
    en: 'school supplies',
    fil: 'mga gamit sa paaralan',
    sales: equalSteps(3_000, 15_000, 500),
    rates: [4, 5, 6, 8, 10],
  },
  {
    en: 'appliances',
    fil: 'mga appliance',
    sales: equalSteps(20_000, 90_000, 1_000),
    rates: [2, 3, 4, 5, 6],
  },
  {
    en: 'motorcycles',
    fil: 'mga motorsiklo',
    sales: equalSteps(160_000, 300_000, 10_000),
    rates: [2, 3, 4, 5],
  },
  {
    en: 'farm machines',
    fil: 'mga makinang pambukid',
    sales: equalSteps(120_000, 300_000, 10_000),
    rates: [2, 3, 4, 5],
  },
]

const earned = ({ sales, rate }: Given) => (sales * rate) / 100

export const commission = skill<Given, 'rest' | 'tenfold' | 'tenth' | 'one' | 'divided'>({
  id: 'ratio-percent/commission',
  area: 'Mathematics',
  name: { en: 'Commission on sales', fil: 'Komisyon sa benta' },
  grades: [6, 11],
  cues: {
    en: ['commission', 'rate of commission', 'total sales', 'sales agent', 'earns a commission'],
    fil: ['komisyon', 'commission', 'kabuoang benta', 'ahente', 'rate of commission'],
  },
  units: [],
  largest: () => 300_000,
  mistakes: {
    rest: { en: 'subtracted the commission from the sales', fil: 'ibinawas ang komisyon sa benta' },
    tenfold: {
      en: 'moved the decimal point only one place',
      fil: 'iniurong nang isang puwesto lamang ang decimal point',
    },
    tenth: {
      en: 'moved the decimal point three places',
      fil: 'iniurong nang tatlong puwesto ang decimal point',
    },
    one: { en: 'found only 1% of the sales', fil: '1% lamang ng benta ang hinanap' },
    divided: { en: 'divided the sales by the rate', fil: 'hinati ang benta sa rate' },
  },
  rules: {
    en: [
      {
        say: 'To find a commission of 5% on sales of ₱2,000, we compute {0.05 × ₱2,000}.',
        ask: 'An agent earns a commission of 5% on sales of ₱2,000. Which shows the commission?',
        not: ['₱2,000 ÷ 0.05', '₱2,000 − 5', '0.5 × ₱2,000'],
      },
      {
        say: 'Pay that is a percent of what a person sells is called {commission}.',
        ask: 'What do we call pay that is a percent of what a person sells?',
        not: ['discount', 'tax', 'interest'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang komisyong 5% sa bentang ₱2,000, kuwentahin ang {0.05 × ₱2,000}.',
        ask: 'May komisyong 5% ang ahente sa bentang ₱2,000. Alin ang nagpapakita ng komisyon?',
        not: ['₱2,000 ÷ 0.05', '₱2,000 − 5', '0.5 × ₱2,000'],
      },
      {
        say: 'Ang bayad sa ahente na porsiyento ng kaniyang naibenta ay tinatawag na {komisyon}.',
        ask: 'Ano ang tawag sa bayad sa ahente na porsiyento ng kaniyang naibenta?',
        not: ['diskuwento', 'buwis', 'interes'],
      },
    ],
  },
  draw: (draw) => {
    const line = draw.pick(lines)
    const sales = draw.pick(line.sales)
    withinLargest(draw, sales)
    return { line, sales, rate: draw.pick(line.rates), who: draw.person() }
  },
  answer: (given) => pesos(earned(given)),
  wrong: (given) => {
    const results = {
      rest: paid(given.sales - earned(given)),
      tenfold: earned(given) * 10 < given.sales ? paid(earned(given) * 10) : undefined,
      tenth: paid(earned(given) / 10),
      one: paid(given.sales / 100),
      divided: paid(given.sales / given.rate),
    }
    return stronger(pesos(earned(given)), results, ['rest'])
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ line, sales, rate, who }) =>
          `${who.name} sells ${line.en} and earns a commission of ${rate}% on ${who.his} sales. How much is ${who.his} commission on sales of ${pesos(sales)}?`,
      },
      {
        level: 'apply',
        text: ({ line, sales, rate }) =>
          `An agent sold ${line.en} worth ${pesos(sales)} this month. If the rate of commission is ${rate}%, how much is the commission?`,
      },
      {
        level: 'apply',
        text: ({ line, sales, rate, who }) =>
          `A company that sells ${line.en} pays ${who.name} ${rate}% of ${who.his} sales. How much commission does ${who.he} earn when ${who.his} sales are ${pesos(sales)}?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ line, sales, rate, who }) =>
          `Nagtitinda si ${who.name} ng ${line.fil} at may komisyong ${rate}% sa kaniyang benta. Magkano ang komisyon niya sa bentang ${pesos(sales)}?`,
      },
      {
        level: 'apply',
        text: ({ line, sales, rate }) =>
          `Nakapagbenta ang isang ahente ng ${line.fil} na nagkakahalaga ng ${pesos(sales)} ngayong buwan. Kung ${rate}% ang rate ng komisyon, magkano ang komisyon?`,
      },
      {
        level: 'apply',
        text: ({ line, sales, rate, who }) =>
          `Isang kompanyang nagtitinda ng ${line.fil} ang nagbabayad kay ${who.name} ng ${rate}% ng kaniyang benta. Magkano ang komisyon niya kung ${pesos(sales)} ang kaniyang benta?`,
      },
    ],
  },
  statement: {
    en: ({ sales, rate }, answer) => `A commission of ${rate}% on sales of ${pesos(sales)} is ${answer}.`,
    fil: ({ sales, rate }, answer) => `Ang komisyong ${rate}% sa bentang ${pesos(sales)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Multiply the rate of commission by the sales.',
      `${given.rate / 100} × ${pesos(given.sales)} = ${pesos(earned(given))}`,
    ],
    fil: (given) => [
      'Paramihin ang rate ng komisyon sa benta.',
      `${given.rate / 100} × ${pesos(given.sales)} = ${pesos(earned(given))}`,
    ],
  },
})
