import { expect, test } from 'vitest'
import { wayInMail } from './way-in-mail.ts'

test('the letter of a visitor names the account and asks for the school and the subjects', () => {
  const writer = { first_name: 'Luz', last_name: 'Santos', email: 'luz@example.ph' }
  const letter = new URL(wayInMail('help@klasrum.example', writer))
  expect(letter.pathname).toBe('help@klasrum.example')
  const lines = letter.searchParams.get('body')?.split('\r\n')
  expect(lines).toContain('Account: luz@example.ph')
  expect(lines?.at(-2)).toMatch(/^School/)
})
