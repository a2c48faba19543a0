import { na } from '../algebra/sentences.ts'
import type { Draw } from '../draw.ts'
import { countOf, withinLargest } from '../numbers/amounts.ts'
import { type Amount, type NumberStory, toldStatement, toldStems } from '../numbers/stories.ts'
import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'

type Story = NumberStory<Given> & { each: (draw: Draw, thing: Thing) => number; most: number; as: Amount }
type Given = { count: number; each: number; thing: Thing; who: Person; story: Story }

const total = ({ count, each }: Given) => count * each

/** "12 pages per day", and in Filipino the number alone: its linker is left to the sentence. */
const inWords =
  (en: string): Amount =>
  (value, language) =>
    language === 'en' ? `${grouped(value)} ${en}` : grouped(value)

/** The sign of a unit has no linker before it: "14 km bawat litro". */
const inSign =
  (en: string, fil: string): Amount =>
  (value, language) =>
    `${grouped(value)} ${language === 'en' ? en : fil}`

const stories: readonly Story[] = [
  {
    each: (draw, { price }) => draw.int(...price),
    most: 12,
    as: pesos,
    en: {
      text: (given) =>
        `${given.who.name} paid ${pesos(total(given))} for ${countedThing(given.count, given.thing)}. What is the price of one ${given.thing.en.one}?`,
      claim: (given, answer) =>
        `If ${countedThing(given.count, given.thing)} cost ${pesos(total(given))}, the price of one ${given.thing.en.one} is ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Nagbayad si ${given.who.name} ng ${pesos(total(given))} para sa ${na(given.count)} ${given.thing.fil}. Magkano ang isang ${given.thing.fil}?`,
      claim: (given, answer) =>
        `Kung ${pesos(total(given))} ang ${na(given.count)} ${given.thing.fil}, ${answer} ang isang ${given.thing.fil}.`,
    },
  },
  {
    each: (draw) => draw.int(8, 12) * 5,
    most: 8,
    as: inSign('km per hour', 'km bawat oras'),
    en: {
      text: (given) =>
        `A bus traveled ${total(given)} km in ${given.count} hours. What was its average speed?`,
      claim: (given, answer) =>
        `The average speed of a bus that traveled ${total(given)} km in ${given.count} hours is ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Naglakbay ang isang bus nang ${total(given)} km sa loob ng ${na(given.count)} oras. Ano ang average na bilis nito?`,
      claim: (given, answer) =>
        `Ang average na bilis ng bus na naglakbay nang ${total(given)} km sa loob ng ${na(given.count)} oras ay ${answer}.`,
    },
  },
  {
    each: (draw) => draw.int(20, 45),
    most: 12,
    as: inWords('words per minute'),
    en: {
      text: (given) =>
        `${given.who.name} typed ${grouped(total(given))} words in ${given.count} minutes. What was ${given.who.his} typing rate?`,
      claim: (given, answer) =>
        `Typing ${grouped(total(given))} words in ${given.count} minutes is a rate of ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Nakapag-type si ${given.who.name} ng ${na(total(given))} salita sa loob ng ${na(given.count)} minuto. Ilang salita ang nata-type niya bawat minuto?`,
      claim: (given, answer) =>
        `Kung ${na(total(given))} salita ang na-type sa loob ng ${na(given.count)} minuto, ${na(answer)} salita ang nata-type bawat minuto.`,
    },
  },
  {
    each: (draw) => draw.int(8, 25),
    most: 10,
    as: inWords('pages per day'),
    en: {
      text: (given) =>
        `${given.who.name} read ${grouped(total(given))} pages of a book in ${given.count} days, the same number every day. At what rate did ${given.who.he} read?`,
      claim: (given, answer) =>
        `Reading ${grouped(total(given))} pages in ${given.count} days is a rate of ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Nakabasa si ${given.who.name} ng ${na(total(given))} pahina ng aklat sa loob ng ${na(given.count)} araw, pare-pareho ang bilang araw-araw. Ilang pahina ang binabasa niya bawat araw?`,
      claim: (given, answer) =>
        `Kung ${na(total(given))} pahina ang nabasa sa loob ng ${na(given.count)} araw, ${na(answer)} pahina ang nababasa bawat araw.`,
    },
  },
  {
    each: (draw) => draw.int(10, 16),
    most: 12,
    as: inSign('km per liter', 'km bawat litro'),
    en: {
      text: (given) =>
        `A car used ${given.count} liters of gasoline for a trip of ${grouped(total(given))} km. How far did it go on each liter?`,
      claim: (given, answer) =>
        `A car that uses ${given.count} liters of gasoline for ${grouped(total(given))} km goes ${answer}.`,
    },
    fil: {
      text: (given) =>
        `Gumamit ang isang kotse ng ${na(given.count)} litro ng gasolina sa biyaheng ${grouped(total(given))} km. Gaano kalayo ang natakbo nito sa bawat litro?`,
      claim: (given, answer) =>
        `Ang kotseng gumagamit ng ${na(given.count)} litro ng gasolina sa ${grouped(total(given))} km ay tumatakbo nang ${answer}.`,
    },
  },
]

export const unitRate = skill<Given, 'total' | 'two' | 'tens' | 'more' | 'fewer'>({
  id: 'ratio-percent/unit-rate',
  area: 'Mathematics',
  name: { en: 'Unit rate', fil: 'Unit rate' },
  grades: [5, 7],
  cues: {
    en: ['unit rate', 'rate', 'average speed', 'unit price', 'per hour', 'price of one'],
    fil: ['unit rate', 'rate', 'bawat oras', 'presyo ng isa', 'average na bilis'],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: () => 1_000,
  mistakes: {
    total: { en: 'gave the whole amount', fil: 'ibinigay ang buong halaga' },
    two: { en: 'found the amount for two', fil: 'ang para sa dalawa ang hinanap' },
    tens: {
      en: 'wrote the tens digit of the quotient one too large',
      fil: 'sobra ng isa ang isinulat na tens digit ng quotient',
    },
    more: {
      en: 'divided by one too few and rounded',
      fil: 'hinati sa bilang na kulang ng isa at ni-round',
    },
    fewer: {
      en: 'divided by one too many and rounded',
      fil: 'hinati sa bilang na sobra ng isa at ni-round',
    },
  },
  rules: {
    en: [
      {
        say: 'If 3 kilograms of sugar cost ₱240, the unit rate is {₱80 per kilogram}.',
        ask: 'Three kilograms of sugar cost ₱240. What is the unit rate?',
        not: ['₱120 per kilogram', '₱240 per kilogram', '₱720 per kilogram'],
      },
      {
        say: 'If 5 pencils cost ₱60, the price of one pencil is found by {₱60 ÷ 5}.',
        ask: 'Five pencils cost ₱60. Which gives the price of one pencil?',
        not: ['₱60 × 5', '₱60 − 5', '₱60 + 5'],
      },
    ],
    fil: [
      {
        say: 'Kung ₱240 ang 3 kilogramo ng asukal, ang unit rate ay {₱80 bawat kilogramo}.',
        ask: 'Ang 3 kilogramo ng asukal ay ₱240. Ano ang unit rate?',
        not: ['₱120 bawat kilogramo', '₱240 bawat kilogramo', '₱720 bawat kilogramo'],
      },
      {
        say: 'Kung ₱60 ang 5 lapis, ang presyo ng isang lapis ay {₱60 ÷ 5}.',
        ask: '₱60 ang limang lapis. Alin ang magbibigay ng presyo ng isang lapis?',
        not: ['₱60 × 5', '₱60 − 5', '₱60 + 5'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const thing = draw.thing(draw.pick(['fruit', 'school', 'food'] as const))
    const [count, each] = [draw.int(3, story.most), story.each(draw, thing)]
    withinLargest(draw, count * each)
    return { count, each, thing, who: draw.person(), story }
  },
  answer: ({ each, story }, language) => story.as(each, language),
  wrong: (given, language) => {
    const as = (value: number) => (countOf(value) && value > 1 ? given.story.as(value, language) : undefined)
    return {
      total: given.count <= 3 ? as(total(given)) : undefined,
      two: as(2 * given.each),
      tens: as(given.each + 10),
      more: as(Math.round(total(given) / (given.count - 1))),
      fewer: as(Math.round(total(given) / (given.count + 1))),
    }
  },
  stems: toldStems('apply', { en: 'Find the unit rate.', fil: 'Hanapin ang unit rate.' }),
  statement: toldStatement(),
  solution: {
    en: (given) => [
      'Divide to find the amount for one.',
      `${grouped(total(given))} ÷ ${given.count} = ${given.each}: ${given.story.as(given.each, 'en')}`,
    ],
    fil: (given) => [
      'Hatiin upang makuha ang para sa isa.',
      `${grouped(total(given))} ÷ ${given.count} = ${given.story.as(given.each, 'fil')}`,
    ],
  },
})
