import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { polynomialFunctionSkills } from './functions.ts'

const at = ([a, b, c, d]: readonly number[], x: number) =>
  (d ?? 0) + (c ?? 0) * x + (b ?? 0) * x * x + (a ?? 0) * x * x * x

const product = (zeros: readonly number[], x: number) => zeros.reduce((all, zero) => all * (x - zero), 1)
const points = [-6.5, -1.25, 0.5, 7, 12]

proves(polynomialFunctionSkills, {
  // Long division: the leading term is taken away again and again.
  'functions/remainder-theorem': ({ coefficients, a }) => {
    const rest = [...coefficients]
    for (let place = 0; place < rest.length - 1; place++) rest[place + 1] += rest[place] * a
    return rest.at(-1)
  },
  'functions/factor-theorem':
    ({ zeros }) =>
    (answer) => {
      const zero = Array.from({ length: 41 }, (_, place) => place - 20).find(
        (x) => evaluatedAnswer(answer, { x }) === 0,
      )
      return zero !== undefined && product(zeros, zero) === 0
    },
  'functions/synthetic-division':
    ({ quotient: [p, q, r], a }) =>
    (answer) =>
      points.every((x) => {
        const dividend = at([p, q - a * p, r - a * q, -a * r], x)
        return Math.abs(evaluatedAnswer(answer, { x }) * (x - a) - dividend) < 1e-6
      }),
  'functions/polynomial-zeros':
    ({ zeros }) =>
    (answer) => {
      const found = answer.split(/ (?:and|at) |, /).map((part) => evaluatedAnswer(part))
      return new Set(found).size === 3 && found.every((x) => product(zeros, x) === 0)
    },
})
