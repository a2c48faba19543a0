import type { ListedUser } from '@klasrum/contract/users'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answer, fail } from '../stand-in.ts'
import { someTeacher } from '../visitor.ts'

const list = '**/api/admin/users?*'
const number = (value: number) => value.toLocaleString('en-PH')

const listed = (id: number): ListedUser => ({
  id,
  email: `guro-${id}@school.example`,
  first_name: 'Luz',
  last_name: `Santos ${id}`,
  role: 'teacher',
  is_active: true,
  points: 30,
  verified: true,
  created_at: '2026-11-15T00:00:00.000Z',
  user_metadata: null,
})

/** As many accounts as no test makes, and which of them were asked for. */
async function fillList(page: Page, total: number): Promise<string[]> {
  const asked: string[] = []
  await page.route(list, async (route: Route) => {
    const { searchParams } = new URL(route.request().url())
    const [at, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
    asked.push(`page ${at} of ${limit}`)
    const first = (at - 1) * limit
    const users = Array.from({ length: Math.min(limit, total - first) }, (_, each) =>
      listed(first + each + 1),
    )
    const total_pages = Math.ceil(total / limit)
    await route.fulfill({ json: { users, total, total_pages, more_than_total: false } })
  })
  return asked
}

test('the users screen has figures with hints, tabs with counts, a search, a role filter, and a table or a grid', async ({
  page,
  desk,
  enterAs,
}) => {
  await enterAs('admin')
  const answered = page.waitForResponse('**/api/admin/users/counts')
  await page.goto('/admin')
  const counts = await (await answered).json()
  for (const [label, value, hint] of [
    ['Total Users', number(counts.total), 'accounts on record'],
    ['Active Users', number(counts.active), 'accounts that may sign in'],
    [
      'Total Revenue',
      `₱${number(counts.points)}`,
      'points that all users hold now, a peso each; not money received',
    ],
    ['Paid in', `₱${number(counts.paid_in)}`, 'amounts of approved top-ups'],
  ] as const)
    await expect(desk.tile(label)).toHaveText(`${label}${value}${hint}`)

  const roles = [
    ['Admin', 'admin'],
    ['School Admin', 'school-admin'],
    ['Teacher', 'teacher'],
    ['Student', 'student'],
    ['Public', 'public'],
    ['Division EPS', 'division-eps'],
  ] as const
  await expect(page.getByRole('tab')).toHaveText([
    `All${counts.total}`,
    ...roles.map(([label, role]) => `${label}${counts.by_role[role]}`),
  ])
  const filter = page.getByRole('combobox', { name: 'Role' })
  await expect(filter.getByRole('option')).toHaveText(['All roles', ...roles.map(([label]) => label)])

  await desk.search.fill('santos maricel')
  await desk.search.press('Enter')
  await expect(desk.rows).toHaveText([/Maricel Santos.*maricel@klasrum\.example/])
  await desk.search.fill('principal@klasrum')
  await desk.searchButton.click()
  await expect(desk.rows).toHaveText([/Grace Uy/])
  await filter.selectOption('Teacher')
  await expect(page.getByText('No users found')).toBeVisible()
  await page.getByRole('tab', { name: /^School Admin/ }).click()
  await expect(filter).toHaveValue('school-admin')
  await expect(desk.rows).toHaveText([/Grace Uy/])

  await page.getByText('Grid', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Grace Uy' })).toContainText('School Admin, ID')
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByText('Table', { exact: true }).click()
  await expect(desk.rows).toHaveText([/Grace Uy/])
})

test('on a phone a long e-mail pushes neither points nor buttons out of its card', async ({
  page,
  enterAs,
  visitor,
}) => {
  const email = `maria.cristina.penaflor-${someTeacher().email}`
  await visitor.signUp(someTeacher({ email }))
  await enterAs('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin')
  await page.getByText('Grid', { exact: true }).click()
  const card = page.getByRole('listitem').filter({ hasText: email })
  await expect(card).toBeVisible()
  const { right, widest } = await card.evaluate((element) => ({
    right: element.getBoundingClientRect().right,
    widest: Math.max(
      ...[...element.querySelectorAll('b, button')].map((each) => each.getBoundingClientRect().right),
    ),
  }))
  expect(widest).toBeLessThan(right)
})

test('an admin comes from Users to Health, which tells the last hour, the work that waits, backups and room', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  await expect(page.getByText('No backups are made')).toBeVisible()
  for (const name of ['The last hour', 'Background work', 'Backups'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Requests each minute' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The slowest requests of the last hour' })).toContainText(
    'GET /api/',
  )
  await expect(page.getByText('every balance equals its entries')).toBeVisible()
})

test('users are fetched a hundred at a time and shown ten to a page', async ({ page, desk, enterAs }) => {
  await enterAs('admin')
  const asked = await fillList(page, 215)
  await page.goto('/admin')
  await expect(desk.span).toHaveText('Showing 1 to 10 of 215 entries')
  await expect(desk.rows).toHaveCount(10)
  await desk.turnTo('Next')
  await expect(desk.rows.first()).toContainText('Santos 11')
  await page.goto('/admin?page=10')
  await expect(desk.rows.last()).toContainText('Santos 100')
  expect(asked).toEqual(['page 1 of 100', 'page 1 of 100'])

  await desk.turnTo('Next')
  await expect(desk.rows.first()).toContainText('Santos 101')
  await desk.turnTo('Last')
  await expect(desk.span).toHaveText('Showing 211 to 215 of 215 entries')
  await expect(desk.rows).toHaveCount(5)
  expect(asked.slice(2)).toEqual(['page 2 of 100', 'page 3 of 100'])
})

test('what the users screen cannot load, save, give or delete is told, and so are empty histories', async ({
  page,
  desk,
  visitor,
  enterAs,
}) => {
  const newcomer = someTeacher()
  await visitor.signUp(newcomer)
  await enterAs('admin')
  const mendFigures = await fail(page, 'GET /api/admin/users/counts')
  const mendList = await fail(page, 'GET /api/admin/users?*')
  await desk.showUser(newcomer)
  await expect(page.getByRole('alert')).toContainText(['Failed to fetch data', 'Failed to load users'])
  mendFigures()
  mendList()
  await desk.tryAgain.last().click()
  await desk.tryAgain.first().click()
  await expect(desk.tile('Total Users')).toBeVisible()

  await desk.row(newcomer).getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit user' })
  await expect(edit.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await edit.getByLabel('First name').fill('Ligaya')
  const mendSave = await fail(page, 'PATCH /api/admin/users/*')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toContainText('Failed to update user')
  mendSave()
  const mendReload = await fail(page, 'GET /api/admin/users?*')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('Failed to fetch users')
  await expect(desk.row(newcomer)).toBeVisible()
  mendReload()
  await desk.tryAgain.click()
  await expect(desk.row(newcomer)).toContainText('Ligaya')

  const mendTiers = await answer(page, 'GET /api/global-values/?*', {
    json: { data: [{ title: 'TOPUP', key: '150', value: null }] },
  })
  await desk.row(newcomer).getByRole('button', { name: 'Top Up' }).click()
  const give = page.getByRole('dialog', { name: 'Top Up' })
  await give.getByRole('button', { name: /^Add/ }).click()
  await expect(give).toContainText('Invalid points value received')
  await give.getByRole('button', { name: 'Cancel' }).click()
  mendTiers()

  for (const [item, calls, failure, empty] of [
    [
      'Topup History',
      'GET /api/admin/topup/history/*',
      'Failed to fetch topup history',
      'No transaction history found for this user.',
    ],
    [
      'Usage History',
      'GET /api/admin/usage/history/*',
      'Failed to fetch usage history',
      'No usage history found for this user.',
    ],
  ] as const) {
    const mend = await fail(page, calls)
    await desk.chooseMore(newcomer, item)
    const history = page.getByRole('dialog', { name: item })
    await expect(history).toContainText(failure)
    mend()
    await desk.tryAgain.click()
    await expect(history).toContainText(empty)
    await history.getByRole('button', { name: 'Done' }).click()
  }

  await fail(page, 'DELETE /api/admin/users/*')
  await desk.chooseMore(newcomer, 'Delete')
  const remove = page.getByRole('dialog', { name: 'Delete user' })
  await remove.getByRole('button', { name: 'Delete user' }).click()
  await expect(remove).toContainText('Failed to delete user')
})

test('the usage history grows by twenty where it is scrolled to its end, and shows spent points in red', async ({
  page,
  desk,
  visitor,
  enterAs,
}) => {
  const newcomer = someTeacher()
  await visitor.signUp(newcomer)
  const headers = { authorization: `Bearer ${await enterAs('admin')}`, 'content-type': 'application/json' }
  const { users } = await visitor.ask(`/api/admin/users?search=${newcomer.email}`, { headers })
  const [{ id } = { id: 0 }] = users as ListedUser[]
  for (let points = 1; points <= 25; points += 1)
    await visitor.ask(`/api/admin/users/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ points: points === 25 ? 20 : points }),
    })

  await desk.showUser(newcomer)
  await desk.chooseMore(newcomer, 'Usage History')
  const history = page.getByRole('dialog', { name: 'Usage History' })
  const entries = history.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(entries).toHaveCount(20)
  await expect(history.getByText('No more results')).toBeHidden()
  const colourOf = (points: string) =>
    entries
      .getByText(points, { exact: true })
      .first()
      .evaluate((figure) => getComputedStyle(figure).color.match(/\d+/g)?.map(Number) ?? [])
  const [red = 0, green = 0, blue = 0] = await colourOf('−4')
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  expect(await colourOf('+1')).not.toEqual([red, green, blue])

  await entries.last().hover()
  await page.mouse.wheel(0, 2_000)
  await expect(entries).toHaveCount(25)
  await expect(history.getByText('No more results')).toBeVisible()
})
