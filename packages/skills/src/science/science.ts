import { acceleration } from './acceleration.ts'
import { atomicStructure } from './atomic-structure.ts'
import { balancingEquations } from './balancing-equations.ts'
import { concentration } from './concentration.ts'
import { density } from './density.ts'
import { electricCost } from './electric-cost.ts'
import { force } from './force.ts'
import { radioactiveHalfLife } from './half-life.ts'
import { heat } from './heat.ts'
import { kineticEnergy } from './kinetic-energy.ts'
import { molarMass } from './molar-mass.ts'
import { molarity } from './molarity.ts'
import { moles } from './moles.ts'
import { momentum } from './momentum.ts'
import { ohmsLaw } from './ohms-law.ts'
import { parallelResistance } from './parallel-resistance.ts'
import { potentialEnergy } from './potential-energy.ts'
import { powerSkill } from './power.ts'
import { pressure } from './pressure.ts'
import { punnettSquareSkill } from './punnett-square.ts'
import { seriesResistance } from './series-resistance.ts'
import { speed } from './speed.ts'
import { waveSpeed } from './wave-speed.ts'
import { weight } from './weight.ts'
import { work } from './work.ts'

export const physicsSkills = [
  speed,
  acceleration,
  force,
  weight,
  work,
  powerSkill,
  momentum,
  density,
  pressure,
  ohmsLaw,
  waveSpeed,
  kineticEnergy,
  potentialEnergy,
  seriesResistance,
  parallelResistance,
  electricCost,
  heat,
]

export const chemistryAndLifeSkills = [
  concentration,
  molarity,
  molarMass,
  moles,
  atomicStructure,
  balancingEquations,
  radioactiveHalfLife,
  punnettSquareSkill,
]

export const scienceSkills = [...physicsSkills, ...chemistryAndLifeSkills]
