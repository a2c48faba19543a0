import { expect, test } from 'vitest'
import { changeName, changeValue } from './change-text.ts'

test('a tier is named by its pesos, the rest by its label, and what is unknown by itself', () => {
  expect(changeName('tiers.1500')).toBe('Top-up of ₱1,500')
  expect(changeName('prices.EXAM')).toBe('Price of an exam')
  expect(changeName('other.thing')).toBe('other.thing')
})

test('points are counted, nothing is none, a picture is not spelt out', () => {
  expect(changeValue('prices.SESSION', '1')).toBe('1 point')
  expect(changeValue('tiers.500', '1040')).toBe('1,040 points')
  expect(changeValue('tiers.500', null)).toBe('none')
  expect(changeValue('wallet.provider', '')).toBe('none')
  expect(changeValue('wallet.qr_picture', '/api/uploads/wallet/0a.png')).toBe('a picture')
  expect(changeValue('wallet.account_number', '09175550142')).toBe('09175550142')
})
