import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import { ilan, many, type Telling, told } from './telling.ts'
import { both, fits, need } from './writing.ts'

/** Something that becomes `factor` times as many every so many hours (days, weeks). */
type Given = { story: number; start: number; factor: 2 | 3; period: number; steps: number }

const time = ({ period, steps }: Given) => period * steps
const result = ({ start, factor, steps }: Given) => start * factor ** steps
const formula = ({ start, factor, period }: Given) =>
  `${start}(${factor})^${period === 1 ? 't' : `(t/${period})`}`
const doubles = { 2: 'doubles', 3: 'triples' }
const nadodoble = { 2: 'nadodoble', 3: 'nagiging triple' }
const every = (period: number, unit: string) => (period === 1 ? `every ${unit}` : `every ${period} ${unit}s`)
const bawat = (period: number, unit: string) =>
  period === 1 ? `bawat ${unit}` : `tuwing ${ilan(period, unit)}`

const ranges: readonly {
  starts: readonly number[]
  periods: readonly number[]
  factors: readonly (2 | 3)[]
}[] = [
  { starts: [50, 100, 200, 300, 400, 500], periods: [1, 2, 3], factors: [2, 2, 3] },
  { starts: [2, 3, 5, 6, 10], periods: [1, 2], factors: [2] },
  { starts: [4, 5, 8, 10, 12, 20], periods: [1, 2], factors: [2, 3] },
  { starts: [20, 30, 40, 50, 60], periods: [1, 2, 3], factors: [2, 3] },
]

const stories: readonly Telling<Given>[] = [
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
      `A tree-planting club starts with ${given.start} members. The number of members ${doubles[given.factor]} ${every(given.period, 'month')}. How many members are there after ${many(time(given), 'month')}?`,
    fil: (given) =>
      `Nagsimula ang isang tree-planting club sa ${ilan(given.start, 'kasapi')}. ${capital(nadodoble[given.factor])} ang bilang ng kasapi ${bawat(given.period, 'buwan')}. Ilan ang kasapi pagkaraan ng ${ilan(time(given), 'buwan')}?`,
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
  units: [],
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
  rules: both((say) => [
    {
      say: say(
        'A quantity that doubles 3 times becomes {8} times as large as it was.',
        'Ang daming nadoble nang 3 beses ay nagiging {8} beses ng dami nito sa simula.',
      ),
      ask: say(
        'A quantity doubles 3 times. How many times as large as at the start is it then?',
        'Nadoble nang 3 beses ang isang dami. Ilang beses na ito ng dami nito sa simula?',
      ),
      not: ['6', '3', '9'],
    },
    {
      say: say(
        'A quantity that doubles every 4 hours doubles {3} times in 12 hours.',
        'Ang daming nadodoble bawat 4 na oras ay nadodoble nang {3} beses sa loob ng 12 oras.',
      ),
      ask: say(
        'A quantity doubles every 4 hours. How many times does it double in 12 hours?',
        'Nadodoble ang isang dami bawat 4 na oras. Ilang beses itong nadodoble sa loob ng 12 oras?',
      ),
      not: ['4', '8', '48'],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, ranges.length - 1)
    const { starts, periods, factors } = ranges[story] ?? { starts: [1], periods: [1], factors: [2] }
    const given = {
      story,
      start: draw.pick(starts),
      factor: draw.pick(factors),
      period: draw.pick(periods),
      steps: draw.int(2, 6),
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
  stems: both((say, language) => [
    told(stories, language),
    {
      level: 'apply',
      text: (given) =>
        say(
          `The value of an exponential function is y = ${formula(given)}. What is y when t = ${time(given)}?`,
          `Ang value ng isang exponential function ay y = ${formula(given)}. Ano ang y kapag t = ${time(given)}?`,
        ),
    },
  ]),
  statement: both(
    (say) => (given, answer) =>
      say(
        `A quantity of ${grouped(given.start)} that ${doubles[given.factor]} ${given.steps} times becomes ${answer}.`,
        `Kapag ${given.factor === 2 ? 'nadoble' : 'natriple'} nang ${ilan(given.steps, 'beses')} ang ${grouped(given.start)}, nagiging ${answer} ito.`,
      ),
  ),
  solution: both((say) => (given) => {
    const { start, factor, steps, period } = given
    return [
      say(
        `There are ${period === 1 ? '' : `${time(given)} ÷ ${period} = `}${steps} periods. In each period, the number is multiplied by ${factor}.`,
        `May ${period === 1 ? '' : `${time(given)} ÷ ${period} = `}${ilan(steps, 'panahon')}. Sa bawat panahon, ini-multiply sa ${factor} ang bilang.`,
      ),
      `${grouped(start)} × ${factor}${raised(steps)} = ${grouped(start)} × ${grouped(factor ** steps)} = ${grouped(result(given))}`,
    ]
  }),
})
