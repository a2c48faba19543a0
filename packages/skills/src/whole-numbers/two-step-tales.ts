import { pesos } from '../words/numbers.ts'
import { ilan } from './stories.ts'
import { He, type OperationSign, step, type Tale } from './tales.ts'

type Numbers = readonly number[]
type Signs = readonly OperationSign[]

/** First the first two numbers, then what came out with the third. */
const inTurn = ([a = 0, b = 0, c = 0]: Numbers, [first, last]: Signs) => {
  const begun = step(a, first, b)
  return [begun, step(begun.result, last, c)]
}

/** First the first two numbers, then the third with what came out. */
const fromThird = ([a = 0, b = 0, c = 0]: Numbers, [first, last]: Signs) => {
  const begun = step(a, first, b)
  return [begun, step(c, last, begun.result)]
}

const bills = [100, 200, 500, 1_000]

export const twoStepTales: readonly Tale[] = [
  {
    name: 'got-and-gave',
    grades: [2, 3],
    draw: (draw) => [draw.int(40, 150), draw.int(15, 90), draw.int(12, 38)],
    signs: ['+', '−'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `${who.name} had ${a} stickers. ${He(who)} bought ${b} more and gave ${c} to ${who.his} classmates.`,
      question: `How many stickers does ${who.he} have now?`,
      answered: (answer) => `Now ${who.he} has ${answer} stickers.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `May ${ilan(a, 'sticker')} si ${who.name}. Bumili pa siya ng ${b} at namigay ng ${c} sa mga kaklase.`,
      question: 'Ilan na ang sticker niya ngayon?',
      answered: (answer) => `Ang bilang ng sticker niya ngayon ay ${answer}.`,
    }),
  },
  {
    name: 'two-purchases',
    grades: [2, 4],
    pesos: true,
    draw: (draw) => [draw.int(18, 45), draw.int(46, 95), draw.grade === 2 ? 200 : draw.pick([200, 500])],
    signs: ['+', '−'],
    steps: fromThird,
    en: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `${who.name} had ${pesos(c)}. ${He(who)} bought a notebook for ${pesos(a)} and a box of crayons for ${pesos(b)}.`,
      question: `How much money did ${who.he} have left?`,
      answered: (answer) => `The money ${who.he} had left was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `May ${pesos(c)} si ${who.name}. Bumili siya ng kuwaderno na ${pesos(a)} at kahon ng krayola na ${pesos(b)}.`,
      question: 'Magkano ang natira niyang pera?',
      answered: (answer) => `Ang natira niyang pera ay ${answer}.`,
    }),
  },
  {
    name: 'more-and-together',
    grades: [2, 3],
    draw: (draw) => [draw.int(25, 120), draw.int(8, 60)],
    signs: ['+', '+'],
    steps: ([a = 0, b = 0], [first, last]) => {
      const begun = step(a, first, b)
      return [begun, step(a, last, begun.result)]
    },
    en: ([a = 0, b = 0], { who, friend }) => ({
      facts: `${who.name} picked ${a} guavas. ${friend.name} picked ${b} more than ${who.name}.`,
      question: 'How many guavas did the two pick together?',
      answered: (answer) => `Together they picked ${answer} guavas.`,
    }),
    fil: ([a = 0, b = 0], { who, friend }) => ({
      facts: `Pumitas si ${who.name} ng ${ilan(a, 'bayabas')}. Higit ng ${b} ang napitas ni ${friend.name} kaysa kay ${who.name}.`,
      question: 'Ilang bayabas ang napitas ng dalawa?',
      answered: (answer) => `Ang bilang ng bayabas na napitas ng dalawa ay ${answer}.`,
    }),
  },
  {
    name: 'change',
    grades: [3, 5],
    pesos: true,
    draw: (draw) => {
      const [count, price] = [draw.int(3, draw.grade === 5 ? 12 : 8), draw.int(22, 45)]
      return [count, price, bills.find((bill) => bill > count * price) ?? 1_000]
    },
    signs: ['×', '−'],
    steps: fromThird,
    en: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `${who.name} bought ${a} notebooks at ${pesos(b)} each and paid ${pesos(c)}.`,
      question: `How much change did ${who.he} get?`,
      answered: (answer) => `The change was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `Bumili si ${who.name} ng ${ilan(a, 'kuwaderno')} na ${pesos(b)} ang bawat isa at nagbayad ng ${pesos(c)}.`,
      question: 'Magkano ang sukli niya?',
      answered: (answer) => `Ang sukli niya ay ${answer}.`,
    }),
  },
  {
    name: 'broken-eggs',
    grades: [3, 4],
    // No number stands twice: "9 of them" must not mean the 9 trays.
    draw: (draw) => [draw.int(4, 9), draw.pick([12, 30]), draw.int(13, 25)],
    signs: ['×', '−'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0]) => ({
      facts: `A store received ${a} trays with ${b} eggs in each. Then ${c} eggs were found broken.`,
      question: 'How many eggs were not broken?',
      answered: (answer) => `The number of eggs that were not broken was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0]) => ({
      facts: `Nakatanggap ang tindahan ng ${ilan(a, 'tray')} na may tig-${ilan(b, 'itlog')}. Nabasag ang ${ilan(c, 'itlog')}.`,
      question: 'Ilang itlog ang hindi nabasag?',
      answered: (answer) => `Ang bilang ng itlog na hindi nabasag ay ${answer}.`,
    }),
  },
  {
    name: 'boxes-and-more',
    grades: [3, 4],
    draw: (draw) => [draw.int(4, 12), draw.pick([10, 12, 24]), draw.int(13, 45)],
    signs: ['×', '+'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0]) => ({
      facts: `A teacher has ${a} boxes with ${b} pencils in each and ${c} loose pencils.`,
      question: 'How many pencils does the teacher have in all?',
      answered: (answer) => `The teacher has ${answer} pencils in all.`,
    }),
    fil: ([a = 0, b = 0, c = 0]) => ({
      facts: `May ${ilan(a, 'kahon')} ang guro na may tig-${ilan(b, 'lapis')}, at may ${c} pang lapis na wala sa kahon.`,
      question: 'Ilan lahat ang lapis ng guro?',
      answered: (answer) => `Ang bilang ng lahat ng lapis ng guro ay ${answer}.`,
    }),
  },
  {
    name: 'shared-harvest',
    grades: [3, 5],
    draw: (draw) => {
      const [children, each] = [draw.int(4, 9), draw.int(8, draw.grade > 3 ? 35 : 18)]
      const first = draw.int(Math.ceil(children * each * 0.3), Math.floor(children * each * 0.7))
      return [first, children * each - first, children]
    },
    signs: ['+', '÷'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0], { who, friend }) => ({
      facts: `${who.name} picked ${a} mangoes and ${friend.name} picked ${b}. They put all of them equally into ${c} baskets.`,
      question: 'How many mangoes are in each basket?',
      answered: (answer) => `Each basket has ${answer} mangoes.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who, friend }) => ({
      facts: `Pumitas si ${who.name} ng ${ilan(a, 'mangga')} at si ${friend.name} ng ${b}. Inilagay nila nang pantay ang lahat sa ${ilan(c, 'basket')}.`,
      question: 'Ilang mangga ang nasa bawat basket?',
      answered: (answer) => `Ang bilang ng mangga sa bawat basket ay ${answer}.`,
    }),
  },
  {
    name: 'packed-rest',
    grades: [3, 5],
    draw: (draw) => {
      const [size, bags, spoiled] = [draw.int(5, 12), draw.int(8, draw.grade > 3 ? 60 : 20), draw.int(6, 24)]
      return [size * bags + spoiled, spoiled, size]
    },
    signs: ['−', '÷'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `${who.name} harvested ${a} tomatoes, but ${b} were spoiled. ${He(who)} packed the good ones in bags of ${c}.`,
      question: `How many bags did ${who.he} fill?`,
      answered: (answer) => `The number of bags filled is ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `Umani si ${who.name} ng ${ilan(a, 'kamatis')}, ngunit bulok ang ${b}. Isinupot niya ang mabubuti nang tig-${c}.`,
      question: 'Ilang supot ang napuno niya?',
      answered: (answer) => `Ang bilang ng napunong supot ay ${answer}.`,
    }),
  },
  {
    name: 'price-of-more',
    grades: [4, 5],
    pesos: true,
    draw: (draw) => {
      const [count = 4, other = 7] = draw.some([3, 4, 5, 6, 7, 8, 9], 2)
      return [count * draw.int(22, 65), count, other]
    },
    signs: ['÷', '×'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0]) => ({
      facts: `The price of ${b} notebooks of the same kind is ${pesos(a)}.`,
      question: `How much do ${c} of these notebooks cost?`,
      answered: (answer) => `The cost of ${c} of these notebooks is ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0]) => ({
      facts: `Ang ${ilan(b, 'kuwaderno')} na magkakapareho ang presyo ay nagkakahalaga ng ${pesos(a)} lahat.`,
      question: `Magkano ang ${c} sa mga kuwadernong ito?`,
      answered: (answer) => `Ang halaga ng ${c} sa mga kuwadernong ito ay ${answer}.`,
    }),
  },
  {
    name: 'pages-left',
    grades: [4, 5],
    draw: (draw) => {
      const [pages, days] = [draw.int(12, 28), draw.int(4, 9)]
      return [pages, days, pages * days + draw.int(25, 120)]
    },
    signs: ['×', '−'],
    steps: fromThird,
    en: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `${who.name} reads ${a} pages of a book every day. The book has ${c} pages.`,
      question: `How many pages are left after ${b} days?`,
      answered: (answer) => `After ${b} days, ${answer} pages are left.`,
    }),
    fil: ([a = 0, b = 0, c = 0], { who }) => ({
      facts: `Bumabasa si ${who.name} ng ${ilan(a, 'pahina')} ng isang aklat bawat araw. May ${ilan(c, 'pahina')} ang aklat.`,
      question: `Ilang pahina ang natitira pagkatapos ng ${ilan(b, 'araw')}?`,
      answered: (answer) => `Pagkatapos ng ${ilan(b, 'araw')}, ang bilang ng pahinang natitira ay ${answer}.`,
    }),
  },
]
