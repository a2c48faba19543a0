import { expect, test } from 'vitest'
import {
  paths,
  specializationsIn,
  tesdaChecks,
  tesdaFieldsOf,
  tesdaOf,
  totalWarning,
  webAddress,
  withoutTesda,
  withTesda,
} from './tesda-fields.ts'

const typed = (part: Partial<ReturnType<typeof tesdaFieldsOf>>) => ({ ...tesdaFieldsOf(undefined), ...part })

test('specializations are split on commas, trimmed, and empties dropped', () => {
  expect(specializationsIn(' Welding ,, Cookery NC II , ')).toEqual(['Welding', 'Cookery NC II'])
})

test('male and female are kept as text and are 0 when left empty', () => {
  expect(tesdaOf(typed({ [paths.male]: '12' })).learners_assessment).toEqual({
    male: '12',
    female: '0',
    total: 12,
  })
})

test.each([
  ['', 20],
  ['many', 20],
  ['25', 25],
  ['5', 5],
])('with 12 and 8 learners a total of %j is %i', (total, expected) => {
  const fields = typed({ [paths.male]: '12', [paths.female]: '8', [paths.total]: total })
  expect(tesdaOf(fields).learners_assessment?.total).toBe(expected)
})

test('a total smaller than male and female is warned of', () => {
  const fields = typed({ [paths.male]: '12', [paths.female]: '8', [paths.total]: '5' })
  expect(totalWarning(fields)).toContain('20')
  expect(totalWarning({ ...fields, [paths.total]: '20' })).toBeUndefined()
  expect(totalWarning({ ...fields, [paths.total]: '' })).toBeUndefined()
})

test.each(['-1', '1.5', 'ten', '99999999'])('%j is no number of learners', (count) => {
  expect(tesdaChecks[paths.male](count)).toBeDefined()
})

test('removing TESDA data takes the key and leaves the rest', () => {
  const profile = withTesda({ fullname: 'Ana Cruz' }, { contact_number: '0917' })
  expect(profile.tesda).toEqual({ contact_number: '0917' })
  expect(withoutTesda(profile)).toEqual({ fullname: 'Ana Cruz' })
})

test.each([
  ['https://facebook.example/ana', true],
  ['http://facebook.example', true],
  ['javascript:alert(1)', false],
  ['facebook.example/ana', false],
  ['https://', false],
])('%j is linked to: %j', (address, linked) => {
  expect(webAddress(address) !== null).toBe(linked)
})
