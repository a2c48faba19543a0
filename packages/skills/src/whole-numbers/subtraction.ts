import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { borrowedWithoutPaying, firstBorrow, smallerFromLarger } from './columns.ts'
import { numbersTo } from './places.ts'
import { handy, ilan, type Story, storyFor, storyStem } from './stories.ts'

type Given = { a: number; b: number; story: number; who: Person; thing: Thing }

const exercise = ({ a, b }: Given) => `${grouped(a)} − ${grouped(b)}`

const stories: readonly Story<Given>[] = [
  {
    sizes: [2, 100],
    en: ({ a, b, who, thing }) =>
      `${who.name} had ${countedThing(a, thing)} and gave ${grouped(b)} of them to ${who.his} friends. How many ${thing.en.many} were left?`,
    fil: ({ a, b, who, thing }) =>
      `May ${ilan(a, thing.fil)} si ${who.name}. Ibinigay niya ang ${grouped(b)} sa kaniyang mga kaibigan. Ilang ${thing.fil} ang natira?`,
  },
  {
    sizes: [30, 1_000],
    en: ({ a, b }) =>
      `A store had ${grouped(a)} eggs and sold ${grouped(b)} of them. How many eggs were left?`,
    fil: ({ a, b }) =>
      `May ${ilan(a, 'itlog')} ang isang tindahan. Naibenta ang ${grouped(b)} sa mga ito. Ilang itlog ang natira?`,
  },
  {
    sizes: [60, 1_000],
    en: ({ a, b, who }) =>
      `A book has ${grouped(a)} pages. ${who.name} has read ${grouped(b)} pages. How many pages are still to be read?`,
    fil: ({ a, b, who }) =>
      `May ${ilan(a, 'pahina')} ang isang aklat. Nabasa na ni ${who.name} ang ${ilan(b, 'pahina')}. Ilang pahina pa ang babasahin niya?`,
  },
  {
    sizes: [200, 10_000],
    en: ({ a, b }) =>
      `A school has ${grouped(a)} learners, and ${grouped(b)} of them walk to school. How many do not walk to school?`,
    fil: ({ a, b }) =>
      `May ${ilan(a, 'mag-aaral')} ang isang paaralan, at ${grouped(b)} sa kanila ang naglalakad papasok. Ilan ang hindi naglalakad papasok?`,
  },
  {
    sizes: [1_000, 1_000_000],
    en: ({ a, b }) =>
      `Farmers harvested ${grouped(a)} coconuts and sold ${grouped(b)} of them. How many coconuts were not sold?`,
    fil: ({ a, b }) =>
      `Umani ang mga magsasaka ng ${ilan(a, 'niyog')} at naibenta nila ang ${grouped(b)}. Ilang niyog ang hindi naibenta?`,
  },
  {
    sizes: [10_000, 1_000_000],
    en: ({ a, b }) =>
      `One town has ${grouped(a)} people and another has ${grouped(b)}. How many more people does the first town have?`,
    fil: ({ a, b }) =>
      `May ${ilan(a, 'tao')} sa unang bayan at ${ilan(b, 'tao')} sa ikalawa. Ilang tao ang lamang ng unang bayan sa ikalawa?`,
  },
  {
    sizes: [2_000, 1_000_000],
    en: ({ a, b }) =>
      `In an election, the winner got ${grouped(a)} votes and the other candidate got ${grouped(b)}. By how many votes did the winner lead?`,
    fil: ({ a, b }) =>
      `Sa isang halalan, nakakuha ang nanalo ng ${ilan(a, 'boto')} at ang isa pang kandidato ng ${ilan(b, 'boto')}. Ilang boto ang lamang ng nanalo?`,
  },
]

export const subtraction = skill<
  Given,
  'smaller-from-larger' | 'not-paid' | 'added' | 'one-more' | 'one-less' | 'ten-less'
>({
  id: 'whole-numbers/subtraction',
  area: 'Mathematics',
  name: { en: 'Subtracting whole numbers', fil: 'Pagbabawas ng mga buong bilang' },
  grades: [1, 4],
  cues: {
    en: ['subtraction', 'difference', 'minuend', 'subtrahend', 'subtract', 'regrouping'],
    fil: ['pagbabawas', 'subtraction', 'difference', 'minuend', 'subtrahend', 'regrouping'],
  },
  notation: [/\b\d[\d,]* ?[−–-] ?\d[\d,]* ?=/],
  units: [
    'mathematics/3/pagbabawas-hanggang-10000',
    'mathematics/2/pagdaragdag-at-pagbabawas-hanggang-1000',
    'mathematics/1/pagdaragdag-at-pagbabawas-hanggang-100',
  ],
  largest: numbersTo,
  mistakes: {
    'smaller-from-larger': {
      en: 'took the smaller digit from the larger one in each place',
      fil: 'ibinawas ang mas maliit na digit sa mas malaki sa bawat puwesto',
    },
    'not-paid': {
      en: 'regrouped but did not reduce the next digit',
      fil: 'nag-regroup ngunit hindi binawasan ang kasunod na digit',
    },
    added: { en: 'added instead of subtracting', fil: 'nagdagdag sa halip na magbawas' },
    'one-more': { en: 'counted one too many in the ones place', fil: 'sumobra ng isa sa bilang ng isahan' },
    'one-less': { en: 'counted one too few in the ones place', fil: 'nagkulang ng isa sa bilang ng isahan' },
    'ten-less': { en: 'reduced the tens by one too many', fil: 'sumobra ng isa ang bawas sa sampuan' },
  },
  rules: {
    en: [
      {
        say: 'The answer in subtraction is called the {difference}.',
        ask: 'What is the answer in subtraction called?',
        not: ['sum', 'product', 'quotient'],
      },
      {
        say: 'In 58 − 32 = 26, the number 32 is the {subtrahend}.',
        ask: 'In 58 − 32 = 26, what is the number 32 called?',
        not: ['minuend', 'difference', 'addend'],
      },
      {
        say: 'To check a subtraction, add the difference and the {subtrahend}.',
        ask: 'To check a subtraction, which number do we add to the difference?',
        not: ['minuend', 'sum', 'product'],
      },
    ],
    fil: [
      {
        say: 'Ang sagot sa subtraction ay tinatawag na {difference}.',
        ask: 'Ano ang tawag sa sagot sa subtraction?',
        not: ['sum', 'product', 'quotient'],
      },
      {
        say: 'Sa 58 − 32 = 26, ang 32 ay ang {subtrahend}.',
        ask: 'Sa 58 − 32 = 26, ano ang tawag sa 32?',
        not: ['minuend', 'difference', 'addend'],
      },
      {
        say: 'Upang masuri ang subtraction, pagsamahin ang difference at ang {subtrahend}.',
        ask: 'Upang masuri ang subtraction, ano ang idinaragdag sa difference?',
        not: ['minuend', 'sum', 'product'],
      },
    ],
  },
  draw: (draw) => {
    const most = draw.largest
    const a = draw.int(Math.floor(most * 0.2), most - 1)
    const b = draw.int(Math.max(draw.grade === 1 ? 3 : 15, Math.floor(a / 10)), Math.floor(a * 0.85))
    // Grade 1 subtracts without regrouping; from grade 2 on, it is the lesson.
    if ((firstBorrow(a, b) === undefined) !== (draw.grade === 1)) throw new RangeError('Not for this grade.')
    if (b % 10 === 0 || a === b * 2) throw new RangeError('Too easy.')
    return {
      a,
      b,
      story: storyFor(draw, stories, a),
      who: draw.person(),
      thing: draw.pick(handy),
    }
  },
  answer: ({ a, b }) => grouped(a - b),
  wrong: ({ a, b }) => ({
    'smaller-from-larger': grouped(smallerFromLarger(a, b)),
    'not-paid': grouped(borrowedWithoutPaying(a, b)),
    // With large numbers the sum is seen to be too large at once.
    added: a < 1_000 ? grouped(a + b) : undefined,
    'one-more': grouped(a - b + 1),
    'one-less': a - b > 2 && a < 1_000 ? grouped(a - b - 1) : undefined,
    'ten-less': a - b > 20 ? grouped(a - b - 10) : undefined,
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b }) => `What is the difference of ${grouped(a)} and ${grouped(b)}?`,
      },
      { level: 'understand', text: (given) => `Subtract: ${exercise(given)} = ____.` },
      storyStem(stories, 'en'),
      storyStem(stories, 'en'),
    ],
    fil: [
      { level: 'understand', text: ({ a, b }) => `Ano ang difference ng ${grouped(a)} at ${grouped(b)}?` },
      { level: 'understand', text: (given) => `Ibawas: ${exercise(given)} = ____.` },
      storyStem(stories, 'fil'),
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: (given, answer) => `The difference of ${grouped(given.a)} and ${grouped(given.b)} is ${answer}.`,
    fil: (given, answer) => `Ang difference ng ${grouped(given.a)} at ${grouped(given.b)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      firstBorrow(given.a, given.b) === undefined
        ? 'Subtract the digits place by place, from the ones.'
        : 'Subtract place by place, from the ones, and regroup 1 from the next place where the upper digit is smaller.',
      `${exercise(given)} = ${grouped(given.a - given.b)}`,
    ],
    fil: (given) => [
      firstBorrow(given.a, given.b) === undefined
        ? 'Magbawas sa bawat puwesto, simula sa isahan.'
        : 'Magbawas sa bawat puwesto, simula sa isahan, at mag-regroup ng 1 mula sa kasunod na puwesto kung mas maliit ang digit sa itaas.',
      `${exercise(given)} = ${grouped(given.a - given.b)}`,
    ],
  },
})
