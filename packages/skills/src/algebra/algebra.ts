import type { Skill } from '../skill.ts'
import { absoluteValueEquations } from './absolute-value-equations.ts'
import { addingPolynomials } from './adding-polynomials.ts'
import { ageProblems } from './age-problems.ts'
import { bothSidesEquations } from './both-sides-equations.ts'
import { coinProblems } from './coin-problems.ts'
import { commonFactor } from './common-factor.ts'
import { consecutiveIntegers } from './consecutive-integers.ts'
import { degreeOfPolynomial } from './degree-of-polynomial.ts'
import { differenceOfSquares } from './difference-of-squares.ts'
import { equationsInSituations } from './equations-in-situations.ts'
import { equationsWithParentheses } from './equations-with-parentheses.ts'
import { evaluatingExpressions } from './evaluating-expressions.ts'
import { evaluatingInSituations } from './evaluating-in-situations.ts'
import { expressionsForSituations } from './expressions-for-situations.ts'
import { factoringLeadingTrinomials } from './factoring-leading-trinomials.ts'
import { factoringTrinomials } from './factoring-trinomials.ts'
import { inequalitiesFromWords } from './inequalities-from-words.ts'
import { inequalityOnNumberLine } from './inequality-on-number-line.ts'
import { likeTerms } from './like-terms.ts'
import { linearInequalities } from './linear-inequalities.ts'
import { monomialTimesPolynomial } from './monomial-times-polynomial.ts'
import { multiplyingBinomials } from './multiplying-binomials.ts'
import { multiplyingMonomials } from './multiplying-monomials.ts'
import { negativeExponentExpressions } from './negative-exponent-expressions.ts'
import { negativeExponents } from './negative-exponents.ts'
import { numberProblems } from './number-problems.ts'
import { oneStepEquations } from './one-step-equations.ts'
import { perfectSquareTrinomial } from './perfect-square-trinomial.ts'
import { polynomialsByDegree } from './polynomials-by-degree.ts'
import { polynomialsByTerms } from './polynomials-by-terms.ts'
import { powerLaw } from './power-law.ts'
import { productLaw } from './product-law.ts'
import { quotientLaw } from './quotient-law.ts'
import { simplifyingMonomialFractions } from './simplifying-monomial-fractions.ts'
import { simplifyingRationalExpressions } from './simplifying-rational-expressions.ts'
import { solvingFormulas } from './solving-formulas.ts'
import { squareOfBinomial } from './square-of-binomial.ts'
import { subtractingPolynomials } from './subtracting-polynomials.ts'
import { sumTimesDifference } from './sum-times-difference.ts'
import { translatingPhrases } from './translating-phrases.ts'
import { twoNumbers } from './two-numbers.ts'
import { twoStepEquations } from './two-step-equations.ts'
import { writingEquations } from './writing-equations.ts'
import { zeroExponent } from './zero-exponent.ts'

export const expressionSkills: readonly Skill[] = [
  translatingPhrases,
  expressionsForSituations,
  evaluatingExpressions,
  evaluatingInSituations,
]

export const polynomialSkills: readonly Skill[] = [
  polynomialsByTerms,
  polynomialsByDegree,
  degreeOfPolynomial,
  likeTerms,
  addingPolynomials,
  subtractingPolynomials,
  multiplyingMonomials,
  monomialTimesPolynomial,
  multiplyingBinomials,
  squareOfBinomial,
  sumTimesDifference,
]

export const factoringSkills: readonly Skill[] = [
  commonFactor,
  factoringTrinomials,
  factoringLeadingTrinomials,
  differenceOfSquares,
  perfectSquareTrinomial,
]

export const exponentSkills: readonly Skill[] = [
  productLaw,
  quotientLaw,
  powerLaw,
  zeroExponent,
  negativeExponents,
  negativeExponentExpressions,
]

export const equationSkills: readonly Skill[] = [
  oneStepEquations,
  twoStepEquations,
  equationsWithParentheses,
  bothSidesEquations,
  writingEquations,
  equationsInSituations,
  numberProblems,
  twoNumbers,
  consecutiveIntegers,
  ageProblems,
  coinProblems,
]

export const inequalitySkills: readonly Skill[] = [
  linearInequalities,
  inequalityOnNumberLine,
  inequalitiesFromWords,
  absoluteValueEquations,
]

export const rationalSkills: readonly Skill[] = [
  solvingFormulas,
  simplifyingMonomialFractions,
  simplifyingRationalExpressions,
]

export const algebraSkills: readonly Skill[] = [
  ...expressionSkills,
  ...polynomialSkills,
  ...factoringSkills,
  ...exponentSkills,
  ...equationSkills,
  ...inequalitySkills,
  ...rationalSkills,
]
