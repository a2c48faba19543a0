import { proves } from '@klasrum/testkit/skill-proof'
import { sequenceSkills } from './numbers.ts'

proves(sequenceSkills, {
  'numbers/number-patterns': ({ kind, terms }) => {
    const [a, b] = terms.slice(-2)
    const [c] = terms.slice(-3)
    // From the terms alone: equal ratios, or differences that change by a constant.
    if (kind === 'multiply') return (b * b) / a
    return b + (b - a) + (b - a - (a - c))
  },
  'numbers/arithmetic-term': ({ first, step, at }) => {
    let term = first
    for (let place = 1; place < at; place++) term += step
    return term
  },
  'numbers/arithmetic-sum': ({ first, step, count }) => {
    let sum = 0
    for (let place = 0; place < count; place++) sum += first + place * step
    return sum
  },
  'numbers/geometric-term': ({ first, ratio, at }) => {
    let term = first
    for (let place = 1; place < at; place++) term *= ratio
    return term
  },
})
