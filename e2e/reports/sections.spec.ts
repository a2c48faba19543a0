import { besideFor } from '../classes/class-beside.ts'
import { expect, test } from '../fixtures.ts'
import { sectionsPage } from '../pages/sections-page.ts'

test('a principal appoints an adviser, who sees all subjects side by side; a teacher who advises nobody does not', async ({
  page,
  visitor,
  tokenOf,
  enterAs,
  newTeacher,
  anotherDevice,
}) => {
  const beside = besideFor(visitor, await tokenOf('teacher'))
  const made = await beside.makeClass()
  const pupil = await beside.makeStudent({
    school_id: made.school_id,
    fullname: 'Josefina Ñunez',
    gender: 'female',
  })
  await beside.enroll(made, pupil.id)

  await enterAs('school-admin')
  const desk = sectionsPage(page)
  await page.goto(`/sections?search=${encodeURIComponent(made.section)}`)
  await expect(desk.row(made.section)).toContainText('No adviser')
  await desk.appoint(made.section, 'Maricel Santos')
  await expect(desk.messages).toContainText(`Maricel Santos advises Grade 8 – ${made.section}`)
  await expect(desk.row(made.section)).toContainText('Maricel Santos')

  const adviser = await anotherDevice('teacher')
  const own = sectionsPage(adviser)
  await adviser.goto('/classes')
  await adviser.getByRole('link', { name: /^Sections You advise/ }).click()
  await own.link(`Grade 8 – ${made.section}`).click()
  await expect(own.grades.getByRole('row', { name: new RegExp(pupil.listed_name) })).toBeVisible()
  await expect(adviser).toHaveURL(/section=/)
  const address = new URL(adviser.url())

  const other = await anotherDevice(await newTeacher())
  await other.goto('/sections')
  await expect(other.getByRole('heading', { name: 'You advise no section' })).toBeVisible()
  await other.goto(`${address.pathname}${address.search}`)
  await expect(other.getByRole('heading', { name: 'There is no such section' })).toBeVisible()

  await desk.appoint(made.section, '')
  await expect(desk.messages).toContainText(`Grade 8 – ${made.section} has no adviser`)
  await adviser.reload()
  await expect(adviser.getByRole('heading', { name: 'There is no such section' })).toBeVisible()
})

test('a section is looked at by period and by average, and the address keeps both', async ({
  page,
  enterAs,
}) => {
  await enterAs('school-admin')
  const desk = sectionsPage(page)
  await page.goto('/sections?search=rizal')
  await desk.link('Grade 8 – Rizal').click()
  await expect(desk.grades.getByRole('rowheader', { name: /^Boys/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By average')
  await page.getByRole('radio', { name: 'Final' }).check()
  await expect(page).toHaveURL(/period=final/)
  await page.getByRole('radio', { name: 'Term 1' }).check()
  await expect(page).toHaveURL(/period=1/)
  await page.reload()
  await expect(desk.grades.getByRole('rowheader', { name: /^Boys/ })).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Term 1' })).toBeChecked()
  const averages = await desk.grades.locator('td[data-average]').allInnerTexts()
  const figures = averages.map((text) => Number.parseFloat(text))
  expect(figures).toEqual([...figures].sort((a, b) => b - a))
  expect(figures.length).toBeGreaterThan(40)
})
