import { skill } from '../skill.ts'
import { ilan, need, rule, says, stems } from '../statistics/writing.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

type Given = { fixed: number; price: number; variable: number; who: Person; product: Product }

const gain = ({ price, variable }: Given) => price - variable
const pieces = (given: Given) => given.fixed / gain(given)

/** What is made, and what one of it is called. */
const products = [
  { ...says('cupcakes', 'cupcake'), one: 'cupcake', many: 'cupcakes', isa: 'cupcake', price: [20, 40] },
  { ...says('fruit juice', 'dyus'), one: 'glass', many: 'glasses', isa: 'baso', price: [20, 35] },
  {
    ...says('printed T-shirts', 'T-shirt na may tatak'),
    one: 'T-shirt',
    many: 'T-shirts',
    isa: 'T-shirt',
    price: [180, 300],
  },
  {
    ...says('peanut butter', 'peanut butter'),
    one: 'bottle',
    many: 'bottles',
    isa: 'bote',
    price: [90, 150],
  },
  { ...says('pancit', 'pansit'), one: 'order', many: 'orders', isa: 'order', price: [40, 80] },
  { ...says('bayong bags', 'bayong'), one: 'bag', many: 'bags', isa: 'bayong', price: [120, 220] },
] as const
type Product = (typeof products)[number]

const told = {
  en: ({ who, fixed, variable, price, product: { en, one } }: Given) =>
    `${who.name} makes and sells ${en}. The fixed costs are ${pesos(fixed)} a month, the variable cost of each ${one} is ${pesos(variable)}, and each ${one} sells for ${pesos(price)}.`,
  fil: ({ who, fixed, variable, price, product: { fil, isa } }: Given) =>
    `Gumagawa at nagbebenta si ${who.name} ng ${fil}. Ang fixed cost ay ${pesos(fixed)} bawat buwan, ang variable cost ng bawat ${isa} ay ${pesos(variable)}, at ang presyo ng bawat ${isa} ay ${pesos(price)}.`,
}

export const breakEven = skill<Given, 'price' | 'cost' | 'added' | 'more'>({
  id: 'business/break-even',
  area: 'Mathematics',
  name: says('Break-even point', 'Break-even point'),
  grades: [10, 11],
  cues: says(
    ['break-even', 'break-even point', 'fixed cost', 'variable cost', 'selling price'],
    ['break-even', 'break-even point', 'fixed cost', 'variable cost', 'presyo'],
  ),
  units: ['tle/10/business-ideas-and-costing', 'general-mathematics/11/percent-change-in-business'],
  largest: () => 20_000,
  mistakes: {
    price: says(
      'divided the fixed costs by the price and rounded up',
      'hinati ang fixed cost sa presyo at ni-round up',
    ),
    cost: says(
      'divided the fixed costs by the variable cost and rounded up',
      'hinati ang fixed cost sa variable cost at ni-round up',
    ),
    added: says(
      'divided by the sum of price and variable cost and rounded up',
      'hinati sa kabuoan ng presyo at variable cost at ni-round up',
    ),
    more: says('made a mistake of 10 in dividing', 'nagkamali nang 10 sa paghahati'),
  },
  rules: says(
    [
      rule(
        'At the break-even point, the profit is {zero}.',
        'How much is the profit at the break-even point?',
        'equal to the sales',
        'equal to the fixed costs',
        'equal to the price of one piece',
      ),
      rule(
        'To find the break-even point in pieces, we divide the fixed costs by {the price minus the variable cost}.',
        'To find the break-even point in pieces, by what do we divide the fixed costs?',
        'the price',
        'the variable cost',
        'the price plus the variable cost',
      ),
      rule(
        'Of rent, cups, sugar and fruit, the fixed cost of a juice stall is the {rent}.',
        'Which is a fixed cost of a juice stall: rent, cups, sugar or fruit?',
        'cups',
        'sugar',
        'fruit',
      ),
    ],
    [
      rule(
        'Sa break-even point, ang tubo ay {zero}.',
        'Magkano ang tubo sa break-even point?',
        'katumbas ng benta',
        'katumbas ng fixed cost',
        'katumbas ng presyo ng isang piraso',
      ),
      rule(
        'Upang makuha ang break-even point, hinahati ang fixed cost sa {presyo minus variable cost}.',
        'Upang makuha ang break-even point, sa ano hinahati ang fixed cost?',
        'presyo',
        'variable cost',
        'presyo plus variable cost',
      ),
      rule(
        'Sa upa, baso, asukal at prutas, ang fixed cost ng tindahan ng juice ay {upa}.',
        'Alin ang fixed cost ng tindahan ng juice: upa, baso, asukal o prutas?',
        'baso',
        'asukal',
        'prutas',
      ),
    ],
  ),
  draw: (draw) => {
    const product = draw.pick(products)
    const [from, to] = product.price
    const price = 5 * draw.int(from / 5, to / 5)
    const variable = 5 * Math.round((price * draw.int(45, 70)) / 500)
    const fixed = draw.int(15, 120) * 100
    const given = { fixed, price, variable, who: draw.person(), product }
    need(
      gain(given) >= 5 &&
        Number.isInteger(pieces(given)) &&
        pieces(given) >= 30 &&
        pieces(given) <= 600 &&
        price !== 2 * variable,
    )
    return given
  },
  answer: (given) => grouped(pieces(given)),
  wrong: (given) => {
    const { fixed, price, variable } = given
    return {
      price: grouped(Math.ceil(fixed / price)),
      cost: grouped(Math.ceil(fixed / variable)),
      added: grouped(Math.ceil(fixed / (price + variable))),
      more: grouped(pieces(given) + 10),
    }
  },
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} How many ${given.product.many} must be sold in a month to break even?`,
      (given) =>
        `${told.fil(given)} Ilang ${given.product.isa} ang dapat maibenta sa isang buwan upang mag-break-even?`,
    ],
    [
      'analyze',
      (given) => `${told.en(given)} Find the break-even point in ${given.product.many} for a month.`,
      (given) =>
        `${told.fil(given)} Hanapin ang break-even point, sa bilang ng ${given.product.isa}, sa isang buwan.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${told.en(given)} To break even, ${answer} ${given.product.many} must be sold in a month.`,
    fil: (given, answer) =>
      `${told.fil(given)} Upang mag-break-even, ${ilan(Number(answer.replaceAll(',', '')), given.product.isa)} ang dapat maibenta sa isang buwan.`,
  },
  solution: {
    en: (given) => [
      `Gain on each: ${pesos(given.price)} − ${pesos(given.variable)} = ${pesos(gain(given))}`,
      `${pesos(given.fixed)} ÷ ${pesos(gain(given))} = ${grouped(pieces(given))}`,
    ],
    fil: (given) => [
      `Kita sa bawat isa: ${pesos(given.price)} − ${pesos(given.variable)} = ${pesos(gain(given))}`,
      `${pesos(given.fixed)} ÷ ${pesos(gain(given))} = ${grouped(pieces(given))}`,
    ],
  },
})
