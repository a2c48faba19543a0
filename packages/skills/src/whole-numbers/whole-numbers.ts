import { addition } from './addition.ts'
import { moneyChange } from './change.ts'
import { coinsAndBillsSkill } from './coins-and-bills.ts'
import { comparing } from './comparing.ts'
import { digitValue } from './digit-value.ts'
import { division } from './division.ts'
import { divisionFacts } from './division-facts.ts'
import { divisionWithRemainder } from './division-with-remainder.ts'
import { estimatingDifferences } from './estimating-differences.ts'
import { estimatingProducts } from './estimating-products.ts'
import { estimatingQuotients } from './estimating-quotients.ts'
import { estimatingSums } from './estimating-sums.ts'
import { evenAndOdd } from './even-and-odd.ts'
import { expandedForm } from './expanded-form.ts'
import { fromRoman } from './from-roman.ts'
import { greatestAndLeast } from './greatest-and-least.ts'
import { leftovers } from './leftovers.ts'
import { missingNumber } from './missing-number.ts'
import { multiplication } from './multiplication.ts'
import { multiplicationFacts } from './multiplication-facts.ts'
import { multiplyingByTens } from './multiplying-by-tens.ts'
import { numberFromWords } from './number-from-words.ts'
import { numberLineSkill } from './number-line.ts'
import { numberWords } from './number-words.ts'
import { oneStepProblems } from './one-step-problems.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { ordering } from './ordering.ts'
import { ordinalNumbers } from './ordinal-numbers.ts'
import { placeValue } from './place-value.ts'
import { propertiesOfOperations } from './properties-of-operations.ts'
import { repeatedAddition } from './repeated-addition.ts'
import { rounding } from './rounding.ts'
import { skipCounting } from './skip-counting.ts'
import { standardForm } from './standard-form.ts'
import { subtraction } from './subtraction.ts'
import { threeStepProblems } from './three-step-problems.ts'
import { toRoman } from './to-roman.ts'
import { totalCost } from './total-cost.ts'
import { twoStepProblems } from './two-step-problems.ts'
import { usingProperties } from './using-properties.ts'

export const numerationSkills = [
  placeValue,
  digitValue,
  expandedForm,
  standardForm,
  numberWords,
  numberFromWords,
  comparing,
  greatestAndLeast,
  ordering,
  rounding,
  ordinalNumbers,
  toRoman,
  fromRoman,
  evenAndOdd,
  skipCounting,
  numberLineSkill,
]

export const operationSkills = [
  addition,
  subtraction,
  repeatedAddition,
  multiplicationFacts,
  multiplication,
  multiplyingByTens,
  divisionFacts,
  division,
  divisionWithRemainder,
  leftovers,
  orderOfOperations,
  propertiesOfOperations,
  usingProperties,
  missingNumber,
]

export const estimateSkills = [estimatingSums, estimatingDifferences, estimatingProducts, estimatingQuotients]

export const problemSkills = [
  coinsAndBillsSkill,
  moneyChange,
  totalCost,
  oneStepProblems,
  twoStepProblems,
  threeStepProblems,
]

export const wholeNumberSkills = [
  ...numerationSkills,
  ...operationSkills,
  ...estimateSkills,
  ...problemSkills,
]
