import { addRadicals } from './add-radicals.ts'
import { combinedVariation } from './combined-variation.ts'
import { compositionRule } from './composition-rule.ts'
import { compositionValue } from './composition-value.ts'
import { percentGrowth } from './compound-interest.ts'
import { condenseLogarithms } from './condense-logarithms.ts'
import { directVariation } from './direct-variation.ts'
import { discriminant } from './discriminant.ts'
import { domainOfFunction } from './domain-of-function.ts'
import { evaluateFunction } from './evaluate-function.ts'
import { expandLogarithms } from './expand-logarithms.ts'
import { exponentialEquations } from './exponential-equations.ts'
import { exponentialGrowth } from './exponential-growth.ts'
import { extraneousSolutions } from './extraneous-solutions.ts'
import { factorTheorem } from './factor-theorem.ts'
import { greatestHeight } from './greatest-height.ts'
import { exponentialHalfLife } from './half-life.ts'
import { intercepts } from './intercepts.ts'
import { inverseFunction } from './inverse-function.ts'
import { inverseVariation } from './inverse-variation.ts'
import { jointVariation } from './joint-variation.ts'
import { landingTime } from './landing-time.ts'
import { lineOfSlopeAndPoint } from './line-of-slope-and-point.ts'
import { lineOfTwoPoints } from './line-of-two-points.ts'
import { logarithmValue } from './logarithm-value.ts'
import { logarithmicEquations } from './logarithmic-equations.ts'
import { logarithmicForm } from './logarithmic-form.ts'
import { missingCoordinate } from './missing-coordinate.ts'
import { multiplyRadicals } from './multiply-radicals.ts'
import { natureOfRoots } from './nature-of-roots.ts'
import { parallelAndPerpendicular } from './parallel-and-perpendicular.ts'
import { piecewiseFee } from './piecewise-fee.ts'
import { piecewiseValue } from './piecewise-value.ts'
import { polynomialZeros } from './polynomial-zeros.ts'
import { quadraticFactoring } from './quadratic-factoring.ts'
import { quadraticFormula } from './quadratic-formula.ts'
import { quadraticSquareRoot } from './quadratic-square-root.ts'
import { radicalEquations } from './radical-equations.ts'
import { rationalExponents } from './rational-exponents.ts'
import { rationalizeDenominator } from './rationalize-denominator.ts'
import { rectangleFromArea } from './rectangle-from-area.ts'
import { remainderTheorem } from './remainder-theorem.ts'
import { simplifyRadicals } from './simplify-radicals.ts'
import { slopeAndIntercept } from './slope-and-intercept.ts'
import { slopeOfEquation } from './slope-of-equation.ts'
import { slopeOfGraph } from './slope-of-graph.ts'
import { slopeOfPoints } from './slope-of-points.ts'
import { solutionOfLinearEquation } from './solution-of-linear-equation.ts'
import { sumAndProductOfRoots } from './sum-and-product-of-roots.ts'
import { syntheticDivision } from './synthetic-division.ts'
import { systemCounts } from './system-counts.ts'
import { systemElimination } from './system-elimination.ts'
import { systemPrices } from './system-prices.ts'
import { systemSubstitution } from './system-substitution.ts'
import { vertexForm } from './vertex-form.ts'
import { vertexOfParabola } from './vertex-of-parabola.ts'

export const lineSkills = [
  slopeOfPoints,
  slopeOfGraph,
  slopeOfEquation,
  slopeAndIntercept,
  lineOfSlopeAndPoint,
  lineOfTwoPoints,
  intercepts,
  parallelAndPerpendicular,
  solutionOfLinearEquation,
  missingCoordinate,
]

export const systemSkills = [systemSubstitution, systemElimination, systemCounts, systemPrices]

export const ruleSkills = [
  evaluateFunction,
  domainOfFunction,
  compositionValue,
  compositionRule,
  inverseFunction,
  piecewiseValue,
  piecewiseFee,
]

export const quadraticSkills = [
  quadraticFactoring,
  quadraticSquareRoot,
  quadraticFormula,
  discriminant,
  natureOfRoots,
  sumAndProductOfRoots,
  vertexForm,
  vertexOfParabola,
  rectangleFromArea,
  landingTime,
  greatestHeight,
]

export const variationSkills = [directVariation, inverseVariation, jointVariation, combinedVariation]

export const radicalSkills = [
  simplifyRadicals,
  addRadicals,
  multiplyRadicals,
  rationalizeDenominator,
  rationalExponents,
  radicalEquations,
  extraneousSolutions,
]

export const polynomialFunctionSkills = [remainderTheorem, factorTheorem, syntheticDivision, polynomialZeros]

export const exponentialSkills = [
  exponentialGrowth,
  exponentialHalfLife,
  percentGrowth,
  exponentialEquations,
  logarithmValue,
  logarithmicForm,
  condenseLogarithms,
  expandLogarithms,
  logarithmicEquations,
]

export const functionSkills = [
  ...lineSkills,
  ...systemSkills,
  ...ruleSkills,
  ...quadraticSkills,
  ...variationSkills,
  ...radicalSkills,
  ...polynomialFunctionSkills,
  ...exponentialSkills,
]
