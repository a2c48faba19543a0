import { addDecimals } from './add.ts'
import { compareDecimals } from './compare.ts'
import { decimalToFraction } from './decimal-to-fraction.ts'
import { decimalDigitValue } from './digit-value.ts'
import { divideByDecimal } from './divide-by-decimal.ts'
import { divideDecimalByWhole } from './divide-by-whole.ts'
import { fractionToDecimal } from './fraction-to-decimal.ts'
import { moneyByWeight } from './money-by-weight.ts'
import { decimalMoneyChange } from './money-change.ts'
import { moneyEach } from './money-each.ts'
import { moneyTotal } from './money-total.ts'
import { multiplyDecimals } from './multiply.ts'
import { orderDecimals } from './order.ts'
import { decimalPlaceValue } from './place-value.ts'
import { powersOfTen } from './powers-of-ten.ts'
import { readDecimal } from './read-decimal.ts'
import { roundDecimals } from './round.ts'
import { subtractDecimals } from './subtract.ts'
import { writeDecimal } from './write-decimal.ts'

/** What a decimal says, and which is greater. */
export const decimalNameSkills = [
  decimalPlaceValue,
  decimalDigitValue,
  readDecimal,
  writeDecimal,
  compareDecimals,
  orderDecimals,
  roundDecimals,
  fractionToDecimal,
  decimalToFraction,
]

/** The four operations, plain and with money. */
export const decimalOperationSkills = [
  addDecimals,
  subtractDecimals,
  multiplyDecimals,
  divideDecimalByWhole,
  divideByDecimal,
  powersOfTen,
  moneyTotal,
  decimalMoneyChange,
  moneyEach,
  moneyByWeight,
]

export const decimalSkills = [...decimalNameSkills, ...decimalOperationSkills]
