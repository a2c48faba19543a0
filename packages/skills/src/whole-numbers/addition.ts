import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { addedWithoutCarrying, firstCarry } from './columns.ts'
import { numbersTo } from './places.ts'
import { handy, ilan, type Story, storyFor, storyStem } from './stories.ts'

type Given = { a: number; b: number; story: number; who: Person; thing: Thing }

const exercise = ({ a, b }: Given) => `${grouped(a)} + ${grouped(b)}`

const stories: readonly Story<Given>[] = [
  {
    sizes: [2, 100],
    en: ({ a, b, who, thing }) =>
      `${who.name} had ${countedThing(a, thing)}. ${who.he === 'he' ? 'He' : 'She'} got ${grouped(b)} more. How many ${thing.en.many} does ${who.he} have now?`,
    fil: ({ a, b, who, thing }) =>
      `May ${ilan(a, thing.fil)} si ${who.name}. Nakakuha pa siya ng ${ilan(b, thing.fil)}. Ilan na ang kaniyang ${thing.fil} ngayon?`,
  },
  {
    sizes: [40, 1_000],
    en: ({ a, b }) =>
      `The school canteen sold ${grouped(a)} pandesal in the morning and ${grouped(b)} in the afternoon. How many pandesal were sold in all?`,
    fil: ({ a, b }) =>
      `Nakapagbenta ang kantina ng paaralan ng ${ilan(a, 'pandesal')} sa umaga at ${ilan(b, 'pandesal')} sa hapon. Ilang pandesal ang naibenta sa kabuoan?`,
  },
  {
    sizes: [40, 1_000],
    en: ({ a, b, who }) =>
      `${who.name} picked ${grouped(a)} calamansi on Saturday and ${grouped(b)} on Sunday. How many calamansi is that in all?`,
    fil: ({ a, b, who }) =>
      `Pumitas si ${who.name} ng ${ilan(a, 'kalamansi')} noong Sabado at ${ilan(b, 'kalamansi')} noong Linggo. Ilang kalamansi lahat ang napitas niya?`,
  },
  {
    sizes: [400, 10_000],
    en: ({ a, b }) =>
      `A library has ${grouped(a)} storybooks and ${grouped(b)} other books. How many books does it have in all?`,
    fil: ({ a, b }) =>
      `May ${ilan(a, 'aklat ng kuwento')} at ${ilan(b, 'iba pang aklat')} ang isang aklatan. Ilan lahat ang aklat nito?`,
  },
  {
    sizes: [1_000, 1_000_000],
    en: ({ a, b }) =>
      `Farmers harvested ${grouped(a)} coconuts last year and ${grouped(b)} this year. How many coconuts did they harvest in the two years?`,
    fil: ({ a, b }) =>
      `Umani ang mga magsasaka ng ${ilan(a, 'niyog')} noong nakaraang taon at ${ilan(b, 'niyog')} ngayong taon. Ilang niyog ang naani nila sa dalawang taon?`,
  },
  {
    sizes: [20_000, 1_000_000],
    en: ({ a, b }) =>
      `Two towns have ${grouped(a)} and ${grouped(b)} people. How many people live in the two towns together?`,
    fil: ({ a, b }) =>
      `May ${ilan(a, 'tao')} sa isang bayan at ${ilan(b, 'tao')} sa isa pang bayan. Ilan lahat ang tao sa dalawang bayan?`,
  },
  {
    sizes: [2_000, 1_000_000],
    en: ({ a, b }) =>
      `In an election, one candidate got ${grouped(a)} votes and the other got ${grouped(b)}. How many votes did the two get in all?`,
    fil: ({ a, b }) =>
      `Sa isang halalan, nakakuha ng ${ilan(a, 'boto')} ang isang kandidato at ${ilan(b, 'boto')} ang isa pa. Ilan lahat ang boto ng dalawa?`,
  },
]

export const addition = skill<
  Given,
  'no-carry' | 'carry-twice' | 'subtracted' | 'one-less' | 'one-more' | 'first-carry-lost'
>({
  id: 'whole-numbers/addition',
  area: 'Mathematics',
  name: { en: 'Adding whole numbers', fil: 'Pagdaragdag ng mga buong bilang' },
  grades: [1, 4],
  cues: {
    en: ['addition', 'sum', 'addends', 'adding numbers', 'regrouping', 'add'],
    fil: ['pagdaragdag', 'addition', 'sum', 'addend', 'kabuoan', 'kabuuan', 'pagsasama', 'regrouping'],
  },
  notation: [/\b\d[\d,]* ?\+ ?\d[\d,]* ?=/],
  units: [
    'mathematics/3/pagdaragdag-hanggang-10000',
    'mathematics/2/pagdaragdag-at-pagbabawas-hanggang-1000',
    'mathematics/1/pagdaragdag-at-pagbabawas-hanggang-100',
  ],
  largest: numbersTo,
  mistakes: {
    'no-carry': { en: 'did not carry', fil: 'hindi nag-regroup' },
    'carry-twice': { en: 'carried one too many', fil: 'sumobra ng isa ang ni-regroup' },
    subtracted: { en: 'subtracted instead of adding', fil: 'nagbawas sa halip na magdagdag' },
    'one-less': { en: 'counted one too few in the ones place', fil: 'nagkulang ng isa sa bilang ng isahan' },
    'one-more': { en: 'counted one too many in the ones place', fil: 'sumobra ng isa sa bilang ng isahan' },
    'first-carry-lost': {
      en: 'forgot one of the carried digits',
      fil: 'nakalimutan ang isa sa mga ni-regroup',
    },
  },
  rules: {
    en: [
      {
        say: 'The answer in addition is called the {sum}.',
        ask: 'What is the answer in addition called?',
        not: ['difference', 'product', 'quotient'],
      },
      {
        say: 'The numbers that we add are called {addends}.',
        ask: 'What do we call the numbers that we add?',
        not: ['sums', 'differences', 'factors'],
      },
      {
        say: 'When we add 0 to 25, the sum is {25}.',
        ask: 'What is the sum when we add 0 to 25?',
        not: ['0', '26', '250'],
      },
    ],
    fil: [
      {
        say: 'Ang sagot sa addition ay tinatawag na {sum}.',
        ask: 'Ano ang tawag sa sagot sa addition?',
        not: ['difference', 'product', 'quotient'],
      },
      {
        say: 'Ang mga bilang na pinagsasama ay tinatawag na {addend}.',
        ask: 'Ano ang tawag sa mga bilang na pinagsasama?',
        not: ['sum', 'difference', 'factor'],
      },
      {
        say: 'Kapag nagdagdag ng 0 sa 25, ang sum ay {25}.',
        ask: 'Ano ang sum kapag nagdagdag ng 0 sa 25?',
        not: ['0', '26', '250'],
      },
    ],
  },
  draw: (draw) => {
    const most = draw.largest
    const a = draw.int(Math.max(11, Math.floor(most / 10)), Math.floor(most * 0.7))
    const b = draw.int(Math.max(draw.grade === 1 ? 3 : 15, Math.floor(most / 20)), most - a)
    // Grade 1 adds without regrouping; from grade 2 on, it is the lesson.
    if ((firstCarry(a, b) === undefined) !== (draw.grade === 1)) throw new RangeError('Not for this grade.')
    if (b % 10 === 0 || a % 10 === 0) throw new RangeError('Too easy.')
    return {
      a,
      b,
      story: storyFor(draw, stories, a + b),
      who: draw.person(),
      thing: draw.pick(handy),
    }
  },
  answer: ({ a, b }) => grouped(a + b),
  wrong: ({ a, b }) => {
    const carried = firstCarry(a, b)
    return {
      'no-carry': grouped(addedWithoutCarrying(a, b)),
      'carry-twice': grouped(a + b + 10 ** ((carried ?? 0) + 1)),
      // With large numbers the difference is seen to be too small at once.
      subtracted: a + b < 1_000 && Math.abs(a - b) > (a + b) / 10 ? grouped(Math.abs(a - b)) : undefined,
      'one-less': grouped(a + b - 1),
      'one-more': a + b < 1_000 ? grouped(a + b + 1) : undefined,
      'first-carry-lost': carried === undefined ? undefined : grouped(a + b - 10 ** (carried + 1)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the sum of ${grouped(given.a)} and ${grouped(given.b)}?`,
      },
      { level: 'understand', text: (given) => `Add: ${exercise(given)} = ____.` },
      storyStem(stories, 'en'),
      storyStem(stories, 'en'),
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang sum ng ${grouped(given.a)} at ${grouped(given.b)}?` },
      { level: 'understand', text: (given) => `Pagsamahin: ${exercise(given)} = ____.` },
      storyStem(stories, 'fil'),
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: ({ a, b }, answer) => `The sum of ${grouped(a)} and ${grouped(b)} is ${answer}.`,
    fil: ({ a, b }, answer) => `Ang sum ng ${grouped(a)} at ${grouped(b)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      firstCarry(given.a, given.b) === undefined
        ? 'Add the digits place by place, from the ones.'
        : 'Add the digits place by place, from the ones, and regroup when a sum is 10 or more.',
      `${exercise(given)} = ${grouped(given.a + given.b)}`,
    ],
    fil: (given) => [
      firstCarry(given.a, given.b) === undefined
        ? 'Pagsamahin ang mga digit sa bawat puwesto, simula sa isahan.'
        : 'Pagsamahin ang mga digit sa bawat puwesto, simula sa isahan, at mag-regroup kapag 10 o higit pa ang sum.',
      `${exercise(given)} = ${grouped(given.a + given.b)}`,
    ],
  },
})
