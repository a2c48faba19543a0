import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { ruleSkills } from './functions.ts'

const power = (base: number, exponent: number): number =>
  exponent === 0 ? 1 : base * power(base, exponent - 1)

/** Term by term, from the constant up. */
const summed = (coefficients: readonly number[], x: number) =>
  coefficients.toReversed().reduce((sum, each, exponent) => sum + each * power(x, exponent), 0)

const near = (one: number, other: number) => Math.abs(one - other) < 1e-9
const points = [-7, -2.5, 1.3, 4, 11]

const holds = (sign: string | undefined, x: number, limit: number) => {
  if (sign === '≠') return x !== limit
  if (sign === '=') return x === limit
  if (sign === '≤') return x <= limit
  if (sign === '<') return x < limit
  return sign === '>' ? x > limit : x >= limit
}

proves(ruleSkills, {
  'functions/evaluate-function': ({ coefficients, x }) => summed(coefficients, x),
  'functions/domain-of-function': (given) => (answer) => {
    const [, sign, limit = ''] = answer.split(' ')
    const { a, scale, kind } = given
    return Array.from({ length: 81 }, (_, at) => (at - 40) / 4).every((x) => {
      const value = kind === 'root' ? Math.sqrt(scale * x - scale * a) : 1 / (x - a)
      return holds(sign, x, Number(limit.replace('−', '-'))) === Number.isFinite(value)
    })
  },
  'functions/composition-value': ({ f, g, x }) => summed(f, summed(g, x)),
  'functions/composition-rule':
    ({ a, b, c, d, power: exponent }) =>
    (answer) =>
      points.every((x) => near(evaluatedAnswer(answer, { x }), b + a * (d + c * power(x, exponent)))),
  'functions/inverse-function':
    ({ a, b, divided }) =>
    (answer) =>
      points.every((x) => {
        const there = divided ? (x + b) / a : b + a * x
        return near(evaluatedAnswer(answer.replace('f⁻¹(x) = ', ''), { x: there }), x)
      }),
  'functions/piecewise-value': ({ low, high, border, closed, x }) => {
    const first = closed ? !(x > border) : !(x >= border)
    return summed(first ? low : high, x)
  },
  'functions/piecewise-fee': ({ included, fee, rate, block, beyond, used }) => {
    let sum = fee
    for (let unit = included + 1; unit <= used; unit++)
      sum += block > 0 && unit > included + block ? beyond : rate
    return sum
  },
})
