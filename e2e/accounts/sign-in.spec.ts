import { expect, test } from '../fixtures.ts'
import { delay } from '../stand-in.ts'
import { someTeacher } from '../visitor.ts'

test('a wrong password is refused and what was typed stays', async ({ page, auth, newTeacher }) => {
  const teacher = await newTeacher()
  await page.goto('/signin')
  await auth.signIn({ ...teacher, password: 'not my password' })
  await expect(auth.problem).toHaveText('Incorrect e-mail or password.')
  await expect(auth.email).toHaveValue(teacher.email)
  await expect(auth.password).toHaveValue('not my password')
})

test('sign-in asks for two fields and leads to sign-up, which tells of the link; neither sends a token, and the link is checked in sight', async ({
  page,
  auth,
  visitor,
}) => {
  const teacher = someTeacher()
  const sent = async (path: string, send: () => Promise<void>) => {
    // One that was left behind by somebody else must not go along.
    await page.evaluate(() => localStorage.setItem('token', 'luma-na-ito'))
    const [request] = await Promise.all([page.waitForRequest(`**/api/auth/${path}`), send()])
    return { token: (await request.allHeaders()).authorization, body: request.postData() ?? '' }
  }
  await page.goto('/signin')
  await expect(auth.email).toHaveAttribute('type', 'email')
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await expect(auth.firstName).toBeHidden()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(auth.email).toHaveAttribute('type', 'email')
  await auth.typeTeacher(teacher)
  const signUp = await sent('signup', () => auth.createButton.click())
  expect([signUp.token, JSON.parse(signUp.body)]).toEqual([undefined, { ...teacher, role: 'teacher' }])
  await expect(page.getByText(`We sent a verification link to ${teacher.email}.`)).toContainText(
    'Open it to activate your account',
  )

  await page.evaluate(() => localStorage.removeItem('token'))
  const link = await visitor.linkTo(teacher.email)
  const release = await delay(page, 'POST /api/auth/verification')
  await page.goto(link)
  await expect(auth.heading).toHaveText('Verifying your email')
  release()
  await auth.activateButton.click()
  await expect(auth.heading).toHaveText('All set')
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  expect((await sent('signin', () => auth.signIn(teacher))).token).toBeUndefined()
  await expect(page).toHaveURL('/dashboard')
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
