import { aPicture } from '@klasrum/testkit/pictures'
import { expect, test } from '../fixtures.ts'
import { deskPage } from '../pages/desk-page.ts'
import { asFile } from '../pages/top-up-panel.ts'
import { cut } from '../stand-in.ts'

test('a teacher tops up, is rejected, reads why, tops up again and is approved, all in one open page', async ({
  page,
  dashboard,
  topUp,
  visitor,
  newTeacher,
  enterAs,
  anotherDevice,
}) => {
  test.slow()
  const teacher = await newTeacher({ first_name: 'Niña', last_name: `Dela Peña ${Date.now()}` })
  const name = `${teacher.first_name} ${teacher.last_name}`
  await enterAs(teacher)
  const office = await anotherDevice('admin')

  await page.goto('/dashboard')
  await expect(dashboard.points).toContainText('30 points')
  await dashboard.openPoints()
  await expect(topUp.amount(/₱150/)).toBeChecked()
  await expect(topUp.submit).toBeDisabled()
  await topUp.amount(/₱300/).check()
  await expect(topUp.panel).toContainText('340')
  await topUp.addPicture()
  await topUp.reference.fill(`9021 ${Date.now()}`)
  await topUp.submit.click()
  await expect(topUp.success).toBeVisible()
  await expect(topUp.panel).toContainText('Your points will be updated shortly.')
  await expect(topUp.panel).toBeHidden()
  await expect(dashboard.points).toContainText('₱300 top-up waiting for approval')

  await deskPage(office).showPending(teacher)
  await office.getByRole('row', { name }).getByRole('button', { name: 'Reject' }).click()
  const rejecting = office.getByRole('dialog', { name: 'Reject this top-up' })
  await rejecting.getByRole('textbox').fill('The picture cannot be read.')
  await rejecting
    .getByRole('button', { name: /^Reject/ })
    .last()
    .click()
  await expect(office.getByText('No pending topups found')).toBeVisible()

  await expect(dashboard.points).toContainText('The picture cannot be read.')
  await expect(dashboard.points).toContainText('30 points')
  expect(
    (await visitor.mailTo(teacher.email, { subject: 'Your Klasrum top-up was not approved' })).text,
  ).toContain('The picture cannot be read.')

  await dashboard.openPoints()
  await topUp.amount(/₱500/).check()
  await topUp.addPicture()
  await topUp.submit.click()
  await expect(topUp.success).toBeVisible()

  await office.reload()
  await office.getByRole('row', { name }).getByRole('button', { name: 'Approve' }).click()
  const approving = office.getByRole('dialog', { name: 'Approve this top-up?' })
  await expect(approving).toContainText('₱500')
  await expect(approving).toContainText('520')
  await approving.getByRole('button', { name: /^Approve/ }).click()
  await expect(office.getByText(/Successfully approved top-up.*points added/)).toBeVisible()

  await expect(dashboard.points).toContainText('550 points')
  await expect(dashboard.points).toContainText('520 points added')
  await dashboard.points.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('row', { name: /₱500/ })).toContainText('Approved')
  await expect(page.getByRole('row', { name: /₱300/ })).toContainText('The picture cannot be read.')
  await page.getByRole('tab', { name: 'Usage' }).click()
  await expect(page.getByRole('row', { name: /Top-up of ₱500/ })).toContainText('+520')
})

test('the form says whose points they are and how to pay; it closes by its toggle and by Cancel, and sends nothing without a picture or a token', async ({
  page,
  dashboard,
  topUp,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  const { instructions } = await visitor.ask('/api/wallet', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/dashboard')
  await expect(dashboard.points).toContainText('Points never expire.')
  await dashboard.openPoints()
  await expect(topUp.panel).toContainText(`Maria Peñaflor, ${teacher.email}. Current points: 30 points`)
  await expect(topUp.panel.getByRole('radio')).toHaveCount(6)
  await expect(topUp.panel.getByRole('listitem')).toHaveText(String(instructions).split('\n'))
  await expect(topUp.panel.getByText('JPG or PNG only', { exact: true })).toBeVisible()

  await dashboard.points.getByRole('button', { name: 'Close Add Points' }).click()
  await expect(topUp.panel).toBeHidden()
  await dashboard.openPoints()
  await topUp.cancel.click()
  await expect(topUp.panel).toBeHidden()

  await dashboard.openPoints()
  await topUp.form.evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(topUp.panel.getByText('Please select a file to upload')).toBeVisible()
  await topUp.addPicture()
  await page.evaluate(() => localStorage.removeItem('token'))
  await topUp.submit.click()
  await expect(topUp.panel).toContainText('No authentication token found. Please log in again.')
  expect(await visitor.topUpsOf(token)).toEqual([])
})

test('that the proof arrived is told for two seconds, and the points are read again', async ({
  page,
  dashboard,
  topUp,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const token = await enterAs(await newTeacher())
  await page.clock.install()
  await topUp.open()
  await expect(dashboard.points).toContainText('30 points')
  await topUp.addPicture()
  const { id } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  await visitor.give(await tokenOf('admin'), { user_id: Number(id), amount: 300, points: 310 })

  await page.clock.pauseAt(Date.now() + 60_000)
  await topUp.submit.click()
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await topUp.success.isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(1_800)
  await expect(topUp.success).toBeVisible()
  await page.clock.runFor(200)
  await expect(topUp.panel).toBeHidden()
  await page.clock.resume()
  await expect(dashboard.points).toContainText('340 points')
})

test('the open history page follows an approval without a reload', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
  tokenOf,
}) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  const id = await visitor.topUp(token, { amount: 1000 }, await aPicture())
  await page.goto('/dashboard/points')
  await expect(page.getByRole('row', { name: /₱1,000/ })).toContainText('Waiting for approval')
  await visitor.decide(await tokenOf('admin'), id, 'approve', { points: 1040 })
  await expect(page.getByRole('row', { name: /₱1,000/ })).toContainText('Approved')
  await expect(page.getByRole('main')).toContainText('1,070')
})

test('a double press sends one request', async ({ topUp, newTeacher, enterAs, visitor }) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  await topUp.open()
  await topUp.addPicture()
  await topUp.submit.dblclick()
  await expect(topUp.success).toBeVisible()
  expect(await visitor.topUpsOf(token)).toHaveLength(1)
})

test('a cut upload is said and sent again to the same request', async ({
  page,
  topUp,
  newTeacher,
  enterAs,
  visitor,
}) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  await topUp.open()
  await topUp.addPicture()
  const mendUpload = await cut(page, 'POST /api/user/topup/*/payment-proof')
  await topUp.submit.click()
  await expect(topUp.panel).toContainText('Failed to upload payment proof. Please try again.')
  await expect(topUp.panel).toContainText('Upload failed. Please try again.')
  mendUpload()
  await topUp.submit.click()
  await expect(topUp.success).toBeVisible()
  expect(await visitor.topUpsOf(token)).toMatchObject([
    { state: 'pending', payment_proof: expect.stringContaining('payment_proofs') },
  ])
})

test('a creation whose answer was lost is repeated without a second request', async ({
  page,
  topUp,
  newTeacher,
  enterAs,
  visitor,
}) => {
  const teacher = await newTeacher()
  const token = await enterAs(teacher)
  await topUp.open()
  await topUp.addPicture()
  const mendAnswer = await cut(page, 'POST /api/user/topup', 'answer')
  await topUp.submit.click()
  await expect(topUp.panel).toContainText('Failed to create topup. Please try again.')
  mendAnswer()
  await topUp.submit.click()
  await expect(topUp.success).toBeVisible()
  expect(await visitor.topUpsOf(token)).toHaveLength(1)
})

test('what is no JPG or PNG, too large or only named so is refused in words', async ({
  topUp,
  newTeacher,
  enterAs,
}) => {
  await enterAs(await newTeacher())
  await topUp.open()
  await topUp.file.setInputFiles(asFile(Buffer.from('%PDF-1.7'), 'receipt.pdf', 'application/pdf'))
  await expect(topUp.panel).toContainText(/JPG or PNG/)
  await expect(topUp.submit).toBeDisabled()
  await topUp.file.setInputFiles(asFile(Buffer.alloc(10 * 1024 * 1024 + 1), 'large.png'))
  await expect(topUp.panel).toContainText('10 MB')
  await expect(topUp.submit).toBeDisabled()
  await topUp.file.setInputFiles(asFile(Buffer.from('<script>alert(1)</script>'), 'receipt.png'))
  await topUp.submit.click()
  await expect(topUp.panel).toContainText('This is not a JPG or PNG picture that can be opened.')
})

test('an amount of one’s own shows what it gives; nonsense is refused at the field', async ({
  dashboard,
  topUp,
  newTeacher,
  enterAs,
}) => {
  await enterAs(await newTeacher())
  await topUp.open()
  await topUp.otherAmount.fill('450')
  await expect(topUp.panel).toContainText('+465')
  await topUp.addPicture()
  await topUp.otherAmount.fill('0')
  await topUp.submit.click()
  await expect(topUp.panel).toContainText('Please enter a valid amount greater than 0')
  await topUp.otherAmount.fill('450')
  await topUp.submit.click()
  await expect(topUp.success).toBeVisible()
  await expect(dashboard.points).toContainText('₱450 top-up waiting for approval')
})

test('a waiting request can be cancelled from the history', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const token = await enterAs(await newTeacher())
  await visitor.topUp(token, { amount: 300 })
  await page.goto('/dashboard/points')
  await page.getByRole('button', { name: 'Cancel request, ₱300' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel request/ })
    .click()
  await expect(page.getByRole('row', { name: /₱300/ })).toContainText('Cancelled')
})
