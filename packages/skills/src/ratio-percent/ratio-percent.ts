import { bestBuy } from './best-buy.ts'
import { commission } from './commission.ts'
import { decimalToPercent } from './decimal-to-percent.ts'
import { directProportion } from './direct-proportion.ts'
import { discount } from './discount.ts'
import { equivalentRatios } from './equivalent-ratios.ts'
import { findBase } from './find-base.ts'
import { findPercentage } from './find-percentage.ts'
import { findRate } from './find-rate.ts'
import { fractionToPercent } from './fraction-to-percent.ts'
import { inverseProportion } from './inverse-proportion.ts'
import { ratioInLowestTerms } from './lowest-terms.ts'
import { mapDistance } from './map-distance.ts'
import { mapScale } from './map-scale.ts'
import { markup } from './markup.ts'
import { missingTerm } from './missing-term.ts'
import { partitiveProportion } from './partitive-proportion.ts'
import { percentChange } from './percent-change.ts'
import { percentToDecimal } from './percent-to-decimal.ts'
import { percentToFraction } from './percent-to-fraction.ts'
import { profit } from './profit.ts'
import { salesTax } from './sales-tax.ts'
import { simpleInterest } from './simple-interest.ts'
import { unitRate } from './unit-rate.ts'

export const ratioSkills = [
  ratioInLowestTerms,
  equivalentRatios,
  missingTerm,
  directProportion,
  inverseProportion,
  partitiveProportion,
  unitRate,
  bestBuy,
  mapScale,
  mapDistance,
]

export const percentSkills = [
  percentToFraction,
  percentToDecimal,
  fractionToPercent,
  decimalToPercent,
  findPercentage,
  findRate,
  findBase,
  percentChange,
  discount,
  salesTax,
  markup,
  commission,
  profit,
  simpleInterest,
]

export const ratioPercentSkills = [...ratioSkills, ...percentSkills]
