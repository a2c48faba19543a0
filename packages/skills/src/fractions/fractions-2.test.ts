import { proves } from '@klasrum/testkit/skill-proof'
import { fractionOperationSkills } from './fractions.ts'

proves(fractionOperationSkills, {
  'fractions/add-similar': ({ a, b, d }) => a / d + b / d,
  'fractions/subtract-similar': ({ a, b, d }) => a / d - b / d,
  'fractions/add-unlike': ({ a, b, c, d }) => (a * d + c * b) / (b * d),
  'fractions/subtract-unlike': ({ a, b, c, d }) => (a * d - c * b) / (b * d),
  'fractions/add-mixed': ({ w, a, b, v, c, d }) => w + v + a / b + c / d,
  'fractions/subtract-mixed': ({ w, a, b, v, c, d }) => ((w * b + a) * d - (v * d + c) * b) / (b * d),
  'fractions/fraction-of-a-number': ({ n, d, each }) => {
    // Of every d things in a row, the first n are taken.
    const things = Array.from({ length: d * each }, (_, at) => at)
    return things.filter((at) => at % d < n).length
  },
  'fractions/multiply': ({ a, b, c, d }) => (a / b) * (c / d),
  'fractions/multiply-by-whole': ({ times, n, d }) => {
    let sum = 0
    for (let each = 0; each < times; each++) sum += n / d
    return sum
  },
  'fractions/divide': ({ a, b, c, d }) => a / b / (c / d),
  'fractions/divide-into-portions': ({ total, n, d }) => {
    // Take away one portion after the other, counted in parts of 1/d.
    let portions = 0
    for (let parts = total * d; parts >= n; parts -= n) portions++
    return portions
  },
  'fractions/divide-by-whole': ({ n, d, by }) => n / d / by,
  'fractions/two-parts-of-a-number': ({ total, a, b, c, d }) => total * (1 - a / b - c / d),
  'fractions/part-of-the-rest': ({ total, a, b, c, d }) => total * (1 - a / b) * (1 - c / d),
  'fractions/used-twice': ({ total, w, a, b, v, c, d }) => total - w - v - a / b - c / d,
})
