import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { na, slotStemsOf, stepsOf } from './sentences.ts'
import { count, only } from './terms.ts'

type Given = { story: number; k: number; a: number; v: number; who: Person }

/** A quantity kx + a, or a − kx where it gets less. */
type Words = { told: string; ask: string; say: string }

/** A quantity kx + a, or a − kx where it gets less. */
type Story = InBoth<Words> & {
  isLess?: true
  x: string
  k: readonly number[]
  a: readonly number[]
  v: readonly [number, number]
}

const stories: readonly Story[] = [
  {
    x: 'd',
    k: [10, 15, 20, 25, 30, 50],
    a: [100, 150, 200, 250, 300],
    v: [4, 20],
    en: {
      told: '{who} has saved ({shown}) pesos after d days.',
      ask: 'How many pesos does {who} have after {v} days?',
      say: 'After {v} days, {who} has {answer} pesos.',
    },
    fil: {
      told: 'Ang ipon ni {who} pagkalipas ng d araw ay ({shown}) piso.',
      ask: 'Ilang piso ang ipon ni {who} pagkalipas ng {v} araw?',
      say: 'Pagkalipas ng {v} araw, may {answer} piso si {who}.',
    },
  },
  {
    x: 'h',
    k: [80, 100, 120, 150],
    a: [300, 400, 500],
    v: [2, 6],
    en: {
      told: 'Renting a videoke machine for h hours costs ({shown}) pesos.',
      ask: 'How many pesos does it cost for {v} hours?',
      say: 'For {v} hours it costs {answer} pesos.',
    },
    fil: {
      told: 'Ang renta sa videoke sa loob ng h oras ay ({shown}) piso.',
      ask: 'Ilang piso ang renta para sa {v} oras?',
      say: 'Para sa {v} oras, ang renta ay {answer} piso.',
    },
  },
  {
    x: 'k',
    k: [10, 12, 15],
    a: [30, 40, 50],
    v: [2, 9],
    en: {
      told: 'The fare for a tricycle ride of k kilometers is ({shown}) pesos.',
      ask: 'How many pesos is the fare for {v} kilometers?',
      say: 'For {v} kilometers, the fare is {answer} pesos.',
    },
    fil: {
      told: 'Ang pamasahe sa tricycle para sa k kilometro ay ({shown}) piso.',
      ask: 'Ilang piso ang pamasahe para sa {v} kilometro?',
      say: 'Para sa {v} kilometro, ang pamasahe ay {answer} piso.',
    },
  },
  {
    x: 'n',
    k: [150, 180, 200, 250],
    a: [500, 800, 1000],
    v: [4, 12],
    en: {
      told: 'Printing n class T-shirts costs ({shown}) pesos.',
      ask: 'How many pesos does it cost to print {v} T-shirts?',
      say: 'Printing {v} T-shirts costs {answer} pesos.',
    },
    fil: {
      told: 'Ang pagpapa-print ng n T-shirt ng klase ay nagkakahalaga ng ({shown}) piso.',
      ask: 'Ilang piso ang pagpapa-print ng {v} T-shirt?',
      say: 'Ang pagpapa-print ng {v} T-shirt ay nagkakahalaga ng {answer} piso.',
    },
  },
  {
    isLess: true,
    x: 'd',
    k: [2, 3, 4, 5],
    a: [50, 75, 100],
    v: [3, 12],
    en: {
      told: 'After d days, ({shown}) kilograms of rice are left in a carinderia.',
      ask: 'How many kilograms are left after {v} days?',
      say: 'After {v} days, {answer} kilograms are left.',
    },
    fil: {
      told: 'Pagkalipas ng d araw, ({shown}) kilogramo ng bigas ang natitira sa isang karinderya.',
      ask: 'Ilang kilogramo ang natitira pagkalipas ng {v} araw?',
      say: 'Pagkalipas ng {v} araw, {answer} kilogramo ang natitira.',
    },
  },
  {
    isLess: true,
    x: 'h',
    k: [12, 15, 18, 20],
    a: [180, 200, 240],
    v: [3, 9],
    en: {
      told: 'After h hours of reading, {who} still has ({shown}) pages to read.',
      ask: 'How many pages are left after {v} hours?',
      say: 'After {v} hours, {answer} pages are left.',
    },
    fil: {
      told: 'Pagkalipas ng h oras ng pagbabasa, may ({shown}) pahina pang babasahin si {who}.',
      ask: 'Ilang pahina ang natitira pagkalipas ng {v} oras?',
      say: 'Pagkalipas ng {v} oras, {answer} pahina ang natitira.',
    },
  },
]

const storyOf = ({ story }: Given): Story => stories[story] as Story
const shown = (given: Given) => {
  const { isLess, x } = storyOf(given)
  return isLess ? `${given.a} − ${given.k}${x}` : `${given.k}${x} + ${grouped(given.a)}`
}
const value = (given: Given) => given.a + (storyOf(given).isLess ? -1 : 1) * given.k * given.v
const wordsOf = (part: keyof Words, given: Given, language: Language, answer = '') =>
  storyOf(given)
    [language][part].replace('{who}', given.who.name)
    .replace('{shown}', shown(given))
    .replace('{v}', language === 'en' ? String(given.v) : na(given.v))
    .replace('{answer}', language === 'en' ? answer : na(answer))
const slots = (given: Given, language: Language) => ({
  told: wordsOf('told', given, language),
  ask: wordsOf('ask', given, language),
})
const statement = (language: Language) => (given: Given, answer: string) =>
  `${wordsOf('told', given, language)} ${wordsOf('say', given, language, answer)}`

export const evaluatingInSituations = skill<
  Given,
  'order' | 'added' | 'constant-left-out' | 'operation' | 'one-less' | 'coefficient-left-out'
>({
  id: 'algebra/evaluating-in-situations',
  area: 'Mathematics',
  name: { en: 'Evaluating expressions in situations', fil: 'Pag-evaluate ng expression sa mga sitwasyon' },
  grades: [7, 8],
  cues: {
    en: ['evaluate', 'algebraic expression', 'formula', 'value of the expression', 'real-life'],
    fil: ['i-evaluate', 'algebraic expression', 'formula', 'halaga ng expression'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 4000,
  mistakes: {
    order: {
      en: 'did the operation with the constant before multiplying',
      fil: 'inuna ang operation sa constant bago nag-multiply',
    },
    added: {
      en: 'added the numbers instead of multiplying',
      fil: 'pinagsama ang mga bilang sa halip na pinag-multiply',
    },
    'constant-left-out': { en: 'left out the constant', fil: 'kinaligtaan ang constant' },
    operation: {
      en: 'added instead of subtracting, or subtracted instead of adding',
      fil: 'nagdagdag sa halip na nagbawas, o nagbawas sa halip na nagdagdag',
    },
    'one-less': { en: 'counted one too few', fil: 'kinulang ng isa ang bilang' },
    'coefficient-left-out': { en: 'left out the coefficient', fil: 'kinaligtaan ang coefficient' },
  },
  rules: {
    en: [
      {
        say: 'If a ride of k kilometers costs (12k + 40) pesos, the part of the fare that is the same for every distance is {40} pesos.',
        ask: 'A ride of k kilometers costs (12k + 40) pesos. How many pesos of the fare are the same for every distance?',
        not: ['12', '52', '28'],
      },
      {
        say: 'To evaluate 5n + 20 for a given n, the operation that comes first is {multiplication}.',
        ask: 'Which operation comes first when 5n + 20 is evaluated for a given n?',
        not: ['addition', 'subtraction', 'division'],
      },
    ],
    fil: [
      {
        say: 'Kung ang pamasahe para sa k kilometro ay (12k + 40) piso, ang bahagi ng pamasahe na pareho gaano man kalayo ang biyahe ay {40} piso.',
        ask: 'Ang pamasahe para sa k kilometro ay (12k + 40) piso. Ilang piso ng pamasahe ang pareho gaano man kalayo ang biyahe?',
        not: ['12', '52', '28'],
      },
      {
        say: 'Sa pag-evaluate ng 5n + 20 para sa isang halaga ng n, ang unang ginagawang operation ay {multiplication}.',
        ask: 'Aling operation ang unang ginagawa kapag ini-evaluate ang 5n + 20 para sa isang halaga ng n?',
        not: ['addition', 'subtraction', 'division'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.int(0, stories.length - 1)
    const { k, a, v } = stories[story] as Story
    const given = { story, k: draw.pick(k), a: draw.pick(a), v: draw.int(...v), who: draw.person() }
    only(value(given) > 5 && value(given) <= draw.largest && given.a !== 2 * given.k * given.v)
    return given
  },
  answer: (given) => grouped(value(given)),
  wrong: (given) => {
    const { k, a, v } = given
    const { isLess } = storyOf(given)
    const sign = isLess ? -1 : 1
    return {
      order: isLess || k * (v + a) > 5 * value(given) ? undefined : count(k * (v + a)),
      added: count(a + sign * (k + v)),
      'constant-left-out': count(k * v),
      operation: count(a - sign * k * v),
      'one-less': count(a + sign * k * (v - 1)),
      'coefficient-left-out': count(a + sign * v),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', '{told} {ask}'],
      ['apply', 'Use the expression to answer the question. {told} {ask}'],
    ],
    fil: [
      ['apply', '{told} {ask}'],
      ['apply', 'Gamitin ang expression upang sagutin ang tanong. {told} {ask}'],
    ],
  }),
  statement: { en: statement('en'), fil: statement('fil') },
  solution: stepsOf((given, say) => {
    const { k, a, v } = given
    const { isLess, x } = storyOf(given)
    const [left, right] = isLess
      ? [`${grouped(a)} − ${k}(${v})`, `${grouped(a)} − ${k * v}`]
      : [`${k}(${v}) + ${grouped(a)}`, `${grouped(k * v)} + ${grouped(a)}`]
    return [
      say(`Put ${v} in place of ${x}:`, `Ipalit ang ${v} sa ${x}:`),
      `${left} = ${right} = ${grouped(value(given))}`,
    ]
  }),
})
