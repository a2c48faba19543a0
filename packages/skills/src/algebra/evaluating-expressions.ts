import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, fitting, only, sumOf } from './terms.ts'

type Mistake = 'digits' | 'added' | 'order' | 'doubled' | 'square-all' | 'sign' | 'operation' | 'exchanged'
type Given = { form: number; a: number; b: number; v: number; w: number; x: string }

/** A form of expression in x, and in y where it has a second letter. */
type Form = {
  text: (given: Given) => string
  value: (given: Given) => number
  wrong: (given: Given) => Partial<Record<Mistake, number>>
  /** With the numbers in their places. */
  filled: (given: Given) => string
  /** After the first operations. */
  middle: (given: Given) => string
  hasY?: true
}

const inPlace = (value: number) => `(${grouped(value)})`

const forms: readonly Form[] = [
  {
    text: ({ a, b, x }) =>
      sumOf([
        [a, x],
        [b, ''],
      ]),
    value: ({ a, b, v }) => a * v + b,
    wrong: ({ a, b, v }) => ({
      ...(v > 0 && v < 10 ? { digits: a * 10 + v + b } : {}),
      added: a + v + b,
      order: a * (v + b),
      operation: a * v - b,
      ...(v < 0 ? { sign: -a * v + b } : {}),
    }),
    filled: ({ a, b, v }) => `${a}${inPlace(v)} ${b < 0 ? '−' : '+'} ${Math.abs(b)}`,
    middle: ({ a, b, v }) =>
      sumOf([
        [a * v, ''],
        [b, ''],
      ]),
  },
  {
    text: ({ a, b, x }) =>
      `${a}(${sumOf([
        [1, x],
        [b, ''],
      ])})`,
    value: ({ a, b, v }) => a * (v + b),
    wrong: ({ a, b, v }) => ({
      order: a * v + b,
      added: a + v + b,
      operation: a * (v - b),
      ...(v < 0 ? { sign: a * (-v + b) } : {}),
    }),
    filled: ({ a, b, v }) => `${a}[${inPlace(v)} ${b < 0 ? '−' : '+'} ${Math.abs(b)}]`,
    middle: ({ a, b, v }) => `${a}${inPlace(v + b)}`,
  },
  {
    text: ({ a, b, x }) =>
      sumOf([
        [a, `${x}²`],
        [b, ''],
      ]),
    value: ({ a, b, v }) => a * v * v + b,
    wrong: ({ a, b, v }) => ({
      doubled: a * 2 * v + b,
      'square-all': (a * v) ** 2 + b,
      operation: a * v * v - b,
      added: a + v * v + b,
      ...(v < 0 ? { sign: -a * v * v + b } : {}),
    }),
    filled: ({ a, b, v }) => `${a}${inPlace(v)}² ${b < 0 ? '−' : '+'} ${Math.abs(b)}`,
    middle: ({ a, b, v }) =>
      sumOf([
        [a * v * v, ''],
        [b, ''],
      ]),
  },
  {
    text: ({ a, b, x }) =>
      sumOf([
        [a, x],
        [b, 'y'],
      ]),
    value: ({ a, b, v, w }) => a * v + b * w,
    wrong: ({ a, b, v, w }) => ({
      exchanged: a * w + b * v,
      operation: a * v - b * w,
      added: a + v + b + w,
      ...(v < 0 ? { sign: -a * v + b * w } : {}),
      ...(v > 0 && v < 10 && w < 10 ? { digits: a * 10 + v + Math.sign(b) * (Math.abs(b) * 10 + w) } : {}),
    }),
    filled: ({ a, b, v, w }) => `${a}${inPlace(v)} ${b < 0 ? '−' : '+'} ${Math.abs(b)}${inPlace(w)}`,
    middle: ({ a, b, v, w }) =>
      sumOf([
        [a * v, ''],
        [b * w, ''],
      ]),
    hasY: true,
  },
  {
    text: ({ a, x }) => `${x}² + ${a}y`,
    value: ({ a, v, w }) => v * v + a * w,
    wrong: ({ a, v, w }) => ({
      doubled: 2 * v + a * w,
      exchanged: w * w + a * v,
      added: v * v + a + w,
      operation: v * v - a * w,
      ...(v < 0 ? { sign: -v * v + a * w } : {}),
    }),
    filled: ({ a, v, w }) => `${inPlace(v)}² + ${a}${inPlace(w)}`,
    middle: ({ a, v, w }) =>
      sumOf([
        [v * v, ''],
        [a * w, ''],
      ]),
    hasY: true,
  },
]

const formOf = ({ form }: Given): Form => forms[form] as Form
const slots = (given: Given, language: 'en' | 'fil') => {
  const { text, hasY } = formOf(given)
  const and = language === 'en' ? 'and' : 'at'
  return {
    shown: text(given),
    values: `${given.x} = ${grouped(given.v)}${hasY ? ` ${and} y = ${grouped(given.w)}` : ''}`,
  }
}

export const evaluatingExpressions = skill<Given, Mistake>({
  id: 'algebra/evaluating-expressions',
  area: 'Mathematics',
  name: { en: 'Evaluating algebraic expressions', fil: 'Pagkuha ng halaga ng algebraic expression' },
  grades: [7, 8],
  cues: {
    en: [
      'evaluate',
      'evaluating',
      'algebraic expression',
      'value of the expression',
      'substitute',
      'substitution',
    ],
    fil: ['halaga ng expression', 'i-evaluate', 'algebraic expression', 'ipalit', 'substitution'],
  },
  notation: [/\b\d+[a-z] [+−–-] \d+\b[^=]{0,30}\b(?:if|when|for|kung|kapag) [a-z] = [−–-]?\d+/i],
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 150,
  mistakes: {
    digits: {
      en: 'wrote the value beside the coefficient as one number',
      fil: 'idinikit ang halaga sa coefficient bilang iisang bilang',
    },
    added: {
      en: 'added the coefficient and the value instead of multiplying them',
      fil: 'pinagsama ang coefficient at ang halaga sa halip na pinag-multiply',
    },
    order: {
      en: 'did the operations in the wrong order',
      fil: 'mali ang pagkakasunod ng mga operation',
    },
    doubled: {
      en: 'doubled the value instead of squaring it',
      fil: 'dinoble ang halaga sa halip na in-square',
    },
    'square-all': { en: 'squared the coefficient too', fil: 'in-square pati ang coefficient' },
    sign: { en: 'got the sign of a product wrong', fil: 'nagkamali sa sign ng product' },
    operation: {
      en: 'used the wrong sign before the last term',
      fil: 'maling sign ang ginamit bago ang huling term',
    },
    exchanged: { en: 'exchanged the values of the letters', fil: 'pinagpalit ang halaga ng mga letra' },
  },
  rules: {
    en: [
      {
        say: 'If n = 5, the value of 2n² is {50}.',
        ask: 'If n = 5, what is the value of 2n²?',
        not: ['20', '45', '100'],
      },
      {
        say: 'If x = 4, then 3x means {3 × 4}.',
        ask: 'If x = 4, what does 3x mean?',
        not: ['34', '3 + 4', '4³'],
      },
      {
        say: 'If x = −3, the value of x² is {9}.',
        ask: 'If x = −3, what is the value of x²?',
        not: ['−9', '−6', '6'],
      },
    ],
    fil: [
      {
        say: 'Kung n = 5, ang halaga ng 2n² ay {50}.',
        ask: 'Kung n = 5, ano ang halaga ng 2n²?',
        not: ['20', '45', '100'],
      },
      {
        say: 'Kung x = 4, ang ibig sabihin ng 3x ay {3 × 4}.',
        ask: 'Kung x = 4, ano ang ibig sabihin ng 3x?',
        not: ['34', '3 + 4', '4³'],
      },
      {
        say: 'Kung x = −3, ang halaga ng x² ay {9}.',
        ask: 'Kung x = −3, ano ang halaga ng x²?',
        not: ['−9', '−6', '6'],
      },
    ],
  },
  draw: (draw) => {
    const x = drawnLetter(draw)
    const form = draw.int(0, forms.length - 1)
    const given = {
      form,
      a: draw.int(2, 9),
      b: draw.int(1, 12) * draw.pick([1, -1]),
      v: draw.grade > 7 && draw.chanceOf(50) ? -draw.int(1, 6) : draw.int(2, 9),
      w: draw.int(2, 9),
      x: x === 'y' || formOf({ form } as Given).hasY ? 'x' : x,
    }
    const value = formOf(given).value(given)
    only(
      value !== 0 &&
        given.v !== given.w &&
        given.v !== given.a &&
        given.a !== Math.abs(given.b) &&
        (draw.grade > 7 || value > 0),
    )
    fitting(draw, formOf(given).text(given), grouped(value))
    return given
  },
  answer: (given) => grouped(formOf(given).value(given)),
  wrong: (given) =>
    Object.fromEntries(
      Object.entries(formOf(given).wrong(given)).map(([mistake, value]) => [mistake, grouped(value)]),
    ),
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'What is the value of {shown} if {values}?'],
      ['apply', 'Evaluate {shown} when {values}.'],
      ['apply', 'If {values}, find the value of {shown}.'],
    ],
    fil: [
      ['apply', 'Ano ang halaga ng {shown} kung {values}?'],
      ['apply', 'I-evaluate ang {shown} kapag {values}.'],
      ['apply', 'Kung {values}, hanapin ang halaga ng {shown}.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'If {values}, the value of {shown} is {answer}.',
    fil: 'Kung {values}, ang halaga ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { filled, middle, value } = formOf(given)
    return [
      say('Put the values in place of the letters:', 'Ipalit ang mga halaga sa mga letra:'),
      `${filled(given)} = ${middle(given)} = ${grouped(value(given))}`,
    ]
  }),
})
