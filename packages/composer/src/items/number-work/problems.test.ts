import { expect, test } from 'vitest'
import { chanceOf } from '../../chance.ts'
import { numbers } from '../../sample-lessons.ts'
import { formulaIn, resultOf, withValues } from './formula.ts'
import { asDecimal, asFraction, fraction, fractionOf, plus } from './fraction.ts'
import { problems } from './problems.ts'

test('fractions are kept exactly and written as a teacher writes them', () => {
  const sum = plus(fraction(1n, 10n), fraction(2n, 10n))
  expect(asDecimal(sum)).toBe('0.3')
  expect(asFraction(plus(fraction(1n, 2n), fraction(1n, 3n)))).toBe('5/6')
  expect(asDecimal(fraction(1n, 3n))).toBeNull()
  expect(asDecimal(fraction(1_234_500n, 100n))).toBe('12,345')
  expect(fractionOf('1,200.50')).toEqual(fraction(2401n, 2n))
  expect(fractionOf('3/0')).toBeNull()
})

test.each([
  ['Speed = distance ÷ time.', { distance: 12n, time: 4n }, '3'],
  ['The perimeter is found by P = 2l + 2w.', { l: 5n, w: 3n }, '16'],
  ['The area of a rectangle is A = lw.', { l: 5n, w: 3n }, '15'],
  ['Sale price = regular price − discount', { 'regular price': 90n, discount: 20n }, '70'],
  ['Use the rule V = s³ here.', { s: 3n }, '27'],
  ['The area is A = lw for each figure.', { l: 5n, w: 3n }, '15'],
  ['Speed = distance ÷ time where time is in seconds.', { distance: 12n, time: 4n }, '3'],
  ['Average = (first + second) ÷ 2', { first: 4n, second: 8n }, '6'],
])('%s is reckoned by', (text, values, result) => {
  const formula = formulaIn(text)
  const given = new Map(Object.entries(values).map(([name, value]) => [name, fraction(value)]))
  expect(formula && asDecimal(resultOf(formula.tree, given) ?? fraction(0n))).toBe(result)
})

test('a change of units, a plain sentence and a rule that needs itself are no formulas', () => {
  expect(formulaIn('1 kilometer = 1,000 meters')).toBeNull()
  expect(formulaIn('The answer is long.')).toBeNull()
  expect(formulaIn('x = x + 1')).toBeNull()
})

test('brackets stay where the order of the signs needs them', () => {
  const formula = formulaIn('Average = (first + second) ÷ 2')
  expect(
    formula &&
      withValues(
        formula,
        new Map([
          ['first', '4'],
          ['second', '8'],
        ]),
      ),
  ).toBe('Average = (4 + 8) ÷ 2')
})

test('every rule and worked example of a lesson gives problems whose keys are right', () => {
  const stems = problems(numbers.topics, chanceOf(5)).flatMap(({ item }) =>
    item.form === 'problem' ? [item] : [],
  )
  const find = (start: string) => stems.find(({ stem }) => stem.startsWith(start))
  const [, distance, time] = /distance = (\d+) m and time = (\d+) s/.exec(find('Use Speed')?.stem ?? '') ?? []
  expect(find('Use Speed')?.answer).toBe(`${Number(distance) / Number(time)} m/s`)
  const [, factor, term, right] = /(\d+)x \+ (\d+) = (\d+)/.exec(find('Solve')?.stem ?? '') ?? []
  expect(find('Solve')?.answer).toBe(`x = ${(Number(right) - Number(term)) / Number(factor)}`)
  const [, percent, of] = /What is (\d+)% of (\d+)/.exec(find('What is')?.stem ?? '') ?? []
  expect(Number(find('What is')?.answer)).toBe((Number(percent) * Number(of)) / 100)
  const [, count] = /Change (\d+) kilometers to meters/.exec(find('Change')?.stem ?? '') ?? []
  expect(find('Change')?.answer).toBe(`${Number(count).toLocaleString('en')},000 meters`)
  expect(find('Find the value of')?.stem).toMatch(/\d\/\d/)
})
