import { readFile } from 'node:fs/promises'
import { aPicture } from '@klasrum/testkit/pictures'
import { expect, test } from '../fixtures.ts'
import { answer, cut, fail } from '../stand-in.ts'

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
  await page.keyboard.press('Escape')
  await page.goto('/pending-topups')
  await page.getByRole('button', { name: 'Show the list' }).click()
  const decided = page.getByRole('table', { name: 'Approved and rejected' }).getByRole('row')
  await expect(decided.filter({ hasText: 'Reason: Seen by a colleague' }).first()).toContainText('Rejected')
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

test('the pending list has figures, a search, pages and three actions in every row; its viewer warns, and closes on a click', async ({
  page,
  desk,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const last_name = `Sampung ${Date.now()}`
  const [teacher, other] = await Promise.all([
    newTeacher({ last_name }),
    newTeacher({ first_name: 'Jose', last_name }),
  ])
  const [token, otherToken] = [await tokenOf(teacher), await tokenOf(other)]
  for (let each = 0; each < 9; each += 1) await visitor.topUp(token, { amount: 150 })
  await visitor.topUp(token, { amount: 1000 }, await aPicture())
  await visitor.topUp(otherToken, { amount: 300 }, await aPicture())
  await visitor.topUp(otherToken, { amount: 500 })
  const { id } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${otherToken}` } })

  await enterAs('admin')
  const mendFigures = await fail(page, 'GET /api/admin/stats')
  const mendList = await fail(page, 'GET /api/admin/pending-topups?*')
  await page.goto('/pending-topups')
  await expect(page.getByRole('alert')).toContainText(['Failed to fetch data', 'Failed to fetch data'])
  mendList()
  await desk.tryAgain.last().click()
  await expect(desk.rows).toHaveCount(10)
  mendFigures()
  const answered = page.waitForResponse('**/api/admin/stats')
  await desk.tryAgain.click()
  const { pending_topups, pending_amount } = await (await answered).json()
  await expect(desk.tile('Pending Topups')).toContainText(pending_topups.toLocaleString('en-PH'))
  await expect(desk.tile('Total Amount')).toContainText(`₱${pending_amount.toLocaleString('en-PH')}`)
  await expect(desk.tile('Last Updated')).toContainText(/\d:\d\d [AP]M/)
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Email',
    'Amount',
    'Date',
    'Payment Proof',
    'Actions',
  ])

  await desk.search.fill(last_name)
  await desk.search.press('Enter')
  await expect(desk.span).toHaveText('Showing 1 to 10 of 12 entries')
  for (const name of ['View proof', 'Approve', 'Reject'])
    await expect(desk.rows.getByRole('button', { name })).toHaveCount(10)
  for (const [to, first] of [
    ['Next', 11],
    ['Previous', 1],
    ['Last', 11],
    ['First', 1],
  ] as const) {
    await desk.turnTo(to)
    await expect(desk.span).toHaveText(`Showing ${first} to ${first + (first === 1 ? 9 : 1)} of 12 entries`)
  }

  await desk.search.fill(other.email)
  await desk.searchButton.click()
  await expect(desk.span).toHaveText('Showing 1 to 2 of 2 entries')
  const [unproved, proved] = [desk.rows.first(), desk.rows.last()]
  await expect(unproved).toContainText('Not uploaded')
  await expect(unproved.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(proved.getByRole('rowheader')).toHaveText(`Jose ${last_name}ID ${id}`)
  await expect(proved.getByText('Uploaded', { exact: true })).toBeVisible()

  const mendApproval = await fail(page, 'POST /api/admin/topups/*/approve')
  await proved.getByRole('button', { name: 'Approve' }).click()
  const approving = page.getByRole('dialog', { name: 'Approve this top-up?' })
  await approving.getByRole('button', { name: 'Approve 310 points' }).click()
  await expect(approving).toContainText('Failed to approve top-up')
  await approving.getByRole('button', { name: 'Cancel' }).click()
  mendApproval()

  const viewer = page.getByRole('dialog', { name: /^Payment proof of/ })
  await proved.getByRole('button', { name: 'View proof' }).click()
  await viewer.getByRole('button', { name: /^Payment proof of/ }).click()
  await expect(viewer).toBeHidden()

  await desk.showPending(teacher)
  await desk.rows.filter({ hasText: '₱1,000' }).getByRole('button', { name: 'Approve' }).click()
  await expect(viewer).toContainText('sent 10 requests in the last 7 days')
  await viewer.getByRole('button', { name: 'Approve 1,040 points' }).click()
  await expect(page.getByText('Successfully approved top-up. 1,040 points added')).toBeVisible()

  await page.route('**/api/admin/pending-topups?*', async (route) => {
    const response = await route.fetch()
    const { pending_topups: waiting, ...rest } = await response.json()
    const renamed = waiting.map((each: object) => ({ ...each, payment_proof: '/uploads/receipt.png' }))
    await route.fulfill({ response, json: { ...rest, pending_topups: renamed } })
  })
  await desk.showPending(other)
  await desk.rows.first().getByRole('button', { name: 'View proof' }).click()
  await viewer.getByText('Invalid payment proof filename').click({ force: true })
  await expect(viewer).toBeHidden()
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
  const mendProof = await cut(page, 'GET /api/uploads/payment_proofs/*')
  await desk.showPending(teacher)
  await page.getByRole('button', { name: /^View proof/ }).click()
  await expect(page.getByText('Failed to load payment proof')).toBeVisible()
  mendProof()
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
  const list = office.getByRole('navigation', { name: 'Settings' })
  await list.getByRole('link', { name: 'Points and payment' }).click()
  await office.getByRole('textbox', { name: 'Account name' }).fill(account)
  await office.getByRole('button', { name: 'Save wallet' }).click()
  await list.getByRole('link', { name: 'Changes' }).click()
  await expect(office.getByRole('row', { name: new RegExp(account) })).toContainText('Ramon Villanueva')

  await enterAs(await newTeacher())
  await page.goto('/dashboard?add=points')
  await expect(topUp.panel).toContainText(account)
})

test('points that an admin cannot give are told in the dialog: Topup failed, and why', async ({
  page,
  desk,
  enterAs,
  newTeacher,
}) => {
  const teacher = await newTeacher()
  await enterAs('admin')
  await page.goto(`/admin?search=${teacher.email}`)
  await desk.row(teacher).getByRole('button', { name: 'Top Up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Top Up' })
  const give = dialog.getByRole('button', { name: 'Add 150 points' })
  const refusal = { detail: 'You cannot top up your own account.', code: 'top_up.own' }
  for (const [answered, message] of [
    [{ status: 403, json: refusal }, refusal.detail],
    [{ status: 500, json: {} }, 'Failed to create topup'],
    [{ json: {} }, 'Invalid points value received'],
  ] as const) {
    const mend = await answer(page, 'POST /api/admin/topup', answered)
    await give.click()
    await expect(dialog.getByRole('alert')).toHaveText(`Topup failed: ${message}`)
    mend()
  }
  await page.route('**/api/admin/topup', (route) => route.abort(), { times: 1 })
  await give.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Topup failed: the server did not answer\./)
  await give.click()
  await expect(page.getByText('Topup created successfully!')).toBeVisible()
})
