import { type Role, roles } from '@klasrum/contract/fields'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { redirects, routes } from '@klasrum/web/src/route-table.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { headingOf, moved, opens, rules, staff } from './rules.ts'
import { go } from './screens/open-screen.ts'

const unknown = ['/nowhere', '/dashboard/nowhere', '/classes/7/nowhere', '/admin/users']

async function expectAt(page: Page, asked: string, path: string, heading?: string): Promise<void> {
  await expect(page, `${asked} ends at ${path}`).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 }), asked).toHaveText(heading ?? /./)
}

test('the rules below speak of every route there is', () => {
  const example = (path: string) => path.replaceAll(/\$\w+/g, '999999')
  expect(rules.map(([path]) => path).sort()).toEqual(routes.map(({ path }) => example(path)).sort())
  expect(Object.entries(redirects)).toEqual(moved.map((each) => [...each]))
})

test('nobody in particular is sent to sign in, and back to the wanted page in mind', async ({ page }) => {
  await page.goto('/privacy')
  const signIn = (path: string) => `/signin?${new URLSearchParams({ next: path })}`
  for (const [path, who, heading] of nonEmpty(rules)) {
    await go(page, path)
    if (who === 'everyone' || who === 'guests') await expectAt(page, path, path, heading)
    else await expectAt(page, path, signIn(path), 'Sign in')
  }
  for (const [from, to] of nonEmpty(moved)) {
    await go(page, from)
    await expectAt(page, from, signIn(to), 'Sign in')
  }
  for (const path of unknown) {
    await go(page, path)
    await expectAt(page, path, '/')
  }
})

/** At a commit each role tries a third of the routes, not the same as the role before it; in the long run all of them. */
const rulesFor = (turn: number) =>
  atSize({ commit: rules.filter((_, index) => index % 3 === turn % 3), long: rules })

for (const [turn, role] of nonEmpty(roles.entries()))
  test(`the role ${role} gets where the rules say, and to the dashboard otherwise`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(role)
    await page.goto('/account')
    for (const [path, who, heading] of nonEmpty(rulesFor(turn))) {
      await go(page, path)
      if (opens(who, role)) await expectAt(page, path, path, heading)
      else await expectAt(page, path, '/dashboard', 'Dashboard')
    }
    for (const [from, to] of nonEmpty(moved)) {
      const target = (staff as readonly Role[]).includes(role) ? to : '/dashboard'
      await go(page, from)
      await expectAt(page, from, target, headingOf(target))
    }
    for (const path of unknown) {
      await go(page, path)
      await expectAt(page, path, '/dashboard', 'Dashboard')
    }
  })

test('addresses typed into the browser are guarded like links', async ({ page, enterAs }) => {
  await page.goto('/classes/7/gradebook?quarter=2')
  await expectAt(page, 'a page', '/signin?next=%2Fclasses%2F7%2Fgradebook%3Fquarter%3D2', 'Sign in')
  await page.goto('/nowhere')
  await expectAt(page, '/nowhere', '/')

  await enterAs('teacher')
  for (const [from, to] of [
    ['/classes/7/gradebook?quarter=2', '/classes/7/gradebook?quarter=2'],
    ['/admin', '/dashboard'],
    ['/dashboard/videos', '/dashboard/slideshows'],
    ['/nowhere', '/dashboard'],
    ['/signin', '/dashboard'],
  ] as const) {
    await page.goto(from)
    await expect(page, from).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

const cards: Record<string, string> = {
  Divisions: '/dashboard/divisions',
  Districts: '/dashboard/districts',
  Schools: '/dashboard/schools',
  Teachers: '/dashboard/teachers',
  Subjects: '/dashboard/subjects',
  Classes: '/classes',
  'Lesson plans': '/lesson-plans',
  'Slide Shows': '/dashboard/videos',
  'Pending top-ups': '/pending-topups',
  Admin: '/admin',
}

/** The specification's table, without the cards whose route does not admit the role. */
const shown: Record<Role, readonly string[]> = {
  admin: Object.keys(cards),
  teacher: ['Divisions', 'Schools', 'Teachers', 'Subjects', 'Classes', 'Lesson plans', 'Slide Shows'],
  'school-admin': ['Divisions', 'Schools', 'Teachers', 'Slide Shows'],
  'division-eps': ['Divisions'],
  student: [],
  public: [],
}

const tiles = ['Lesson Plans', 'This Week', 'Students', 'Completion Rate']

for (const role of nonEmpty(roles))
  test(`the dashboard of the role ${role} has the specified cards, and none leads back`, async ({
    page,
    dashboard,
    enterAs,
  }) => {
    await enterAs(role)
    await page.goto('/dashboard')
    await expect(dashboard.greeting).toBeVisible()
    const linked = () =>
      dashboard.links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const targets = async () => {
      const links = await linked()
      return Object.values(cards).filter((target) => links.includes(target))
    }
    await expect.poll(targets).toEqual(shown[role].map((title) => cards[title]))
    const links = (await linked()).filter((link) => link.startsWith('/'))
    // A count of teachers is called so too, and is no card.
    const named = (title: string) =>
      page.getByRole('main').getByText(title, { exact: true }).and(page.locator(':not(dt)'))
    for (const title of nonEmpty(Object.keys(cards)))
      await expect(named(title).first()).toBeVisible({ visible: shown[role].includes(title) })

    await expect(dashboard.points).toBeVisible({ visible: role !== 'admin' })
    await expect(dashboard.tiles.getByRole('term')).toHaveText(role === 'admin' ? tiles : [])

    // Those for whom no card is specified have nothing to follow.
    if (links.length === 0) return
    for (const link of nonEmpty(new Set(links))) {
      await go(page, link)
      const target = moved.find(([from]) => from === link)?.[1] ?? link
      await expectAt(page, link, target, headingOf(target))
      expect(target).not.toBe('/dashboard')
    }
  })
