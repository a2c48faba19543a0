import { expect, test } from 'vitest'
import { inUse } from './in-use.ts'

test.each([
  [{ districts: 6, schools: 23 }, '6 districts and 23 schools'],
  [{ districts: 1, schools: 0 }, '1 district'],
  [{ districts: 0, schools: 1 }, '1 school'],
  [{ districts: 0, schools: 0 }, ''],
])('%o is told as "%s"', (uses, text) => {
  expect(inUse(uses)).toBe(text)
})
