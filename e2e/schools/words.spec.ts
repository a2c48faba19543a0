import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answer, delay, fail } from '../stand-in.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('divisions that do not come, are not saved, are saved and are not there are each told', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin')
  const mendList = await fail(page, 'GET /api/education/divisions?*')
  const giveList = await delay(page, 'GET /api/education/divisions?*')
  await page.goto('/dashboard/divisions')
  await expect(page.getByText('Loading divisions...')).toBeVisible()
  giveList()
  await expect(page.getByRole('alert')).toContainText('Failed to load divisions.')
  mendList()
  await tryAgain(page).click()

  const mendSave = await fail(page, 'PUT /api/education/divisions/*')
  await page.getByRole('button', { name: 'Edit Schools Division of Laguna' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Division' })
  await expect(form.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  const letSave = await delay(page, 'PUT /api/education/divisions/*')
  await form.getByRole('button', { name: 'Update Division' }).click()
  await expect(form.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  letSave()
  await expect(form.getByText('Failed to create or update division')).toBeVisible()
  await expect(messages(page)).toContainText('Failed to create or update division')
  mendSave()
  await form.getByRole('button', { name: 'Update Division' }).click()
  await expect(messages(page)).toContainText('Division updated successfully!')
  await expect(form).toBeHidden()

  await answer(page, 'GET /api/education/divisions?*', { json: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No divisions yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Your First Division' })).toBeVisible()
})

test('districts, and the divisions to choose from, that do not come are told apart; so are saves and an empty list', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin')
  const mendList = await fail(page, 'GET /api/education/districts?*')
  const mendChoice = await fail(page, 'GET /api/education/divisions?*')
  await page.goto('/dashboard/districts')
  await expect(page.getByRole('alert')).toContainText([
    'Failed to load divisions. Some features may be limited.',
    'Failed to load districts. Please try again.',
  ])
  mendList()
  mendChoice()
  await tryAgain(page).last().click()
  await tryAgain(page).first().click()

  const mendSave = await fail(page, 'PUT /api/education/districts/*')
  await page.getByRole('list', { name: 'Districts' }).getByRole('button').first().click()
  const form = page.getByRole('dialog', { name: 'Edit District' })
  const letSave = await delay(page, 'PUT /api/education/districts/*')
  await form.getByRole('button', { name: 'Update District' }).click()
  await expect(form.getByRole('button', { name: 'Updating...' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  letSave()
  await expect(form.getByText('Failed to create or update district')).toBeVisible()
  await expect(messages(page)).toContainText('Failed to create or update district')
  mendSave()
  await form.getByRole('button', { name: 'Update District' }).click()
  await expect(messages(page)).toContainText('District updated successfully!')
  await expect(form).toBeHidden()

  const unplaced = { id: 1, name: 'Hilaga', code: 'H', division_id: 1, division_name: '', school_count: 0 }
  const mendUnplaced = await answer(page, 'GET /api/education/districts?*', { json: [unplaced] })
  await page.reload()
  await expect(page.getByRole('list', { name: 'Districts' }).getByRole('listitem').first()).toContainText(
    'N/A',
  )
  mendUnplaced()
  await answer(page, 'GET /api/education/districts?*', { json: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No districts found' })).toBeVisible()
})

test('schools that do not come, are not saved and are saved are each told', async ({ page, enterAs }) => {
  await enterAs('admin')
  const mendList = await fail(page, 'GET /api/education/schools?*')
  await page.goto('/dashboard/schools?search=mabini')
  await expect(page.getByRole('alert')).toContainText('Failed to load schools. Please try again.')
  mendList()
  await tryAgain(page).click()

  const mendSave = await fail(page, 'PUT /api/education/schools/*')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Edit School' })
  await form.getByRole('button', { name: 'Update School' }).click()
  await expect(form.getByText('Failed to create or update school.')).toBeVisible()
  await expect(messages(page)).toContainText('Failed to create or update school.')
  mendSave()
  await form.getByRole('button', { name: 'Update School' }).click()
  await expect(messages(page)).toContainText('School updated successfully!')
})

for (const [moment, year] of [
  ['2026-11-16T01:00:00Z', '2026-2027'],
  ['2027-05-31T15:59:00Z', '2026-2027'],
  ['2027-05-31T16:00:00Z', '2027-2028'],
] as const)
  test(`the form of a new school that is opened at ${moment} begins with the school year ${year}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('admin')
    await page.clock.setFixedTime(moment)
    await page.goto('/dashboard/schools')
    await page.getByRole('button', { name: /Create New School/ }).click()
    await expect(page.getByRole('textbox', { name: 'School year' })).toHaveValue(year)
  })

test('a teacher is told that the choice of school was not saved, and it stays chosen', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await fail(page, 'PUT /api/education/teachers/by-user/*')
  await page.goto('/dashboard/schools')
  await page.getByText('Choose another school').click()
  const search = page.getByRole('combobox', { name: 'Search for your school' })
  await search.fill('mabini')
  await page.getByRole('option', { name: /Mabini/ }).click()
  await page.getByRole('button', { name: 'Save as my school' }).click()
  await expect(page.getByRole('main').getByText('Failed to save your school')).toBeVisible()
  await expect(messages(page)).toContainText('Failed to save your school')
  await expect(search).toHaveValue(/Mabini/)
})

for (const places of ['divisions', 'districts'] as const)
  test(`whoever the server no longer knows is asked to log in to view ${places}, then does so`, async ({
    page,
    auth,
    enterAs,
  }) => {
    await enterAs('admin')
    await answer(page, `GET /api/education/${places}?*`, { status: 401, json: {} })
    await page.goto(`/dashboard/${places}`)
    await expect(messages(page)).toContainText(`Please log in to view ${places}`)
    await expect(page).toHaveURL(/\/login/)
    await expect(auth.signInButton).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
