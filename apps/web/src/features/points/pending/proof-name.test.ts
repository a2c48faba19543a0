import { expect, test } from 'vitest'
import { proofName } from './proof-name.ts'

const name = `${'0123456789abcdef'.repeat(2)}.png`

test('the name of a proof is read from its address', () => {
  expect(proofName(`/api/uploads/payment_proofs/${name}`)).toBe(name)
  expect(proofName(`/api/uploads/payment_proofs/${'f'.repeat(32)}.jpg`)).toBe(`${'f'.repeat(32)}.jpg`)
})

test.each([
  '',
  name,
  `/api/uploads/payment_proofs/../${name}`,
  `/api/uploads/payment_proofs/${name}?x=1`,
  `/api/uploads/payment_proofs/${'f'.repeat(32)}.svg`,
  `/api/uploads/payment_proofs/${'F'.repeat(32)}.png`,
  `/api/uploads/payment_proofs/${'f'.repeat(31)}.png`,
  `https://elsewhere.example/api/uploads/payment_proofs/${name}`,
])('%j is no address of a proof', (path) => {
  expect(proofName(path)).toBeNull()
})
