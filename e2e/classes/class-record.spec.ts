import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sheetsFor } from '../gradebook/sheet-beside.ts'
import { fail } from '../stand-in.ts'
import { aSurname, besideFor } from './class-beside.ts'

test('the class record is read as Class Info and edited as Class Setup, and opens the import; the roster adds and removes, a link leads back to the classes', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const boy = await beside.makeStudent({ ...klass, fullname: `Jose ${aSurname()}`, gender: 'male' })
  await beside.enroll(klass, boy.id)
  const record = `/classes/${klass.id}/record`
  const steps = page.getByRole('navigation', { name: 'Class record' })
  const setup = page.getByRole('form', { name: 'Class Setup' })

  await page.goto(`${record}?view=1`)
  await expect(steps.getByRole('link', { name: 'Class Info' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Class info' })).toBeVisible()
  await expect(setup).toHaveCount(0)
  await page.getByRole('button', { name: 'Import Excel' }).click()
  await expect(page).toHaveURL(new RegExp(`/classes/${klass.id}/workbook`))
  await expect(page.getByLabel('File with scores')).toBeAttached()
  await page.goBack()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(record)
  await page.reload()
  await expect(setup.getByRole('textbox', { name: /^Section/ })).toHaveValue(klass.section)
  await expect(steps.getByRole('link', { name: 'Class Setup' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Class info' })).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Import Excel' })).toHaveCount(0)
  await setup.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${record}?view=1`)
  await page.getByRole('link', { name: 'Go to Roster' }).click()
  await expect(page).toHaveURL(`/classes/${klass.id}`)
  const roster = page.getByRole('region', { name: 'Roster' })
  await expect(roster.getByRole('listitem')).toHaveText([new RegExp(boy.listed_name)])
  await roster.getByRole('button', { name: 'Add Student' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Student' })
  await adding.getByRole('searchbox', { name: 'Search learners' }).fill(boy.external_student_id)
  await expect(adding.getByRole('button', { name: `Enrolled: ${boy.listed_name}` })).toBeDisabled()
  await adding.getByRole('button', { name: 'Done' }).click()
  await roster.getByRole('button', { name: `More for ${boy.listed_name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove Student' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(steps.getByRole('link', { name: /^Roster/ })).toHaveAttribute('aria-current', 'page')
  await expect(steps.getByRole('link', { name: 'Class Info' })).toHaveAttribute('href', `${record}?view=1`)
  await steps.getByRole('link', { name: 'Grade Sheet' }).click()
  await expect(page).toHaveURL(`/classes/${klass.id}/gradebook`)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to classes' }).click()
  await expect(page).toHaveURL('/classes')
})

test('every page of a class has the same one navigation, in one row on a phone; weights and items have a page of their own', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 2, items: ['Quiz 1'], weight: 100 })
  const steps = page.getByRole('navigation')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['record?view=1', 'record', 'record?view=1&tab=sheet', '', 'gradebook', 'reports']) {
    await page.goto(`/classes/${made.id}/${path}`)
    await expect(steps).toHaveCount(1)
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(steps.locator('[aria-current="page"]')).toHaveCount(1)
    const rows = new Set<number>()
    for (const name of [/^Class (Info|Setup)/, /^Roster/, /^Items/, /^Grade Sheet/, /^Reports/]) {
      const link = steps.getByRole('link', { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      rows.add((await link.boundingBox())?.y ?? -1)
    }
    expect(rows.size).toBe(1)
  }

  await page.goto(`/classes/${made.id}/record?view=1`)
  await expect(page.getByRole('list', { name: 'Still open' })).toHaveText('Quiz 1no scores yet')
  await expect(page.getByRole('region', { name: 'Quarter 1 Weights' })).toHaveCount(0)
  await steps.getByRole('link', { name: 'Items' }).click()
  await expect(page).toHaveURL(`/classes/${made.id}/record?view=1&tab=sheet`)
  await expect(page.getByRole('region', { name: 'Class info' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Q2' }).click({ force: true })
  await expect(page.getByRole('region', { name: 'Quarter 2 Weights' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Quarter 2 Weights' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page')
  await steps.getByRole('link', { name: 'Class Info' }).click()
  await expect(page).toHaveURL(`/classes/${made.id}/record?view=1&quarter=2`)
  await expect(steps.getByRole('link', { name: 'Class Info' })).toHaveAttribute('aria-current', 'page')
})

/** Every message that comes up in the corner from now on, also one that has closed since. */
async function toldInCorner(page: Page): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('tellTest', (text: string) => told.push(text))
  await page.addInitScript(() => {
    const look = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.closest('[aria-label="Messages"] article'))
            Reflect.get(window, 'tellTest')(node.textContent)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  return told
}

test('students, weights and a list that is read again and do not come are told in their place, without a message in the corner', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = sheetsFor(visitor, await enterAs('teacher'))
  const made = await beside.make({ learners: 1, items: ['Quiz 1'], weight: 100 })
  const told = await toldInCorner(page)

  await page.goto('/classes')
  await page.getByRole('list', { name: 'Classes' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/record\?view=1$/)
  const mendClasses = await fail(page, 'GET /api/education/classes?*')
  await page.getByRole('link', { name: 'Back to classes' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load classes')
  await expect(page.getByRole('alert')).toContainText('What you see may be out of date.')
  await expect(page.getByRole('list', { name: 'Classes' })).toBeVisible()
  mendClasses()

  await fail(page, 'GET /api/education/students?*')
  await page.goto(`/classes/${made.id}/record?view=1`)
  await page.getByRole('heading', { name: 'Student directory' }).click()
  const directory = page.getByRole('region', { name: 'Student directory' })
  await expect(directory.getByRole('alert')).toContainText('Failed to load learners')

  const mendSheet = await fail(page, 'GET /api/education/classes/*/sheets/*')
  await page.getByRole('link', { name: 'Items' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Failed to load class record' })
  await expect(refused).toBeVisible()
  mendSheet()
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Quarter 1 Weights' })).toContainText('Sum 100%')
  expect(told).toEqual([])
})
