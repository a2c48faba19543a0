import type { Term } from '@klasrum/contract/subjects'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answer } from '../stand-in.ts'
import { aSurname, besideFor } from './class-beside.ts'

const termIn = (id: number, school_year: string, kind: Term['kind']): Term => ({
  id,
  name: kind === 'term' ? 'Term 1' : 'Quarter 1',
  school_year,
  kind,
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
    json: years.flatMap((year, at) => [
      termIn(2 * at + 1, year, 'quarter'),
      termIn(2 * at + 2, year, 'term'),
    ]),
  })
  await page.goto('/classes/new-record')
  const { own, listed } = await ownSchool(besideFor(visitor, token))
  await expect(page.getByText(`${listed?.name} (${listed?.code})`)).toBeVisible()
  await expect(page.getByText('Maricel Santos. Your school, from your teacher profile.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^School/ })).toHaveCount(0)
  await expect(primary).toHaveCount(0)
  expect(asked.filter((path) => !path.endsWith('/me') && !path.endsWith('/public'))).toEqual([])

  const term = page.getByRole('combobox', { name: /^Term/ })
  const told = page.getByRole('group', { name: 'Grading policy' })
  const chosen = page.getByRole('radio', { checked: true })
  await expect(term).toHaveValue('')
  await expect(told).toContainText(/Recommended for \d{4}-\d{4}/)
  for (const [fitting, policy] of [
    ['Quarter 1, 2025-2026', 'DepEd Order 8, s. 2015'],
    ['Term 1, 2027-2028', 'Zero-based, from 2027'],
    ['Term 1, 2026-2027', 'DepEd Order 15, s. 2026'],
  ] as const) {
    await term.selectOption(fitting)
    await expect(told).toContainText(`${policy}Recommended for ${fitting.split(', ')[1]}`)
  }
  await expect(term.getByRole('option')).toHaveText([
    'Choose a term',
    'Quarter 1, 2025-2026',
    'Term 1, 2026-2027',
    'Term 1, 2027-2028',
  ])
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the grading policy' }).click()
  await expect(chosen).toBeFocused()
  await page.getByRole('radio', { name: /^Plain/ }).check()
  await expect(term.locator('option:checked')).toHaveText('Quarter 1, 2026-2027')
  await page.getByRole('radio', { name: /^DepEd Order 15/ }).check()
  await expect(term.locator('option:checked')).toHaveText('Term 1, 2026-2027')

  mendTerms()
  await page.reload()
  const section = aSurname()
  const subject = page.getByRole('combobox', { name: /^Subject/ })
  const taught = `TLE ${section} 8`
  await subject.fill(taught)
  await page.getByRole('option', { name: `Create “${taught}”` }).click()
  await expect(page.getByText(`${taught} was added to the subjects.`)).toBeVisible()
  await expect(subject).toHaveValue(new RegExp(`^${taught} \\(TLE`))
  await term.selectOption({ index: 1 })
  const grade = page.getByRole('combobox', { name: /^Grade level/ })
  await grade.selectOption('11')
  await expect(page.getByRole('textbox', { name: 'Track' })).toBeVisible()
  await grade.selectOption('8')
  await expect(page.getByRole('textbox', { name: 'Track' })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Section/ }).fill(section)
  await page.getByRole('button', { name: 'Change the grading policy' }).click()
  await expect(chosen).toHaveAccessibleName(/ Recommended for \d{4}-\d{4}$/)
  const policy = await chosen.inputValue()
  await page.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByText('Class created successfully!')).toBeVisible()
  const [made] = await besideFor(visitor, token).rowsAt(`/api/education/classes?search=${section}`)
  expect(made).toMatchObject({
    school_id: own.school_id,
    primary_teacher_id: own.id,
    policy,
    subject_name: taught,
  })
})

async function ownSchool({ ask, rowsAt }: ReturnType<typeof besideFor>) {
  const own = await ask('/api/education/teachers/me')
  const schools = await rowsAt(`/api/education/schools/public?search=${own.school_code}`)
  return { own, listed: schools.find(({ id }) => id === own.school_id) }
}
