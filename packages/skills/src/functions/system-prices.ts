import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { ilan } from './telling.ts'
import { fits, need, positiveGcd, sayInBoth, writtenSum } from './writing.ts'

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
const firstEn = ({ a, b, one, other }: Given) => `${countedThing(a, one)} and ${countedThing(b, other)}`
const secondEn = ({ c, d, one, other }: Given) => `${countedThing(c, one)} and ${countedThing(d, other)}`
const firstFil = ({ a, b, one, other }: Given) => `${ilan(a, one.fil)} at ${ilan(b, other.fil)}`
const secondFil = ({ c, d, one, other }: Given) => `${ilan(c, one.fil)} at ${ilan(d, other.fil)}`
const left = (one: number, other: number) =>
  writtenSum([
    [one, 'x'],
    [other, 'y'],
  ])

/** The way from the two equations to one with x only. */
function solved(given: Given, say: (en: string, fil: string) => string): string[] {
  const { a, b, c, d, q } = given
  const [first, second] = totals(given)
  const equation = (front: number, letter: string, total: number) =>
    `${writtenSum([[front, letter]])} = ${writtenSum([[total, '']])}`
  if (a === c)
    return [
      `${say('The x-terms are equal. Subtract', 'Magkapareho ang mga x-term. Ibawas')}: ${equation(b - d, 'y', first - second)}.`,
      `y = ${q}, ${equation(a, 'x', first - b * q)}`,
    ]
  const [times, others] = [d / positiveGcd(b, d), b / positiveGcd(b, d)]
  const apart = equation(times * a - others * c, 'x', times * first - others * second)
  if (times === 1 && others === 1)
    return [`${say('The y-terms are equal. Subtract', 'Magkapareho ang mga y-term. Ibawas')}: ${apart}.`]
  const multiplied = [
    ...(times > 1 ? [say(`the first equation by ${times}`, `sa ${times} ang unang equation`)] : []),
    ...(others > 1 ? [say(`the second equation by ${others}`, `sa ${others} ang ikalawang equation`)] : []),
  ].join(say(' and ', ' at '))
  return [
    say(
      `Multiply ${multiplied}, then subtract: ${apart}.`,
      `I-multiply ${multiplied}, saka ibawas: ${apart}.`,
    ),
  ]
}

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
  rules: sayInBoth((say) => [
    {
      say: say(
        'If a pencil costs x pesos and a pen costs y pesos, "a pen costs ₱8 more than a pencil" is written as {y = x + 8}.',
        'Kung x piso ang lapis at y piso ang bolpen, ang "mas mahal nang ₱8 ang bolpen kaysa sa lapis" ay isinusulat na {y = x + 8}.',
      ),
      ask: say(
        'A pencil costs x pesos and a pen costs y pesos. How is "a pen costs ₱8 more than a pencil" written?',
        'Ang lapis ay x piso at ang bolpen ay y piso. Paano isinusulat ang "mas mahal nang ₱8 ang bolpen kaysa sa lapis"?',
      ),
      not: ['x = y + 8', 'y = 8x', 'x + y = 8'],
    },
    {
      say: say(
        'If a pencil costs x pesos and a pen costs y pesos, "2 pencils and 3 pens cost ₱60" is written as {2x + 3y = 60}.',
        'Kung x piso ang lapis at y piso ang bolpen, ang "₱60 ang 2 lapis at 3 bolpen" ay isinusulat na {2x + 3y = 60}.',
      ),
      ask: say(
        'A pencil costs x pesos and a pen costs y pesos. How is "2 pencils and 3 pens cost ₱60" written?',
        'Ang lapis ay x piso at ang bolpen ay y piso. Paano isinusulat ang "₱60 ang 2 lapis at 3 bolpen"?',
      ),
      not: ['3x + 2y = 60', '5xy = 60', '5(x + y) = 60'],
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
  stems: sayInBoth((say) => [
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
  statement: sayInBoth((say) => (given, answer) => {
    const [first, second] = totals(given).map(pesos)
    return say(
      `If ${firstEn(given)} cost ${first}, and ${secondEn(given)} cost ${second}, then one ${given.one.en.one} costs ${answer}.`,
      `Kung ${first} ang ${firstFil(given)}, at ${second} ang ${secondFil(given)}, ang isang ${given.one.fil} ay ${answer}.`,
    )
  }),
  solution: sayInBoth((say) => (given) => {
    const { a, b, c, d, p } = given
    const [first, second] = totals(given)
    return [
      say(
        `Let x be the price of one ${given.one.en.one} and y the price of one ${given.other.en.one}.`,
        `Ipagpalagay na x ang presyo ng isang ${given.one.fil} at y ang presyo ng isang ${given.other.fil}.`,
      ),
      `${left(a, b)} = ${first}, ${left(c, d)} = ${second}`,
      ...solved(given, say),
      `x = ${p}`,
      say(`One ${given.one.en.one} costs ${pesos(p)}.`, `Ang isang ${given.one.fil} ay ${pesos(p)}.`),
    ]
  }),
})
