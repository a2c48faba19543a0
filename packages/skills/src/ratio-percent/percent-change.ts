import { type InBoth, skill } from '../skill.ts'
import { grouped, pesos, rounded } from '../words/numbers.ts'

type Story = {
  from: number
  to: number
  step: number
  as: (value: number) => string
  what: InBoth<string>
}
type Given = { old: number; rate: number; up: boolean; story: Story }

const stories: readonly Story[] = [
  {
    from: 100,
    to: 240,
    step: 20,
    as: pesos,
    what: { en: 'price of a kilo of tilapia', fil: 'presyo ng isang kilo ng tilapya' },
  },
  {
    from: 200,
    to: 600,
    step: 20,
    as: pesos,
    what: { en: 'price of a T-shirt', fil: 'presyo ng isang T-shirt' },
  },
  {
    from: 20,
    to: 80,
    step: 20,
    as: grouped,
    what: { en: 'number of members of the Science Club', fil: 'bilang ng mga miyembro ng Science Club' },
  },
  {
    from: 100,
    to: 400,
    step: 20,
    as: grouped,
    what: { en: 'number of pupils in a school', fil: 'bilang ng mga mag-aaral sa isang paaralan' },
  },
  {
    from: 1_000,
    to: 4_000,
    step: 100,
    as: pesos,
    what: { en: 'daily income of a bakery', fil: 'arawang kita ng isang panaderya' },
  },
]

const rates = [5, 10, 15, 20, 25, 30, 40, 50]
const now = ({ old, rate, up }: Given) => old + ((up ? 1 : -1) * old * rate) / 100
const change = (given: Given) => Math.abs(now(given) - given.old)
const percent = (value: number) =>
  value > 0 && Number.isInteger(rounded(value * 2, 9)) ? `${grouped(rounded(value, 2))}%` : undefined
const noun = ({ up }: Given) => (up ? 'increase' : 'decrease')
const pangngalan = ({ up }: Given) => (up ? 'pagtaas' : 'pagbaba')

export const percentChange = skill<Given, 'new' | 'difference' | 'ratio' | 'shift' | 'rest'>({
  id: 'ratio-percent/percent-change',
  area: 'Mathematics',
  name: { en: 'Percent of increase and decrease', fil: 'Porsiyento ng pagtaas at pagbaba' },
  grades: [6, 8],
  cues: {
    en: [
      'percent of increase',
      'percent of decrease',
      'percentage increase',
      'percentage decrease',
      'percentage change',
      'percent increase',
      'percent change',
      'original amount',
    ],
    fil: ['porsiyento ng pagtaas', 'porsiyento ng pagbaba', 'percent of increase', 'percent of decrease'],
  },
  units: ['general-mathematics/11/percent-change-in-business'],
  largest: () => 6_000,
  mistakes: {
    new: { en: 'divided the change by the new amount', fil: 'hinati ang pagbabago sa bagong halaga' },
    difference: {
      en: 'put a percent sign behind the difference',
      fil: 'nilagyan ng percent sign ang pagkakaiba',
    },
    ratio: {
      en: 'found what percent the new amount is of the old one',
      fil: 'hinanap kung ilang porsiyento ng dating halaga ang bago',
    },
    shift: { en: 'multiplied by 10 instead of 100', fil: 'pinarami sa 10 sa halip na sa 100' },
    rest: {
      en: 'subtracted the percent of change from 100%',
      fil: 'ibinawas sa 100% ang porsiyento ng pagbabago',
    },
  },
  rules: {
    en: [
      {
        say: 'When a price rises from ₱50 to ₱60, the change of ₱10 is divided by {₱50}.',
        ask: 'A price rises from ₱50 to ₱60. To find the percent of increase, we divide ₱10 by which amount?',
        not: ['₱60', '₱100', '₱110'],
      },
      {
        say: 'A price that doubles has increased by {100%}.',
        ask: 'The price of an item doubles. By what percent does it increase?',
        not: ['50%', '200%', '2%'],
      },
    ],
    fil: [
      {
        say: 'Kapag tumaas ang presyo mula ₱50 tungong ₱60, hinahati ang pagbabagong ₱10 sa {₱50}.',
        ask: 'Tumaas ang presyo mula ₱50 tungong ₱60. Upang makuha ang porsiyento ng pagtaas, sa anong halaga hinahati ang ₱10?',
        not: ['₱60', '₱100', '₱110'],
      },
      {
        say: 'Kapag nadoble ang presyo, tumaas ito nang {100%}.',
        ask: 'Nadoble ang presyo ng isang bagay. Ilang porsiyento ang itinaas nito?',
        not: ['50%', '200%', '2%'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories.filter(({ to }) => to * 1.5 <= draw.largest))
    const old = story.from + story.step * draw.int(0, (story.to - story.from) / story.step)
    return { old, rate: draw.pick(rates), up: draw.chanceOf(55), story }
  },
  answer: ({ rate }) => `${rate}%`,
  wrong: (given) => ({
    new: percent((change(given) / now(given)) * 100),
    difference: change(given) < 100 ? percent(change(given)) : undefined,
    ratio: percent((now(given) / given.old) * 100),
    shift: percent(given.rate / 10),
    rest: percent(100 - given.rate),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `What is the percent of ${noun(given)} from ${given.story.as(given.old)} to ${given.story.as(now(given))}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The ${given.story.what.en} ${given.up ? 'rose' : 'fell'} from ${given.story.as(given.old)} to ${given.story.as(now(given))}. What is the percent of ${noun(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The ${given.story.what.en} was ${given.story.as(given.old)} last year and is ${given.story.as(now(given))} this year. By what percent did it ${noun(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The ${given.story.what.en} changed from ${given.story.as(given.old)} to ${given.story.as(now(given))}. Find the percent of ${noun(given)}.`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ano ang porsiyento ng ${pangngalan(given)} mula ${given.story.as(given.old)} tungong ${given.story.as(now(given))}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.up ? 'Tumaas' : 'Bumaba'} ang ${given.story.what.fil} mula ${given.story.as(given.old)} tungong ${given.story.as(now(given))}. Ano ang porsiyento ng ${pangngalan(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang ${given.story.what.fil} ay ${given.story.as(given.old)} noong isang taon at ${given.story.as(now(given))} ngayong taon. Ilang porsiyento ang ${given.up ? 'itinaas' : 'ibinaba'} nito?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nagbago ang ${given.story.what.fil} mula ${given.story.as(given.old)} tungong ${given.story.as(now(given))}. Hanapin ang porsiyento ng ${pangngalan(given)}.`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `From ${given.story.as(given.old)} to ${given.story.as(now(given))}, the percent of ${noun(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Mula ${given.story.as(given.old)} tungong ${given.story.as(now(given))}, ang porsiyento ng ${pangngalan(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Change: ${given.story.as(change(given))}`,
      `Divide by the original amount: ${grouped(change(given))} ÷ ${grouped(given.old)} = ${given.rate / 100} = ${given.rate}%`,
    ],
    fil: (given) => [
      `Pagbabago: ${given.story.as(change(given))}`,
      `Hatiin sa dating halaga: ${grouped(change(given))} ÷ ${grouped(given.old)} = ${given.rate / 100} = ${given.rate}%`,
    ],
  },
})
