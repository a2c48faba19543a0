import { expect, test } from '../fixtures.ts'
import { placesFor } from '../schools/places-beside.ts'
import { answer } from '../stand-in.ts'

test('teachers are counted and turned page by page, and a form suggests fifty of them at most', async ({
  page,
  enterAs,
  visitor,
}) => {
  const mark = String(Date.now())
  const { makeDivision, makeSchool, makeTeacher } = placesFor(visitor, await enterAs('admin'))
  const division = await makeDivision({ name: `Aurora ${mark}`, code: `B${mark}` })
  const school = await makeSchool({ division }, { name: `Paaralan ng ${mark}`, code: mark })
  const name = (nth: number) => `Guro ${String(nth).padStart(2, '0')} ${mark}`
  await Promise.all(
    Array.from({ length: 51 }, (_, nth) => makeTeacher(school.id, { fullname: name(nth + 1) })),
  )

  await page.goto('/dashboard/teachers')
  await page.getByRole('searchbox', { name: 'Search teachers' }).fill(mark)
  const teachers = page.getByRole('table', { name: 'Teachers' }).getByRole('rowheader')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(page.getByText('51 Teachers', { exact: true })).toBeVisible()
  await expect(pages).toContainText('Page 1 of 3')
  await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled()
  await expect(teachers).toHaveCount(20)
  await expect(teachers.first()).toHaveText(name(1))
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(pages).toContainText('Page 2 of 3')
  await expect(teachers.first()).toHaveText(name(21))
  await pages.getByRole('button', { name: 'Prev' }).click()
  await expect(pages).toContainText('Page 1 of 3')
  await expect(teachers.first()).toHaveText(name(1))
  await page.getByLabel('Page size').selectOption('50')
  await expect(pages).toContainText('Page 1 of 2')
  await pages.getByRole('button', { name: 'Next' }).click()
  await expect(teachers).toHaveText([name(51)])
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.goto('/classes/new-record')
  await page.getByRole('combobox', { name: 'School' }).fill(mark)
  await page.getByRole('option', { name: `Paaralan ng ${mark}` }).click()
  await page.getByRole('combobox', { name: 'Primary teacher' }).fill('guro')
  const suggested = page.getByRole('listbox', { name: 'Primary teacher' }).getByRole('option')
  await expect(suggested.first()).toHaveText(name(1))
  await expect(suggested).toHaveCount(50)
})

test('the schools to choose from are the managed ones, and the public ones where that list is empty', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin')
  const offered = page.getByRole('option', { name: /Mabini Integrated School\s*500317/ })
  for (const [path, open] of [
    ['/classes/new-record', undefined],
    ['/dashboard/teachers', /Create\/Assign Teacher Profile/],
  ] as const)
    for (const list of ['schools/public', 'schools'] as const) {
      const mend = await answer(page, `GET /api/education/${list}?*`, { json: [] })
      await page.goto(path)
      if (open) await page.getByRole('button', { name: open }).click()
      await page.getByRole('combobox', { name: 'School' }).fill('mabini integrated')
      await expect(offered).toBeVisible()
      mend()
    }
})

test('a profile of another school has a disabled edit button for a school-admin', async ({
  page,
  enterAs,
  tokenOf,
  visitor,
}) => {
  const { makeTeacher } = placesFor(visitor, await tokenOf('admin'))
  const fullname = `Tala Reyes ${Date.now()}`
  const teacher = await makeTeacher(2, { fullname })
  await enterAs('school-admin')
  await answer(page, 'GET /api/education/teachers?*', { json: [teacher] })
  await page.goto('/dashboard/teachers')
  await expect(page.getByRole('button', { name: `Edit ${fullname}` })).toBeDisabled()
})
