import { absoluteValue } from './absolute-value.ts'
import { addIntegers } from './add-integers.ts'
import { arithmeticSum } from './arithmetic-sum.ts'
import { arithmeticTerm } from './arithmetic-term.ts'
import { cubeRoots } from './cube-roots.ts'
import { cubes } from './cubes.ts'
import { divideIntegers } from './divide-integers.ts'
import { divisibilityRules } from './divisibility-rules.ts'
import { factors } from './factors.ts'
import { fromScientificNotation } from './from-scientific-notation.ts'
import { gcf } from './gcf.ts'
import { gcfProblems } from './gcf-problems.ts'
import { geometricTerm } from './geometric-term.ts'
import { greatestInteger } from './greatest-integer.ts'
import { integerNumberLine } from './integer-number-line.ts'
import { integerProblems } from './integer-problems.ts'
import { lcmSkill } from './lcm.ts'
import { lcmProblems } from './lcm-problems.ts'
import { multiples } from './multiples.ts'
import { multiplyIntegers } from './multiply-integers.ts'
import { numberPatterns } from './number-patterns.ts'
import { orderIntegers } from './order-integers.ts'
import { orderRationals } from './order-rationals.ts'
import { primeFactorization } from './prime-factorization.ts'
import { primeOrComposite } from './prime-or-composite.ts'
import { rootBetween } from './root-between.ts'
import { setComplement } from './set-complement.ts'
import { setDifference } from './set-difference.ts'
import { setIntersection } from './set-intersection.ts'
import { setUnion } from './set-union.ts'
import { squareRoots } from './square-roots.ts'
import { squares } from './squares.ts'
import { subtractIntegers } from './subtract-integers.ts'
import { toScientificNotation } from './to-scientific-notation.ts'
import { unionCount } from './union-count.ts'
import { vennCounts } from './venn-counts.ts'

export const integerSkills = [
  greatestInteger,
  orderIntegers,
  integerNumberLine,
  addIntegers,
  subtractIntegers,
  multiplyIntegers,
  divideIntegers,
  integerProblems,
  absoluteValue,
]

export const setSkills = [setUnion, setIntersection, setDifference, setComplement, unionCount, vennCounts]

export const divisorSkills = [
  divisibilityRules,
  primeOrComposite,
  primeFactorization,
  factors,
  multiples,
  gcf,
  lcmSkill,
  gcfProblems,
  lcmProblems,
]

export const sequenceSkills = [numberPatterns, arithmeticTerm, arithmeticSum, geometricTerm]

export const realNumberSkills = [
  orderRationals,
  squares,
  squareRoots,
  cubes,
  cubeRoots,
  rootBetween,
  toScientificNotation,
  fromScientificNotation,
]

export const numberSkills = [
  ...integerSkills,
  ...setSkills,
  ...divisorSkills,
  ...sequenceSkills,
  ...realNumberSkills,
]
