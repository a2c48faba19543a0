import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { handy, ilan } from './stories.ts'

type Given = { divisor: number; quotient: number; who: Person; thing: Thing }

const total = ({ divisor, quotient }: Given) => divisor * quotient
const exercise = (given: Given) => `${total(given)} ÷ ${given.divisor}`

/** The divisors of each grade. */
const tables: Record<number, readonly number[]> = {
  2: [2, 3, 4, 5, 10],
  3: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  4: [6, 7, 8, 9, 11, 12],
}

/** The least and the greatest quotient of each grade. */
const quotients: Record<number, readonly [number, number]> = { 2: [2, 9], 3: [3, 10], 4: [6, 12] }

export const divisionFacts = skill<Given, 'one-less' | 'one-more' | 'subtracted' | 'divisor' | 'two-more'>({
  id: 'whole-numbers/division-facts',
  area: 'Mathematics',
  name: { en: 'Division facts', fil: 'Mga division fact' },
  grades: [2, 4],
  cues: {
    en: ['division', 'division facts', 'quotient', 'divide', 'equal sharing', 'divided by'],
    fil: ['division', 'paghahati', 'quotient', 'hatiin', 'pantay na hati', 'divided by'],
  },
  notation: [/\b\d{1,3} ?÷ ?\d{1,2} ?=/],
  units: ['mathematics/3/paghahati-division'],
  largest: (grade) => (grade < 4 ? 100 : 144),
  mistakes: {
    'one-less': { en: 'counted one too few', fil: 'kulang ng isa ang bilang' },
    'one-more': { en: 'counted one too many', fil: 'sobra ng isa ang bilang' },
    'two-more': { en: 'counted two too many', fil: 'sobra ng dalawa ang bilang' },
    subtracted: { en: 'subtracted instead of dividing', fil: 'nagbawas sa halip na maghati' },
    divisor: { en: 'gave the divisor as the answer', fil: 'ang divisor ang ibinigay na sagot' },
  },
  rules: {
    en: [
      {
        say: 'The answer in division is called the {quotient}.',
        ask: 'What is the answer in division called?',
        not: ['sum', 'difference', 'product'],
      },
      {
        say: 'In 24 ÷ 6 = 4, the number 24 is the {dividend}.',
        ask: 'In 24 ÷ 6 = 4, what is the number 24 called?',
        not: ['divisor', 'quotient', 'remainder'],
      },
      {
        say: 'Because 6 × 7 = 42, we know that 42 ÷ 7 = {6}.',
        ask: 'We know that 6 × 7 = 42. What is 42 ÷ 7?',
        not: ['7', '35', '49'],
      },
    ],
    fil: [
      {
        say: 'Ang sagot sa division ay tinatawag na {quotient}.',
        ask: 'Ano ang tawag sa sagot sa division?',
        not: ['sum', 'difference', 'product'],
      },
      {
        say: 'Sa 24 ÷ 6 = 4, ang 24 ay ang {dividend}.',
        ask: 'Sa 24 ÷ 6 = 4, ano ang tawag sa 24?',
        not: ['divisor', 'quotient', 'remainder'],
      },
      {
        say: 'Dahil 6 × 7 = 42, alam natin na ang 42 ÷ 7 ay {6}.',
        ask: 'Alam natin na 6 × 7 = 42. Ano ang 42 ÷ 7?',
        not: ['7', '35', '49'],
      },
    ],
  },
  draw: (draw) => ({
    divisor: draw.pick(tables[draw.grade] ?? [2, 5, 10]),
    quotient: draw.int(...(quotients[draw.grade] ?? [2, 9])),
    who: draw.person(),
    thing: draw.pick(handy),
  }),
  answer: ({ quotient }) => `${quotient}`,
  wrong: (given) => {
    const { divisor, quotient } = given
    const difference = total(given) - divisor
    return stronger(
      `${quotient}`,
      {
        'one-less': `${quotient - 1}`,
        'one-more': `${quotient + 1}`,
        'two-more': `${quotient + 2}`,
        subtracted: `${difference}`,
        divisor: `${divisor}`,
      },
      difference > 4 * quotient ? ['subtracted'] : [],
    )
  },
  stems: {
    en: [
      { level: 'remember', text: (given) => `What is the quotient of ${exercise(given)}?` },
      { level: 'remember', text: (given) => `Divide: ${exercise(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} shares ${countedThing(total(given), given.thing)} equally among ${given.divisor} friends. How many ${given.thing.en.many} does each friend get?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `There are ${total(given)} chairs in rows of ${given.divisor}. How many rows are there?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} puts ${countedThing(total(given), given.thing)} into ${given.divisor} bags with the same number in each. How many ${given.thing.en.many} are in each bag?`,
      },
    ],
    fil: [
      { level: 'remember', text: (given) => `Ano ang quotient ng ${exercise(given)}?` },
      { level: 'remember', text: (given) => `Hatiin: ${exercise(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Hinati ni ${given.who.name} nang pantay ang ${ilan(total(given), given.thing.fil)} sa ${ilan(given.divisor, 'kaibigan')}. Ilang ${given.thing.fil} ang makukuha ng bawat isa?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inayos ang ${ilan(total(given), 'upuan')} nang tig-${given.divisor} sa bawat hilera. Ilang hilera ang nabuo?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inilagay ni ${given.who.name} ang ${ilan(total(given), given.thing.fil)} sa ${ilan(given.divisor, 'supot')} nang magkakasindami. Ilang ${given.thing.fil} ang nasa bawat supot?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${exercise(given)} is ${answer}.`,
    fil: (given, answer) => `Ang quotient ng ${exercise(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Think: ${given.divisor} × ${given.quotient} = ${total(given)}.`,
      `${exercise(given)} = ${given.quotient}`,
    ],
    fil: (given) => [
      `Isipin: ${given.divisor} × ${given.quotient} = ${total(given)}.`,
      `${exercise(given)} = ${given.quotient}`,
    ],
  },
})
