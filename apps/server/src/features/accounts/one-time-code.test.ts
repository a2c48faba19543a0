import { expect, test } from 'vitest'
import { base32, codeAt, codeStepOf, newRecoveryCode, setupAddress, stepAt } from './one-time-code.ts'

const secret = base32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is the last six figures of the RFC’s: %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1_000)))).toBe(code)
})

test('secrets are written as RFC 4648 writes them', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('a code fits half a minute early or late, and never twice', () => {
  const now = new Date('2026-08-03T01:00:10Z')
  const step = stepAt(now)
  for (const near of [step - 1, step, step + 1])
    expect(codeStepOf(secret, codeAt(secret, near), now, 0)).toBe(near)
  for (const far of [step - 2, step + 2])
    expect(codeStepOf(secret, codeAt(secret, far), now, 0)).toBeUndefined()
  for (const used of [step, step + 1])
    expect(codeStepOf(secret, codeAt(secret, step), now, used)).toBeUndefined()
})

test('the app is told whose code it shows, and recovery codes can be copied by hand', () => {
  expect(setupAddress('ABC', 'ana+x@school.example')).toBe(
    'otpauth://totp/Klasrum%3Aana%2Bx%40school.example?secret=ABC&issuer=Klasrum',
  )
  expect(newRecoveryCode()).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
})
