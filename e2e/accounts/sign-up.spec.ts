import { expect, test } from '../fixtures.ts'
import { someTeacher } from '../visitor.ts'

const minutes = (count: number) => count * 60_000

test('a new teacher signs up, verifies, signs in, is signed out by inactivity and goes on where that was', async ({
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
  await expect(page.getByText(`the sign-up of ${teacher.first_name} ${teacher.last_name}`)).toBeVisible()
  await auth.activateButton.click()
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
  await expect(account.firstName).toHaveValue(teacher.first_name)
  await expect(account.cameBack).toBeHidden()
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
  await auth.activateButton.click()
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
