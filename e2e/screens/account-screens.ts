import { accountPage } from '../pages/account-page.ts'
import { authPage } from '../pages/auth-page.ts'
import { someTeacher, type Teacher } from '../visitor.ts'
import {
  heading,
  hold,
  inTurn,
  lose,
  minutes,
  press,
  quietFor,
  type Screen,
  type Stage,
  standStill,
  text,
} from './stage.ts'

const openLink = (subject: string, ask: (stage: Stage) => Promise<string>) => async (stage: Stage) => {
  const { href } = new URL(await stage.visitor.linkTo(await ask(stage), subject))
  await stage.page.goto(href)
}

const signUp = async ({ visitor }: Stage): Promise<string> => {
  const teacher = someTeacher()
  await visitor.signUp(teacher)
  return teacher.email
}

const askForReset = async (stage: Stage): Promise<string> => {
  const { email } = await stage.newTeacher()
  await authPage(stage.page).email.fill(email)
  await press('Send the link')(stage)
  return email
}

const typeTeacher =
  (wish: Partial<Teacher> = {}) =>
  async (stage: Stage) =>
    authPage(stage.page).typeTeacher(someTeacher(wish))

export const authScreens: Screen[] = [
  { name: 'signin', at: '/signin' },
  {
    name: 'signin-wanted-page',
    at: '/signin?next=%2Fclasses',
    after: text('Please log in to access this page'),
  },
  { name: 'signin-field-errors', at: '/signin', after: press('Sign In') },
  {
    name: 'signin-refused',
    at: '/signin',
    after: async ({ page }) => {
      await authPage(page).signIn(someTeacher())
      await authPage(page).problem.waitFor()
    },
  },
  {
    name: 'signin-not-verified',
    at: '/signin',
    after: async (stage) => {
      const teacher = someTeacher()
      await stage.visitor.signUp(teacher)
      await authPage(stage.page).signIn(teacher)
      await authPage(stage.page).sendAgainButton.waitFor()
    },
  },
  {
    name: 'signin-no-connection',
    at: '/signin',
    before: lose('**/api/auth/signin'),
    after: async ({ page }) => {
      await authPage(page).signIn(someTeacher())
      await authPage(page).problem.waitFor()
    },
  },
  {
    name: 'signin-working',
    at: '/signin',
    before: hold('**/api/auth/signin'),
    after: async ({ page }) => authPage(page).signIn(someTeacher()),
  },
  {
    name: 'login-after-inactivity',
    as: 'teacher',
    at: '/dashboard',
    after: inTurn(quietFor(minutes(15)), text('without activity')),
  },
  { name: 'signup', at: '/signup' },
  { name: 'signup-field-errors', at: '/signup', after: press('Create account') },
  {
    name: 'signup-common-password',
    at: '/signup',
    after: inTurn(
      typeTeacher({ password: 'password123' }),
      press('Create account'),
      text('Too many people use'),
    ),
  },
  {
    name: 'signup-sent',
    at: '/signup',
    after: inTurn(typeTeacher(), press('Create account'), heading('Check your email')),
  },
  {
    name: 'signup-link-sent-again',
    at: '/signup',
    after: inTurn(
      typeTeacher(),
      press('Create account'),
      heading('Check your email'),
      press('Send the link again'),
      text('is on its way'),
    ),
  },
  { name: 'verify-email-loading', at: '/verify-email?token=x', before: hold('**/api/auth/verification') },
  {
    name: 'verify-email-button',
    at: '/signin',
    after: inTurn(openLink('Verify', signUp), text('This link belongs to the sign-up')),
  },
  {
    name: 'verify-email-done',
    at: '/signin',
    before: standStill,
    after: inTurn(openLink('Verify', signUp), press('Activate my account'), text('Your e-mail is verified.')),
  },
  {
    name: 'verify-email-used',
    at: '/signin',
    after: inTurn(
      openLink('Verify', async ({ newTeacher }) => (await newTeacher()).email),
      text('This link was used before.'),
    ),
  },
  { name: 'verify-email-broken', at: '/verify-email?token=x', after: text('Verification token not found.') },
  {
    name: 'verify-email-no-answer',
    at: '/verify-email?token=x',
    before: lose('**/api/auth/verification'),
    after: text('Verification failed'),
  },
  { name: 'forgot-password', at: '/forgot-password' },
  { name: 'forgot-password-field-errors', at: '/forgot-password', after: press('Send the link') },
  {
    name: 'forgot-password-sent',
    at: '/forgot-password',
    after: inTurn(askForReset, heading('Check your email')),
  },
  { name: 'reset-password', at: '/reset-password?token=x' },
  { name: 'reset-password-field-errors', at: '/reset-password?token=x', after: press('Save new password') },
  { name: 'reset-password-broken', at: '/reset-password' },
  {
    name: 'reset-password-done',
    at: '/forgot-password',
    after: inTurn(
      openLink('Set a new', askForReset),
      async ({ page }) => authPage(page).password.fill('pitong gatang na bigas'),
      press('Save new password'),
      text('Your new password is set.'),
    ),
  },
]

/** As for somebody whose password was typed long ago. */
const staleAt =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { code: 'password.again', detail: 'Please type it again.' } })
        : route.fallback(),
    )

export const accountScreens: Screen[] = [
  {
    name: 'account-two-step',
    as: 'school-admin',
    at: '/account',
    after: inTurn(press('Set up two-step sign-in'), text('scan this picture')),
  },
  {
    name: 'account-recovery-codes',
    as: 'school-admin',
    at: '/account',
    before: ({ page }) =>
      page.route('**/api/account/second-factor/confirm', (route) =>
        route.fulfill({
          json: { recovery_codes: Array.from('abcdefghij', (sign) => `${sign}7kq-m2xa-p4rt-zzw5`) },
        }),
      ),
    after: inTurn(
      press('Set up two-step sign-in'),
      ({ page }) => page.getByRole('textbox', { name: /six figures/ }).fill('123456'),
      press('Turn on'),
      text('not shown again'),
    ),
  },
  {
    name: 'password-again',
    as: 'school-admin',
    at: '/account',
    before: staleAt('**/api/account/second-factor'),
    after: inTurn(press('Set up two-step sign-in'), text('So that nobody else can do this')),
  },
  { name: 'help', as: 'teacher', at: '/help', after: heading('What is new') },
  { name: 'account', as: 'teacher', at: '/account', after: inTurn(heading('Your name'), text('This one')) },
  {
    name: 'account-field-errors',
    as: 'teacher',
    at: '/account',
    after: async (stage) => {
      await accountPage(stage.page).firstName.fill('')
      await accountPage(stage.page).saveName.click()
      await accountPage(stage.page).changePassword.click()
    },
  },
  {
    name: 'account-typed-before',
    as: 'teacher',
    at: '/account',
    after: async ({ page }) => {
      await accountPage(page).firstName.fill('Maria Clara')
      await page.reload()
      await accountPage(page).cameBack.waitFor()
    },
  },
  {
    name: 'account-name-saved',
    as: 'student',
    at: '/account',
    after: async ({ page }) => {
      const { firstName, saveName, said } = accountPage(page)
      // The server trims it, so that the name stays as it is.
      await firstName.fill(`${await firstName.inputValue()} `)
      await saveName.click()
      await said('Your name is saved').hover()
    },
  },
]
