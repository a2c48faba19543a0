import { algebraSkills } from './algebra/algebra.ts'
import { businessSkills } from './business/business.ts'
import { decimalSkills } from './decimals/decimals.ts'
import { englishSkills } from './english/english.ts'
import { filipinoSkills } from './filipino/filipino.ts'
import { fractionSkills } from './fractions/fractions.ts'
import { functionSkills } from './functions/functions.ts'
import { geometrySkills } from './geometry/geometry.ts'
import { measurementSkills } from './measurement/measurement.ts'
import { numberSkills } from './numbers/numbers.ts'
import { ratioPercentSkills } from './ratio-percent/ratio-percent.ts'
import { scienceSkills } from './science/science.ts'
import type { Skill } from './skill.ts'
import { statisticsSkills } from './statistics/statistics.ts'
import { tleSkills } from './tle/tle.ts'
import { wholeNumberSkills } from './whole-numbers/whole-numbers.ts'

/** All skills there are. */
export const catalogue: readonly Skill[] = [
  ...wholeNumberSkills,
  ...fractionSkills,
  ...decimalSkills,
  ...ratioPercentSkills,
  ...numberSkills,
  ...measurementSkills,
  ...geometrySkills,
  ...algebraSkills,
  ...functionSkills,
  ...statisticsSkills,
  ...businessSkills,
  ...scienceSkills,
  ...tleSkills,
  ...englishSkills,
  ...filipinoSkills,
]

const byId = new Map(catalogue.map((skill) => [skill.id, skill]))

export const skillOf = (id: string): Skill | null => byId.get(id) ?? null
