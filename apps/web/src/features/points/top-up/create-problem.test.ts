import { expect, test } from 'vitest'
import { CallFailed, CallRefused } from '../../../lib/refusal.ts'
import { faultsOfCreating } from './create-problem.ts'

test('a reference number that was sent before is told at its field', () => {
  const detail = 'This reference number was already sent with another top-up.'
  const refusal = new CallRefused({ status: 409, code: 'top_up.reference_taken', detail })
  expect(faultsOfCreating(refusal)).toEqual({ reference_no: detail })
})

test('a field the server refuses is told there', () => {
  const errors = [{ path: 'amount', message: 'Please enter a valid amount greater than 0' }]
  const refusal = new CallRefused({
    status: 400,
    code: 'request.invalid',
    detail: 'Check the fields.',
    errors,
  })
  expect(faultsOfCreating(refusal).amount).toBe('Please enter a valid amount greater than 0')
  expect(faultsOfCreating(refusal).whole).toBeUndefined()
})

test("otherwise the server's sentence comes first, then the usual one", () => {
  const detail = 'This amount gives 520 points. Nothing was saved.'
  expect(faultsOfCreating(new CallRefused({ status: 409, code: 'top_up.wrong_points', detail })).whole).toBe(
    detail,
  )
  expect(faultsOfCreating(new CallFailed(new Error('no network'))).whole).toBe(
    'Failed to create topup. Please try again.',
  )
  expect(faultsOfCreating(null)).toEqual({})
})
