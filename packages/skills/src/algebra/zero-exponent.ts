import { type InBoth, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { only } from './terms.ts'

type Mistake = 'zero' | 'base' | 'whole' | 'minus' | 'coefficient-kept' | 'one-more'
type Given = { form: number; k: number; n: number; x: string }

type Form = {
  text: (given: Given) => string
  value: (given: Given) => number
  wrong: (given: Given) => Partial<Record<Mistake, number>>
  why: InBoth<(given: Given) => string>
  hasLetter?: true
}

const forms: readonly Form[] = [
  {
    text: ({ n }) => `${n}⁰`,
    value: () => 1,
    wrong: ({ n }) => ({ zero: 0, base: n, minus: -1 }),
    why: {
      en: ({ n }) => `Every number other than 0 raised to the power 0 is 1, so ${n}⁰ = 1.`,
      fil: ({ n }) => `Ang anumang bilang na hindi 0 na itinaas sa power na 0 ay 1, kaya ${n}⁰ = 1.`,
    },
  },
  {
    text: ({ k, x }) => `${k}${x}⁰`,
    value: ({ k }) => k,
    wrong: ({ k }) => ({ zero: 0, whole: 1, 'one-more': k + 1 }),
    why: {
      en: ({ k, x }) => `The exponent belongs to ${x} only: ${k} · ${x}⁰ = ${k} · 1 = ${k}`,
      fil: ({ k, x }) => `Para sa ${x} lamang ang exponent: ${k} · ${x}⁰ = ${k} · 1 = ${k}`,
    },
    hasLetter: true,
  },
  {
    text: ({ k, x }) => `(${k}${x})⁰`,
    value: () => 1,
    wrong: ({ k }) => ({ zero: 0, 'coefficient-kept': k, minus: -1 }),
    why: {
      en: ({ k, x }) => `The whole product ${k}${x} is raised to the power 0: (${k}${x})⁰ = 1`,
      fil: ({ k, x }) => `Ang buong product na ${k}${x} ang itinaas sa power na 0: (${k}${x})⁰ = 1`,
    },
    hasLetter: true,
  },
  {
    text: ({ k, n }) => `${k} + ${n}⁰`,
    value: ({ k }) => k + 1,
    wrong: ({ k, n }) => ({ zero: k, base: k + n, whole: 1 }),
    why: {
      en: ({ k, n }) => `${n}⁰ = 1, so ${k} + ${n}⁰ = ${k} + 1 = ${k + 1}.`,
      fil: ({ k, n }) => `${n}⁰ = 1, kaya ${k} + ${n}⁰ = ${k} + 1 = ${k + 1}.`,
    },
  },
  {
    text: ({ k, n }) => `${k} · ${n}⁰`,
    value: ({ k }) => k,
    wrong: ({ k, n }) => ({ zero: 0, base: k * n, whole: 1 }),
    why: {
      en: ({ k, n }) => `${n}⁰ = 1, so ${k} · ${n}⁰ = ${k} · 1 = ${k}.`,
      fil: ({ k, n }) => `${n}⁰ = 1, kaya ${k} · ${n}⁰ = ${k} · 1 = ${k}.`,
    },
  },
  {
    text: ({ k, n }) => `${k + n} − ${n}⁰`,
    value: ({ k, n }) => k + n - 1,
    wrong: ({ k, n }) => ({ zero: k + n, base: k, whole: 1 }),
    why: {
      en: ({ k, n }) => `${n}⁰ = 1, so ${k + n} − ${n}⁰ = ${k + n} − 1 = ${k + n - 1}.`,
      fil: ({ k, n }) => `${n}⁰ = 1, kaya ${k + n} − ${n}⁰ = ${k + n} − 1 = ${k + n - 1}.`,
    },
  },
]

const formOf = ({ form }: Given): Form => forms[form] as Form
const slots = (given: Given) => {
  const { hasLetter, text } = formOf(given)
  return {
    shown: text(given),
    ifNot: hasLetter ? ` if ${given.x} ≠ 0` : '',
    kung: hasLetter ? ` kung ${given.x} ≠ 0` : '',
  }
}

export const zeroExponent = skill<Given, Mistake>({
  id: 'algebra/zero-exponent',
  area: 'Mathematics',
  name: { en: 'Zero exponent', fil: 'Zero exponent' },
  grades: [7, 8],
  cues: {
    en: ['zero exponent', 'exponent of zero', 'laws of exponents', 'raised to zero', 'power of zero'],
    fil: ['zero exponent', 'exponent na zero', 'laws of exponents', 'itinaas sa zero'],
  },
  notation: [/[\w)]⁰/],
  units: [],
  largest: () => 40,
  mistakes: {
    zero: { en: 'took a power with exponent 0 for 0', fil: 'inakalang 0 ang power na may exponent na 0' },
    base: { en: 'took the base for the value of the power', fil: 'base ang itinuring na halaga ng power' },
    whole: {
      en: 'applied the exponent 0 to the whole expression',
      fil: 'ginamit ang exponent na 0 sa buong expression',
    },
    minus: { en: 'took the exponent 0 for a minus sign', fil: 'inakalang minus sign ang exponent na 0' },
    'coefficient-kept': {
      en: 'applied the exponent 0 to the letter only',
      fil: 'ginamit ang exponent na 0 sa letra lamang',
    },
    'one-more': {
      en: 'added 1 instead of multiplying by 1',
      fil: 'nagdagdag ng 1 sa halip na nag-multiply sa 1',
    },
  },
  rules: {
    en: [
      {
        say: 'Any number other than 0 raised to the power 0 is equal to {1}.',
        ask: 'What is the value of any number other than 0 raised to the power 0?',
        not: ['0', 'the number itself', '−1'],
      },
      {
        say: 'In 5x⁰, the part that is raised to the power 0 is {x only}.',
        ask: 'Which part of 5x⁰ is raised to the power 0?',
        not: ['5 only', 'both 5 and x', 'neither 5 nor x'],
      },
      {
        say: 'By the quotient law, x³ ÷ x³ = x⁰. So for x ≠ 0, x⁰ is equal to {1}.',
        ask: 'By the quotient law, x³ ÷ x³ = x⁰. What is x⁰ equal to for x ≠ 0?',
        not: ['0', 'x', '3'],
      },
    ],
    fil: [
      {
        say: 'Ang anumang bilang na hindi 0 na itinaas sa power na 0 ay katumbas ng {1}.',
        ask: 'Ano ang katumbas ng anumang bilang na hindi 0 kapag itinaas ito sa power na 0?',
        not: ['0', 'bilang mismo', '−1'],
      },
      {
        say: 'Sa 5x⁰, ang bahaging itinaas sa power na 0 ay {x lamang}.',
        ask: 'Aling bahagi ng 5x⁰ ang itinaas sa power na 0?',
        not: ['5 lamang', 'parehong 5 at x', 'wala sa 5 at x'],
      },
      {
        say: 'Ayon sa quotient law, x³ ÷ x³ = x⁰. Kaya kung x ≠ 0, ang x⁰ ay katumbas ng {1}.',
        ask: 'Ayon sa quotient law, x³ ÷ x³ = x⁰. Ano ang katumbas ng x⁰ kung x ≠ 0?',
        not: ['0', 'x', '3'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      form: draw.int(0, forms.length - 1),
      k: draw.int(2, 12),
      n: draw.int(2, 15),
      x: draw.pick(['x', 'y', 'a', 'n']),
    }
    only(given.k !== given.n && given.k + given.n <= draw.largest)
    return given
  },
  answer: (given) => grouped(formOf(given).value(given)),
  wrong: (given) =>
    Object.fromEntries(
      Object.entries(formOf(given).wrong(given)).map(([mistake, value]) => [mistake, grouped(value)]),
    ),
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the value of {shown}{ifNot}?'],
      ['understand', 'Simplify {shown}{ifNot}.'],
    ],
    fil: [
      ['understand', 'Ano ang halaga ng {shown}{kung}?'],
      ['understand', 'Pasimplehin ang {shown}{kung}.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The value of {shown}{ifNot} is {answer}.',
    fil: 'Ang halaga ng {shown}{kung} ay {answer}.',
  }),
  solution: stepsOf((given, _, language) => [formOf(given).why[language](given)]),
})
