import { itemsIn } from '@klasrum/testkit/materials'
import { expect, test } from 'vitest'
import { bankItemDigestOf } from './bank-item.ts'

test('a question with other wrong words for its box is the same question in the bank', () => {
  const asked = itemsIn('en').find(({ form }) => form === 'identification')
  if (asked?.form !== 'identification') throw new Error('There is no identification.')
  expect(bankItemDigestOf({ ...asked, wrong: ['xylem'] })).toBe(bankItemDigestOf(asked))
  expect(bankItemDigestOf({ ...asked, answer: 'xylem' })).not.toBe(bankItemDigestOf(asked))
})
