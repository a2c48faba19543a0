import type { Role } from '@klasrum/contract/fields'
import type { Page } from '@playwright/test'
import { accountPage } from './pages/account-page.ts'
import { authPage } from './pages/auth-page.ts'
import { dashboardPage } from './pages/dashboard-page.ts'
import { header } from './pages/header.ts'
import { landingPage } from './pages/landing-page.ts'
import { someTeacher, type Teacher, type Visitor } from './visitor.ts'

/** What a screen may use to get into its state. */
export type Stage = { page: Page; visitor: Visitor; newTeacher: () => Promise<Teacher> }

export type Screen = {
  name: string
  /** Absent: nobody is signed in. */
  as?: Role
  at: string
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<unknown>
  /** After it was opened; ends when the state is on the screen. */
  after?: (stage: Stage) => Promise<unknown>
  /** What such a state writes to the console. */
  fault?: RegExp
}

const minutes = (count: number) => count * 60_000

const hold = (path: string) => (stage: Stage) => stage.page.route(path, () => {})
const lose = (path: string) => (stage: Stage) => stage.page.route(path, (route) => route.abort())
const fail = (path: string) => (stage: Stage) =>
  stage.page.route(path, (route) => route.fulfill({ status: 503, json: {} }))

const heading = (text: string | RegExp) => (stage: Stage) =>
  stage.page.getByRole('heading', { name: text }).first().waitFor()
const text = (words: string | RegExp) => (stage: Stage) => stage.page.getByText(words).first().waitFor()
const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole('button', { name, exact: true }).first().click()

const inTurn =
  (...steps: ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage) => {
    for (const step of steps) await step(stage)
  }

/** As if nothing had happened on the page for so long. */
const quietFor = (time: number) => async (stage: Stage) => {
  await dashboardPage(stage.page).heading.waitFor()
  await stage.page.evaluate((past) => localStorage.setItem('last-activity', String(Date.now() - past)), time)
  await stage.page.reload()
}

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

const publicScreens: Screen[] = [
  { name: 'landing', at: '/', after: text('₱2,000') },
  { name: 'landing-signed-in', as: 'teacher', at: '/', after: text('₱2,000') },
  { name: 'landing-prices-loading', at: '/', before: hold('**/api/global-values/**') },
  {
    name: 'landing-prices-failed',
    at: '/',
    before: fail('**/api/global-values/**'),
    after: heading('The prices could not be loaded'),
  },
  {
    name: 'landing-questions-open',
    at: '/#faq',
    after: async ({ page }) => {
      const { questions } = landingPage(page)
      for (const question of await questions.all())
        if (!(await question.locator('p').isVisible())) await question.locator('summary').click()
    },
  },
  { name: 'privacy', at: '/privacy' },
  { name: 'terms', at: '/terms' },
]

const authScreens: Screen[] = [
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
  { name: 'verify-email-loading', at: '/verify-email?token=x', before: hold('**/api/auth/verify-email*') },
  {
    name: 'verify-email-done',
    at: '/signin',
    after: inTurn(openLink('Verify', signUp), text('Your e-mail is verified.')),
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
    before: lose('**/api/auth/verify-email*'),
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

const dashboards: Screen[] = (
  ['teacher', 'admin', 'school-admin', 'division-eps', 'student', 'public'] as const
).map((role) => ({ name: `dashboard-${role}`, as: role, at: '/dashboard', after: heading(/^Good/) }))

const dashboardStates: Screen[] = [
  {
    name: 'dashboard-loading',
    as: 'teacher',
    at: '/dashboard',
    before: hold('**/api/{dashboard,global-values/}*'),
  },
  { name: 'dashboard-admin-loading', as: 'admin', at: '/dashboard', before: hold('**/api/dashboard') },
  {
    name: 'dashboard-figures-failed',
    as: 'teacher',
    at: '/dashboard',
    before: fail('**/api/dashboard'),
    after: text('could not be loaded'),
  },
  {
    name: 'dashboard-admin-figures-failed',
    as: 'admin',
    at: '/dashboard',
    before: fail('**/api/dashboard'),
    after: heading('The figures could not be loaded'),
  },
  {
    name: 'dashboard-menu-open',
    as: 'teacher',
    at: '/dashboard',
    after: async ({ page }) => {
      await header(page).avatar.click()
      await header(page).menu.waitFor()
    },
  },
  {
    name: 'dashboard-add-points',
    as: 'teacher',
    at: '/dashboard',
    after: inTurn(press('Add Points'), text('₱2,000')),
  },
  {
    name: 'dashboard-session-expiring',
    as: 'teacher',
    at: '/dashboard',
    after: inTurn(quietFor(minutes(14)), text('Session Expiring Soon')),
  },
]

const accountStates: Screen[] = [
  { name: 'account', as: 'teacher', at: '/account', after: heading('Your name') },
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
      await firstName.fill((await firstName.inputValue()) === 'Luz' ? 'Lucia' : 'Luz')
      await saveName.click()
      await said('Your name is saved').hover()
    },
  },
]

const faultStates: Screen[] = [
  { name: 'loading', as: 'teacher', at: '/dashboard', before: hold('**/api/auth/me') },
  {
    name: 'unreachable',
    as: 'teacher',
    at: '/dashboard',
    before: lose('**/api/auth/me'),
    after: heading('Klasrum cannot be reached'),
  },
  {
    name: 'page-not-loaded',
    as: 'teacher',
    at: '/account',
    before: lose('**/assets/account-*.js'),
    after: heading('This page could not be loaded'),
    fault: /dynamically imported module|preload/,
  },
]

const comingFor = (role: Role, paths: string[]): Screen[] =>
  paths.map((at) => ({
    name: `${role}${at.replaceAll('/', '-')}`,
    as: role,
    at,
    after: ({ page }: Stage) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  }))

/** Screens that only say what they will hold: one page with other words. */
export const comingScreens: Screen[] = [
  ...comingFor('teacher', [
    '/dashboard/points',
    '/dashboard/slideshows',
    '/dashboard/slideshows/new',
    '/dashboard/slideshows/7',
    '/dashboard/schools',
    '/dashboard/divisions',
    '/dashboard/divisions/tesda',
    '/dashboard/divisions/tesda/new',
    '/dashboard/subjects',
    '/dashboard/teachers',
    '/classes',
    '/classes/new-record',
    '/classes/7',
    '/classes/7/record',
    '/classes/7/gradebook',
    '/classes/7/reports',
    '/classes/7/learners/7',
    '/sections',
    '/lesson-plans',
    '/lesson-plans/library',
    '/lesson-plans/library/7',
  ]),
  ...comingFor('admin', ['/dashboard/districts', '/admin', '/pending-topups', '/dashboard/settings']),
  ...comingFor('student', ['/classes', '/lesson-plans']),
]

export const screens: Screen[] = [
  ...publicScreens,
  ...authScreens,
  ...dashboards,
  ...dashboardStates,
  ...accountStates,
  ...faultStates,
]
