import { expect, test } from 'vitest'
import {
  firstState,
  importText,
  rosterUndoneText,
  rosterUndoText,
  toEnroll,
  whyNotEnroll,
} from './preview-text.ts'

const counts = { new: 0, on_record: 0, returning: 0, enrolled: 0, left_out: 0, wrong: 0 }

test('wrong rows are looked at first and stand in the way', () => {
  const some = { ...counts, new: 40, wrong: 2 }
  expect(firstState(some)).toBe('wrong')
  expect(whyNotEnroll(some)).toBe('2 rows need fixing. Fix them or skip them.')
  expect(whyNotEnroll({ ...some, wrong: 1 })).toBe('1 row needs fixing. Fix it or skip it.')
})

test('new, known and returning learners are enrolled together', () => {
  const some = { ...counts, new: 40, on_record: 4, returning: 1, enrolled: 3, left_out: 2 }
  expect(toEnroll(some)).toBe(45)
  expect(whyNotEnroll(some)).toBeUndefined()
  expect(firstState(some)).toBe('new')
})

test('the same list again has nobody to enroll', () => {
  expect(whyNotEnroll({ ...counts, enrolled: 45 })).toContain('on the roster already')
  expect(whyNotEnroll({ ...counts, left_out: 3 })).toContain('nobody to enroll')
})

test('an import and its undoing are told in figures', () => {
  expect(importText({ created: 40, returned: 1 })).toBe('40 new records, 1 came back')
  expect(importText({ created: 0, returned: 0 })).toBe('')
  expect(rosterUndoText({ enrolled: 45, created: 40 })).toContain(
    '45 learners would leave the roster, and the 40 records',
  )
  expect(rosterUndoText({ enrolled: 1, created: 0 })).toMatch(/^1 learner would leave the roster\./)
  expect(rosterUndoneText({ removed: 45, deleted: 39, kept: 1 })).toBe(
    '45 learners left the roster, 39 new records deleted, 1 record kept',
  )
})
