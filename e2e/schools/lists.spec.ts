import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { placesFor } from './places-beside.ts'

const listed = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('heading', { level: 3 })
const cardOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: name }).first()
const sort = (page: Page, label: string) => page.getByLabel('Sort').selectOption({ label })

test('divisions are found while one types, filtered by region and sorted; a card tells all, and its details lead to editing', async ({
  page,
  enterAs,
  visitor,
}) => {
  const mark = String(Date.now())
  const { makeDivision } = placesFor(visitor, await enterAs('admin'))
  const aurora = `Aurora ${mark}`
  const batanes = `Batanes ${mark}`
  const whole = {
    name: batanes,
    code: `A${mark}`,
    region: `Region II ${mark}`,
    division_supervisor: 'Ligaya Castro',
    phone: '(078) 555 0142',
    email: 'batanes@division.example',
    address: 'Basco, Batanes',
  }
  await makeDivision({ name: aurora, code: `B${mark}`, region: `Region III ${mark}` })
  await makeDivision(whole)

  await page.goto('/dashboard/divisions')
  await expect(page.getByText(/^[\d,]+ Divisions$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search divisions' }).pressSequentially(mark)
  await expect(listed(page, 'Divisions')).toHaveText([aurora, batanes])
  for (const label of ['Sort by code', 'Sort by region', 'Newest first']) {
    await sort(page, label)
    await expect(listed(page, 'Divisions')).toHaveText([batanes, aurora])
    await sort(page, 'Sort by name')
    await expect(listed(page, 'Divisions')).toHaveText([aurora, batanes])
  }
  await page.getByLabel('Filter by region').selectOption(whole.region)
  await expect(listed(page, 'Divisions')).toHaveText([batanes])
  for (const told of nonEmpty(Object.values(whole)))
    await expect(cardOf(page, 'Divisions', batanes)).toContainText(told)

  await page.getByRole('button', { name: batanes, exact: true }).click()
  const details = page.getByRole('dialog', { name: batanes })
  await expect(details.getByRole('heading', { name: 'Location' })).toBeVisible()
  await expect(details.getByRole('heading', { name: 'Contact' })).toBeVisible()
  for (const told of nonEmpty(Object.values(whole))) await expect(details).toContainText(told)
  await details.getByText('Close', { exact: true }).click()
  await expect(details).toBeHidden()
  await page.getByRole('button', { name: batanes, exact: true }).click()
  await details.getByRole('button', { name: 'Edit Division' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Division' })
  await expect(form.getByLabel('Name')).toHaveValue(batanes)
  await form.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: /^TESDA/ }).click()
  await expect(page.getByRole('heading', { name: 'TESDA Divisions' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('districts are filtered by division and sorted, a card names the division, and Clear Filters takes all of it away', async ({
  page,
  enterAs,
  visitor,
}) => {
  const mark = String(Date.now())
  const { makeDivision, makeDistrict } = placesFor(visitor, await enterAs('admin'))
  const aurora = await makeDivision({ name: `Aurora ${mark}`, code: `B${mark}` })
  const batanes = await makeDivision({ name: `Batanes ${mark}`, code: `A${mark}` })
  const hilaga = { name: `Hilaga ${mark}`, code: `H${mark}`, region: 'Region III', address: 'Baler, Aurora' }
  const timog = `Timog ${mark}`
  await makeDistrict(aurora, hilaga)
  await makeDistrict(batanes, { name: timog, code: `A${mark}` })

  await page.goto('/dashboard/districts')
  const search = page.getByRole('searchbox', { name: 'Search districts' })
  const division = page.getByLabel('Filter by division')
  await expect(division.getByRole('option').first()).toHaveText('All Divisions')
  await search.pressSequentially(mark)
  await expect(listed(page, 'Districts')).toHaveText([hilaga.name, timog])
  await sort(page, 'Sort by code')
  await expect(listed(page, 'Districts')).toHaveText([timog, hilaga.name])
  await division.selectOption({ label: `Aurora ${mark}` })
  await expect(listed(page, 'Districts')).toHaveText([hilaga.name])
  for (const told of [...Object.values(hilaga), `Aurora ${mark}`])
    await expect(cardOf(page, 'Districts', hilaga.name)).toContainText(told)

  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(search).toHaveValue('')
  await expect(division.getByRole('option', { selected: true })).toHaveText('All Divisions')
  await expect(listed(page, 'Districts').filter({ hasText: 'San Isidro District' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)
})

test('schools are filtered by division and district and sorted; an admin sees how many there are, and a teacher is suggested thirty', async ({
  page,
  enterAs,
  visitor,
}) => {
  const mark = String(Date.now())
  const { makeDivision, makeDistrict, makeSchool } = placesFor(visitor, await enterAs('admin'))
  const division = await makeDivision({ name: `Aurora ${mark}`, code: `B${mark}` })
  const elsewhere = await makeDivision({ name: `Batanes ${mark}`, code: `A${mark}` })
  const district = await makeDistrict(division, { name: `Hilaga ${mark}`, code: `H${mark}` })
  const name = (nth: number) => `Paaralan ${String(nth).padStart(2, '0')} ng ${mark}`
  const code = (nth: number) => `${mark}${99 - nth}`
  await Promise.all([
    makeSchool({ division, district }, { name: name(1), code: code(1) }),
    makeSchool({ division }, { name: name(2), code: code(2) }),
    ...Array.from({ length: 29 }, (_, nth) =>
      makeSchool({ division: elsewhere }, { name: name(nth + 3), code: code(nth + 3) }),
    ),
  ])

  await page.goto(`/dashboard/schools?search=${mark}`)
  await expect(page.getByText(/^[\d,]+ Schools$/)).toBeVisible()
  await expect(listed(page, 'Schools')).toHaveCount(20)
  await expect(listed(page, 'Schools').first()).toHaveText(name(1))
  await sort(page, 'Sort by code')
  await expect(listed(page, 'Schools').first()).toHaveText(name(31))
  await page.getByLabel('Filter by division').selectOption({ label: `Aurora ${mark}` })
  await expect(listed(page, 'Schools')).toHaveText([name(2), name(1)])
  await page.getByLabel('Filter by district').selectOption({ label: `Hilaga ${mark}` })
  await expect(listed(page, 'Schools')).toHaveText([name(1)])

  await enterAs('teacher')
  await page.goto('/dashboard/schools')
  await page.getByText('Choose another school').click()
  await page.getByRole('combobox', { name: 'Search for your school' }).fill(`paaralan ${mark}`)
  await expect(page.getByRole('option').first()).toContainText(name(1))
  await expect(page.getByRole('option')).toHaveCount(30)
  await expect(page.getByText(/^[\d,]+ Schools?$/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Create|Edit|Delete|Import)/ })).toHaveCount(0)
})
