import { proves } from '@klasrum/testkit/skill-proof'
import { expressionSkills } from './algebra.ts'
import { equals, evaluatedAlgebra } from './evaluated.ts'

/** The phrases in their order, as arithmetic. */
const meanings: readonly ((x: number, k: number, a: number) => number)[] = [
  (x, k, a) => a + k * x,
  (x, k, a) => k * x - a,
  (x, k, a) => (x + a) * k,
  (x, k, a) => (x - a) * k,
  (x, k, a) => a - x * k,
  (x, k, a) => a + x / k,
  (x, k, a) => (x + a) / k,
  (x, _, a) => a + x * x,
  (x, _, a) => (x + a) * (x + a),
]

const forms = ['a·x + b', 'a(x + b)', 'a·x² + b', 'a·x + b·y', 'x² + a·y']
/** The stories in their order: what is multiplied comes in (+), or what is not is taken away (−), or the product is (~). */
const situations = '++++−−−~~~'

proves(expressionSkills, {
  'algebra/translating-phrases': ({ phrase, k, a, x }) =>
    equals((letters) => meanings[phrase]?.(letters(x), k, a) ?? Number.NaN),
  'algebra/expressions-for-situations':
    ({ situation, k, a }) =>
    (answer) =>
      [3, 8, 11].every((number) => {
        const product = Array.from({ length: number }, () => k).reduce((sum, each) => sum + each, 0)
        const kind = situations[situation]
        const expected = kind === '+' ? product + a : kind === '−' ? product - a : a - product
        return Math.abs(evaluatedAlgebra(answer, () => number) - expected) < 1e-9
      }),
  'algebra/evaluating-expressions': ({ form, a, b, v, w }) =>
    evaluatedAlgebra(forms[form] ?? '', (letter) => ({ a, b, x: v, y: w })[letter] ?? Number.NaN),
  'algebra/evaluating-in-situations': ({ story, k, a, v }) =>
    Array.from({ length: v }, () => (story < 4 ? k : -k)).reduce((sum: number, each) => sum + each, a),
})
