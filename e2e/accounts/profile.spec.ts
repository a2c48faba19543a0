import { expect, test } from '../fixtures.ts'
import { expectMessageToGo } from '../stopped-clock.ts'

test('a changed name appears in the avatar menu, and the message of it closes after 5 seconds', async ({
  page,
  account,
  header,
  enterAs,
  newTeacher,
}) => {
  await enterAs(await newTeacher())
  await page.clock.install()
  await page.goto('/account')
  await expect(account.saveName).toBeDisabled()
  await account.firstName.fill('Corazon')
  await account.lastName.fill('Ñuñez-Reyes')
  await account.saveName.click()
  await expect(account.said('Your name is saved')).toBeVisible()
  await expect(header.avatar).toHaveAccessibleName('CÑ, Corazon Ñuñez-Reyes, account menu')
  await header.avatar.click()
  await expect(header.menu).toContainText('Corazon Ñuñez-Reyes')
  await expectMessageToGo(page, 'Your name is saved', 5)
})

test('a teacher takes all data along in one file', async ({ page, account, enterAs, newTeacher }) => {
  const teacher = await newTeacher()
  await enterAs(teacher)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await account.download.click()
  const file = await (await downloading).createReadStream()
  const { tables } = JSON.parse(Buffer.concat(await file.toArray()).toString())
  expect(tables.users).toEqual([expect.objectContaining({ email: teacher.email })])
  expect(JSON.stringify(tables)).not.toContain('argon2')
})

test('a name that is markup is shown as text everywhere', async ({
  page,
  dashboard,
  account,
  header,
  visitor,
  enterAs,
  newTeacher,
}) => {
  const first_name = '<img src=x onerror=alert(1)>'
  const teacher = await newTeacher({ first_name })
  expect((await visitor.mailTo(teacher.email)).html).not.toContain('<img')
  await enterAs(teacher)
  await page.goto('/dashboard')
  await expect(dashboard.greeting).toContainText(first_name)
  await header.avatar.click()
  await expect(header.menu).toContainText(first_name)
  await header.item('Account').click()
  await expect(account.firstName).toHaveValue(first_name)
  await expect(page.locator('img')).toHaveCount(0)
})
