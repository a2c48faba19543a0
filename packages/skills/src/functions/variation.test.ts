import { proves } from '@klasrum/testkit/skill-proof'
import { variationSkills } from './functions.ts'

proves(variationSkills, {
  // The value for one, added so often.
  'functions/direct-variation': ({ k, x1, x2 }) => {
    let sum = 0
    for (let step = 0; step < x2; step++) sum += (k * x1) / x1
    return sum
  },
  'functions/inverse-variation': ({ x1, y1, x2 }) => y1 / (x2 / x1),
  'functions/joint-variation': ({ k, x1, y1, x2, y2 }) => k * x1 * y1 * (x2 / x1) * (y2 / y1),
  'functions/combined-variation': ({ k, x1, y1, x2, y2 }) => ((k * x1) / y1) * (x2 / x1) * (y1 / y2),
})
