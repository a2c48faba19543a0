import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { apply, rule, understand } from './words.ts'

/** A temperature at first and how much it rises (or falls, if below zero). */
type Given = { first: number; change: number; asked: 'change' | 'last'; story: number; who: Person }

const degrees = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}°C`
const last = ({ first, change }: Given) => first + change
const result = (given: Given) => (given.asked === 'last' ? last(given) : Math.abs(given.change))

type Story = InBoth<readonly [first: (given: Given) => string, last: (given: Given) => string]> & {
  cold: boolean
}

const warm = (en: readonly [string, string], fil: readonly [string, string], cold = false): Story => ({
  cold,
  en: [({ first }) => `${en[0]} was ${degrees(first)}`, () => en[1]],
  fil: [({ first }) => `${fil[0]} ay ${degrees(first)}`, () => fil[1]],
})

/** What is measured first, and when it is measured again. */
const stories: readonly Story[] = [
  warm(
    ['In the morning, the temperature in Manila', 'later in the day'],
    ['Sa umaga, ang temperatura sa Maynila', 'pagkaraan ng ilang oras'],
  ),
  warm(
    ['At first, the temperature in Baguio', 'later in the day'],
    ['Noong una, ang temperatura sa Baguio', 'pagkaraan ng ilang oras'],
  ),
  warm(
    ['At first, the temperature in the classroom', 'later'],
    ['Noong una, ang temperatura sa silid-aralan', 'pagkaraan ng ilang oras'],
  ),
  warm(
    ['At first, the temperature in a freezer', 'later'],
    ['Noong una, ang temperatura sa freezer', 'pagkaraan ng ilang oras'],
    true,
  ),
  warm(
    ['In the afternoon, the temperature on a mountain in Japan', 'at night'],
    ['Sa hapon, ang temperatura sa isang bundok sa Japan', 'kinagabihan'],
    true,
  ),
  warm(
    ['At first, the temperature in a cold storage room', 'after some minutes'],
    ['Noong una, ang temperatura sa cold storage', 'makalipas ang ilang minuto'],
    true,
  ),
]

const told = (given: Given, language: Language): string => {
  const [first, when] = (stories[given.story] as Story)[language]
  const [start, later] = [first(given), when(given)]
  const up = given.change > 0
  const amount = degrees(Math.abs(given.change))
  if (given.asked === 'last')
    return language === 'en'
      ? `${start}. It ${up ? 'rose' : 'dropped'} by ${amount}. What was the temperature ${later}?`
      : `${start}. ${up ? 'Tumaas' : 'Bumaba'} ito nang ${amount}. Ano ang temperatura ${later}?`
  return language === 'en'
    ? `${start}. It was ${degrees(last(given))} ${later}. By how many degrees Celsius did the temperature ${up ? 'rise' : 'drop'}?`
    : `${start}. Naging ${degrees(last(given))} ito ${later}. Ilang degree Celsius ang ${up ? 'itinaas' : 'ibinaba'} ng temperatura?`
}

const shown = (value: number) => (value < 0 ? `(−${Math.abs(value)})` : String(value))

const steps = (given: Given): string[] => {
  const { first, change, asked } = given
  const sign = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}`
  if (asked === 'last')
    return [
      `${sign(first)} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${sign(last(given))}`,
      degrees(result(given)),
    ]
  const [high, low] = change > 0 ? [last(given), first] : [first, last(given)]
  return [`${sign(high)} − ${shown(low)} = ${Math.abs(change)}`, degrees(result(given))]
}

export const temperatureChange = skill<
  Given,
  'opposite' | 'ten-more' | 'ten-less' | 'kept' | 'sign' | 'amount' | 'one-off'
>({
  id: 'measurement/temperature-change',
  area: 'Mathematics',
  name: { en: 'Change of temperature', fil: 'Pagbabago ng temperatura' },
  grades: [5, 7],
  cues: {
    en: [
      'temperature',
      'degrees Celsius',
      'rise in temperature',
      'drop in temperature',
      'thermometer',
      'below zero',
    ],
    fil: ['temperatura', 'degree Celsius', 'tumaas ang temperatura', 'bumaba ang temperatura', 'thermometer'],
  },
  notation: [/\d ?°C/],
  units: ['mathematics/7/integers', 'science/4/weather-and-instruments'],
  largest: () => 60,
  mistakes: {
    opposite: {
      en: 'added where subtraction is needed, or subtracted where addition is needed',
      fil: 'napagpalit ang pagdaragdag at pagbabawas',
    },
    'ten-more': {
      en: 'regrouped wrongly and got ten too many',
      fil: 'nagkamali sa regrouping at lumabis ng sampu',
    },
    'ten-less': {
      en: 'regrouped wrongly and got ten too few',
      fil: 'nagkamali sa regrouping at kinulang ng sampu',
    },
    kept: { en: 'gave the first temperature', fil: 'ibinigay ang unang temperatura' },
    sign: { en: 'gave the result the wrong sign', fil: 'mali ang tanda ng sagot' },
    amount: { en: 'gave the other number of the problem', fil: 'ibinigay ang isa pang bilang sa problema' },
    'one-off': { en: 'counted one degree too few', fil: 'kinulang ng isang degree sa pagbilang' },
  },
  rules: {
    en: [
      rule(
        'When the temperature rises from 24°C to 31°C, the change is {7} degrees.',
        'By how many degrees does the temperature change when it rises from 24°C to 31°C?',
        '8',
        '13',
        '55',
      ),
      rule(
        'A temperature of 3 degrees below zero is written {−3°C}.',
        'How do we write a temperature of 3 degrees below zero?',
        '3°C',
        '0.3°C',
        '30°C',
      ),
      rule(
        'The coldest of −5°C, −2°C, 0°C and 3°C is {−5°C}.',
        'Which temperature is the coldest: −5°C, −2°C, 0°C or 3°C?',
        '−2°C',
        '0°C',
        '3°C',
      ),
    ],
    fil: [
      rule(
        'Kapag tumaas ang temperatura mula 24°C hanggang 31°C, ang pagbabago ay {7} degree.',
        'Ilang degree ang pagbabago kapag tumaas ang temperatura mula 24°C hanggang 31°C?',
        '8',
        '13',
        '55',
      ),
      rule(
        'Ang temperaturang 3 degree na mas mababa sa zero ay isinusulat na {−3°C}.',
        'Paano isinusulat ang temperaturang 3 degree na mas mababa sa zero?',
        '3°C',
        '0.3°C',
        '30°C',
      ),
      rule(
        'Ang pinakamalamig sa −5°C, −2°C, 0°C at 3°C ay {−5°C}.',
        'Aling temperatura ang pinakamalamig: −5°C, −2°C, 0°C o 3°C?',
        '−2°C',
        '0°C',
        '3°C',
      ),
    ],
  },
  draw: (draw) => {
    const cold = draw.grade === 7 || (draw.grade === 6 && draw.chanceOf(40))
    const story = draw.pick(stories.flatMap((each, at) => (each.cold === cold ? [at] : [])))
    const isBaguio = story === 1
    const [low, high] = cold ? [-12, 8] : isBaguio ? [12, 26] : [23, 36]
    const first = draw.int(low, high)
    const change = draw.int(low, high) - first
    const given = { first, change, asked: draw.pick(['change', 'last'] as const), story, who: draw.person() }
    if (
      Math.abs(change) < 3 ||
      Math.abs(change) > (cold ? 15 : 9) ||
      (cold && first >= 0 && last(given) >= 0) ||
      first === 0 ||
      last(given) === 0
    )
      throw new RangeError('The change must be plain to see, and the cold below zero.')
    // A mountain cools at night.
    if (story === 4 && change > 0) throw new RangeError('It is colder at night.')
    if (story === 0 && change < 0) throw new RangeError('It is warmer later in the day.')
    return given
  },
  answer: (given) => degrees(result(given)),
  wrong: (given) => {
    const { first, change, asked, story } = given
    const cold = stories[story]?.cold ?? false
    const right = result(given)
    /** Only temperatures that could be told of. */
    const fits = (value: number) => {
      if (asked === 'change') return value > 0
      return cold ? Math.abs(value) <= 30 : value >= 5 && value <= 49
    }
    const said = (value: number) => (fits(value) ? degrees(value) : undefined)
    return {
      opposite: said(asked === 'last' ? first - change : Math.abs(first + last(given))),
      'ten-more': cold ? undefined : said(right + 10),
      'ten-less': cold ? undefined : said(right - 10),
      kept: asked === 'last' ? degrees(first) : undefined,
      sign: cold && asked === 'last' ? said(-right) : undefined,
      amount:
        asked === 'last'
          ? said(Math.abs(change))
          : cold
            ? said(Math.max(Math.abs(first), Math.abs(last(given))))
            : undefined,
      'one-off': said(right - 1),
    }
  },
  stems: {
    en: [
      apply((given) => told(given, 'en')),
      understand((given) => {
        const { first, change, asked } = given
        return asked === 'last'
          ? `A thermometer shows ${degrees(first)}. Then the temperature ${change > 0 ? 'rises' : 'falls'} by ${degrees(Math.abs(change))}. What does the thermometer show now?`
          : `A thermometer first shows ${degrees(first)} and then ${degrees(last(given))}. By how many degrees Celsius did the temperature ${change > 0 ? 'rise' : 'fall'}?`
      }),
    ],
    fil: [
      apply((given) => told(given, 'fil')),
      understand((given) => {
        const { first, change, asked } = given
        return asked === 'last'
          ? `Ipinakikita ng thermometer ang ${degrees(first)}. Pagkatapos, ${change > 0 ? 'tumaas' : 'bumaba'} ang temperatura nang ${degrees(Math.abs(change))}. Ano na ang temperatura ngayon?`
          : `Ipinakita ng thermometer ang ${degrees(first)} at pagkatapos ay ${degrees(last(given))}. Ilang degree Celsius ang ${change > 0 ? 'itinaas' : 'ibinaba'} ng temperatura?`
      }),
    ],
  },
  statement: {
    en: (given, said) =>
      given.asked === 'last'
        ? `When a temperature of ${degrees(given.first)} ${given.change > 0 ? 'rises' : 'falls'} by ${degrees(Math.abs(given.change))}, it becomes ${said}.`
        : `From ${degrees(given.first)} to ${degrees(last(given))}, the temperature ${given.change > 0 ? 'rises' : 'falls'} by ${said}.`,
    fil: (given, said) =>
      given.asked === 'last'
        ? `Kapag ang temperaturang ${degrees(given.first)} ay ${given.change > 0 ? 'tumaas' : 'bumaba'} nang ${degrees(Math.abs(given.change))}, ito ay nagiging ${said}.`
        : `Mula ${degrees(given.first)} hanggang ${degrees(last(given))}, ${given.change > 0 ? 'tumaas' : 'bumaba'} ang temperatura nang ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
