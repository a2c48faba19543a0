import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** Money that grows by so many percent a year. */
type Given = { story: number; start: number; percent: number; years: number; who: Person }

const grown = (start: number, percent: number, years: number) =>
  (start * (100 + percent) ** years) / 100 ** years
const result = ({ start, percent, years }: Given) => grown(start, percent, years)

const stories: readonly FunctionStory<Given>[] = [
  {
    en: ({ start, percent, years, who }) =>
      `${who.name} puts ${pesos(start)} into a cooperative that pays ${percent}% interest a year, compounded annually. How much will ${who.he} have after ${many(years, 'year')}?`,
    fil: ({ start, percent, years, who }) =>
      `Naglagak si ${who.name} ng ${pesos(start)} sa isang kooperatiba na nagbibigay ng ${percent}% interes bawat taon, compounded annually. Magkano ang magiging pera niya pagkaraan ng ${ilan(years, 'taon')}?`,
  },
  {
    en: ({ start, percent, years, who }) =>
      `A time deposit of ${pesos(start)} earns ${percent}% interest compounded annually. What is the value of ${who.name}'s deposit after ${many(years, 'year')}?`,
    fil: ({ start, percent, years, who }) =>
      `Ang time deposit ni ${who.name} na ${pesos(start)} ay kumikita ng ${percent}% interes na compounded annually. Magkano ang halaga nito pagkaraan ng ${ilan(years, 'taon')}?`,
  },
  {
    en: ({ start, percent, years, who }) =>
      `${who.name} owns land worth ${pesos(start)}. Its value grows by ${percent}% every year. How much is it worth after ${many(years, 'year')}?`,
    fil: ({ start, percent, years, who }) =>
      `May lupa si ${who.name} na nagkakahalaga ng ${pesos(start)}. Tumataas ang halaga nito nang ${percent}% bawat taon. Magkano ang halaga nito pagkaraan ng ${ilan(years, 'taon')}?`,
  },
]

export const percentGrowth = skill<Given, 'simple' | 'one-less' | 'one-more'>({
  id: 'functions/compound-interest',
  area: 'Mathematics',
  name: { en: 'Growth by percent and compound interest', fil: 'Paglago sa porsiyento at compound interest' },
  grades: [10, 11],
  cues: {
    en: ['compound interest', 'compounded annually', 'exponential growth', 'percent growth', 'annual rate'],
    fil: [
      'compound interest',
      'compounded annually',
      'exponential growth',
      'porsiyento',
      'interes bawat taon',
    ],
  },
  units: [],
  largest: () => 1_000_000,
  mistakes: {
    simple: {
      en: 'computed simple interest',
      fil: 'simple interest ang kinompyut',
    },
    'one-less': { en: 'counted one year too few', fil: 'kulang ng isang taon ang bilang' },
    'one-more': { en: 'counted one year too many', fil: 'sobra ng isang taon ang bilang' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'An amount that grows by 5% is multiplied by {1.05}.',
        'Ang halagang lumalago nang 5% ay ini-multiply sa {1.05}.',
      ),
      ask: say(
        'By what number do you multiply an amount that grows by 5%?',
        'Sa anong numero ini-multiply ang halagang lumalago nang 5%?',
      ),
      not: ['0.05', '1.5', '0.95'],
    },
    {
      say: say(
        "In compound interest, the interest for the second year is computed on {the principal and the first year's interest}.",
        'Sa compound interest, ang interes sa ikalawang taon ay kinukuha sa {principal at interes ng unang taon}.',
      ),
      ask: say(
        'In compound interest, on what is the interest for the second year computed?',
        'Sa compound interest, sa aling halaga kinukuwenta ang interes sa ikalawang taon?',
      ),
      not: [
        say('the principal only', 'principal lamang'),
        say("the first year's interest only", 'interes lamang ng unang taon'),
        say(
          "the principal less the first year's interest",
          'principal na binawasan ng interes ng unang taon',
        ),
      ],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, stories.length - 1)
    const given = {
      story,
      start: draw.int(1, 10) * (story === 2 ? 50_000 : 10_000),
      percent: story === 2 ? draw.pick([5, 10]) : draw.pick([2, 3, 4, 5, 6]),
      years: draw.pick([2, 2, 3]),
      who: draw.person(),
    }
    need(Number.isInteger(result(given) * 4))
    fits(draw, result(given))
    return given
  },
  answer: (given) => pesos(result(given)),
  wrong: (given) => {
    const { start, percent, years } = given
    return {
      simple: pesos(start + (start * percent * years) / 100),
      'one-less': pesos(grown(start, percent, years - 1)),
      'one-more': pesos(grown(start, percent, years + 1)),
    }
  },
  stems: sayInBoth((say, language) => [
    functionStoryStem(stories, language),
    {
      level: 'apply',
      text: ({ start, percent, years }) =>
        say(
          `An amount of ${pesos(start)} grows by ${percent}% every year. What is the amount after ${many(years, 'year')}?`,
          `Ang halagang ${pesos(start)} ay lumalago nang ${percent}% bawat taon. Magkano ito pagkaraan ng ${ilan(years, 'taon')}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) =>
      ({ start, percent, years }, answer) =>
        say(
          `If ${pesos(start)} grows by ${percent}% every year, it becomes ${answer} after ${many(years, 'year')}.`,
          `Kung ang ${pesos(start)} ay lumalago nang ${percent}% bawat taon, nagiging ${answer} ito pagkaraan ng ${ilan(years, 'taon')}.`,
        ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { start, percent, years } = given
    const amounts = Array.from({ length: years }, (_, at) => at + 1)
    return [
      say(
        `Each year the amount is multiplied by ${(100 + percent) / 100}.`,
        `Bawat taon, ini-multiply ang halaga sa ${(100 + percent) / 100}.`,
      ),
      ...amounts.map((year) =>
        say(
          `After year ${year}: ${pesos(grown(start, percent, year))}`,
          `Pagkaraan ng taon ${year}: ${pesos(grown(start, percent, year))}`,
        ),
      ),
    ]
  }),
})
