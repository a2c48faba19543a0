import { proves } from '@klasrum/testkit/skill-proof'
import { expect, test } from 'vitest'
import { ordinal, spelled, spelledOrdinal } from './spelled.ts'
import { numerationSkills } from './whole-numbers.ts'

const english = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions']
const filipino = [
  'isahan',
  'sampuan',
  'sandaanan',
  'libuhan',
  'sampung libuhan',
  'sandaang libuhan',
  'milyunan',
]

const values: Record<string, number> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, 20 + at * 10]),
  ),
  ...Object.fromEntries(
    'isa dalawa tatlo apat lima anim pito walo siyam sampu labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito labingwalo labinsiyam'
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
  ...Object.fromEntries(
    'dalawampu tatlumpu apatnapu limampu animnapu pitumpu walumpu siyamnapu'
      .split(' ')
      .map((word, at) => [word, 20 + at * 10]),
  ),
}
const units: Record<string, number> = {
  hundred: 100,
  daan: 100,
  raan: 100,
  thousand: 1_000,
  libo: 1_000,
  million: 1_000_000,
  milyon: 1_000_000,
}

/** Reads number words of both languages from the left. */
function heard(text: string): number {
  const words = text
    .replaceAll(',', '')
    .replaceAll("'t", '')
    .split(/ |(?<!labing)-/)
    .filter((word) => word !== 'at' && word !== 'na')
  let [whole, part] = [0, 0]
  for (const word of words) {
    const bare = values[word] === undefined && units[word] === undefined ? word.replace(/n?g$/, '') : word
    const unit = units[bare] ?? units[`${bare}n`]
    if (unit === undefined) part += values[bare] ?? Number.NaN
    else if (unit === 100) part *= 100
    else {
      whole += part * unit
      part = 0
    }
  }
  return whole + part
}

const spread = Array.from({ length: 20_000 }, (_, at) => (at * 7_919 * 61 + at) % 10_000_000)

const first = Array.from({ length: 10_001 }, (_, at) => at + 1)

test.each(['en', 'fil'] as const)('number words say the number in %s', (language) => {
  const numbers = [...first, ...spread.filter(Boolean), 10_000_000]
  expect(numbers.filter((number) => heard(spelled(number, language)) !== number)).toEqual([])
})

test.each([
  [8, 'eight', 'walo'],
  [11, 'eleven', 'labing-isa'],
  [40, 'forty', 'apatnapu'],
  [99, 'ninety-nine', "siyamnapu't siyam"],
  [100, 'one hundred', 'isang daan'],
  [406, 'four hundred six', 'apat na raan at anim'],
  [1_000, 'one thousand', 'isang libo'],
  [1_200, 'one thousand, two hundred', 'isang libo at dalawang daan'],
  [2_345, 'two thousand, three hundred forty-five', "dalawang libo, tatlong daan at apatnapu't lima"],
  [14_015, 'fourteen thousand, fifteen', 'labing-apat na libo at labinlima'],
  [100_000, 'one hundred thousand', 'isang daang libo'],
  [
    619_250,
    'six hundred nineteen thousand, two hundred fifty',
    'anim na raan at labinsiyam na libo, dalawang daan at limampu',
  ],
  [
    1_345_678,
    'one million, three hundred forty-five thousand, six hundred seventy-eight',
    "isang milyon, tatlong daan at apatnapu't limang libo, anim na raan at pitumpu't walo",
  ],
  [10_000_000, 'ten million', 'sampung milyon'],
])('%i in words', (number, en, fil) => {
  expect([spelled(number, 'en'), spelled(number, 'fil')]).toEqual([en, fil])
})

test.each([
  [1, '1st', 'first', 'una'],
  [2, '2nd', 'second', 'ikalawa'],
  [3, '3rd', 'third', 'ikatlo'],
  [4, '4th', 'fourth', 'ikaapat'],
  [11, '11th', 'eleventh', 'ikalabing-isa'],
  [12, '12th', 'twelfth', 'ikalabindalawa'],
  [20, '20th', 'twentieth', 'ikadalawampu'],
  [21, '21st', 'twenty-first', "ikadalawampu't isa"],
  [100, '100th', 'one hundredth', 'ikaisang daan'],
])('%i as an ordinal', (number, symbol, en, fil) => {
  expect([ordinal(number, 'en'), spelledOrdinal(number, 'en'), spelledOrdinal(number, 'fil')]).toEqual([
    symbol,
    en,
    fil,
  ])
})

const arranged = (digits: readonly number[]): number[][] =>
  digits.length < 2
    ? [[...digits]]
    : digits.flatMap((first, at) => arranged(digits.toSpliced(at, 1)).map((rest) => [first, ...rest]))

const romanValues: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1_000 }
/** One, five and ten of a place: "baa" stands for a five and two ones. */
const romanPattern = ['', 'a', 'aa', 'aaa', 'ab', 'b', 'ba', 'baa', 'baaa', 'ac']
const romanPlaces = ['IVX', 'XLC', 'CDM', 'M'].map((letters) =>
  romanPattern
    .filter((pattern) => [...pattern].every((sign) => 'abc'.indexOf(sign) < letters.length))
    .map((pattern) => [...pattern].map((sign) => letters['abc'.indexOf(sign)]).join('')),
)
const romanOf = (number: number) =>
  [...String(number)]
    .toReversed()
    .map((digit, place) => romanPlaces[place]?.[Number(digit)])
    .toReversed()
    .join('')

test('the Roman letters of the table are worth the number', () => {
  for (let number = 1; number < 4_000; number++) {
    const letters = [...romanOf(number)].map((letter) => romanValues[letter] ?? 0)
    const total = letters.reduce(
      (sum, value, at) => sum + (value < (letters[at + 1] ?? 0) ? -value : value),
      0,
    )
    expect(total).toBe(number)
  }
})

const side = (text: string) =>
  text
    .replaceAll(',', '')
    .split(' + ')
    .reduce((sum, part) => sum + Number(part), 0)

const plainNumber = (text: string) => Number(text.replaceAll(',', ''))

proves(numerationSkills, {
  'whole-numbers/place-value': ({ digits, place }, language) => {
    // Take the digit away: the loss tells its place.
    const whole = Number(digits.join(''))
    const digit = digits[digits.length - 1 - place]
    const without = Number(digits.map((each: number) => (each === digit ? 0 : each)).join(''))
    const name =
      (language === 'en' ? english : filipino)[Math.round(Math.log10((whole - without) / digit))] ?? ''
    // With two digits only, what the digit stands for is asked.
    return digits.length === 2 ? `${digit} ${name}` : name
  },
  'whole-numbers/digit-value': ({ number, place }) => (number % 10 ** (place + 1)) - (number % 10 ** place),
  'whole-numbers/expanded-form':
    ({ number }) =>
    (answer) => {
      const parts = answer.split(' + ').map(plainNumber)
      const isOneDigit = parts.every((part) => /^[1-9]0*$/.test(String(part)))
      return (
        isOneDigit && parts.length === String(number).replaceAll('0', '').length && side(answer) === number
      )
    },
  'whole-numbers/standard-form': ({ number }) => number,
  'whole-numbers/number-words':
    ({ number }) =>
    (answer) =>
      heard(answer) === number,
  'whole-numbers/number-from-words': ({ number }, language) => heard(spelled(number, language)),
  'whole-numbers/comparing':
    ({ than, isMore }) =>
    (answer) =>
      isMore ? plainNumber(answer) - than > 0 : than - plainNumber(answer) > 0,
  'whole-numbers/greatest-and-least': ({ digits, greatest }) => {
    const all = arranged(digits).flatMap((order) => (order[0] === 0 ? [] : [Number(order.join(''))]))
    return greatest ? Math.max(...all) : Math.min(...all)
  },
  'whole-numbers/ordering':
    ({ numbers, up }) =>
    (answer) => {
      const order = answer.split('; ').map(plainNumber)
      const rises = order.every(
        (number, at) => at === 0 || (up ? number > (order[at - 1] ?? 0) : number < (order[at - 1] ?? 0)),
      )
      return rises && order.every((number) => numbers.includes(number)) && order.length === numbers.length
    },
  'whole-numbers/rounding': ({ number, place }) => {
    // Count up from below to the nearest round number.
    const unit = 10 ** place
    const below = number - (number % unit)
    return number - below < below + unit - number ? below : below + unit
  },
  'whole-numbers/ordinal-numbers': ({ place }, language) => {
    if (language === 'fil') return `ika-${place}`
    const ending = /1[1-3]$/.test(`${place}`)
      ? 'th'
      : ({ 1: 'st', 2: 'nd', 3: 'rd' }[(place % 10) as 1] ?? 'th')
    return `${place}${ending}`
  },
  'whole-numbers/to-roman': ({ number }) => romanOf(number),
  'whole-numbers/from-roman': ({ number }) => number,
  'whole-numbers/even-and-odd':
    ({ even }) =>
    (answer) =>
      /[02468]$/.test(answer) === even,
  'whole-numbers/skip-counting': ({ start, step }) => start + step + step + step + step,
  'whole-numbers/number-line': ({ from, step, ticks, at }) => from + ticks * step - (ticks - at) * step,
})
