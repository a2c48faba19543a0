import { addMixed } from './add-mixed.ts'
import { addSimilar } from './add-similar.ts'
import { addUnlike } from './add-unlike.ts'
import { compareFractions } from './compare.ts'
import { divideFractions } from './divide.ts'
import { divideByWhole } from './divide-by-whole.ts'
import { divideIntoPortions } from './divide-into-portions.ts'
import { equivalentFraction } from './equivalent-fraction.ts'
import { equivalentMissingNumber } from './equivalent-missing-number.ts'
import { fractionOfANumber } from './fraction-of-a-number.ts'
import { fractionOfAShape } from './fraction-of-a-shape.ts'
import { improperToMixed } from './improper-to-mixed.ts'
import { kindsOfFractions } from './kinds-of-fractions.ts'
import { fractionInLowestTerms } from './lowest-terms.ts'
import { mixedToImproper } from './mixed-to-improper.ts'
import { moreThanOneWhole } from './more-than-one-whole.ts'
import { multiplyFractions } from './multiply.ts'
import { multiplyByWhole } from './multiply-by-whole.ts'
import { onNumberLine } from './on-number-line.ts'
import { orderFractions } from './order.ts'
import { partOfTheRest } from './part-of-the-rest.ts'
import { similarFraction } from './similar-fraction.ts'
import { subtractMixed } from './subtract-mixed.ts'
import { subtractSimilar } from './subtract-similar.ts'
import { subtractUnlike } from './subtract-unlike.ts'
import { twoPartsOfANumber } from './two-parts-of-a-number.ts'
import { unitFraction } from './unit-fraction.ts'
import { usedTwice } from './used-twice.ts'

/** What a fraction is, its other names, and which is greater. */
export const fractionNameSkills = [
  fractionOfAShape,
  moreThanOneWhole,
  onNumberLine,
  unitFraction,
  similarFraction,
  kindsOfFractions,
  equivalentFraction,
  equivalentMissingNumber,
  fractionInLowestTerms,
  improperToMixed,
  mixedToImproper,
  compareFractions,
  orderFractions,
]

/** The four operations, plain and in problems. */
export const fractionOperationSkills = [
  addSimilar,
  subtractSimilar,
  addUnlike,
  subtractUnlike,
  addMixed,
  subtractMixed,
  fractionOfANumber,
  multiplyFractions,
  multiplyByWhole,
  divideFractions,
  divideIntoPortions,
  divideByWhole,
  twoPartsOfANumber,
  partOfTheRest,
  usedTwice,
]

export const fractionSkills = [...fractionNameSkills, ...fractionOperationSkills]
