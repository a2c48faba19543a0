import { expect, test } from 'vitest'
import { reminderMail } from './reminder-mail.ts'

test('a reminder goes to the teacher and says where the data is entered', () => {
  const letter = new URL(reminderMail('ana@example.ph', 'Ana & Ben Cruz'))
  expect(letter.pathname).toBe('ana@example.ph')
  expect(letter.searchParams.get('subject')).toBe('Your TESDA data')
  expect(letter.searchParams.get('body')).toMatch(/^Dear Ana & Ben Cruz,[\s\S]*New TESDA Record/)
})
