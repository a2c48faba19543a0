import { englishSkills } from './english/english.ts'
import { fractionSkills } from './fractions/fractions.ts'
import type { Skill } from './skill.ts'
import { wholeNumberSkills } from './whole-numbers/whole-numbers.ts'

/** All skills there are. */
export const catalogue: readonly Skill[] = [...wholeNumberSkills, ...fractionSkills, ...englishSkills]

const byId = new Map(catalogue.map((skill) => [skill.id, skill]))

export const skillOf = (id: string): Skill | null => byId.get(id) ?? null
