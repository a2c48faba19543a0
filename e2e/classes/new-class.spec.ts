import type { Term } from '@klasrum/contract/subjects'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answer } from '../stand-in.ts'
import { aSurname, besideFor } from './class-beside.ts'

const termIn = (id: number, school_year: string): Term => ({
  id,
  name: 'Quarter 1',
  school_year,
  kind: 'quarter',
  number: 1,
  starts_on: null,
  ends_on: null,
})

/** As the server would with 60 teachers at the school. */
const haveTeachers = (page: Page) =>
  page.route('**/api/education/teachers?*', (route) => {
    const most = Number(new URL(route.request().url()).searchParams.get('limit'))
    const teachers = Array.from({ length: 60 }, (_, at) => ({
      id: at + 1,
      employee_no: null,
      metadata_json: { fullname: `Guro ${at + 1}` },
    }))
    return route.fulfill({ json: teachers.slice(0, most) })
  })

test('in a new class a school finds the teacher by typing or with the keys, a teacher has the own school and name, and the policy in force is chosen', async ({
  page,
  visitor,
  enterAs,
}) => {
  await enterAs('school-admin')
  await page.goto('/classes/new-record')
  const primary = page.getByRole('combobox', { name: 'Primary teacher' })
  const list = page.getByRole('listbox', { name: 'Primary teacher' })
  await primary.fill('santos')
  await list.getByRole('option', { name: /^Maricel Santos/ }).click()
  await expect(primary).toHaveValue('Maricel Santos')
  await expect(list).toBeHidden()

  await haveTeachers(page)
  await primary.fill('guro')
  await expect(list.getByRole('option')).toHaveCount(50)
  const marked = list.locator('[data-combobox-selected]')
  for (const [key, name] of [
    ['ArrowDown', 'Guro 1'],
    ['ArrowDown', 'Guro 2'],
    ['ArrowDown', 'Guro 3'],
    ['ArrowUp', 'Guro 2'],
  ] as const) {
    await primary.press(key)
    await expect(marked).toHaveText(name)
  }
  await primary.press('Enter')
  await expect(primary).toHaveValue('Guro 2')
  await expect(list).toBeHidden()
  await primary.fill('guro 3')
  await expect(list).toBeVisible()
  await primary.press('Escape')
  await expect(list).toBeHidden()
  await expect(primary).toHaveValue('Guro 2')

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(schools|teachers)\b/.test(pathname)) asked.push(pathname)
  })
  const token = await enterAs('teacher')
  const years = ['2025-2026', '2026-2027', '2027-2028'] as const
  const mendTerms = await answer(page, 'GET /api/education/terms', {
    json: years.map((year, at) => termIn(at + 1, year)),
  })
  await page.goto('/classes/new-record')
  const school = page.getByRole('combobox', { name: /^School/ })
  const { own, listed } = await ownSchool(besideFor(visitor, token))
  await expect(school).toHaveValue(`${listed?.name} (${listed?.code})`)
  await expect(school).toBeDisabled()
  await expect(page.getByRole('textbox', { name: 'Primary teacher' })).toHaveValue('Maricel Santos')
  await expect(page.getByRole('textbox', { name: 'Primary teacher' })).toBeDisabled()
  await expect(primary).toHaveCount(0)
  expect(asked.filter((path) => !path.endsWith('/me') && !path.endsWith('/public'))).toEqual([])

  const term = page.getByRole('combobox', { name: /^Term/ })
  const chosen = page.getByRole('radio', { checked: true })
  await expect(term).toHaveValue('')
  await expect(chosen).toHaveAccessibleName(/ Recommended for \d{4}-\d{4}$/)
  for (const [year, policy] of [
    ['2025-2026', 'DepEd Order 8, s. 2015'],
    ['2027-2028', 'Zero-based, from 2027'],
    ['2026-2027', 'DepEd Order 15, s. 2026'],
  ] as const) {
    await term.selectOption(`Quarter 1, ${year}`)
    await expect(chosen).toHaveAccessibleName(`${policy} Recommended for ${year}`)
  }

  await mendTerms()
  await page.reload()
  const section = aSurname()
  await page.getByRole('combobox', { name: /^Subject/ }).fill('science 8')
  await page.getByRole('option', { name: /Science 8/ }).click()
  await term.selectOption({ index: 1 })
  await page.getByRole('combobox', { name: /^Grade level/ }).selectOption('8')
  await page.getByRole('textbox', { name: /^Section/ }).fill(section)
  await expect(chosen).toHaveAccessibleName(/ Recommended for \d{4}-\d{4}$/)
  const policy = await chosen.inputValue()
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByText('Class created successfully!')).toBeVisible()
  const [made] = await besideFor(visitor, token).rowsAt(`/api/education/classes?search=${section}`)
  expect(made).toMatchObject({ school_id: own.school_id, primary_teacher_id: own.id, policy })
})

async function ownSchool({ ask, rowsAt }: ReturnType<typeof besideFor>) {
  const own = await ask('/api/education/teachers/me')
  const schools = await rowsAt(`/api/education/schools/public?search=${own.school_code}`)
  return { own, listed: schools.find(({ id }) => id === own.school_id) }
}
