import { proves } from '@klasrum/testkit/skill-proof'
import { polynomialSkills } from './algebra.ts'
import { equals, type Letters } from './evaluated.ts'

/** The value of a polynomial by Horner's scheme. */
const at = (coefficients: readonly number[], x: string, letters: Letters) =>
  coefficients.reduce((value, coefficient) => value * letters(x) + coefficient, 0)

/** The number for a letter that may be missing. */
const of = (letters: Letters, letter: string) => (letter === '' ? 1 : letters(letter))

proves(polynomialSkills, {
  'algebra/polynomials-by-terms': ({ terms }) =>
    ({ 1: 'monomial', 2: 'binomial', 3: 'trinomial' })[String(terms.length)] ?? '',
  'algebra/polynomials-by-degree': ({ terms, x }) => {
    // For a very large number only the highest power counts.
    const large = 1e6
    const value = terms.reduce(
      (sum: number, [each, exponent]: number[]) => sum + (each ?? 0) * large ** (exponent ?? 0),
      0,
    )
    const names = { 1: 'linear', 2: 'quadratic', 3: 'cubic', 4: 'quartic' }
    return x && (Object.entries(names)[Math.round(Math.log10(Math.abs(value)) / 6) - 1]?.[1] ?? '')
  },
  'algebra/degree-of-polynomial': ({ terms }) => {
    const value = (each: number[]) => (each[0] ?? 0) * 1e6 ** ((each[1] ?? 0) + (each[2] ?? 0))
    const total = terms.reduce((sum: number, each: number[]) => sum + value(each), 0)
    return Math.round(Math.log10(Math.abs(total)) / 6)
  },
  'algebra/like-terms': ({ a, b, c, d, first, second }) =>
    equals(
      `${a}${first} + ${b}${second || '·1'} + ${c}${first} + ${d}${second || '·1'}`.replaceAll('-', '−'),
    ),
  'algebra/adding-polynomials': ({ p, q, x }) => equals((letters) => at(p, x, letters) + at(q, x, letters)),
  'algebra/subtracting-polynomials': ({ p, q, x }) =>
    equals((letters) => at(p, x, letters) - at(q, x, letters)),
  'algebra/multiplying-monomials': ({ a, b, m, n, p, q, letters: [x, y] }) =>
    equals((letters) => {
      const one = a * letters(x) ** m * letters(y) ** p
      return one * (b * letters(x) ** n * letters(y) ** q)
    }),
  'algebra/monomial-times-polynomial': ({ k, e, inner, x }) =>
    equals((letters) => k * letters(x) ** e * at(inner, x, letters)),
  'algebra/multiplying-binomials': ({ a, b, c, d, x }) =>
    equals((letters) => (a * letters(x) + b) * (c * letters(x) + d)),
  'algebra/square-of-binomial': ({ a, b, x }) => equals((letters) => (a * letters(x) + b) ** 2),
  'algebra/sum-times-difference': ({ a, b, x, y }) =>
    equals((letters) => (a * letters(x) + b * of(letters, y)) * (a * letters(x) - b * of(letters, y))),
})
