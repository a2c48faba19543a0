import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { exponentialSkills } from './functions.ts'

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

/** Step by step: the same change again and again. */
const repeated = (start: number, times: number, change: (value: number) => number): number =>
  times === 0 ? start : repeated(change(start), times - 1, change)

const digitsOf = (lowered: string) =>
  Number([...lowered].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join(''))

/** "log₂ (1/8)" as a number; letters have their values. */
const logIn = (text: string, values: Record<string, number> = {}) => {
  const [, factor = '1', base = '', of = ''] = /^(\d*) ?log([₀-₉]+) (.+)$/.exec(text.trim()) ?? []
  return (Number(factor || 1) * Math.log(evaluatedAnswer(of, values))) / Math.log(digitsOf(base))
}

const tried = Array.from({ length: 2_001 }, (_, at) => at - 1_000)

proves(exponentialSkills, {
  'functions/exponential-growth': ({ start, factor, steps }) =>
    repeated(start, steps, (value) => value * factor),
  'functions/half-life': ({ start, steps }) => repeated(start, steps, (value) => value / 2),
  'functions/compound-interest': ({ start, percent, years }) =>
    Math.round(100 * repeated(start, years, (value) => value + (value * percent) / 100)) / 100,
  'functions/exponential-equations': ({ base, a, c, n }) =>
    tried.find((x) => near((a * x + c) * Math.log(base), Math.log(base ** n))) ?? Number.NaN,
  'functions/logarithm-value': ({ base, exponent }) =>
    Math.round(Math.log(base ** exponent) / Math.log(base)),
  // A true equation between the same three numbers is the right one.
  'functions/logarithmic-form': () => (answer) => {
    const [log = '', value = ''] = answer.split(' = ')
    return near(logIn(log), evaluatedAnswer(value))
  },
  'functions/condense-logarithms':
    ({ kind, base, m, n }) =>
    (answer) => {
      const [one, other] = [Math.log(m) / Math.log(base), Math.log(n) / Math.log(base)]
      const value = kind === 'sum' ? one + other : kind === 'difference' ? one - other : n * one
      return near(logIn(answer), value)
    },
  'functions/expand-logarithms':
    ({ base, letters, p, q, divided }) =>
    (answer) => {
      if (answer.startsWith('(')) return false
      const values = { [letters[0]]: 2.7, [letters[1]]: 11.3 }
      const [one = '', other = ''] = answer.split(/ [+−] /)
      const sign = answer.includes(' − ') ? -1 : 1
      const inside = 2.7 ** p * 11.3 ** (divided ? -q : q)
      return near(logIn(one, values) + sign * logIn(other, values), Math.log(inside) / Math.log(base))
    },
  'functions/logarithmic-equations': ({ base, a, c, n }) =>
    tried.find((x) => a * x + c > 0 && near(Math.log(a * x + c), n * Math.log(base))) ?? Number.NaN,
})
