import { asOldWorkbook } from '@klasrum/testkit/other-registers'
import { pastedLearners, registeredLearners, schoolForm1 } from '@klasrum/testkit/registers'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { delay } from '../stand-in.ts'

const aSection = () => `Rizal ${Date.now()}`

async function createClass(page: Page, section: string): Promise<void> {
  await page.goto('/classes')
  await page.getByRole('link', { name: /Create New Class/ }).click()
  await page.getByRole('combobox', { name: /^Subject/ }).fill('science 8')
  await page
    .getByRole('option', { name: /Science 8/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: /^Term/ }).selectOption({ index: 1 })
  await page.getByRole('combobox', { name: /^Grade level/ }).selectOption('8')
  await page.getByRole('textbox', { name: /^Section/ }).fill(section)
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByText('Class created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/classes\/\d+\/record/)
}

const cardOf = (page: Page, section: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: section }) })

test('a teacher makes a class, enrols 45 learners from a pasted sheet, finds, archives and restores it; nobody else sees it', async ({
  page,
  enterAs,
  newTeacher,
  anotherDevice,
}) => {
  test.slow()
  const section = aSection()
  await enterAs('teacher')
  await createClass(page, section)
  const letSave = await delay(page, 'PUT /api/education/classes/*')
  await page.getByRole('button', { name: 'Save class' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letSave()
  await expect(page.getByText('Class updated successfully!')).toBeVisible()

  let interactions = 0
  const act = async (doing: Promise<unknown>) => {
    interactions += 1
    await doing
  }
  await act(page.getByRole('link', { name: /^2?\s*Roster/ }).click())
  await expect(page.getByText('No students enrolled', { exact: true })).toBeVisible()
  await act(
    page
      .getByRole('link', { name: 'Import a list' })
      .or(page.getByRole('button', { name: 'Import a list' }))
      .first()
      .click(),
  )
  await act(
    page
      .getByRole('textbox', { name: 'Learners, one a line' })
      .fill(pastedLearners(registeredLearners(45, Date.now() % 9_000))),
  )
  await act(page.getByRole('button', { name: 'Check the list' }).click())
  await act(page.getByRole('button', { name: 'Enroll 45 learners' }).click())
  await expect(page.getByText('45 learners: 23 boys, 22 girls')).toBeVisible()
  expect(interactions).toBeLessThan(10)

  await page.goto('/classes')
  await page.getByRole('searchbox').fill(section)
  const card = cardOf(page, section)
  await expect(card).toContainText('45 learners')
  await card.getByRole('button', { name: /More|Actions|menu/i }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: /^Archived Classes/ }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: /More|Actions|menu/i }).click()
  await page.getByRole('menuitem', { name: 'Restore', exact: true }).click()
  await expect(card).toBeHidden()
  await page.getByRole('tab', { name: /^Active/ }).click()
  await expect(card).toBeVisible()

  const address = await card.getByRole('link', { name: /Roster/ }).getAttribute('href')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/education/')) asked.push(pathname)
  })
  await page.goto(address ?? '')
  await expect(page.getByText('45 learners: 23 boys, 22 girls')).toBeVisible()
  expect(asked).toHaveLength(1)
  const other = await anotherDevice(await newTeacher())
  await other.goto('/classes')
  await expect(other.getByText(section)).toHaveCount(0)
  await other.goto(address ?? '')
  await expect(other.getByText(section)).toHaveCount(0)
})

test('School Form 1, an old .xls, fills a roster; the same file again changes nothing; one undo takes it back', async ({
  page,
  enterAs,
}) => {
  test.slow()
  await enterAs('teacher')
  await createClass(page, aSection())
  const file = {
    name: 'SF1.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: asOldWorkbook(
      await schoolForm1({ learners: registeredLearners(40, 9_001 + (Date.now() % 9_000)) }),
    ),
  }
  const offer = async () => {
    await page
      .getByRole('link', { name: 'Import a list' })
      .or(page.getByRole('button', { name: 'Import a list' }))
      .first()
      .click()
    await page.getByText('Choose a file', { exact: true }).click()
    await page.locator('input[type=file]').setInputFiles(file)
  }
  await page.getByRole('link', { name: /^2?\s*Roster/ }).click()
  await offer()
  await page.getByRole('button', { name: 'Enroll 40 learners' }).click()
  await expect(page.getByText(/^40 learners: /)).toBeVisible()

  await offer()
  await expect(page.getByText('Everybody on this list is on the roster already.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the roster' }).click()

  await page.getByRole('button', { name: 'Recent imports' }).click()
  await page
    .getByRole('button', { name: /^Undo the import of / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo import' }).last().click()
  await expect(page.getByText('No students enrolled', { exact: true })).toBeVisible()
})
