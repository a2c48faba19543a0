import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { authPage } from '../pages/auth-page.ts'
import { header as headerOf } from '../pages/header.ts'
import { sheetPage } from '../pages/sheet-page.ts'
import { cut } from '../stand-in.ts'
import type { Visitor } from '../visitor.ts'

const minutes = (count: number) => count * 60_000
const aShow = '/api/slideshow-files/1/manifest.json?expires=1&signature=x'

/** All that a browser keeps for a page: both storages, every row of every database, every file of a cache. */
const storages = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rowsOf = async ({ name = '' }: IDBDatabaseInfo): Promise<[string, unknown[]]> => {
      const db = await answerOf(indexedDB.open(name))
      const tables = [...db.objectStoreNames]
      const rows = await Promise.all(
        tables.map((table) => answerOf(db.transaction(table).objectStore(table).getAll())),
      )
      db.close()
      return [name, rows.flat()]
    }
    const filesOf = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      rows: Object.fromEntries(await Promise.all((await indexedDB.databases()).map(rowsOf))),
      files: (await Promise.all((await caches.keys()).map(filesOf))).flat(),
    }
  })

const nothing = { local: {}, session: {}, rows: { 'klasrum-kept': [], 'klasrum-unsent': [] }, files: [] }

/** Uses all that remembers something: settings, colours, recent shows, a form half filled in, a sheet, another tab. */
async function settleIn(page: Page, context: BrowserContext, visitor: Visitor, token: string) {
  const made = await sheetsFor(visitor, token).make({ learners: 1, items: ['Quiz 1'], weight: 100 })
  await page.goto('/lesson-plans')
  await page.getByRole('radio', { name: 'DLL' }).check()
  await page.goto(made.at)
  await expect(sheetPage(page).cell(0, 0)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.goto('/account')
  for (const tab of [page, other]) {
    await tab.evaluate((show) => sessionStorage.setItem('recent_slideshows', JSON.stringify([show])), aShow)
    await tab.getByLabel('First name').fill('Hindi naipadala')
  }
  const full = await storages(page)
  expect(Object.keys(full.local)).toEqual(
    expect.arrayContaining(['token', 'user', 'last-activity', 'klasrum-colour-scheme']),
  )
  expect(Object.keys(full.local).join()).toContain('lesson-plan-settings')
  expect(JSON.stringify(full.session)).toContain('Hindi naipadala')
  expect(full.rows['klasrum-kept']).not.toEqual([])
  return { other, made }
}

const waysOut = {
  'is pressed': async (page: Page) => headerOf(page).choose('Sign out'),
  'comes after 15 minutes without activity': async (page: Page) => {
    await page.context().clock.fastForward(minutes(15))
  },
  'comes with a 401': async (page: Page, end: () => Promise<unknown>) => {
    await end()
    await page.getByRole('button', { name: 'Save name' }).click()
  },
}

for (const [way, signOut] of nonEmpty(Object.entries(waysOut)))
  test(`a sign-out that ${way} leaves nothing in the browser, in the other tab neither`, async ({
    page,
    context,
    visitor,
    enterAs,
  }) => {
    test.slow()
    await context.clock.install()
    const token = await enterAs('teacher')
    const { other } = await settleIn(page, context, visitor, token)
    await signOut(page, () => visitor.signOut(token))
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login/)
      await expect(authPage(tab).signInButton).toBeVisible()
      await expect.poll(() => storages(tab)).toEqual(nothing)
      await expect(tab.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
      await tab.reload()
      await expect(authPage(tab).signInButton).toBeVisible()
      await expect.poll(() => storages(tab)).toEqual(nothing)
    }
  })

test('scores that were not sent outlive every sign-out, as ids and numbers under their owner, and are sent later', async ({
  page,
  context,
  auth,
  visitor,
  enterAs,
  premises,
}) => {
  test.slow()
  await context.clock.install()
  const token = await enterAs('teacher')
  const { id, at } = await sheetsFor(visitor, token).make({ learners: 1, items: ['Quiz 1'], weight: 100 })
  await page.goto(at)
  const sheet = sheetPage(page)
  await sheet.cell(0, 0).click()
  const mendLine = await cut(page, 'PUT /api/education/classes/*/sheets/*/cells')
  await sheet.enter([17])
  await expect(page.getByText('Not saved – will retry').first()).toBeVisible()
  const { id: user } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await context.clock.fastForward(minutes(15))
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(() => storages(page))
    .toEqual({
      ...nothing,
      local: { [`unsent:${user}`]: '1' },
      rows: {
        'klasrum-kept': [],
        'klasrum-unsent': [
          {
            user,
            klass: id,
            quarter: 1,
            item: expect.any(Number),
            student: expect.any(Number),
            value: 17,
            sent: 17,
            seen: null,
            source: expect.any(String),
          },
        ],
      },
    })

  mendLine()
  const account = premises.people.teacher
  if (!account) throw new Error('There is no teacher on this database.')
  await auth.signIn(account)
  await expect(sheet.saved).toBeVisible()
  await expect(sheet.cell(0, 0)).toHaveText('17')
})

test('another user in the same tab never sees the recent slide shows of the one before', async ({
  page,
  context,
  auth,
  header,
  enterAs,
  newTeacher,
}) => {
  const [first, second] = [await newTeacher(), await newTeacher({ first_name: 'Liwayway' })]
  const recent = page.getByRole('heading', { name: 'Recent Slide Shows' })
  const keep = () =>
    page.evaluate((show) => sessionStorage.setItem('recent_slideshows', JSON.stringify([show])), aShow)
  await enterAs(first)
  await page.goto('/dashboard/slideshows')
  await expect(header.title).toHaveText('Slide Shows')
  await keep()
  await page.reload()
  await expect(recent).toBeVisible()
  await header.choose('Sign out')
  await auth.signIn(second)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/dashboard/slideshows')
  await expect(header.title).toHaveText('Slide Shows')
  await expect(recent).toBeHidden()

  await keep()
  await page.goto('about:blank')
  const elsewhere = await context.newPage()
  await elsewhere.goto('/dashboard')
  await headerOf(elsewhere).choose('Sign out')
  await authPage(elsewhere).signIn(first)
  await expect(elsewhere).toHaveURL('/dashboard')
  await page.goto('/dashboard/slideshows')
  await expect(header.avatar).toHaveAccessibleName(/Maria/)
  await expect(recent).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('recent_slideshows'))).toBeNull()
})
