import { proves } from '@klasrum/testkit/skill-proof'
import { equationSkills } from './algebra.ts'
import { evaluatedAlgebra } from './evaluated.ts'

/** The only whole number from −200 to 200 that fits. */
function search(fits: (number: number) => boolean): number {
  const found = Array.from({ length: 401 }, (_, at) => at - 200).filter(fits)
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

/** Answers may be written with the letter: "x = 5". */
const says = (number: number) => (answer: string) =>
  Number(answer.replace(/^\p{L} = /u, '').replace('−', '-')) === number

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9

proves(equationSkills, {
  'algebra/one-step-equations': ({ kind, a, solution }) => {
    const left = (x: number) => ({ plus: x + a, minus: x - a, times: x * a, over: x / a })[String(kind)] ?? 0
    return says(search((x) => isNear(left(x), left(solution))))
  },
  'algebra/two-step-equations': ({ isQuotient, a, b, solution }) => {
    const left = (x: number) => (isQuotient ? x / a : x * a) + b
    return says(search((x) => isNear(left(x), left(solution))))
  },
  'algebra/equations-with-parentheses': ({ k, a, b, solution }) =>
    says(search((x) => k * a * x + k * b === k * (a * solution + b))),
  'algebra/both-sides-equations': ({ a, b, c, d }) => says(search((x) => a * x + b === c * x + d)),
  'algebra/writing-equations':
    ({ situation, k, a, v }) =>
    (answer) => {
      // Both numbers of the story, changed by one, must still give an equation of the same shape that is true.
      const [left = '', right = ''] = answer.split(' = ')
      const total = Number(right.replaceAll(',', ''))
      const at = (x: number) => evaluatedAlgebra(left, () => x)
      const slope = situation < 7 ? k : -k
      return isNear(at(v), total) && isNear(at(v + 1) - at(v), slope) && Math.abs(at(0)) === a
    },
  'algebra/equations-in-situations': ({ situation, k, a, v }) => {
    const gives = (x: number) => (situation < 4 ? k * x + a : situation < 7 ? k * x - a : a - k * x)
    return search((x) => gives(x) === gives(v))
  },
  'algebra/number-problems': ({ phrase, k, a, n }) => {
    const gives = (x: number) =>
      ({ 0: a + x * k, 1: x * k - a, 2: (x + a) * k, 3: (x - a) * k, 5: x / k + a })[String(phrase)] ?? 0
    return search((x) => isNear(gives(x), gives(n)))
  },
  'algebra/two-numbers': ({ small, more, isSmall }) => {
    const total = small + small + more
    const found = search((x) => total - x - x === more)
    return isSmall ? found : total - found
  },
  'algebra/consecutive-integers': ({ kind, first, at }) => {
    const gap = kind === 'integers' ? 1 : 2
    const row = [first, first + gap, first + 2 * gap]
    const total = row.reduce((sum, each) => sum + each, 0)
    return search((x) => x + (x + gap) + (x + 2 * gap) === total) + at * gap
  },
  'algebra/age-problems': ({ kind, age, other, years, isOld }) => {
    if (kind === 'later') {
      const young = search((x) => x > 0 && x + other + years === 2 * (x + years))
      return isOld ? young + other : young
    }
    const oldOf = (x: number) => (kind === 'older' ? x + other : x * other)
    const young = search((x) => x > 0 && x + oldOf(x) === age + oldOf(age))
    return isOld ? oldOf(young) : young
  },
  'algebra/coin-problems': ({ low, high, lows, highs, isHigh }) => {
    const [all, worth] = [lows + highs, low * lows + high * highs]
    const found = search((x) => x >= 0 && x <= all && high * x + low * (all - x) === worth)
    return isHigh ? found : all - found
  },
})
