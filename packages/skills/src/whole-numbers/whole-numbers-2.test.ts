import { proves } from '@klasrum/testkit/skill-proof'
import { operationSkills } from './whole-numbers.ts'

/** Adds by counting on, ones, tens and hundreds at a time. */
const countedOn = (from: number, by: number) =>
  [...String(by)].toReversed().reduce((sum, digit, place) => {
    let total = sum
    for (let step = 0; step < Number(digit); step++) total += Number(`1e${place}`)
    return total
  }, from)

const added = (each: number, times: number) => {
  let sum = 0
  for (let time = 0; time < times; time++) sum += each
  return sum
}

/** Takes the divisor away as often as it goes. */
const takenAway = (total: number, divisor: number) => {
  let [left, times] = [total, 0]
  while (left >= divisor) [left, times] = [left - divisor, times + 1]
  return { left, times }
}

/** Reads an expression from the left: a sum of products of numbers, squares and parentheses. */
function worth(tokens: readonly (number | string)[]): number {
  let at = 0
  const atom = (): number => {
    const token = tokens[at++]
    let value = Number(token)
    if (token === '(') {
      value = sum()
      at++
    }
    if (tokens[at] !== '²') return value
    at++
    return value * value
  }
  const product = (): number => {
    let value = atom()
    while (tokens[at] === '×' || tokens[at] === '÷')
      value = tokens[at++] === '×' ? value * atom() : value / atom()
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '−')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}

/** The property by what the equation looks like. */
const property = (kind: string, sign: string) => {
  const table: Record<string, string> = {
    'commutative+': 'commutative property of addition',
    'commutative×': 'commutative property of multiplication',
    'associative+': 'associative property of addition',
    'associative×': 'associative property of multiplication',
    'identity+': 'identity property of addition',
    'identity×': 'identity property of multiplication',
    'zero×': 'zero property of multiplication',
    'distributive×': 'distributive property of multiplication over addition',
  }
  return table[kind + sign] ?? ''
}

/** Tries numbers until both sides are worth the same. */
const tried = (isEqual: (number: number) => boolean, most: number) => {
  for (let number = 0; number <= most; number++) if (isEqual(number)) return number
  return Number.NaN
}

proves(operationSkills, {
  'whole-numbers/addition': ({ a, b }) => countedOn(a, b),
  'whole-numbers/subtraction':
    ({ a, b }) =>
    (answer) =>
      countedOn(b, Number(answer.replaceAll(',', ''))) === a,
  'whole-numbers/repeated-addition':
    ({ groups, each }) =>
    (answer) => {
      const [, one, other] = /^(\d+) × (\d+)$/.exec(answer) ?? []
      return Number(one) * Number(other) === added(each, groups)
    },
  'whole-numbers/multiplication-facts': ({ groups, each }) => added(each, groups),
  'whole-numbers/multiplication': ({ each, times }) => added(each, times),
  'whole-numbers/multiplying-by-tens': ({ number, power }) => Number(`${number}e${power}`),
  'whole-numbers/division-facts': ({ divisor, quotient }) =>
    takenAway(added(divisor, quotient), divisor).times,
  'whole-numbers/division': ({ divisor, quotient }) => takenAway(added(divisor, quotient), divisor).times,
  'whole-numbers/division-with-remainder': ({ total, divisor }) => {
    const { left, times } = takenAway(total, divisor)
    return `${times} r. ${left}`
  },
  'whole-numbers/leftovers': ({ total, divisor }) => takenAway(total, divisor).left,
  'whole-numbers/order-of-operations': ({ tokens }) => worth(tokens),
  'whole-numbers/properties-of-operations': ({ kind, sign }) => property(kind, sign),
  'whole-numbers/using-properties': ({ kind, sign, a, b, c }) =>
    tried((number) => {
      if (kind === 'commutative') return worth([a, sign, b]) === worth([b, sign, number])
      if (kind === 'associative')
        return worth([a, sign, b, sign, c]) === worth([a, sign, '(', number, sign, c, ')'])
      return a * (b + c) === a * b + a * number
    }, 200),
  'whole-numbers/missing-number': ({ a, b, c, sign, first }) =>
    tried((number) => worth(first ? [number, sign, b] : [a, sign, number]) === c, 10_000),
})
