import { expect, test } from 'vitest'
import { changedSettingName, changedSettingValue } from './change-text.ts'

test('a tier is named by its pesos, the rest by its label, and what is unknown by itself', () => {
  expect(changedSettingName('tiers.1500')).toBe('Top-up of ₱1,500')
  expect(changedSettingName('prices.EXAM')).toBe('Price of an exam')
  expect(changedSettingName('other.thing')).toBe('other.thing')
})

test('points are counted, nothing is none, a picture is not spelt out', () => {
  expect(changedSettingValue('prices.SESSION', '1')).toBe('1 point')
  expect(changedSettingValue('tiers.500', '1040')).toBe('1,040 points')
  expect(changedSettingValue('tiers.500', null)).toBe('none')
  expect(changedSettingValue('wallet.provider', '')).toBe('none')
  expect(changedSettingValue('wallet.qr_picture', '/api/uploads/wallet/0a.png')).toBe('a picture')
  expect(changedSettingValue('wallet.account_number', '09175550142')).toBe('09175550142')
})
