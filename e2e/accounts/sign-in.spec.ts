import { expect, test } from '../fixtures.ts'
import { someTeacher } from '../visitor.ts'

test('a wrong password is refused and what was typed stays', async ({ page, auth, newTeacher }) => {
  const teacher = await newTeacher()
  await page.goto('/signin')
  await auth.signIn({ ...teacher, password: 'not my password' })
  await expect(auth.problem).toHaveText('Incorrect e-mail or password.')
  await expect(auth.email).toHaveValue(teacher.email)
  await expect(auth.password).toHaveValue('not my password')
})

test('without a connection both forms say so and keep what was typed', async ({ page, context, auth }) => {
  const teacher = someTeacher()
  await page.goto('/signup')
  await auth.typeTeacher(teacher)
  await context.setOffline(true)
  await auth.createButton.click()
  await expect(auth.problem).toHaveText('An error occurred during registration')
  await expect(auth.password).toHaveValue(teacher.password)

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(auth.email).toHaveValue(teacher.email)
  await context.setOffline(true)
  await auth.signIn(teacher)
  await expect(auth.problem).toHaveText('An error occurred during login')
})

test('an answer without a sentence is told in our own words', async ({ page, auth }) => {
  await page.route('**/api/auth/*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.goto('/signin')
  await auth.signIn(someTeacher())
  await expect(auth.problem).toHaveText('Login failed')
  await page.goto('/signup')
  await auth.typeTeacher(someTeacher())
  await auth.createButton.click()
  await expect(auth.problem).toHaveText('Registration failed')
  await page.goto('/verify-email?token=something')
  await expect(page.getByText('Verification failed')).toBeVisible()
})
