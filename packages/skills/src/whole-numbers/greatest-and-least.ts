import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { numberFromDigits, numbersTo } from './places.ts'
import { ilan } from './stories.ts'

type Given = { digits: readonly number[]; greatest: boolean }

const descending = (digits: readonly number[]) => digits.toSorted((one, other) => other - one)
const ascending = (digits: readonly number[]) => descending(digits).toReversed()

/** No number starts with 0: the first digit that is not 0 comes to the front. */
const least = (digits: readonly number[]): number[] => {
  const [first = 1] = ascending(digits).filter((digit) => digit > 0)
  return [first, ...ascending(digits).filter((digit) => digit !== first)]
}

const answerOf = ({ digits, greatest }: Given) => (greatest ? descending(digits) : least(digits))
const lastSwapped = (digits: readonly number[]) => [...digits.slice(0, -2), ...digits.slice(-2).toReversed()]
const secondSwapped = ([first = 0, second = 0, third = 0, ...rest]: readonly number[]) => [
  first,
  third,
  second,
  ...rest,
]
const firstSwapped = ([first = 0, second = 0, ...rest]: readonly number[]) => [second, first, ...rest]

const written = (digits: readonly number[]) =>
  digits[0] === 0 ? undefined : grouped(numberFromDigits(digits))
const listed = (digits: readonly number[], and: string) =>
  `${digits.slice(0, -1).join(', ')}${and}${digits.at(-1)}`
const kind = {
  en: ({ greatest }: Given) => (greatest ? 'greatest' : 'least'),
  fil: ({ greatest }: Given) => (greatest ? 'pinakamalaking' : 'pinakamaliit na'),
}

export const greatestAndLeast = skill<
  Given,
  'opposite' | 'as-given' | 'last-swapped' | 'first-swapped' | 'second-swapped'
>({
  id: 'whole-numbers/greatest-and-least',
  area: 'Mathematics',
  name: {
    en: 'Greatest and least number from given digits',
    fil: 'Pinakamalaki at pinakamaliit na bilang mula sa mga digit',
  },
  grades: [2, 5],
  cues: {
    en: ['greatest number', 'least number', 'smallest number', 'form a number', 'digits'],
    fil: ['pinakamalaking bilang', 'pinakamaliit na bilang', 'mabubuong bilang', 'digit'],
  },
  units: ['mathematics/2/place-value-hanggang-1000', 'mathematics/3/paghahambing-pagsusunod-at-pag-round'],
  largest: numbersTo,
  mistakes: {
    opposite: { en: 'formed the other extreme', fil: 'ang kabaligtaran ang binuo' },
    'as-given': { en: 'kept the digits in the given order', fil: 'hindi inayos ang mga digit' },
    'last-swapped': { en: 'interchanged the last two digits', fil: 'pinagpalit ang huling dalawang digit' },
    'first-swapped': { en: 'interchanged the first two digits', fil: 'pinagpalit ang unang dalawang digit' },
    'second-swapped': {
      en: 'interchanged the second and the third digit',
      fil: 'pinagpalit ang ikalawa at ikatlong digit',
    },
  },
  rules: {
    en: [
      {
        say: 'The greatest 3-digit number that can be formed from 3, 8 and 5, each used only once, is {853}.',
        ask: 'What is the greatest 3-digit number that can be formed from 3, 8 and 5, each used only once?',
        not: ['358', '583', '835'],
      },
      {
        say: 'The least 3-digit number that can be formed from 0, 4 and 7, each used only once, is {407}.',
        ask: 'What is the least 3-digit number that can be formed from 0, 4 and 7, each used only once?',
        not: ['470', '704', '740'],
      },
      {
        say: 'The first digit of a three-digit number cannot be {0}.',
        ask: 'Which digit cannot be the first digit of a three-digit number?',
        not: ['1', '5', '9'],
      },
    ],
    fil: [
      {
        say: 'Kung isang beses lamang gagamitin ang 3, 8 at 5, ang pinakamalaking bilang na may 3 digit ay {853}.',
        ask: 'Ano ang pinakamalaking bilang na may 3 digit na mabubuo mula sa 3, 8 at 5 kung isang beses lamang gagamitin ang bawat digit?',
        not: ['358', '583', '835'],
      },
      {
        say: 'Kung isang beses lamang gagamitin ang 0, 4 at 7, ang pinakamaliit na bilang na may 3 digit ay {407}.',
        ask: 'Ano ang pinakamaliit na bilang na may 3 digit na mabubuo mula sa 0, 4 at 7 kung isang beses lamang gagamitin ang bawat digit?',
        not: ['470', '704', '740'],
      },
      {
        say: 'Hindi maaaring maging unang digit ng bilang na may tatlong digit ang {0}.',
        ask: 'Aling digit ang hindi maaaring maging unang digit ng bilang na may tatlong digit?',
        not: ['1', '5', '9'],
      },
    ],
  },
  draw: (draw) => {
    const length = Math.min(5, String(draw.largest - 1).length)
    const pool = draw.chanceOf(30) ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const digits = draw.some(pool, draw.int(Math.max(3, length - 1), length))
    const given = { digits, greatest: draw.chanceOf(50) }
    if (numberFromDigits(answerOf(given)) > draw.largest) throw new RangeError('The number is too large.')
    return given
  },
  answer: (given) => grouped(numberFromDigits(answerOf(given))),
  wrong: (given) => {
    const right = answerOf(given)
    return {
      opposite: written(answerOf({ ...given, greatest: !given.greatest })),
      'as-given': written(given.digits),
      'last-swapped': written(lastSwapped(right)),
      'first-swapped': written(firstSwapped(right)),
      'second-swapped': right.length > 3 ? written(secondSwapped(right)) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `What is the ${kind.en(given)} ${given.digits.length}-digit number that can be formed from the digits ${listed(given.digits, ' and ')}, each used only once?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Use each of the digits ${listed(given.digits, ' and ')} exactly once to form the ${kind.en(given)} possible ${given.digits.length}-digit number.`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Ano ang ${kind.fil(given)} bilang na may ${ilan(given.digits.length, 'digit')} na mabubuo mula sa ${listed(given.digits, ' at ')} kung isang beses lamang gagamitin ang bawat digit?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gamitin nang tig-iisang beses ang mga digit na ${listed(given.digits, ' at ')} upang mabuo ang ${kind.fil(given)} bilang na may ${ilan(given.digits.length, 'digit')}.`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Using each of the digits ${listed(given.digits, ' and ')} once, the ${kind.en(given)} ${given.digits.length}-digit number is ${answer}.`,
    fil: (given, answer) =>
      `Kung tig-iisang beses gagamitin ang ${listed(given.digits, ' at ')}, ang ${kind.fil(given)} bilang na may ${ilan(given.digits.length, 'digit')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      given.greatest
        ? 'Arrange the digits from largest to smallest.'
        : `Arrange the digits from smallest to largest${given.digits.includes(0) ? '; 0 cannot be the first digit' : ''}.`,
      grouped(numberFromDigits(answerOf(given))),
    ],
    fil: (given) => [
      given.greatest
        ? 'Isaayos ang mga digit mula sa pinakamalaki hanggang sa pinakamaliit.'
        : `Isaayos ang mga digit mula sa pinakamaliit hanggang sa pinakamalaki${given.digits.includes(0) ? '; hindi maaaring mauna ang 0' : ''}.`,
      grouped(numberFromDigits(answerOf(given))),
    ],
  },
})
