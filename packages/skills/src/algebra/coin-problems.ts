import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { na, slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { chief, count, only } from './terms.ts'

/** So many coins of each of two values in pesos. */
type Given = { low: number; high: number; lows: number; highs: number; isHigh: boolean; who: Person }

const coins = ({ lows, highs }: Given) => lows + highs
const value = ({ low, high, lows, highs }: Given) => low * lows + high * highs
const asked = ({ lows, highs, isHigh }: Given) => (isHigh ? highs : lows)
const slots = (given: Given, language: 'en' | 'fil') => ({
  who: given.who.name,
  he: given.who.he,
  coins: language === 'en' ? grouped(coins(given)) : na(coins(given)),
  value: `₱${grouped(value(given))}`,
  low: `₱${given.low}`,
  high: `₱${given.high}`,
  kind: `₱${given.isHigh ? given.high : given.low}`,
})

export const coinProblems = skill<
  Given,
  'other-coin' | 'half' | 'value-divided' | 'both-values' | 'one-more' | 'one-less'
>({
  id: 'algebra/coin-problems',
  area: 'Mathematics',
  name: { en: 'Coin problems', fil: 'Mga coin problem' },
  grades: [7, 8],
  cues: {
    en: ['coin problem', 'coin problems', 'coins', 'peso coins', 'total value', 'money problem'],
    fil: ['coin problem', 'barya', 'baryang', 'kabuoang halaga', 'money problem'],
  },
  units: [],
  largest: () => 600,
  mistakes: {
    'other-coin': { en: 'gave the number of the other coins', fil: 'ibinigay ang bilang ng isa pang barya' },
    half: { en: 'halved the number of coins', fil: 'hinati sa dalawa ang bilang ng mga barya' },
    'value-divided': {
      en: 'divided the total value by the value of one coin',
      fil: 'hinati ang kabuoang halaga sa halaga ng isang barya',
    },
    'both-values': {
      en: 'divided the total value by the sum of the values of the two coins',
      fil: 'hinati ang kabuoang halaga sa sum ng halaga ng dalawang barya',
    },
    'one-more': { en: 'got one coin too many', fil: 'sumobra ng isang barya' },
    'one-less': { en: 'got one coin too few', fil: 'kinulang ng isang barya' },
  },
  rules: {
    en: [
      {
        say: 'The value of x ten-peso coins is {10x} pesos.',
        ask: 'How many pesos are x ten-peso coins worth?',
        not: ['x + 10', 'x/10', '10 − x'],
      },
      {
        say: 'If x of 30 coins are five-peso coins, the number of other coins is {30 − x}.',
        ask: 'If x of 30 coins are five-peso coins, how many other coins are there?',
        not: ['x − 30', '30x', '30 + x'],
      },
    ],
    fil: [
      {
        say: 'Ang halaga ng x na baryang sampung piso ay {10x} piso.',
        ask: 'Ilang piso ang halaga ng x na baryang sampung piso?',
        not: ['x + 10', 'x/10', '10 − x'],
      },
      {
        say: 'Kung x sa 30 barya ay tiglimang piso, ang bilang ng ibang barya ay {30 − x}.',
        ask: 'Kung x sa 30 barya ay tiglimang piso, ilan ang ibang barya?',
        not: ['x − 30', '30x', '30 + x'],
      },
    ],
  },
  draw: (draw) => {
    const [low, high] = draw.pick([
      [1, 5],
      [1, 10],
      [5, 10],
      [5, 20],
      [10, 20],
    ] as const)
    const given = {
      low,
      high,
      lows: draw.int(5, 20),
      highs: draw.int(4, 20),
      isHigh: draw.chanceOf(50),
      who: draw.person(),
    }
    only(given.lows !== given.highs && value(given) <= draw.largest)
    only(coins(given) % 2 === 0 || value(given) % high === 0 || value(given) % (low + high) === 0)
    return given
  },
  answer: (given) => grouped(asked(given)),
  wrong: (given) => {
    const { low, high, lows, highs, isHigh } = given
    // Nobody gives more coins than there are.
    const some = (number: number) => (number < coins(given) ? count(number) : undefined)
    return chief(grouped(asked(given)), {
      'other-coin': some(isHigh ? lows : highs),
      half: some(coins(given) / 2),
      'value-divided': some(value(given) / high),
      'both-values': some(value(given) / (low + high)),
      'one-more': some(asked(given) + 1),
      'one-less': some(asked(given) - 1),
    })
  },
  stems: slotStemsOf(slots, {
    en: [
      [
        'analyze',
        '{who} has {coins} coins. Some are {low} coins and the others are {high} coins. Their total value is {value}. How many {kind} coins does {he} have?',
      ],
      [
        'analyze',
        'A coin bank contains {coins} coins, only {low} and {high} coins. The coins are worth {value} in all. How many {kind} coins are there?',
      ],
      [
        'analyze',
        'A jeepney driver collected {value} in {low} and {high} coins. There are {coins} coins in all. How many of them are {kind} coins?',
      ],
    ],
    fil: [
      [
        'analyze',
        'May {coins} barya si {who}. Ang ilan ay baryang {low} at ang iba ay baryang {high}. Ang kabuoang halaga ng mga ito ay {value}. Ilan ang baryang {kind} niya?',
      ],
      [
        'analyze',
        'May lamang {coins} barya ang isang alkansiya, mga baryang {low} at {high} lamang. Ang kabuoang halaga ng mga barya ay {value}. Ilan ang baryang {kind}?',
      ],
      [
        'analyze',
        'Nakakolekta ang isang drayber ng dyip ng {value} sa mga baryang {low} at {high}. May {coins} barya sa kabuoan. Ilan sa mga ito ang baryang {kind}?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'If {coins} coins of {low} and {high} are worth {value} in all, then {answer} of them are {kind} coins.',
    fil: 'Kung ang {coins} baryang {low} at {high} ay may kabuoang halagang {value}, {answer} sa mga ito ay baryang {kind}.',
  }),
  solution: stepsOf((given, say) => {
    const { low, high, lows, highs, isHigh } = given
    const all = coins(given)
    const times = (number: number, text: string) => (number === 1 ? text : `${number}${text}`)
    return [
      say(
        `Let x be the number of ₱${high} coins; then there are ${all} − x of the ₱${low} coins.`,
        `Ipagpalagay na x ang bilang ng baryang ₱${high}; ${all} − x naman ang bilang ng baryang ₱${low}.`,
      ),
      `${high}x + ${low === 1 ? `(${all} − x)` : `${low}(${all} − x)`} = ${value(given)}`,
      `${times(high - low, 'x')} + ${low * all} = ${value(given)}`,
      `x = ${highs}`,
      ...(isHigh
        ? []
        : [
            say(
              `There are ${all} − ${highs} = ${lows} of the ₱${low} coins.`,
              `May ${all} − ${highs} = ${na(lows)} baryang ₱${low}.`,
            ),
          ]),
    ]
  }),
})
