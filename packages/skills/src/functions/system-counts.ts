import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { ilan } from './telling.ts'
import { fits, need, sayInBoth, writtenSum } from './writing.ts'

/** Two kinds of things, one worth p and the other q each; x and y of them. */
type Given = { kind: number; p: number; q: number; x: number; y: number; who: Person }

type Kind = {
  values: readonly (readonly [number, number])[]
  least: number
  most: number
  en: (given: Given) => string
  fil: (given: Given) => string
  of: { en: string; fil: string }
}

const count = ({ x, y }: Given) => x + y
const total = ({ p, q, x, y }: Given) => p * x + q * y

const kinds: readonly Kind[] = [
  {
    values: [
      [50, 20],
      [100, 50],
      [20, 50],
      [50, 100],
      [200, 100],
    ],
    least: 3,
    most: 14,
    en: (given) =>
      `${given.who.name} has ${count(given)} bills, some of them ${pesos(given.p)} bills and the rest ${pesos(given.q)} bills. They are worth ${pesos(total(given))} in all. How many ${pesos(given.p)} bills does ${given.who.he} have?`,
    fil: (given) =>
      `May ${ilan(count(given), 'perang papel')} si ${given.who.name}: ang ilan ay tig-${pesos(given.p)} at ang iba ay tig-${pesos(given.q)}. Nagkakahalaga ang lahat ng ${pesos(total(given))}. Ilan ang tig-${pesos(given.p)} niya?`,
    of: { en: 'bills of the kind asked for', fil: 'perang papel na itinatanong' },
  },
  {
    values: [
      [80, 50],
      [60, 40],
      [100, 60],
      [75, 45],
    ],
    least: 20,
    most: 90,
    en: (given) =>
      `For a school play, adult tickets cost ${pesos(given.p)} and student tickets cost ${pesos(given.q)}. In all, ${count(given)} tickets were sold for ${pesos(total(given))}. How many adult tickets were sold?`,
    fil: (given) =>
      `Sa isang dula sa paaralan, ${pesos(given.p)} ang tiket para sa adult at ${pesos(given.q)} ang tiket para sa mag-aaral. Naibenta ang ${ilan(count(given), 'tiket')} sa halagang ${pesos(total(given))}. Ilang tiket para sa adult ang naibenta?`,
    of: { en: 'adult tickets', fil: 'tiket para sa adult' },
  },
  {
    values: [[4, 2]],
    least: 4,
    most: 24,
    en: (given) =>
      `On a farm in Batangas there are only goats and chickens. They have ${count(given)} heads and ${total(given)} legs in all. How many goats are there?`,
    fil: (given) =>
      `Sa isang bukid sa Batangas, kambing at manok lamang ang mga alaga. May ${ilan(count(given), 'ulo')} at ${ilan(total(given), 'paa')} ang mga ito sa kabuoan. Ilan ang kambing?`,
    of: { en: 'goats', fil: 'kambing' },
  },
  {
    values: [[3, 4]],
    least: 4,
    most: 24,
    en: (given) =>
      `Only tricycles with 3 wheels and jeepneys with 4 wheels are parked at a terminal. There are ${count(given)} vehicles with ${total(given)} wheels in all. How many tricycles are there?`,
    fil: (given) =>
      `Mga traysikel na may 3 gulong at mga dyip na may 4 na gulong lamang ang nakaparada sa isang terminal. May ${ilan(count(given), 'sasakyan')} na may ${ilan(total(given), 'gulong')} sa kabuoan. Ilan ang traysikel?`,
    of: { en: 'tricycles', fil: 'traysikel' },
  },
  {
    values: [
      [2, 5],
      [1, 3],
      [3, 5],
    ],
    least: 5,
    most: 30,
    en: (given) =>
      `A test has ${count(given)} items and ${total(given)} points in all. Each short item is worth ${given.p} ${given.p === 1 ? 'point' : 'points'} and each problem is worth ${given.q} points. How many short items are there?`,
    fil: (given) =>
      `May ${ilan(count(given), 'aytem')} at ${ilan(total(given), 'puntos')} sa kabuoan ang isang pagsusulit. ${given.p} ${given.p === 1 ? 'punto' : 'puntos'} ang bawat maikling aytem at ${given.q} puntos ang bawat problem. Ilan ang maikling aytem?`,
    of: { en: 'short items', fil: 'maikling aytem' },
  },
]

const kindOf = ({ kind }: Given) => kinds[kind] as Kind

export const systemCounts = skill<Given, 'other' | 'difference' | 'half' | 'all-first' | 'both-values'>({
  id: 'functions/system-counts',
  area: 'Mathematics',
  name: {
    en: 'Word problems with systems: how many of each kind',
    fil: 'Mga suliranin sa sistema ng equations: ilan sa bawat uri',
  },
  grades: [8, 9],
  cues: {
    en: ['system of linear equations', 'word problem', 'two unknowns', 'how many of each'],
    fil: ['sistema ng linear equations', 'suliranin', 'dalawang di-alam', 'ilan sa bawat uri'],
  },
  units: [],
  largest: () => 10_000,
  mistakes: {
    other: { en: 'gave the number of the other kind', fil: 'bilang ng kabilang uri ang ibinigay' },
    difference: {
      en: 'gave the difference of the two numbers',
      fil: 'pagkakaiba ng dalawang bilang ang ibinigay',
    },
    half: { en: 'halved the number of all', fil: 'hinati sa dalawa ang bilang ng lahat' },
    'all-first': {
      en: 'divided the total value by the value of one, as if all were of that kind',
      fil: 'hinati ang kabuoang halaga sa halaga ng isa na parang iisang uri ang lahat',
    },
    'both-values': {
      en: 'divided the total value by the sum of the two values',
      fil: 'hinati ang kabuoang halaga sa kabuoan ng dalawang halaga',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The least number of linear equations needed to find the values of two unknowns is {2}.',
        'Ang pinakakaunting linear equation na kailangan upang mahanap ang value ng dalawang unknown ay {2}.',
      ),
      ask: say(
        'What is the least number of linear equations needed to find the values of two unknowns?',
        'Ilan ang pinakakaunting linear equation na kailangan upang mahanap ang value ng dalawang unknown?',
      ),
      not: ['1', '3', '4'],
    },
    {
      say: say(
        'The value in pesos of x bills of ₱50 and y bills of ₱100 is {50x + 100y}.',
        'Ang halaga sa piso ng x na perang papel na tig-₱50 at y na perang papel na tig-₱100 ay {50x + 100y}.',
      ),
      ask: say(
        'Which expression gives the value in pesos of x bills of ₱50 and y bills of ₱100?',
        'Aling expression ang halaga sa piso ng x na perang papel na tig-₱50 at y na perang papel na tig-₱100?',
      ),
      not: ['100x + 50y', '150(x + y)', '150xy'],
    },
  ]),
  draw: (draw) => {
    const kind = draw.int(0, kinds.length - 1)
    const { values, least, most } = kinds[kind] as Kind
    const [p, q] = draw.pick(values)
    const given = { kind, p, q, x: draw.int(least, most), y: draw.int(least, most), who: draw.person() }
    need(given.x !== given.y)
    fits(draw, total(given))
    return given
  },
  answer: ({ x }) => grouped(x),
  wrong: (given) => {
    const { p, q, x, y } = given
    const whole = (value: number) =>
      Number.isInteger(value) && value < count(given) ? grouped(value) : undefined
    return {
      other: grouped(y),
      difference: grouped(Math.abs(x - y)),
      half: whole(count(given) / 2),
      'all-first': whole(total(given) / Math.max(p, q)),
      'both-values': whole(total(given) / (p + q)),
    }
  },
  stems: sayInBoth((say) => [
    { level: 'analyze', text: (given) => say(kindOf(given).en(given), kindOf(given).fil(given)) },
    {
      level: 'analyze',
      text: (given) =>
        `${say(
          'Use a system of two equations to solve the problem.',
          'Gumamit ng sistema ng dalawang equation upang malutas ang suliranin.',
        )} ${say(kindOf(given).en(given), kindOf(given).fil(given))}`,
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If x + y = ${grouped(count(given))} and ${writtenSum([
          [given.p, 'x'],
          [given.q, 'y'],
        ])} = ${grouped(total(given))}, then x = ${answer}.`,
        `Kung x + y = ${grouped(count(given))} at ${writtenSum([
          [given.p, 'x'],
          [given.q, 'y'],
        ])} = ${grouped(total(given))}, ang x ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { p, q, x } = given
    const all = total(given) - q * count(given)
    return [
      say(
        `Let x be the number of ${kindOf(given).of.en} and y the number of the others.`,
        `Ipagpalagay na x ang bilang ng ${kindOf(given).of.fil} at y ang bilang ng iba.`,
      ),
      `x + y = ${grouped(count(given))}, ${writtenSum([
        [p, 'x'],
        [q, 'y'],
      ])} = ${grouped(total(given))}`,
      `${writtenSum([
        [p, 'x'],
        [q, `(${grouped(count(given))} − x)`],
      ])} = ${grouped(total(given))}`,
      `${writtenSum([[p - q, 'x']])} = ${grouped(all)}`,
      `x = ${grouped(x)}`,
    ]
  }),
})
