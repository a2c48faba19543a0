import type { Page } from '@playwright/test'
import type { Account } from '../premises.ts'
import type { Teacher } from '../visitor.ts'

/** Sign in, sign up, forgotten and new password: one look, few fields. */
export function authPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const firstName = page.getByRole('textbox', { name: 'First name' })
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  const email = page.getByRole('textbox', { name: 'E-mail' })
  const password = page.locator('form').getByLabel(/^(New )?password/i)

  return {
    heading: page.getByRole('heading', { level: 1 }),
    firstName,
    lastName,
    email,
    password,
    signInButton: button('Sign In'),
    createButton: button('Create account'),
    activateButton: button('Activate my account'),
    sendAgainButton: button('Send the link again'),
    problem: page.getByRole('alert'),
    said: page.getByRole('status'),
    fieldErrors: page.locator('[aria-invalid="true"]'),

    async typeTeacher(teacher: Teacher) {
      await firstName.fill(teacher.first_name)
      await lastName.fill(teacher.last_name)
      await email.fill(teacher.email)
      await password.fill(teacher.password)
    },
    async signIn(account: Account) {
      await email.fill(account.email)
      await password.fill(account.password)
      await button('Sign In').click()
    },
  }
}
