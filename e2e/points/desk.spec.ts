import { readFile } from 'node:fs/promises'
import { aPicture } from '@klasrum/testkit/pictures'
import { expect, test } from '../fixtures.ts'

test('an admin corrects a balance with a reason, and the teacher reads it in the usage', async ({
  page,
  desk,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const teacher = await newTeacher()
  await enterAs('admin')
  const dialog = await desk.edit(teacher)
  await dialog.getByLabel('Points', { exact: true }).fill('42')
  await dialog.getByRole('textbox', { name: 'Why do the points change?' }).fill('A promised bonus')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await expect(desk.row(teacher)).toContainText('42')

  const own = await anotherDevice(teacher)
  await own.goto('/dashboard/points?tab=usage')
  await expect(own.getByRole('row', { name: /A promised bonus/ })).toContainText('+12')
})

test('a balance that moved meanwhile is not written over', async ({
  page,
  desk,
  newTeacher,
  enterAs,
  tokenOf,
  visitor,
}) => {
  const teacher = await newTeacher()
  const token = await tokenOf(teacher)
  await enterAs('admin')
  const dialog = await desk.edit(teacher)
  await dialog.getByLabel('Points', { exact: true }).fill('100')
  await dialog.getByRole('textbox', { name: 'Why do the points change?' }).fill('Round figure')
  const id = await visitor.topUp(token, { amount: 300 }, await aPicture())
  await visitor.decide(await tokenOf('admin'), id, 'approve', { points: 310 })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toContainText('340')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(desk.row(teacher)).toContainText('340')
})

test('an admin gives points at once and finds them in both histories', async ({
  page,
  desk,
  newTeacher,
  enterAs,
}) => {
  const teacher = await newTeacher()
  await enterAs('admin')
  await desk.showUser(teacher)
  await desk.row(teacher).getByRole('button', { name: 'Top Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Top Up' })
  await dialog.getByRole('radio', { name: /₱300/ }).check()
  await dialog.getByRole('button', { name: 'Add 310 points' }).click()
  await expect(page.getByText('Topup created successfully!')).toBeVisible()
  await expect(desk.row(teacher)).toContainText('340')
  for (const [item, shown] of [
    ['Topup History', /₱300/],
    ['Usage History', /Top-up of ₱300/],
  ] as const) {
    await desk.chooseMore(teacher, item)
    const history = page.getByRole('dialog', { name: item })
    await expect(history).toContainText(shown)
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
  }
})

test('a deactivated teacher is out at once; a deleted one is gone from the list', async ({
  page,
  desk,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const teacher = await newTeacher()
  const own = await anotherDevice(teacher)
  await own.goto('/dashboard')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await enterAs('admin')
  const dialog = await desk.edit(teacher)
  await dialog.getByRole('checkbox').uncheck()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('User updated successfully')).toBeVisible()
  await own.goto('/dashboard/points')
  await expect(own).toHaveURL(/\/(login|signin)/)

  await desk.chooseMore(teacher, 'Delete')
  await page.getByRole('dialog', { name: 'Delete user' }).getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
})

test('the list is exported as a spreadsheet that runs nothing', async ({
  page,
  desk,
  newTeacher,
  enterAs,
}) => {
  const teacher = await newTeacher({ first_name: '=SUM(1,1)', last_name: 'Peñaflor' })
  await enterAs('admin')
  await desk.showUser(teacher)
  await expect(desk.row(teacher)).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^klasrum-users-\d{4}-\d\d-\d\d\.csv$/)
  const written = await readFile(await download.path(), 'utf8')
  expect(written).toContain(`"'=SUM(1,1)",Peñaflor,${teacher.email}`)
})

test('two admins decide the same request: one wins, the other is told', async ({
  page,
  desk,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const teacher = await newTeacher()
  const id = await visitor.topUp(await tokenOf(teacher), { amount: 300 }, await aPicture())
  await enterAs('admin')
  await desk.showPending(teacher)
  await desk.row(teacher).getByRole('button', { name: 'Approve' }).click()
  await visitor.decide(await tokenOf('admin'), id, 'reject', { reason: 'Seen by a colleague' })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByText('This top-up is already rejected.')).toBeVisible()
  await expect(page.getByText('No pending topups found')).toBeVisible()
})

test('the viewer decides with the keyboard and goes on to the next', async ({
  page,
  desk,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const teacher = await newTeacher()
  const token = await tokenOf(teacher)
  for (const amount of [150, 300]) await visitor.topUp(token, { amount }, await aPicture())
  await enterAs('admin')
  await desk.showPending(teacher)
  await page
    .getByRole('button', { name: /^View proof/ })
    .first()
    .click()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve 310 points' })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Approve 150 points' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
})

test('a picture that cannot be fetched leaves a placeholder and a second try', async ({
  page,
  desk,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const teacher = await newTeacher()
  await visitor.topUp(await tokenOf(teacher), { amount: 300 }, await aPicture())
  await enterAs('admin')
  await page.route('**/api/uploads/payment_proofs/*', (route) => route.abort())
  await desk.showPending(teacher)
  await page.getByRole('button', { name: /^View proof/ }).click()
  await expect(page.getByText('Failed to load payment proof')).toBeVisible()
  await page.unroute('**/api/uploads/payment_proofs/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Payment proof of/ })).toBeVisible()
})

test('what an admin writes under Settings stands in the top-up form, and the change is recorded', async ({
  page,
  topUp,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  const account = `KLASRUM ${Date.now()}`
  const office = await anotherDevice('admin')
  await office.goto('/dashboard/settings')
  await office.getByRole('textbox', { name: 'Account name' }).fill(account)
  await office.getByRole('button', { name: 'Save wallet' }).click()
  await expect(office.getByRole('row', { name: new RegExp(account) })).toContainText('Ramon Villanueva')

  await enterAs(await newTeacher())
  await page.goto('/dashboard?add=points')
  await expect(topUp.panel).toContainText(account)
})
