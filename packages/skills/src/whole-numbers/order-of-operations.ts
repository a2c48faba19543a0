import type { Draw } from '../draw.ts'
import { withMain } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'

/** Numbers, signs and parentheses one after the other; "²" after a number or a parenthesis. */
type Token = number | '+' | '−' | '×' | '÷' | '(' | ')' | '²'
type Given = { tokens: readonly Token[] }

const text = ({ tokens }: Given) =>
  tokens
    .map((token) => (typeof token === 'number' ? grouped(token) : token))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
    .replaceAll(' ²', raised(2))

const calculated = (one: number, sign: Token, other: number): number => {
  if (sign === '+') return one + other
  if (sign === '−') return one - other
  return sign === '×' ? one * other : one / other
}

/** Works out all operations with one of these signs, from the left. */
const reduced = (tokens: readonly Token[], signs: readonly Token[]): Token[] => {
  const done: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [before, token, after] = [done.at(-1), tokens[at] as Token, tokens[at + 1]]
    if (signs.includes(token) && typeof before === 'number' && typeof after === 'number') {
      done[done.length - 1] = calculated(before, token, after)
      at++
    } else done.push(token)
  }
  return done
}

const squared = (tokens: readonly Token[], square = (number: number) => number ** 2): Token[] => {
  const done: Token[] = []
  for (const token of tokens) {
    const before = done.at(-1)
    if (token === '²' && typeof before === 'number') done[done.length - 1] = square(before)
    else done.push(token)
  }
  return done
}

type Order = readonly (readonly Token[])[]
const rightOrder: Order = [
  ['×', '÷'],
  ['+', '−'],
]

const inOrder = (tokens: readonly Token[], order: Order): Token[] =>
  order.reduce<Token[]>(reduced, [...tokens])

/** Each step on the way: parentheses, squares, then the order that is given. */
function stepsOf(
  tokens: readonly Token[],
  order: Order = rightOrder,
  square?: (number: number) => number,
): Token[][] {
  const steps: Token[][] = []
  let now = [...tokens]
  const step = (next: Token[]) => {
    if (next.length !== now.length) steps.push(next)
    now = next
  }
  const open = now.indexOf('(')
  if (open >= 0) {
    const close = now.indexOf(')')
    step([
      ...now.slice(0, open),
      ...inOrder(squared(now.slice(open + 1, close), square), order),
      ...now.slice(close + 1),
    ])
  }
  step(squared(now, square))
  for (const signs of order) step(reduced(now, signs))
  return steps
}

const worthOf = (tokens: readonly Token[], order?: Order, square?: (number: number) => number): number => {
  const last = stepsOf(tokens, order, square).at(-1) ?? tokens
  return last.length === 1 && typeof last[0] === 'number' ? last[0] : Number.NaN
}

const whenWhole = (value: number) =>
  Number.isInteger(value) && value > 0 && value < 1_000 ? grouped(value) : undefined
const replaced = (tokens: readonly Token[], sign: Token, other: Token) =>
  tokens.map((token) => (token === sign ? other : token))
const bare = (tokens: readonly Token[]) => tokens.filter((token) => token !== '(' && token !== ')')

/** One pattern for each kind of exercise; the draws make all steps whole and positive. */
const patterns: Record<number, readonly ((draw: Draw) => readonly Token[])[]> = {
  4: [
    (draw) => [draw.int(5, 40), '+', draw.int(2, 9), '×', draw.int(2, 9)],
    (draw) => [draw.int(40, 99), '−', draw.int(3, 9), '×', draw.int(2, 9)],
    (draw) => {
      const divisor = draw.int(2, 9)
      return [draw.int(5, 40), '+', divisor * draw.int(2, 9), '÷', divisor]
    },
    (draw) => {
      const divisor = draw.int(2, 9)
      return [draw.int(3, 9), '×', draw.int(3, 9), '−', divisor * draw.int(2, 9), '÷', divisor]
    },
    (draw) => [draw.int(20, 60), '−', draw.int(5, 15), '+', draw.int(2, 6), '×', draw.int(2, 6)],
  ],
  5: [
    (draw) => ['(', draw.int(4, 20), '+', draw.int(3, 12), ')', '×', draw.int(3, 9), '−', draw.int(5, 20)],
    (draw) => [draw.int(3, 9), '×', '(', draw.int(12, 20), '−', draw.int(3, 9), ')', '+', draw.int(6, 30)],
    (draw) => {
      const [divisor, quotient, part] = [draw.int(3, 8), draw.int(3, 9), draw.int(2, 8)]
      return [draw.int(10, 40), '+', '(', divisor * quotient - part, '+', part, ')', '÷', divisor]
    },
    (draw) => {
      const divisor = draw.int(2, 6)
      return [
        draw.int(30, 60),
        '−',
        '(',
        draw.int(2, 9),
        '+',
        draw.int(2, 6),
        ')',
        '×',
        draw.int(2, 3),
        '+',
        divisor * 4,
        '÷',
        divisor,
      ]
    },
  ],
  6: [
    (draw) => [draw.int(5, 30), '+', draw.int(3, 9), '²', '−', draw.int(2, 4), '×', draw.int(2, 5)],
    (draw) => ['(', draw.int(7, 12), '−', draw.int(2, 5), ')', '²', '+', draw.int(3, 9), '×', draw.int(2, 6)],
    (draw) => {
      const divisor = draw.int(3, 9)
      return [
        draw.int(3, 6),
        '×',
        '(',
        draw.int(3, 8),
        '+',
        draw.int(2, 7),
        ')',
        '−',
        divisor * draw.int(2, 6),
        '÷',
        divisor,
      ]
    },
    (draw) => [draw.int(2, 5), '×', draw.int(3, 6), '²', '−', '(', draw.int(3, 9), '+', draw.int(2, 9), ')'],
  ],
}

export const orderOfOperations = skill<
  Given,
  | 'left-to-right'
  | 'sums-first'
  | 'no-parentheses'
  | 'doubled'
  | 'multiplied-as-added'
  | 'added-for-subtracted'
  | 'part-only'
>({
  id: 'whole-numbers/order-of-operations',
  area: 'Mathematics',
  name: { en: 'Order of operations', fil: 'Pagkakasunod-sunod ng mga operation' },
  grades: [4, 6],
  cues: {
    en: ['order of operations', 'MDAS', 'PMDAS', 'GMDAS', 'GEMDAS', 'PEMDAS', 'series of operations'],
    fil: [
      'order of operations',
      'MDAS',
      'PMDAS',
      'GMDAS',
      'GEMDAS',
      'PEMDAS',
      'pagkakasunod-sunod ng operation',
    ],
  },
  notation: [/\d ?[+−-] ?\d+ ?[×÷] ?\d/, /\(\d+ ?[+−-] ?\d+\) ?[×÷]/],
  units: [
    'mathematics/4/multiplying-and-dividing-whole-numbers',
    'mathematics/5/order-of-operations-pmdas',
    'mathematics/6/exponents-and-gemdas',
  ],
  largest: () => 1_000,
  mistakes: {
    'left-to-right': {
      en: 'worked from left to right without the order of operations',
      fil: 'nagkuwenta mula kaliwa pakanan nang hindi sinunod ang order of operations',
    },
    'sums-first': {
      en: 'added and subtracted before multiplying and dividing',
      fil: 'inuna ang pagdaragdag at pagbabawas bago ang pagpaparami at paghahati',
    },
    'no-parentheses': { en: 'ignored the parentheses', fil: 'hindi pinansin ang parentheses' },
    doubled: { en: 'multiplied by 2 instead of squaring', fil: 'pinarami sa 2 sa halip na i-square' },
    'multiplied-as-added': {
      en: 'added where it says to multiply',
      fil: 'nagdagdag kung saan dapat magparami',
    },
    'added-for-subtracted': {
      en: 'added where it says to subtract',
      fil: 'nagdagdag kung saan dapat magbawas',
    },
    'part-only': { en: 'left out the last operation', fil: 'hindi ginawa ang huling operation' },
  },
  rules: {
    en: [
      {
        say: 'In 8 + 6 × 2, the first step is {6 × 2}.',
        ask: 'What is the first step in 8 + 6 × 2?',
        not: ['8 + 6', '8 × 2', '8 + 2'],
      },
      {
        say: 'In 5 × (9 − 3), the first step is {9 − 3}.',
        ask: 'What is the first step in 5 × (9 − 3)?',
        not: ['5 × 9', '5 × 3', '5 − 3'],
      },
      {
        say: 'Multiplication and division are done {from left to right}.',
        ask: 'In what order do we do multiplication and division when both are in an expression?',
        not: ['from right to left', 'multiplication always first', 'division always first'],
      },
    ],
    fil: [
      {
        say: 'Sa 8 + 6 × 2, ang unang hakbang ay {6 × 2}.',
        ask: 'Ano ang unang hakbang sa 8 + 6 × 2?',
        not: ['8 + 6', '8 × 2', '8 + 2'],
      },
      {
        say: 'Sa 5 × (9 − 3), ang unang hakbang ay {9 − 3}.',
        ask: 'Ano ang unang hakbang sa 5 × (9 − 3)?',
        not: ['5 × 9', '5 × 3', '5 − 3'],
      },
      {
        say: 'Ang multiplication at division ay ginagawa {mula kaliwa pakanan}.',
        ask: 'Sa anong ayos ginagawa ang multiplication at division kung parehong nasa expression?',
        not: ['mula kanan pakaliwa', 'laging una ang multiplication', 'laging una ang division'],
      },
    ],
  },
  draw: (draw) => {
    const tokens = draw.pick(patterns[draw.grade] ?? patterns[4] ?? [])(draw)
    const values = stepsOf(tokens)
      .flat()
      .filter((token) => typeof token === 'number')
    const value = worthOf(tokens)
    if (values.some((each) => each < 1 || !Number.isInteger(each)) || value < 2)
      throw new RangeError('Not whole or not positive.')
    return { tokens }
  },
  answer: ({ tokens }) => grouped(worthOf(tokens)),
  wrong: ({ tokens }) => {
    const isSquare = tokens.includes('²')
    const results = {
      'left-to-right': whenWhole(worthOf(tokens, [['+', '−', '×', '÷']])),
      'sums-first': whenWhole(worthOf(tokens, rightOrder.toReversed())),
      'no-parentheses': tokens.includes('(') ? whenWhole(worthOf(bare(tokens))) : undefined,
      doubled: isSquare ? whenWhole(worthOf(tokens, rightOrder, (number) => number * 2)) : undefined,
      'multiplied-as-added': tokens.includes('×')
        ? whenWhole(worthOf(replaced(tokens, '×', '+')))
        : undefined,
      'added-for-subtracted': tokens.includes('−')
        ? whenWhole(worthOf(replaced(tokens, '−', '+')))
        : undefined,
      'part-only': tokens.at(-1) === ')' ? undefined : whenWhole(worthOf(tokens.slice(0, -2))),
    }
    return withMain(grouped(worthOf(tokens)), results, 'left-to-right', worthOf(tokens))
  },
  stems: {
    en: [
      { level: 'apply', text: (given) => `What is the value of ${text(given)}?` },
      { level: 'apply', text: (given) => `Use the order of operations: ${text(given)} = ____.` },
      { level: 'apply', text: (given) => `Evaluate ${text(given)}.` },
    ],
    fil: [
      { level: 'apply', text: (given) => `Ano ang halaga ng ${text(given)}?` },
      { level: 'apply', text: (given) => `Gamitin ang order of operations: ${text(given)} = ____.` },
      { level: 'apply', text: (given) => `Hanapin ang sagot sa ${text(given)}.` },
    ],
  },
  statement: {
    en: (given, answer) => `The value of ${text(given)} is ${answer}.`,
    fil: (given, answer) => `Ang halaga ng ${text(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [text(given), ...stepsOf(given.tokens).map((tokens) => `= ${text({ tokens })}`)],
    fil: (given) => [text(given), ...stepsOf(given.tokens).map((tokens) => `= ${text({ tokens })}`)],
  },
})
