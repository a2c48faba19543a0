import type { Drawing, Mark } from '@klasrum/drawings/drawing'
import { type InBoth, type Language, skill } from '../skill.ts'
import { ilan } from './amounts.ts'

type Topic = InBoth<readonly [string, string]>
type Ask = 'first' | 'only' | 'both' | 'either' | 'one' | 'neither' | 'all'
/** The numbers in the parts of the diagram. */
type Given = {
  left: number
  both: number
  right: number
  outside: number
  topic: Topic
  ask: Ask
  section: string
}

const topics: readonly Topic[] = [
  { en: ['mangoes', 'bananas'], fil: ['mangga', 'saging'] },
  { en: ['basketball', 'volleyball'], fil: ['basketball', 'volleyball'] },
  { en: ['Mathematics', 'Science'], fil: ['Mathematics', 'Science'] },
  { en: ['singing', 'dancing'], fil: ['pagkanta', 'pagsayaw'] },
  { en: ['dogs', 'cats'], fil: ['aso', 'pusa'] },
  { en: ['adobo', 'sinigang'], fil: ['adobo', 'sinigang'] },
]

const sections = [
  'Narra',
  'Molave',
  'Acacia',
  'Sampaguita',
  'Ilang-ilang',
  'Rizal',
  'Mabini',
  'Bonifacio',
  'Luna',
  'Del Pilar',
]

const parts = {
  first: ['left', 'both'],
  only: ['left'],
  both: ['both'],
  either: ['left', 'both', 'right'],
  one: ['left', 'right'],
  neither: ['outside'],
  all: ['left', 'both', 'right', 'outside'],
} as const

const numbers = (given: Given, ask: Ask) => parts[ask].map((part) => given[part])
const count = (given: Given, ask: Ask) => numbers(given, ask).reduce((sum: number, each) => sum + each, 0)

const like = ({
  topic: {
    en: [a, b],
  },
  ask,
}: Given): string =>
  ({
    first: `like ${a}, whether or not they also like ${b}`,
    only: `like ${a} but not ${b}`,
    both: `like both ${a} and ${b}`,
    either: `like at least one of the two, ${a} or ${b}`,
    one: `like exactly one of the two, ${a} or ${b}`,
    neither: `like neither ${a} nor ${b}`,
    all: 'are in the diagram in all',
  })[ask]
const mahilig = ({
  topic: {
    fil: [a, b],
  },
  ask,
}: Given): string =>
  ({
    first: `mahilig sa ${a}, mahilig man o hindi sa ${b}`,
    only: `mahilig sa ${a} ngunit hindi sa ${b}`,
    both: `mahilig kapwa sa ${a} at sa ${b}`,
    either: `mahilig sa kahit isa man lamang sa ${a} at ${b}`,
    one: `mahilig sa isa lamang sa dalawa, ${a} o ${b}`,
    neither: `hindi mahilig sa ${a} at hindi rin sa ${b}`,
    all: 'nasa diagram sa kabuoan',
  })[ask]

export const vennCounts = skill<
  Given,
  'middle' | 'part' | 'circle' | 'apart' | 'twice' | 'everyone' | 'circles'
>({
  id: 'numbers/venn-counts',
  area: 'Mathematics',
  name: { en: 'Reading a Venn diagram', fil: 'Pagbasa ng Venn diagram' },
  grades: [7, 8],
  cues: {
    en: ['Venn diagram', 'sets', 'overlapping circles', 'intersection', 'union'],
    fil: ['Venn diagram', 'set', 'intersection', 'union'],
  },
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 100,
  mistakes: {
    middle: { en: 'read the middle part', fil: 'binasa ang gitnang bahagi' },
    part: { en: 'read the number of one part only', fil: 'isang bahagi lamang ang binasa' },
    circle: { en: 'counted the whole first circle', fil: 'binilang ang buong unang bilog' },
    apart: {
      en: 'counted both outer parts without the middle',
      fil: 'binilang ang dalawang gilid nang wala ang gitna',
    },
    twice: { en: 'counted the middle part twice', fil: 'dalawang beses binilang ang gitna' },
    everyone: { en: 'counted everyone in the diagram', fil: 'binilang ang lahat sa diagram' },
    circles: { en: 'counted everyone in the two circles', fil: 'binilang ang lahat sa dalawang bilog' },
  },
  rules: {
    en: [
      {
        say: 'In a Venn diagram, the part where two circles overlap shows the {intersection} of the two sets.',
        ask: 'In a Venn diagram, what does the part where two circles overlap show?',
        not: ['union', 'complement', 'difference'],
      },
      {
        say: 'The rectangle around the circles of a Venn diagram stands for the {universal set}.',
        ask: 'What does the rectangle around the circles of a Venn diagram stand for?',
        not: ['empty set', 'intersection', 'union'],
      },
    ],
    fil: [
      {
        say: 'Sa Venn diagram, ang bahagi kung saan nagsasanib ang dalawang bilog ay nagpapakita ng {intersection} ng dalawang set.',
        ask: 'Sa Venn diagram, ano ang ipinakikita ng bahagi kung saan nagsasanib ang dalawang bilog?',
        not: ['union', 'complement', 'difference'],
      },
      {
        say: 'Ang parihaba sa palibot ng mga bilog ng Venn diagram ay kumakatawan sa {universal set}.',
        ask: 'Ano ang kinakatawan ng parihaba sa palibot ng mga bilog ng Venn diagram?',
        not: ['empty set', 'intersection', 'union'],
      },
    ],
  },
  draw: (draw) => {
    const [left, both, right, outside] = draw.some(
      Array.from({ length: 13 }, (_, at) => at + 2),
      4,
    ) as [number, number, number, number]
    const ask = draw.pick(['first', 'only', 'both', 'either', 'one', 'neither', 'all'] as const)
    return { left, both, right, outside, topic: draw.pick(topics), ask, section: draw.pick(sections) }
  },
  answer: (given) => String(count(given, given.ask)),
  wrong: (given) => ({
    middle: String(given.both),
    part: String(given.left),
    circle: String(count(given, 'first')),
    apart: String(count(given, 'one')),
    twice: given.both < given.outside ? String(count(given, 'either') + given.both) : undefined,
    everyone: String(count(given, 'all')),
    circles: String(count(given, 'either')),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `The Venn diagram in the figure shows how many students of section ${given.section} like ${given.topic.en.join(' and how many like ')}. How many students ${like(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The students of section ${given.section} were asked about ${given.topic.en.join(' and ')}. According to the Venn diagram in the figure, how many students ${like(given)}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ipinakikita ng Venn diagram sa larawan kung ilang mag-aaral ng pangkat ${given.section} ang mahilig sa ${given.topic.fil.join(' at ilan ang mahilig sa ')}. Ilang mag-aaral ang ${mahilig(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Tinanong ang mga mag-aaral ng pangkat ${given.section} tungkol sa ${given.topic.fil.join(' at ')}. Ayon sa Venn diagram sa larawan, ilang mag-aaral ang ${mahilig(given)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `According to the Venn diagram in the figure, ${answer} students ${like(given)}.`,
    fil: (given, answer) =>
      `Ayon sa Venn diagram sa larawan, ${ilan(Number(answer), 'mag-aaral')} ang ${mahilig(given)}.`,
  },
  solution: {
    en: (given) => [
      `Take the parts of the diagram that belong to it: ${numbers(given, given.ask).join(' + ')}`,
      `${count(given, given.ask)} students`,
    ],
    fil: (given) => [
      `Kunin ang mga bahagi ng diagram na kabilang dito: ${numbers(given, given.ask).join(' + ')}`,
      ilan(count(given, given.ask), 'mag-aaral'),
    ],
  },
  drawing: (given, language) => vennOf(given, language),
})

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())

function vennOf({ left, both, right, outside, topic }: Given, language: Language): Drawing {
  const [a, b] = topic[language]
  const text = (x: number, y: number, words: string, bold = false): Mark => ({
    kind: 'text',
    at: [x, y],
    text: words,
    bold,
    size: 12,
  })
  return {
    width: 264,
    height: 164,
    alt:
      language === 'en'
        ? `A Venn diagram with two overlapping circles in a rectangle, ${a} and ${b}. Only in the circle ${a}: ${left}. In both circles: ${both}. Only in the circle ${b}: ${right}. Outside the circles: ${outside}.`
        : `Venn diagram na may dalawang bilog na nagsasanib sa loob ng parihaba, ${a} at ${b}. Nasa bilog na ${a} lamang: ${left}. Nasa dalawang bilog: ${both}. Nasa bilog na ${b} lamang: ${right}. Nasa labas ng mga bilog: ${outside}.`,
    marks: [
      {
        kind: 'polygon',
        points: [
          [2, 2],
          [262, 2],
          [262, 162],
          [2, 162],
        ],
      },
      { kind: 'circle', center: [101, 92], radius: 54 },
      { kind: 'circle', center: [163, 92], radius: 54 },
      text(80, 28, capital(a), true),
      text(184, 28, capital(b), true),
      text(74, 96, String(left)),
      text(132, 96, String(both)),
      text(190, 96, String(right)),
      text(242, 152, String(outside)),
    ],
  }
}
