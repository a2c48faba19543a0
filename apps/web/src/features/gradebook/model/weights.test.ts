import { describe, expect, test } from 'vitest'
import { openSampleClass, sampleItems } from '../testing/sample-class.ts'

const sample = openSampleClass()

describe('weights', () => {
  test('QA follows the other two; nothing is ready before the sum is 100', () => {
    const { sheet } = sample.now()
    sheet.weights.edit('ww', '70')
    expect(sheet.weights.view()).toMatchObject({
      ww: 70,
      pt: 40,
      qa: 0,
      sum: 110,
      changed: true,
      ready: false,
    })
    sheet.weights.edit('pt', '20')
    expect(sheet.weights.view()).toMatchObject({ qa: 10, sum: 100, ready: true })
    sheet.weights.edit('qa', '5')
    expect(sheet.weights.view()).toMatchObject({ ww: 70, pt: 20, qa: 5, ready: false })
  })

  test.each([
    ['ww', 'Written Work weight must be between 0 and 100. Defaulted to 0.'],
    ['pt', 'Performance Task weight must be between 0 and 100. Defaulted to 0.'],
    ['qa', 'QA weight must be between 0 and 100. Defaulted to 0.'],
  ] as const)('what is not a whole number from 0 to 100 becomes 0 in %s', (component, message) => {
    const { sheet } = sample.now()
    for (const text of ['101', '-1', '1.5', 'x', '']) {
      sheet.weights.edit(component, text)
      expect(sheet.weights.view()).toMatchObject({ [component]: 0, message })
    }
  })

  test.each([
    ['ww', 'PS base (WW) must be between 1 and 9999. Defaulted to 1.'],
    ['pt', 'PS base (PT) must be between 1 and 9999. Defaulted to 1.'],
  ] as const)('a PS base of %s that is not a whole number from 1 to 9999 becomes 1', (component, message) => {
    const { base, editBase, view } = sample.now().sheet.weights
    for (const text of ['0', '10000', '-1', '1.5', 'x', '']) {
      editBase(component, '9999')
      expect([base(component), view().message]).toEqual([9_999, null])
      editBase(component, text)
      expect([base(component), view().message]).toEqual([1, message])
    }
  })

  test('saved weights move the grades; the PS base is only shown', () => {
    const { sheet } = sample.now()
    for (const { id } of sampleItems) sheet.acts.type({ item: id, student: 12 }, '20')
    sheet.weights.take({ ww: 100, pt: 0, qa: 0 })
    sheet.weights.saved(sheet.weights.body())
    expect(sheet.grades.of(12).initial).toBe(88.89)
    sheet.weights.editBase('ww', '0')
    expect([sheet.weights.base('ww'), sheet.weights.base('pt'), sheet.weights.view().message]).toEqual([
      1,
      100,
      'PS base (WW) must be between 1 and 9999. Defaulted to 1.',
    ])
    expect(sheet.grades.of(12).initial).toBe(88.89)
  })
})
