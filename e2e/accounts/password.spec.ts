import { expect, test } from '../fixtures.ts'
import { authPage } from '../pages/auth-page.ts'

test('a forgotten password is replaced by mail, and the old one no longer works', async ({
  page,
  auth,
  visitor,
  newTeacher,
}) => {
  const teacher = await newTeacher()
  const password = 'pitong gatang na bigas'
  await page.goto('/signin')
  await auth.email.fill(teacher.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(auth.email).toHaveValue(teacher.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(auth.heading).toHaveText('Check your email')

  const link = await visitor.linkTo(teacher.email, 'Set a new Klasrum password')
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await auth.password.fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(auth.heading).toHaveText('Your password is changed')
  await page.getByRole('link', { name: 'Sign In' }).click()

  await auth.signIn(teacher)
  await expect(auth.problem).toHaveText('Incorrect e-mail or password.')
  await auth.signIn({ ...teacher, password })
  await expect(page).toHaveURL('/dashboard')

  await page.goto(link)
  await auth.password.fill('isa pang bagong password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(auth.heading).toHaveText('This link does not work')
})

test('a changed password keeps this device signed in and ends the session of the other', async ({
  page,
  account,
  enterAs,
  newTeacher,
  anotherDevice,
}) => {
  const teacher = await newTeacher()
  const password = 'pitong gatang na bigas'
  const other = await anotherDevice()
  await other.goto('/signin')
  await authPage(other).signIn(teacher)
  await expect(other).toHaveURL('/dashboard')

  await enterAs(teacher)
  await page.goto('/account')
  await account.currentPassword.fill('not my password')
  await account.newPassword.fill(password)
  await account.changePassword.click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await account.currentPassword.fill(teacher.password)
  await account.changePassword.click()
  await expect(account.said('Your password is changed')).toBeVisible()
  await page.reload()
  await expect(account.heading).toBeVisible()

  await other.reload()
  await expect(other).toHaveURL('/login?next=%2Fdashboard')
  await authPage(other).signIn({ ...teacher, password })
  await expect(other).toHaveURL('/dashboard')
})
