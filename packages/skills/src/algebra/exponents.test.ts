import { proves } from '@klasrum/testkit/skill-proof'
import { exponentSkills } from './algebra.ts'
import { equals, type Letters } from './evaluated.ts'

const baseOf = (base: string, letters: Letters) => (/\d/.test(base) ? Number(base) : letters(base))

/** A power as repeated multiplication. */
const repeated = (base: number, times: number): number => (times === 0 ? 1 : base * repeated(base, times - 1))

proves(exponentSkills, {
  'algebra/product-law': ({ base, exponents }) =>
    equals((letters) =>
      exponents.reduce((product: number, each: number) => product * repeated(baseOf(base, letters), each), 1),
    ),
  'algebra/quotient-law': ({ k, m, a, b, base }) =>
    equals(
      (letters) => (k * m * repeated(baseOf(base, letters), a)) / (m * repeated(baseOf(base, letters), b)),
    ),
  'algebra/power-law': ({ k, a, c, n, letters: [x, y] }) =>
    equals((letters) => repeated(k * repeated(letters(x), a) * repeated(letters(y), c), n)),
  'algebra/zero-exponent': ({ form, k, n }) => [1, k, 1, k + 1, k, k + n - 1][form] ?? 0,
  'algebra/negative-exponents': ({ a, b, n }) => 1 / repeated(a / b, n),
  'algebra/negative-exponent-expressions': ({ form, k, a, b, x, y }) =>
    equals((letters) => {
      if (form === 'single') return k / repeated(letters(x), a)
      if (form === 'two') return repeated(letters(x), b) / repeated(letters(y), a)
      return k * repeated(letters(x), a)
    }),
})
