import { proves } from '@klasrum/testkit/skill-proof'
import { fractionSkills } from './fractions.ts'

proves(fractionSkills, {
  'fractions/add-unlike': ({ a, b, c, d }) => (a * d + c * b) / (b * d),
})
