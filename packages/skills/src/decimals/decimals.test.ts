import { proves } from '@klasrum/testkit/skill-proof'
import { decimalNameSkills } from './decimals.ts'

type Decimal = { units: number; places: number }

const sizeOf = ({ units, places }: Decimal) => Number(`${units}e-${places}`)

/** Words to number, by another way than the skill writes them. */
const wordValues: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const endings: Record<string, number> = {
  tenths: 0.1,
  hundredths: 0.01,
  thousandths: 0.001,
  'ten-thousandths': 0.0001,
  tens: 10,
  hundreds: 100,
  thousands: 1000,
}
const wholeIn = (words: readonly string[]) =>
  words.reduce((sum, word) => (word === 'hundred' ? sum * 100 : sum + (wordValues[word] ?? 0)), 0)

function valueIn(text: string): number {
  const [first = '', second] = text.split(' and ')
  const parts = (second ?? first).split(' ')
  const whole = second === undefined ? 0 : wholeIn(first.split(/[ -]/))
  const ending = parts.at(-1) ?? ''
  return whole + wholeIn(parts.slice(0, -1).join(' ').split(/[ -]/)) * (endings[ending] ?? Number.NaN)
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-9

proves(decimalNameSkills, {
  'decimals/place-value': ({ digits, places, power }) => {
    const rising = ['ten thousandths', 'thousandths', 'hundredths', 'tenths', 'ones', 'tens', 'hundreds']
    const digit = digits[digits.length - 1 - places - power]
    const text = digits.toSpliced(digits.length - places, 0, '.').join('')
    // Without the digit the number loses digit × 10 to some power.
    const loss = Number(text) - Number(text.replace(String(digit), '0'))
    return rising[Math.round(Math.log10(loss / digit)) + 4] ?? ''
  },
  'decimals/digit-value': ({ digits, places, at }) => {
    const text = digits.toSpliced(digits.length - places, 0, '.').join('')
    const digit = String(digits[digits.length - 1 - places + at])
    return Number((Number(text) - Number(text.replace(digit, '0'))).toFixed(4))
  },
  'decimals/read-decimal':
    ({ whole, part, places }) =>
    (answer) =>
      isNear(valueIn(answer), whole + part / 10 ** places),
  'decimals/write-decimal': ({ whole, part, places }) => whole + part * 0.1 ** places,
  'decimals/compare':
    ({ than, isMore }) =>
    (answer) =>
      !isNear(Number(answer), sizeOf(than)) && Number(answer) > sizeOf(than) === isMore,
  'decimals/order': ({ decimals, isRising }) => {
    const rising = decimals
      .map((each: Decimal) => sizeOf(each))
      .sort((one: number, other: number) => one - other)
    return (isRising ? rising : rising.reverse()).join(', ')
  },
  'decimals/round': ({ number, to }) => {
    // The nearest of all multiples of the place; of two that are as near, the greater one.
    const value = sizeOf(number)
    const step = 10 ** -to
    let best = 0
    for (let at = 0; at * step <= value + step; at++)
      if (Math.abs(at * step - value) <= Math.abs(best * step - value) + 1e-9) best = at
    return best * step
  },
  'decimals/fraction-to-decimal': ({ n, d }) => n / d,
  'decimals/decimal-to-fraction':
    ({ units, places }) =>
    (answer) => {
      const [above = 0, below = 0] = answer.split('/').map(Number)
      const common = Array.from({ length: above }, (_, at) => at + 1).filter(
        (factor) => above % factor === 0 && below % factor === 0,
      )
      return isNear(above / below, sizeOf({ units, places })) && common.length === 1
    },
})
