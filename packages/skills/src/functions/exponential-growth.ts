import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** Something that becomes `factor` times as many every so many hours (days, weeks). */
type Given = { story: number; start: number; factor: 2 | 3; period: number; steps: number }

const time = ({ period, steps }: Given) => period * steps
const result = ({ start, factor, steps }: Given) => start * factor ** steps
const formula = ({ start, factor, period }: Given) => `${start}(${factor})^(t/${period})`
const doubles = { 2: 'doubles', 3: 'triples' }
const nadodoble = { 2: 'nadodoble', 3: 'nagiging triple' }
const every = (period: number, unit: string) => `every ${period} ${unit}s`
const bawat = (period: number, unit: string) => `tuwing ${ilan(period, unit)}`

const ranges: readonly {
  starts: readonly number[]
  periods: readonly number[]
  factors: readonly (2 | 3)[]
}[] = [
  { starts: [50, 100, 200, 300, 400, 500], periods: [2, 3, 4], factors: [2, 2, 3] },
  { starts: [2, 3, 5, 6, 10], periods: [2, 3], factors: [2] },
  { starts: [4, 5, 8, 10, 12, 20], periods: [2, 3], factors: [2, 3] },
  { starts: [20, 30, 40, 50, 60], periods: [2, 3], factors: [2, 3] },
]

const stories: readonly FunctionStory<Given>[] = [
  {
    en: (given) =>
      `A culture starts with ${grouped(given.start)} bacteria. Their number ${doubles[given.factor]} ${every(given.period, 'hour')}. How many bacteria are there after ${many(time(given), 'hour')}?`,
    fil: (given) =>
      `Nagsimula ang isang culture sa ${ilan(given.start, 'bacteria')}. ${capital(nadodoble[given.factor])} ang bilang ng mga ito ${bawat(given.period, 'oras')}. Ilang bacteria ang naroon pagkaraan ng ${ilan(time(given), 'oras')}?`,
  },
  {
    en: (given) =>
      `Water hyacinths cover ${given.start} square meters of a lake. The area ${doubles[given.factor]} ${every(given.period, 'week')}. How many square meters do they cover after ${many(time(given), 'week')}?`,
    fil: (given) =>
      `Natatakpan ng water lily ang ${ilan(given.start, 'metro kuwadrado')} ng isang lawa. ${capital(nadodoble[given.factor])} ang lawak nito ${bawat(given.period, 'linggo')}. Ilang metro kuwadrado ang matatakpan nito pagkaraan ng ${ilan(time(given), 'linggo')}?`,
  },
  {
    en: (given) =>
      `An online group of plant lovers starts with ${given.start} members. The number of members ${doubles[given.factor]} ${every(given.period, 'month')}. How many members are there after ${many(time(given), 'month')}?`,
    fil: (given) =>
      `Nagsimula ang isang online group ng mga mahilig sa halaman sa ${ilan(given.start, 'kasapi')}. ${capital(nadodoble[given.factor])} ang bilang ng kasapi ${bawat(given.period, 'buwan')}. Ilan ang kasapi pagkaraan ng ${ilan(time(given), 'buwan')}?`,
  },
  {
    en: (given) =>
      `A scientist counts ${given.start} fruit flies. Their number ${doubles[given.factor]} ${every(given.period, 'week')}. How many fruit flies are there after ${many(time(given), 'week')}?`,
    fil: (given) =>
      `Nakabilang ang isang siyentista ng ${ilan(given.start, 'fruit fly')}. ${capital(nadodoble[given.factor])} ang bilang ng mga ito ${bawat(given.period, 'linggo')}. Ilan ang fruit fly pagkaraan ng ${ilan(time(given), 'linggo')}?`,
  },
]

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const exponentialGrowth = skill<Given, 'linear' | 'one-less' | 'one-more' | 'power-only' | 'added'>({
  id: 'functions/exponential-growth',
  area: 'Mathematics',
  name: { en: 'Exponential growth', fil: 'Exponential growth' },
  grades: [10, 11],
  cues: {
    en: ['exponential growth', 'exponential function', 'doubles every', 'triples every', 'bacteria'],
    fil: ['exponential growth', 'exponential function', 'nadodoble', 'nagiging triple', 'bacteria'],
  },
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 20_000,
  mistakes: {
    linear: {
      en: 'multiplied by the factor times the number of periods',
      fil: 'pinarami sa factor at sa bilang ng mga panahon sa halip na itaas sa exponent',
    },
    'one-less': { en: 'counted one period too few', fil: 'kulang ng isa ang bilang ng mga panahon' },
    'one-more': { en: 'counted one period too many', fil: 'sobra ng isa ang bilang ng mga panahon' },
    'power-only': { en: 'left out the number at the start', fil: 'hindi isinama ang bilang sa simula' },
    added: {
      en: 'added the number at the start for each period',
      fil: 'idinagdag ang bilang sa simula sa bawat panahon',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'A quantity that is 50 at the start and doubles every 3 hours is given after t hours by {y = 50(2)^(t/3)}.',
        'Ang daming 50 sa simula at nadodoble tuwing 3 oras ay ibinibigay pagkaraan ng t oras ng {y = 50(2)^(t/3)}.',
      ),
      ask: say(
        'A quantity is 50 at the start and doubles every 3 hours. Which function gives it after t hours?',
        'Ang isang dami ay 50 sa simula at nadodoble tuwing 3 oras. Aling function ang nagbibigay nito pagkaraan ng t oras?',
      ),
      not: ['y = 50(2)^(3t)', 'y = 50(3)^(t/2)', 'y = 2(50)^(t/3)'],
    },
    {
      say: say(
        'A quantity that doubles every 4 hours becomes {8} times as large in 12 hours.',
        'Ang daming nadodoble tuwing 4 na oras ay nagiging {8} beses ng dating dami nito sa loob ng 12 oras.',
      ),
      ask: say(
        'A quantity doubles every 4 hours. How many times as large does it become in 12 hours?',
        'Nadodoble ang isang dami tuwing 4 na oras. Ilang beses na ito ng dating dami nito pagkaraan ng 12 oras?',
      ),
      not: ['3', '6', '24'],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, ranges.length - 1)
    const { starts, periods, factors } = ranges[story] ?? { starts: [1], periods: [2], factors: [2] }
    const given = {
      story,
      start: draw.pick(starts),
      factor: draw.pick(factors),
      period: draw.pick(periods),
      steps: draw.int(3, 6),
    }
    const most = [20_000, 400, 1_000, 5_000][story] ?? 0
    need(result(given) <= most && given.factor * given.steps !== given.factor ** given.steps)
    fits(draw, result(given))
    return given
  },
  answer: (given) => grouped(result(given)),
  wrong: (given) => {
    const { start, factor, steps } = given
    return {
      linear: grouped(start * factor * steps),
      'one-less': grouped(start * factor ** (steps - 1)),
      'one-more': grouped(start * factor ** (steps + 1)),
      'power-only': factor ** steps > start ? grouped(factor ** steps) : undefined,
      added: grouped(start * (steps + 1)),
    }
  },
  stems: sayInBoth((say, language) => [
    functionStoryStem(stories, language),
    {
      level: 'apply',
      text: (given) =>
        say(
          `An exponential function is given by y = ${formula(given)}. What is y when t = ${time(given)}?`,
          `Ibinigay ang exponential function na y = ${formula(given)}. Ano ang y kapag t = ${time(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `A quantity starts at ${grouped(given.start)} and ${doubles[given.factor]} ${every(given.period, 'hour')}. After ${many(time(given), 'hour')}, it is ${answer}.`,
        `Nagsimula sa ${grouped(given.start)} ang isang dami at ${nadodoble[given.factor]} ito ${bawat(given.period, 'oras')}. Pagkaraan ng ${ilan(time(given), 'oras')}, ito ay ${answer} na.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { start, factor, steps, period } = given
    return [
      say(
        `There are ${time(given)} ÷ ${period} = ${steps} periods. In each period, the number is multiplied by ${factor}.`,
        `May ${time(given)} ÷ ${period} = ${ilan(steps, 'panahon')}. Sa bawat panahon, ini-multiply sa ${factor} ang bilang.`,
      ),
      `${grouped(start)} × ${factor}${raised(steps)} = ${grouped(start)} × ${grouped(factor ** steps)} = ${grouped(result(given))}`,
    ]
  }),
})
