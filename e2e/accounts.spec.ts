import { expect, test } from './fixtures.ts'
import { authPage } from './pages/auth-page.ts'
import { someTeacher } from './visitor.ts'

const minutes = (count: number) => count * 60_000

test('a new teacher signs up, verifies, signs in, is signed out by inactivity and finds what was typed', async ({
  page,
  landing,
  auth,
  dashboard,
  account,
  header,
  visitor,
}) => {
  const teacher = someTeacher()
  await page.clock.install()

  await page.goto('/')
  await landing.getStarted.first().click()
  await auth.typeTeacher(teacher)
  await auth.createButton.click()
  await expect(auth.heading).toHaveText('Check your email')
  await expect(page.getByText(teacher.email)).toBeVisible()

  await page.goto(await visitor.linkTo(teacher.email))
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText(/in \d seconds/)).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page).toHaveURL('/signin')

  await auth.signIn(teacher)
  await expect(page).toHaveURL('/dashboard')
  await expect(dashboard.greeting).toContainText(teacher.first_name)
  await expect(dashboard.points).toContainText('30 points')

  await header.choose('Account')
  await account.firstName.fill('Maria Clara')
  await page.clock.fastForward(minutes(14))
  await expect(header.banner).toContainText('expires in 1 minute due to inactivity')
  await header.continueSession.click()
  await expect(header.banner).toBeHidden()
  await expect(account.heading).toBeVisible()

  await page.clock.fastForward(minutes(14))
  await expect(header.banner).toBeVisible()
  await page.clock.fastForward(minutes(1))
  await expect(page).toHaveURL('/login?next=%2Faccount')
  await expect(auth.said).toContainText('signed out after 15 minutes without activity')

  await auth.signIn(teacher)
  await expect(page).toHaveURL('/account')
  await expect(account.firstName).toHaveValue('Maria Clara')
  await expect(account.cameBack).toBeVisible()
})

test('a teacher who has not verified is told so, and gets the link again', async ({
  page,
  auth,
  visitor,
}) => {
  const teacher = someTeacher()
  await visitor.signUp(teacher)
  const first = await visitor.mailTo(teacher.email)

  await page.goto('/signin')
  await auth.signIn(teacher)
  await expect(auth.said).toContainText(
    'Please verify your email before signing in. Check your inbox for a verification link.',
  )
  await auth.sendAgainButton.click()
  await expect(page.getByText('a new link is on its way')).toBeVisible()

  const second = await visitor.mailTo(teacher.email, { after: first.at })
  expect(second.subject).toBe(first.subject)
  await page.goto(await visitor.linkTo(teacher.email))
  await expect(page.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible()
})

test('the link can be asked for again right after signing up, and a mistyped address changed', async ({
  page,
  auth,
  visitor,
}) => {
  const teacher = someTeacher()
  await page.goto('/signup')
  await auth.typeTeacher(teacher)
  await auth.createButton.click()
  const first = await visitor.mailTo(teacher.email)
  await auth.sendAgainButton.click()
  await visitor.mailTo(teacher.email, { after: first.at })

  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(auth.email).toHaveValue(teacher.email)
  await expect(auth.firstName).toHaveValue(teacher.first_name)
})

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

test('a double click on Create account sends one request', async ({ page, auth, visitor }) => {
  const teacher = someTeacher()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/signup')) sent.push(request.method())
  })
  await page.goto('/signup')
  await auth.typeTeacher(teacher)
  await auth.createButton.dblclick()
  await expect(auth.heading).toHaveText('Check your email')
  await visitor.mailTo(teacher.email)
  expect(sent).toEqual(['POST'])
})

test('fields that cannot be sent are marked, and the first of them takes the focus', async ({
  page,
  auth,
}) => {
  await page.goto('/signup')
  await auth.createButton.click()
  await expect(auth.fieldErrors).toHaveCount(4)
  await expect(auth.firstName).toBeFocused()

  await auth.typeTeacher(someTeacher({ password: 'password123' }))
  await auth.createButton.click()
  await expect(page.getByText('Too many people use this password. Please choose another.')).toBeVisible()
  await expect(auth.password).toBeFocused()
})

test('signing up with a registered address looks the same, and its owner is told by mail', async ({
  page,
  auth,
  visitor,
  newTeacher,
}) => {
  const owner = await newTeacher()
  await page.goto('/signup')
  await auth.typeTeacher(someTeacher({ email: owner.email, password: 'somebody else wrote this' }))
  await auth.createButton.click()
  await expect(auth.heading).toHaveText('Check your email')
  await visitor.mailTo(owner.email, { subject: 'You already have a Klasrum account' })

  await page.goto('/signin')
  await auth.signIn(owner)
  await expect(page).toHaveURL('/dashboard')
})

test('a verification link that was used before says so and leads to sign in', async ({
  page,
  auth,
  visitor,
  newTeacher,
}) => {
  const teacher = await newTeacher()
  await page.goto(await visitor.linkTo(teacher.email))
  await expect(auth.heading).toHaveText('Already verified')
  await expect(page.getByText('This link was used before. You can sign in.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/signin')
})

for (const [broken, address] of [
  ['without a token', '/verify-email'],
  ['with a token nobody was given', '/verify-email?token=kopya-lang-ito'],
] as const)
  test(`a verification link ${broken} says so and leads back to sign up`, async ({ page, auth }) => {
    await page.goto(address)
    await expect(
      page.getByText('Verification token not found. Please check the link and try again.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Back to sign up' }).click()
    await expect(page).toHaveURL('/signup')
    await expect(auth.createButton).toBeVisible()
  })

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

test('a changed name appears in the avatar menu', async ({ page, account, header, enterAs, newTeacher }) => {
  await enterAs(await newTeacher())
  await page.goto('/account')
  await expect(account.saveName).toBeDisabled()
  await account.firstName.fill('Corazon')
  await account.lastName.fill('Ñuñez-Reyes')
  await account.saveName.click()
  await expect(account.said('Your name is saved')).toBeVisible()
  await expect(header.avatar).toHaveAccessibleName('CÑ, Corazon Ñuñez-Reyes, account menu')
  await header.avatar.click()
  await expect(header.menu).toContainText('Corazon Ñuñez-Reyes')
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

test('a teacher takes all data along in one file', async ({ page, account, enterAs, newTeacher }) => {
  const teacher = await newTeacher()
  await enterAs(teacher)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await account.download.click()
  const file = await (await downloading).createReadStream()
  const { tables } = JSON.parse(Buffer.concat(await file.toArray()).toString())
  expect(tables.users).toEqual([expect.objectContaining({ email: teacher.email })])
  expect(JSON.stringify(tables)).not.toContain('argon2')
})

test('a name that is markup is shown as text everywhere', async ({
  page,
  dashboard,
  account,
  header,
  visitor,
  enterAs,
  newTeacher,
}) => {
  const first_name = '<img src=x onerror=alert(1)>'
  const teacher = await newTeacher({ first_name })
  expect((await visitor.mailTo(teacher.email)).html).not.toContain('<img')
  await enterAs(teacher)
  await page.goto('/dashboard')
  await expect(dashboard.greeting).toContainText(first_name)
  await header.avatar.click()
  await expect(header.menu).toContainText(first_name)
  await header.item('Account').click()
  await expect(account.firstName).toHaveValue(first_name)
  await expect(page.locator('img')).toHaveCount(0)
})
