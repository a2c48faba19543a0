import { proves } from '@klasrum/testkit/skill-proof'
import { factoringSkills } from './algebra.ts'
import { equals, evaluatedAlgebra } from './evaluated.ts'

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))

/** Whether nothing can be taken out of the parentheses any more. */
function isComplete(answer: string): boolean {
  const inside = /\((.*)\)/.exec(answer)?.[1] ?? ''
  const terms = inside.split(/ [+−] /)
  const numbers = terms.map((term) => Number(/\d+/.exec(term)?.[0] ?? 1))
  return numbers.reduce(gcd) === 1 && terms.some((term) => /^−?\d+$/.test(term))
}

proves(factoringSkills, {
  'algebra/common-factor': ({ g, e, inner, x }) => {
    const isEqual = equals((letters) =>
      inner.reduce(
        (sum: number, each: number, at: number) => sum + g * each * letters(x) ** (inner.length - 1 - at + e),
        0,
      ),
    )
    return (answer) => isEqual(answer) && isComplete(answer)
  },
  'algebra/factoring-trinomials': ({ p, q, x }) =>
    equals((letters) => letters(x) ** 2 + (p + q) * letters(x) + p * q),
  'algebra/factoring-leading-trinomials': ({ a, p, b, q, x }) =>
    equals((letters) => a * b * letters(x) ** 2 + (a * q + b * p) * letters(x) + p * q),
  'algebra/difference-of-squares': ({ a, b, x, y }) =>
    equals((letters) => a ** 2 * letters(x) ** 2 - b ** 2 * (y === '' ? 1 : letters(y)) ** 2),
  'algebra/perfect-square-trinomial':
    ({ a, b, x }) =>
    (answer) =>
      // Zero at −b/a only, and b² at zero.
      Math.abs(evaluatedAlgebra(answer, () => -b / a)) < 1e-9 &&
      evaluatedAlgebra(answer, () => 0) === b * b &&
      evaluatedAlgebra(answer, () => 1) === (a + b) ** 2 &&
      answer.includes(x),
})
