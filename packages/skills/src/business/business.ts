import { annuityFutureValue } from './annuity-future-value.ts'
import { annuityTable } from './annuity-table.ts'
import { breakEven } from './break-even.ts'
import { compoundInterest } from './compound-interest.ts'
import { graduatedCommission } from './graduated-commission.ts'
import { grossPay } from './gross-pay.ts'
import { loanAmortization } from './loan-amortization.ts'
import { maturityValue } from './maturity-value.ts'
import { netPay } from './net-pay.ts'
import { presentValue } from './present-value.ts'
import { simpleMaturityValue } from './simple-maturity-value.ts'
import { singleEquivalentDiscount } from './single-equivalent-discount.ts'
import { stockDividend } from './stock-dividend.ts'
import { stockYieldRatio } from './stock-yield-ratio.ts'
import { tradeDiscount } from './trade-discount.ts'

export const businessSkills = [
  simpleMaturityValue,
  compoundInterest,
  maturityValue,
  presentValue,
  annuityFutureValue,
  annuityTable,
  loanAmortization,
  grossPay,
  netPay,
  graduatedCommission,
  tradeDiscount,
  singleEquivalentDiscount,
  stockDividend,
  stockYieldRatio,
  breakEven,
]
