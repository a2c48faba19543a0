import { na } from '../algebra/sentences.ts'
import { paid, withinLargest } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'

type Given = { count: number; cost: number; gain: number; thing: Thing; who: Person }

const price = ({ cost, gain }: Given) => cost + gain
const profitOf = ({ count, gain }: Given) => count * gain

export const profit = skill<Given, 'one' | 'sales' | 'cost' | 'single' | 'added'>({
  id: 'ratio-percent/profit',
  area: 'Mathematics',
  name: { en: 'Profit from buying and selling', fil: 'Tubo sa pagbili at pagbebenta' },
  grades: [5, 7],
  cues: {
    en: ['profit', 'selling price', 'cost price', 'gain', 'capital'],
    fil: ['tubo', 'kita', 'puhunan', 'presyo ng pagbebenta'],
  },
  units: ['general-mathematics/11/percent-change-in-business', 'tle/10/business-ideas-and-costing'],
  largest: (grade) => (grade < 6 ? 1_000 : 2_000),
  mistakes: {
    one: { en: 'gave the profit on one piece only', fil: 'tubo sa isang piraso lamang ang ibinigay' },
    sales: { en: 'gave the whole money from the sales', fil: 'ibinigay ang buong pinagbentahan' },
    cost: { en: 'gave the whole cost', fil: 'ibinigay ang buong puhunan' },
    single: {
      en: 'subtracted the cost of one piece only',
      fil: 'puhunan ng isang piraso lamang ang ibinawas',
    },
    added: { en: 'added cost and selling price', fil: 'pinagsama ang puhunan at ang pinagbentahan' },
  },
  rules: {
    en: [
      {
        say: 'If an item is bought for ₱30 and sold for ₱45, the profit is {₱15}.',
        ask: 'A vendor buys an item for ₱30 and sells it for ₱45. How much is the profit?',
        not: ['₱30', '₱45', '₱75'],
      },
      {
        say: 'When an item is sold for less than it cost, the seller has a {loss}.',
        ask: 'What does a seller have when an item is sold for less than it cost?',
        not: ['profit', 'markup', 'commission'],
      },
    ],
    fil: [
      {
        say: 'Kung binili ang isang bagay sa ₱30 at ibinenta sa ₱45, ang tubo ay {₱15}.',
        ask: 'Binili ng tindera ang isang bagay sa ₱30 at ibinenta sa ₱45. Magkano ang tubo?',
        not: ['₱30', '₱45', '₱75'],
      },
      {
        say: 'Kapag ibinenta ang isang bagay nang mas mababa kaysa sa puhunan, ang nagtitinda ay may {lugi}.',
        ask: 'Ano ang mayroon ang nagtitinda kapag ibinenta niya ang isang bagay nang mas mababa kaysa sa puhunan?',
        not: ['tubo', 'markup', 'komisyon'],
      },
    ],
  },
  draw: (draw) => {
    const thing = draw.thing(draw.pick(['fruit', 'school', 'garden'] as const))
    const cost = draw.int(...thing.price)
    const gain = draw.int(Math.max(1, Math.ceil(cost / 8)), Math.max(2, Math.floor(cost / 3)))
    const count = draw.pick([10, 12, 15, 20, 24, 25, 30, 40, 50])
    withinLargest(draw, count * (cost + gain))
    return { count, cost, gain, thing, who: draw.person() }
  },
  answer: (given) => pesos(profitOf(given)),
  wrong: (given) => ({
    one: given.gain > 1 ? paid(given.gain) : undefined,
    sales: paid(given.count * price(given)),
    cost: paid(given.count * given.cost),
    single: paid(given.count * price(given) - given.cost),
    added: paid(given.count * (price(given) + given.cost)),
  }),
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} bought ${countedThing(given.count, given.thing)} at ${pesos(given.cost)} each and sold all of them at ${pesos(price(given))} each. How much was ${given.who.his} profit?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `A vendor paid ${pesos(given.count * given.cost)} for ${countedThing(given.count, given.thing)} and sold each for ${pesos(price(given))}. How much profit was made when all were sold?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `At the school fair, ${given.who.name} sold ${countedThing(given.count, given.thing)} at ${pesos(price(given))} each. Each one had cost ${given.who.him} ${pesos(given.cost)}. How much profit did ${given.who.he} make?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Bumili si ${given.who.name} ng ${na(given.count)} ${given.thing.fil} sa halagang ${pesos(given.cost)} bawat isa at naibenta ang lahat sa halagang ${pesos(price(given))} bawat isa. Magkano ang tubo niya?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Nagbayad ang isang tindera ng ${pesos(given.count * given.cost)} para sa ${na(given.count)} ${given.thing.fil} at ibinenta ang bawat isa sa halagang ${pesos(price(given))}. Magkano ang tubo nang maubos ang lahat?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Sa perya ng paaralan, nagbenta si ${given.who.name} ng ${na(given.count)} ${given.thing.fil} sa halagang ${pesos(price(given))} bawat isa. Ang puhunan niya sa bawat isa ay ${pesos(given.cost)}. Magkano ang tubo niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `When ${countedThing(given.count, given.thing)} are bought at ${pesos(given.cost)} each and sold at ${pesos(price(given))} each, the profit is ${answer}.`,
    fil: (given, answer) =>
      `Kapag binili ang ${na(given.count)} ${given.thing.fil} sa ${pesos(given.cost)} bawat isa at ibinenta sa ${pesos(price(given))} bawat isa, ang tubo ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Sales: ${grouped(given.count)} × ${pesos(price(given))} = ${pesos(given.count * price(given))}`,
      `Cost: ${grouped(given.count)} × ${pesos(given.cost)} = ${pesos(given.count * given.cost)}`,
      `Profit: ${pesos(given.count * price(given))} − ${pesos(given.count * given.cost)} = ${pesos(profitOf(given))}`,
    ],
    fil: (given) => [
      `Pinagbentahan: ${grouped(given.count)} × ${pesos(price(given))} = ${pesos(given.count * price(given))}`,
      `Puhunan: ${grouped(given.count)} × ${pesos(given.cost)} = ${pesos(given.count * given.cost)}`,
      `Tubo: ${pesos(given.count * price(given))} − ${pesos(given.count * given.cost)} = ${pesos(profitOf(given))}`,
    ],
  },
})
