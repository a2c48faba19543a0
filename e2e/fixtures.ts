import { createHash } from 'node:crypto'
import type { Role } from '@klasrum/contract/fields'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { accountPage } from './pages/account-page.ts'
import { authPage } from './pages/auth-page.ts'
import { dashboardPage } from './pages/dashboard-page.ts'
import { deskPage } from './pages/desk-page.ts'
import { header } from './pages/header.ts'
import { landingPage } from './pages/landing-page.ts'
import { topUpPanel } from './pages/top-up-panel.ts'
import { announcedPremises, type DatabaseKind, type Premises } from './premises.ts'
import { startPremises } from './start-premises.ts'
import { someTeacher, type Teacher, type Visitor, visitorOf } from './visitor.ts'
import { type Faults, watch } from './watch.ts'

export type ProductOptions = { database: DatabaseKind }

type Fixtures = {
  /** Limits count by address; with one of its own no test uses up the quota of another. */
  address: string
  visitor: Visitor
  faults: Faults
  auth: ReturnType<typeof authPage>
  dashboard: ReturnType<typeof dashboardPage>
  account: ReturnType<typeof accountPage>
  desk: ReturnType<typeof deskPage>
  header: ReturnType<typeof header>
  landing: ReturnType<typeof landingPage>
  topUp: ReturnType<typeof topUpPanel>
  /** Signed up and verified, beside the browser. */
  newTeacher: (wish?: Partial<Teacher>) => Promise<Teacher>
  /** A new session of somebody, for calls beside the browser. */
  tokenOf: (who: Role | Teacher) => Promise<string>
  /** Puts a session into the browser without the sign-in form. */
  enterAs: (who: Role | Teacher) => Promise<string>
  /** A browser of its own, watched like the first one; signed in when somebody is named. */
  anotherDevice: (who?: Role | Teacher) => Promise<Page>
}

const addressFor = (test: string): string =>
  ['10', ...createHash('sha256').update(test).digest().subarray(0, 3)].join('.')

const storageWith = (url: string, token: string) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }],
})

export const test = base.extend<Fixtures, ProductOptions & { premises: Premises }>({
  database: ['embedded', { scope: 'worker', option: true }],
  premises: [
    async ({ database }, use) => {
      if (database === 'postgres') return use(announcedPremises())
      // It takes three times as long to start as the one on PostgreSQL, so only a worker that comes to a journey on it does so.
      const { premises, close } = await startPremises()
      await use(premises)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ premises }, use) => use(premises.url),
  address: async ({ database }, use, { testId }) => use(addressFor(`${database} ${testId}`)),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),

  faults: [
    async ({ context, premises }, use) => {
      const faults = await watch(context, premises.url)
      await use(faults)
      expect(faults.found).toEqual([])
    },
    { auto: true },
  ],

  visitor: async ({ premises, address }, use) => use(visitorOf(premises, address)),
  auth: async ({ page }, use) => use(authPage(page)),
  dashboard: async ({ page }, use) => use(dashboardPage(page)),
  account: async ({ page }, use) => use(accountPage(page)),
  desk: async ({ page }, use) => use(deskPage(page)),
  header: async ({ page }, use) => use(header(page)),
  landing: async ({ page }, use) => use(landingPage(page)),
  topUp: async ({ page }, use) => use(topUpPanel(page)),

  newTeacher: async ({ visitor }, use) => {
    await use(async (wish) => {
      const teacher = someTeacher(wish)
      await visitor.signUp(teacher)
      await visitor.verify(await visitor.linkTo(teacher.email))
      return teacher
    })
  },

  tokenOf: async ({ premises, visitor }, use) => {
    await use((who) => {
      const account = typeof who === 'string' ? premises.people[who] : who
      if (!account) throw new Error(`There is no ${who} on this database.`)
      return visitor.signIn(account)
    })
  },

  enterAs: async ({ context, premises, tokenOf }, use) => {
    await use(async (who) => {
      const token = await tokenOf(who)
      // A product page that is still open would clear away its own files while the browser clears them.
      await Promise.all(context.pages().map((page) => page.goto('about:blank')))
      await context.setStorageState(storageWith(premises.url, token))
      return token
    })
  },

  anotherDevice: async ({ browser, premises, tokenOf }, use) => {
    const opened: [BrowserContext, Faults][] = []
    await use(async (who) => {
      const storageState = who && storageWith(premises.url, await tokenOf(who))
      const context = await browser.newContext({ storageState })
      opened.push([context, await watch(context, premises.url)])
      return context.newPage()
    })
    expect(opened.flatMap(([, faults]) => faults.found)).toEqual([])
    await Promise.all(opened.map(([context]) => context.close()))
  },
})

export { expect }
