import type { Draw } from '../draw.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { listedItems } from './amounts.ts'

type Trap = 'ending' | 'sum' | 'part' | 'other' | 'front' | 'near'
/** One number that is divisible, and numbers that look as if they were. */
type Given = {
  divisor: number
  right: number
  traps: Partial<Record<Trap, number>>
  order: readonly number[]
  who: string
}

const digitSum = (number: number) => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0)

/** Divisors that a careless learner tries instead of the whole rule. */
const halves: Record<number, readonly [number, number?]> = {
  4: [2],
  6: [2, 3],
  8: [4],
  9: [3],
  10: [5],
  12: [3, 4],
}

const looks: Record<Exclude<Trap, 'near'>, (divisor: number) => (number: number) => boolean> = {
  ending: (divisor) => (number) => ![2, 5, 10].includes(divisor) && String(number).endsWith(String(divisor)),
  sum: (divisor) => (number) => ![3, 9].includes(divisor) && digitSum(number) % divisor === 0,
  part: (divisor) => (number) => number % (halves[divisor]?.[0] ?? Number.NaN) === 0,
  other: (divisor) => (number) => number % (halves[divisor]?.[1] ?? Number.NaN) === 0,
  front: (divisor) => (number) => String(number).startsWith(String(divisor)),
}

function found(draw: Draw, from: number, to: number, fits: (number: number) => boolean): number | undefined {
  for (let tries = 0; tries < 150; tries++) {
    const number = draw.int(from, to)
    if (fits(number)) return number
  }
  return undefined
}

const shown = ({ order }: Given, and: string) => listedItems(order.map(grouped), and)

const rule = {
  en: {
    2: 'the ones digit is even',
    3: 'the sum of the digits is divisible by 3',
    4: 'the last two digits form a number divisible by 4',
    5: 'the ones digit is 0 or 5',
    6: 'the number is divisible by 2 and by 3',
    8: 'the last three digits form a number divisible by 8',
    9: 'the sum of the digits is divisible by 9',
    10: 'the ones digit is 0',
    11: 'the alternating sum of the digits is divisible by 11',
    12: 'the number is divisible by 3 and by 4',
  },
  fil: {
    2: 'even ang ones digit',
    3: 'nahahati sa 3 ang kabuoan ng mga digit',
    4: 'nahahati sa 4 ang bilang na binubuo ng huling dalawang digit',
    5: '0 o 5 ang ones digit',
    6: 'nahahati ito sa 2 at sa 3',
    8: 'nahahati sa 8 ang bilang na binubuo ng huling tatlong digit',
    9: 'nahahati sa 9 ang kabuoan ng mga digit',
    10: '0 ang ones digit',
    11: 'nahahati sa 11 ang alternating sum ng mga digit',
    12: 'nahahati ito sa 3 at sa 4',
  },
} as const
type Divisor = keyof (typeof rule)['en']
const why = ({ divisor }: Given, language: 'en' | 'fil') => rule[language][divisor as Divisor]

export const divisibilityRules = skill<Given, Trap>({
  id: 'numbers/divisibility-rules',
  area: 'Mathematics',
  name: { en: 'Divisibility rules', fil: 'Mga tuntunin ng divisibility' },
  grades: [5, 6],
  cues: {
    en: ['divisibility', 'divisibility rules', 'divisible by', 'without a remainder', 'sum of the digits'],
    fil: ['divisibility', 'divisibility rules', 'nahahati sa', 'walang remainder', 'kabuoan ng mga digit'],
  },
  units: ['mathematics/5/prime-and-composite-numbers', 'mathematics/5/divisibility-gcf-and-lcm'],
  largest: () => 1_000,
  mistakes: {
    ending: {
      en: 'looked only whether the number ends in the divisor',
      fil: 'tiningnan lamang kung nagtatapos ito sa divisor',
    },
    sum: {
      en: 'used the sum of the digits where it does not apply',
      fil: 'ginamit ang kabuoan ng mga digit kahit hindi dapat',
    },
    part: { en: 'checked only a part of the rule', fil: 'bahagi lamang ng tuntunin ang sinuri' },
    other: {
      en: 'checked only the other part of the rule',
      fil: 'ang kabilang bahagi lamang ng tuntunin ang sinuri',
    },
    front: { en: 'looked at the first digits', fil: 'tiningnan ang mga unang digit' },
    near: { en: 'made an error of one in the division', fil: 'nagkamali ng isa sa paghahati' },
  },
  rules: {
    en: [
      {
        say: 'A number is divisible by 3 if {the sum of its digits} is divisible by 3.',
        ask: 'What do we test to know if a number is divisible by 3?',
        not: ['its last digit', 'its first digit', 'the number formed by its last two digits'],
      },
      {
        say: 'To know if a number is divisible by 4, we look at {its last two digits}.',
        ask: 'Which digits do we look at to know if a number is divisible by 4?',
        not: ['its last digit only', 'its first two digits', 'all of its digits'],
      },
      {
        say: 'A number is divisible by 6 if it is divisible by 2 and by {3}.',
        ask: 'By which number besides 2 must a number be divisible to be divisible by 6?',
        not: ['4', '5', '9'],
      },
    ],
    fil: [
      {
        say: 'Nahahati sa 3 ang isang bilang kung nahahati sa 3 ang {kabuoan ng mga digit nito}.',
        ask: 'Ano ang sinusuri upang malaman kung nahahati sa 3 ang isang bilang?',
        not: ['huling digit nito', 'unang digit nito', 'bilang na nabubuo ng huling dalawang digit nito'],
      },
      {
        say: 'Upang malaman kung nahahati sa 4 ang isang bilang, tinitingnan ang {huling dalawang digit nito}.',
        ask: 'Aling mga digit ang tinitingnan upang malaman kung nahahati sa 4 ang isang bilang?',
        not: ['huling digit lamang nito', 'unang dalawang digit nito', 'lahat ng digit nito'],
      },
      {
        say: 'Nahahati sa 6 ang isang bilang kung nahahati ito sa 2 at sa {3}.',
        ask: 'Bukod sa 2, sa anong bilang dapat mahati ang isang bilang upang mahati ito sa 6?',
        not: ['4', '5', '9'],
      },
    ],
  },
  draw: (draw) => {
    const divisor = draw.pick([2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
    const [from, to] = [100, 998]
    const divides = (number: number) => number % divisor === 0
    const right = found(draw, from, to, divides)
    if (right === undefined) throw new RangeError('No number.')
    const all: Partial<Record<Trap, number>> = { near: right + draw.pick([-1, 1]) }
    for (const trap of ['ending', 'sum', 'part', 'other', 'front'] as const)
      all[trap] = found(draw, from, to, (number) => !divides(number) && looks[trap](divisor)(number))
    const some = draw.shuffled(Object.entries(all).filter(([, number]) => number !== undefined)).slice(0, 3)
    const order = draw
      .shuffled([right, ...some.map(([, number]) => number)])
      .toSorted((one, other) => one - other)
    if (new Set(order).size < 4) throw new RangeError('Two alike.')
    return { divisor, right, traps: Object.fromEntries(some), order, who: draw.person().name }
  },
  answer: ({ right }) => grouped(right),
  wrong: ({ traps }) =>
    Object.fromEntries(Object.entries(traps).map(([trap, number]) => [trap, grouped(number)])),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `Which of the numbers ${shown(given, 'and')} is divisible by ${given.divisor}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Only one of the numbers ${shown(given, 'and')} can be divided by ${given.divisor} without a remainder. Which one is it?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} wants to pack mangoes in bags of ${given.divisor} with none left over. With which number of mangoes is this possible: ${shown(given, 'or')}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `For a program, chairs are set in rows of ${given.divisor} with none left over. Which can be the number of chairs: ${shown(given, 'or')}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Alin sa mga bilang na ${shown(given, 'at')} ang nahahati sa ${given.divisor} nang walang remainder?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Isa lamang sa mga bilang na ${shown(given, 'at')} ang divisible by ${given.divisor}. Alin ito?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gustong isupot ni ${given.who} ang mga mangga nang tig-${given.divisor} at walang matitira. Sa aling bilang ng mangga ito magagawa: ${shown(given, 'o')}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Para sa isang palatuntunan, inayos ang mga upuan sa mga hanay na tig-${given.divisor} nang walang natira. Alin ang maaaring bilang ng mga upuan: ${shown(given, 'o')}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Of the numbers ${shown(given, 'and')}, the one that is divisible by ${given.divisor} is ${answer}.`,
    fil: (given, answer) =>
      `Sa mga bilang na ${shown(given, 'at')}, ang nahahati sa ${given.divisor} nang walang remainder ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `A number is divisible by ${given.divisor} if ${why(given, 'en')}.`,
      `${grouped(given.right)} ÷ ${given.divisor} = ${grouped(given.right / given.divisor)}`,
    ],
    fil: (given) => [
      `Nahahati sa ${given.divisor} ang isang bilang kung ${why(given, 'fil')}.`,
      `${grouped(given.right)} ÷ ${given.divisor} = ${grouped(given.right / given.divisor)}`,
    ],
  },
})
