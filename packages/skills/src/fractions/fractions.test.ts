import { proves } from '@klasrum/testkit/skill-proof'
import { fractionNameSkills } from './fractions.ts'

/** Numerator and denominator as they are written. */
const numbersOf = (answer: string) => answer.split('/').map(Number) as [number, number]

proves(fractionNameSkills, {
  'fractions/fraction-of-a-shape': ({ parts, shaded }) => 1 - (parts - shaded) / parts,
  'fractions/more-than-one-whole': ({ parts, shaded }) => {
    let wholes = 0
    for (let part = 0; part < shaded; part++) wholes += 1 / parts
    return wholes
  },
  'fractions/on-number-line': ({ n, d }) => {
    let at = 0
    for (let space = 0; space < n; space++) at += 1 / d
    return at
  },
  'fractions/unit-fraction': ({ d }) => 1 / d,
  'fractions/similar-fraction':
    ({ d }) =>
    (answer) =>
      answer.endsWith(`/${d}`),
  'fractions/kinds-of-fractions': ({ whole, n, d }) => {
    if (whole > 0) return 'mixed number'
    return n / d < 1 ? 'proper fraction' : 'improper fraction'
  },
  'fractions/equivalent-fraction':
    ({ n, d }) =>
    (answer) => {
      const [above, below] = numbersOf(answer)
      return above * d === below * n
    },
  'fractions/equivalent-missing-number': ({ n, d, times, asksAbove }) =>
    asksAbove ? (n / d) * (d * times) : (n * times) / (n / d),
  'fractions/lowest-terms':
    ({ n, d, times }) =>
    (answer) => {
      const [above, below] = numbersOf(answer)
      const isSame = above * d * times === below * n * times
      const common = Array.from({ length: above }, (_, at) => at + 1).filter(
        (factor) => above % factor === 0 && below % factor === 0,
      )
      return isSame && common.length === 1
    },
  'fractions/improper-to-mixed': ({ whole, rest, d }) => {
    let parts = rest
    for (let each = 0; each < whole; each++) parts += d
    return parts / d
  },
  'fractions/mixed-to-improper': ({ whole, n, d }) => whole + n / d,
  'fractions/compare':
    ({ than, isMore }) =>
    (answer) => {
      const [above, below] = numbersOf(answer)
      const difference = above / below - than.n / than.d
      return Math.abs(difference) > 1e-9 && difference > 0 === isMore
    },
  'fractions/order': ({ parts, isRising }) => {
    // In 2520ths, which all these denominators divide, the fractions are whole numbers.
    const rising = parts
      .map(({ n, d }: { n: number; d: number }) => ({ text: `${n}/${d}`, size: (n * 2520) / d }))
      .sort((one: { size: number }, other: { size: number }) => one.size - other.size)
      .map(({ text }: { text: string }) => text)
    return (isRising ? rising : rising.reverse()).join(', ')
  },
})
