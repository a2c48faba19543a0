import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { counted, type Thing } from '../words/things.ts'
import { ilan } from './telling.ts'
import { both, fits, need, sumOf } from './writing.ts'

/** a of one thing and b of another, then c and d of them; p and q are the prices. */
type Given = {
  a: number
  b: number
  c: number
  d: number
  p: number
  q: number
  one: Thing
  other: Thing
  who: Person
  friend: Person
}

const totals = ({ a, b, c, d, p, q }: Given) => [a * p + b * q, c * p + d * q] as const
const firstEn = ({ a, b, one, other }: Given) => `${counted(a, one)} and ${counted(b, other)}`
const secondEn = ({ c, d, one, other }: Given) => `${counted(c, one)} and ${counted(d, other)}`
const firstFil = ({ a, b, one, other }: Given) => `${ilan(a, one.fil)} at ${ilan(b, other.fil)}`
const secondFil = ({ c, d, one, other }: Given) => `${ilan(c, one.fil)} at ${ilan(d, other.fil)}`
const left = (one: number, other: number) =>
  sumOf([
    [one, 'x'],
    [other, 'y'],
  ])

export const systemPrices = skill<Given, 'other' | 'sum' | 'average' | 'difference' | 'totals' | 'one-kind'>({
  id: 'functions/system-prices',
  area: 'Mathematics',
  name: {
    en: 'Word problems with systems: prices of two things',
    fil: 'Mga suliranin sa sistema ng equations: presyo ng dalawang bagay',
  },
  grades: [8, 9],
  cues: {
    en: ['system of linear equations', 'word problem', 'cost of each', 'price of one'],
    fil: ['sistema ng linear equations', 'suliranin', 'halaga ng bawat isa', 'presyo ng isa'],
  },
  units: [],
  largest: () => 1_500,
  mistakes: {
    other: { en: 'gave the price of the other thing', fil: 'presyo ng kabilang bagay ang ibinigay' },
    sum: { en: 'gave the price of both things together', fil: 'pinagsamang presyo ng dalawa ang ibinigay' },
    average: {
      en: 'divided the first total by the number of things',
      fil: 'hinati ang unang kabuoan sa bilang ng mga bagay',
    },
    difference: {
      en: 'gave the difference of the two prices',
      fil: 'pagkakaiba ng dalawang presyo ang ibinigay',
    },
    totals: {
      en: 'gave the difference of the two totals',
      fil: 'pagkakaiba ng dalawang kabuoan ang ibinigay',
    },
    'one-kind': {
      en: 'divided the first total by the number of the first thing only',
      fil: 'hinati ang unang kabuoan sa bilang lamang ng unang bagay',
    },
  },
  rules: both((say) => [
    {
      say: say(
        'If one mango costs x pesos, then 3 mangoes cost {3x} pesos.',
        'Kung x piso ang isang mangga, ang 3 mangga ay {3x} piso.',
      ),
      ask: say(
        'One mango costs x pesos. How many pesos do 3 mangoes cost?',
        'Ang isang mangga ay x piso. Ilang piso ang 3 mangga?',
      ),
      not: ['x + 3', 'x/3', '3 − x'],
    },
    {
      say: say(
        'In a story with two unknown prices, one needs at least {two} equations.',
        'Sa suliraning may dalawang di-alam na presyo, kailangan ng hindi bababa sa {dalawang} equation.',
      ),
      ask: say(
        'At least how many equations does a story with two unknown prices need?',
        'Hindi bababa sa ilang equation ang kailangan sa suliraning may dalawang di-alam na presyo?',
      ),
      not: [say('ten', 'sampung'), say('five', 'limang'), say('four', 'apat na')],
    },
  ]),
  draw: (draw) => {
    const kind = draw.pick(['fruit', 'school', 'food'] as const)
    const [one, other] = [draw.thing(kind), draw.thing(kind)]
    const [who, friend] = draw.two()
    const given = {
      a: draw.int(1, 5),
      b: draw.int(1, 5),
      c: draw.int(1, 5),
      d: draw.int(1, 5),
      p: draw.int(...one.price),
      q: draw.int(...other.price),
      one,
      other,
      who,
      friend,
    }
    const { a, b, c, d, p, q } = given
    need(one !== other && p !== q && a * d !== b * c && a + b > 2 && c + d > 2)
    // The difference of the purchases must not be one thing alone.
    need(Math.min(a, c) > 1 || b % d === 0 || d % b === 0)
    fits(draw, ...totals(given))
    return given
  },
  answer: ({ p }) => pesos(p),
  wrong: (given) => {
    const { a, b, p, q } = given
    const [first, second] = totals(given)
    const apart = Math.abs(first - second)
    const whole = (value: number) => (Number.isInteger(value) ? pesos(value) : undefined)
    return {
      other: pesos(q),
      sum: pesos(p + q),
      average: whole(first / (a + b)),
      difference: pesos(Math.abs(p - q)),
      totals: apart > 0 && apart <= 3 * Math.max(p, q) ? pesos(apart) : undefined,
      'one-kind': a === 1 ? undefined : whole(first / a),
    }
  },
  stems: both((say) => [
    {
      level: 'analyze',
      text: (given) => {
        const [first, second] = totals(given).map(pesos)
        return say(
          `${given.who.name} bought ${firstEn(given)} for ${first}. At the same store, ${given.friend.name} bought ${secondEn(given)} for ${second}. How much is one ${given.one.en.one}?`,
          `Bumili si ${given.who.name} ng ${firstFil(given)} sa halagang ${first}. Sa tindahan ding iyon, bumili si ${given.friend.name} ng ${secondFil(given)} sa halagang ${second}. Magkano ang isang ${given.one.fil}?`,
        )
      },
    },
    {
      level: 'analyze',
      text: (given) => {
        const [first, second] = totals(given).map(pesos)
        return say(
          `On Monday, ${given.who.name} paid ${first} for ${firstEn(given)}. On Tuesday, ${given.who.he} paid ${second} for ${secondEn(given)} at the same prices. What is the price of one ${given.one.en.one}?`,
          `Noong Lunes, nagbayad si ${given.who.name} ng ${first} para sa ${firstFil(given)}. Noong Martes, nagbayad siya ng ${second} para sa ${secondFil(given)} sa parehong presyo. Ano ang presyo ng isang ${given.one.fil}?`,
        )
      },
    },
    {
      level: 'analyze',
      text: (given) => {
        const [first, second] = totals(given).map(pesos)
        return say(
          `A sari-sari store sells ${firstEn(given)} for ${first} and ${secondEn(given)} for ${second}. All things of one kind have the same price. How much does one ${given.one.en.one} cost?`,
          `Ipinagbibili ng isang sari-sari store ang ${firstFil(given)} sa halagang ${first} at ang ${secondFil(given)} sa halagang ${second}. Pare-pareho ang presyo ng magkakauring bagay. Magkano ang isang ${given.one.fil}?`,
        )
      },
    },
  ]),
  statement: both((say) => (given, answer) => {
    const [first, second] = totals(given).map(pesos)
    return say(
      `If ${firstEn(given)} cost ${first}, and ${secondEn(given)} cost ${second}, then one ${given.one.en.one} costs ${answer}.`,
      `Kung ${first} ang ${firstFil(given)}, at ${second} ang ${secondFil(given)}, ang isang ${given.one.fil} ay ${answer}.`,
    )
  }),
  solution: both((say) => (given) => {
    const { a, b, c, d, p } = given
    const [first, second] = totals(given)
    return [
      say(
        `Let x be the price of one ${given.one.en.one} and y the price of one ${given.other.en.one}.`,
        `Hayaang x ang presyo ng isang ${given.one.fil} at y ang presyo ng isang ${given.other.fil}.`,
      ),
      `${left(a, b)} = ${first}, ${left(c, d)} = ${second}`,
      say(
        `Multiply the first equation by ${d} and the second by ${b}, then subtract: ${sumOf([[a * d - b * c, 'x']])} = ${sumOf([[first * d - second * b, '']])}.`,
        `Paramihin ng ${d} ang unang equation at ng ${b} ang ikalawa, saka ibawas: ${sumOf([[a * d - b * c, 'x']])} = ${sumOf([[first * d - second * b, '']])}.`,
      ),
      `x = ${p}`,
      say(`One ${given.one.en.one} costs ${pesos(p)}.`, `Ang isang ${given.one.fil} ay ${pesos(p)}.`),
    ]
  }),
})
