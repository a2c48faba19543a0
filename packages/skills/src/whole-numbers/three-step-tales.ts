import { grouped, pesos } from '../words/numbers.ts'
import { ilan } from './stories.ts'
import { He, type OperationSign, step, type Tale } from './tales.ts'

type Numbers = readonly number[]
type Signs = readonly OperationSign[]

/** Each step goes on with what came out before. */
const inTurn = ([a = 0, b = 0, c = 0, d = 0]: Numbers, [first, second, last]: Signs) => {
  const begun = step(a, first, b)
  const middle = step(begun.result, second, c)
  return [begun, middle, step(middle.result, last, d)]
}

/** The last step takes what came out from the last number. */
const fromLast = ([a = 0, b = 0, c = 0, d = 0]: Numbers, [first, second, last]: Signs) => {
  const begun = step(a, first, b)
  const middle = step(begun.result, second, c)
  return [begun, middle, step(d, last, middle.result)]
}

/** Two steps on their own, then one with both results. */
const inPairs = ([a = 0, b = 0, c = 0, d = 0]: Numbers, [first, second, last]: Signs) => {
  const [one, other] = [step(a, first, b), step(c, second, d)]
  return [one, other, step(one.result, last, other.result)]
}

const bills = [500, 1_000, 1_500, 2_000]

export const threeStepTales: readonly Tale[] = [
  {
    name: 'school-things',
    grades: [4, 6],
    pesos: true,
    draw: (draw) => {
      const [count, price, bag] = [draw.int(4, 9), draw.int(22, 45), draw.int(280, 650)]
      return [count, price, bag, bills.find((bill) => bill > count * price + bag) ?? 2_000]
    },
    signs: ['×', '+', '−'],
    steps: fromLast,
    en: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `${who.name} bought ${a} notebooks at ${pesos(b)} each and a school bag for ${pesos(c)}. ${He(who)} paid ${pesos(d)}.`,
      question: `How much change did ${who.he} get?`,
      answered: (answer) => `The change was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `Bumili si ${who.name} ng ${ilan(a, 'kuwaderno')} na ${pesos(b)} ang bawat isa at isang bag na ${pesos(c)}. Nagbayad siya ng ${pesos(d)}.`,
      question: 'Magkano ang sukli niya?',
      answered: (answer) => `Ang sukli niya ay ${answer}.`,
    }),
  },
  {
    name: 'eggs-in-boxes',
    grades: [4, 6],
    draw: (draw) => {
      const [trays, boxes] = [draw.int(6, 12), draw.pick([6, 12])]
      const total = trays * 30
      const broken = (total % boxes) + boxes * draw.int(1, boxes === 6 ? 3 : 2)
      return [trays, 30, broken, boxes]
    },
    signs: ['×', '−', '÷'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `A farm collected ${a} trays with ${b} eggs in each. Of these, ${c} eggs were broken, and the rest were packed in boxes of ${d}.`,
      question: 'How many boxes were filled?',
      answered: (answer) => `The number of boxes filled was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `Nakakolekta ang isang bukid ng ${ilan(a, 'tray')} na may tig-${ilan(b, 'itlog')}. Nabasag ang ${ilan(c, 'itlog')}, at ang natira ay inilagay sa mga kahon nang tig-${d}.`,
      question: 'Ilang kahon ang napuno?',
      answered: (answer) => `Ang bilang ng napunong kahon ay ${answer}.`,
    }),
  },
  {
    name: 'tickets',
    grades: [4, 6],
    pesos: true,
    draw: (draw) => [
      draw.int(12, 48),
      draw.pick([60, 75, 80, 100]),
      draw.int(15, 60),
      draw.pick([25, 30, 40, 50]),
    ],
    signs: ['×', '×', '+'],
    steps: inPairs,
    en: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `For a school play, ${a} adult tickets were sold at ${pesos(b)} each and ${c} children's tickets at ${pesos(d)} each.`,
      question: 'How much was collected from the tickets in all?',
      answered: (answer) => `In all, ${answer} was collected from the tickets.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `Para sa dula ng paaralan, naibenta ang ${ilan(a, 'tiket na pang-adulto')} na ${pesos(b)} ang bawat isa at ${ilan(c, 'tiket na pambata')} na ${pesos(d)} ang bawat isa.`,
      question: 'Magkano ang nalikom sa mga tiket sa kabuoan?',
      answered: (answer) => `Ang nalikom sa mga tiket sa kabuoan ay ${answer}.`,
    }),
  },
  {
    name: 'weekly-savings',
    grades: [4, 6],
    pesos: true,
    draw: (draw) => {
      const [weekly, weeks, gift] = [
        draw.pick([50, 60, 75, 80, 90, 120]),
        draw.int(6, 12),
        draw.pick([150, 200, 250, 300]),
      ]
      return [weekly, weeks, gift, draw.int(35, Math.floor((weekly * weeks + gift - 60) / 10)) * 10]
    },
    signs: ['×', '+', '−'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `${who.name} saved ${pesos(a)} a week for ${b} weeks and got ${pesos(c)} as a birthday gift. Then ${who.he} spent ${pesos(d)}.`,
      question: `How much money does ${who.he} still have?`,
      answered: (answer) => `The money ${who.he} still has is ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `Nag-ipon si ${who.name} ng ${pesos(a)} bawat linggo sa loob ng ${ilan(b, 'linggo')} at tumanggap ng ${pesos(c)} na regalo sa kaarawan. Pagkatapos, gumastos siya ng ${pesos(d)}.`,
      question: 'Magkano pa ang natitira niyang pera?',
      answered: (answer) => `Ang natitira niyang pera ay ${answer}.`,
    }),
  },
  {
    name: 'profit',
    grades: [5, 6],
    pesos: true,
    draw: (draw) => {
      const [kilos, cost] = [draw.int(12, 40), draw.int(40, 90)]
      return [kilos, cost + draw.pick([15, 20, 25, 30]), kilos, cost]
    },
    signs: ['×', '×', '−'],
    steps: inPairs,
    en: ([a = 0, b = 0, , d = 0], { who }) => ({
      facts: `${who.name} bought ${a} kilograms of mangoes at ${pesos(d)} per kilogram and sold all of them at ${pesos(b)} per kilogram.`,
      question: `How much did ${who.he} gain?`,
      answered: (answer) => `The gain was ${answer}.`,
    }),
    fil: ([a = 0, b = 0, , d = 0], { who }) => ({
      facts: `Bumili si ${who.name} ng ${ilan(a, 'kilo')} ng mangga na ${pesos(d)} ang kilo at naibenta niya ang lahat nang ${pesos(b)} ang kilo.`,
      question: 'Magkano ang tinubo niya?',
      answered: (answer) => `Ang tinubo niya ay ${answer}.`,
    }),
  },
  {
    name: 'earnings-shared',
    grades: [5, 6],
    pesos: true,
    draw: (draw) => {
      const [people, share, days] = [draw.int(3, 6), draw.int(15, 45) * 10, draw.int(3, 6)]
      const spent = draw.int(10, 40) * 10
      const daily = (people * share + spent) / days
      return [daily, days, spent, people]
    },
    signs: ['×', '−', '÷'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `A group of ${d} friends sold buko juice and took in ${pesos(a)} a day for ${b} days. They subtracted ${pesos(c)} for the expenses and shared the rest equally.`,
      question: 'How much did each of them get?',
      answered: (answer) => `Each of them got ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `Nagtinda ng buko juice ang ${ilan(d, 'magkakaibigan')} at kumita ng ${pesos(a)} bawat araw sa loob ng ${ilan(b, 'araw')}. Ibinawas nila ang gastos na ${pesos(c)} at hinati nang pantay ang natira.`,
      question: 'Magkano ang napunta sa bawat isa?',
      answered: (answer) => `Ang napunta sa bawat isa ay ${answer}.`,
    }),
  },
  {
    name: 'buses',
    grades: [4, 6],
    draw: (draw) => {
      const [seats, buses] = [draw.pick([40, 45, 50]), draw.int(3, 8)]
      const teachers = draw.int(8, 24)
      const girls = draw.int(Math.floor(seats * buses * 0.4), Math.floor(seats * buses * 0.5))
      return [girls, seats * buses - girls - teachers, teachers, seats]
    },
    signs: ['+', '+', '÷'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `A field trip is joined by ${a} girls, ${b} boys and ${c} teachers. Each bus has ${d} seats for them, and all seats are filled.`,
      question: 'How many buses are used?',
      answered: (answer) => `The number of buses used is ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0]) => ({
      facts: `Sasama sa field trip ang ${ilan(a, 'batang babae')}, ${ilan(b, 'batang lalaki')} at ${ilan(c, 'guro')}. May ${ilan(d, 'upuan')} para sa kanila ang bawat bus, at mapupuno ang lahat ng upuan.`,
      question: 'Ilang bus ang gagamitin?',
      answered: (answer) => `Ang bilang ng bus na gagamitin ay ${answer}.`,
    }),
  },
  {
    name: 'rice',
    grades: [5, 6],
    pesos: true,
    draw: (draw) => {
      const [price, bought] = [draw.int(42, 58), draw.int(4, 6)]
      const wanted = draw.int(8, 15)
      return [
        price * bought,
        bought,
        wanted,
        bills.concat(2_500).find((bill) => bill > price * wanted) ?? 2_500,
      ]
    },
    signs: ['÷', '×', '−'],
    steps: fromLast,
    en: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `The price of ${b} kilograms of rice is ${pesos(a)}. ${who.name} buys ${c} kilograms of this rice and pays ${pesos(d)}.`,
      question: `How much change does ${who.he} get?`,
      answered: (answer) => `The change is ${answer}.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `Ang ${ilan(b, 'kilo')} ng bigas ay ${pesos(a)}. Bumili si ${who.name} ng ${ilan(c, 'kilo')} ng bigas na ito at nagbayad ng ${pesos(d)}.`,
      question: 'Magkano ang sukli niya?',
      answered: (answer) => `Ang sukli niya ay ${answer}.`,
    }),
  },
  {
    name: 'seedlings',
    grades: [4, 6],
    draw: (draw) => {
      const [rows, each] = [draw.int(6, 15), draw.int(8, 18)]
      const first = draw.int(Math.ceil(rows * each * 0.35), Math.floor(rows * each * 0.65))
      return [first, rows * each - first, rows, draw.int(2, 5)]
    },
    signs: ['+', '÷', '−'],
    steps: inTurn,
    en: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `${who.name} planted ${grouped(a)} pechay and ${grouped(b)} tomato seedlings equally in ${c} rows. Later, ${d} seedlings in the first row died.`,
      question: 'How many seedlings were left in the first row?',
      answered: (answer) => `In the first row, ${answer} seedlings were left.`,
    }),
    fil: ([a = 0, b = 0, c = 0, d = 0], { who }) => ({
      facts: `Itinanim ni ${who.name} nang pantay sa ${ilan(c, 'hilera')} ang ${ilan(a, 'punla ng petsay')} at ${ilan(b, 'punla ng kamatis')}. Namatay ang ${ilan(d, 'punla')} sa unang hilera.`,
      question: 'Ilang punla ang natira sa unang hilera?',
      answered: (answer) => `Ang bilang ng punlang natira sa unang hilera ay ${answer}.`,
    }),
  },
]
