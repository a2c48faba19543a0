import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { drawn, stopClock } from '../stopped-clock.ts'
import { anLrn, aSurname, besideFor } from './class-beside.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const onRoster = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} LRN`) })

/** The form is open, filled with somebody of this number. */
async function fillStudent(page: Page, { fullname, lrn }: { fullname: string; lrn: string }) {
  const form = page.getByRole('dialog', { name: 'Create Student' })
  await form.getByLabel('Full name').fill(fullname)
  await form.getByLabel('Student ID or LRN').fill(lrn)
  await form.getByLabel('Gender').selectOption('female')
  return form
}

test('an enrollment date is today unless another is typed, on the roster page and on the class record', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const [first, second, third] = [aSurname(), aSurname(), aSurname()]
  for (const [fullname, gender] of [
    [`Andres ${first}`, 'male'],
    [`Berto ${second}`, 'male'],
  ] as const)
    await beside.makeStudent({ school_id: klass.school_id, fullname, gender })
  const daysOf = async () =>
    (await beside.rowsAt(`/api/education/classes/${klass.id}/enrollments`)).map((row) => row.enrolled_on)

  await page.clock.setFixedTime('2026-11-16T16:30:00Z')
  await page.goto(`/classes/${klass.id}`)
  await page.getByRole('button', { name: 'Add Student' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Student' })
  const day = adding.getByLabel('Enrollment date', { exact: true })
  await expect(adding.getByText('Enrolled as of today, Nov 17, 2026')).toBeVisible()
  await adding.getByRole('button', { name: 'Change the enrollment date' }).click()
  await expect(day).toHaveValue('2026-11-17')
  await day.fill('1999-06-01')
  await adding.getByRole('searchbox', { name: 'Search learners' }).fill(first)
  await expect(adding.getByText('1 learner', { exact: true })).toBeVisible()
  await adding.getByRole('button', { name: `Enroll: ${first}, Andres` }).click()
  await expect(adding.getByRole('alert')).toContainText('The enrollment date must be between January 1, 2000')
  expect(await daysOf()).toEqual([])
  await day.fill('2026-06-03')
  await adding.getByRole('button', { name: `Enroll: ${first}, Andres` }).click()
  await expect(adding.getByRole('button', { name: `Enrolled: ${first}, Andres` })).toBeVisible()

  await adding.getByRole('button', { name: 'Create student' }).click()
  const form = await fillStudent(page, { fullname: `Clara ${third}`, lrn: anLrn() })
  await expect(form.getByLabel('Enrollment date')).toHaveValue('2026-06-03')
  await form.getByLabel('Enrollment date').fill('2026-06-04')
  await form.getByRole('button', { name: 'Create and enroll' }).click()
  await expect(day).toHaveValue('2026-06-04')
  await adding.getByRole('button', { name: 'Done' }).click()
  await expect(onRoster(page, `${first}, Andres`)).toContainText('enrolled Jun 3, 2026')
  await expect(onRoster(page, `${third}, Clara`)).toContainText('enrolled Jun 4, 2026')

  await page.goto(`/classes/${klass.id}/record?view=1`)
  await page.getByRole('heading', { name: 'Student directory' }).click()
  const directory = page.getByRole('region', { name: 'Student directory' })
  await directory.getByRole('button', { name: 'Change the enrollment date' }).click()
  await expect(directory.getByLabel('Enrollment date')).toHaveValue('2026-11-17')
  await directory.getByLabel('Enrollment date').fill('2026-06-05')
  await directory.getByRole('searchbox', { name: 'Search learners' }).fill(second)
  // Rows move while the search is answered, and a press on a row that moves goes beside it.
  await expect(directory.getByText('1 learner', { exact: true })).toBeVisible()
  await directory.getByRole('button', { name: `Enroll: ${second}, Berto` }).click()
  await expect(directory.getByRole('button', { name: `Enrolled: ${second}, Berto` })).toBeVisible()
  expect((await daysOf()).toSorted()).toEqual(['2026-06-03', '2026-06-04', '2026-06-05'])
})

test('a teacher finds, enrols, creates, edits, removes, brings back and deletes learners', async ({
  page,
  visitor,
  tokenOf,
  enterAs,
}) => {
  const klass = await besideFor(visitor, await enterAs('teacher')).makeClass()
  const surname = aSurname()
  const known = await besideFor(visitor, await tokenOf('school-admin')).makeStudent({
    school_id: klass.school_id,
    fullname: `Juan Miguel ${surname}`,
    gender: 'male',
  })
  const searches: string[] = []
  const written: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/students/search')) searches.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.ok())
      written.push(new URL(response.url()).pathname)
  })
  const writtenTo = (path: string) => written.filter((each) => each === path).length

  await page.goto(`/classes/${klass.id}`)
  await page.getByRole('button', { name: 'Add Student' }).click()
  const directory = page.getByRole('dialog', { name: 'Add Student' })
  await directory.getByRole('searchbox', { name: 'Search learners' }).pressSequentially(surname)
  await expect(directory.getByRole('status')).toHaveText('1 learner')
  expect(searches.length).toBeLessThan(surname.length / 2)
  await directory.getByRole('button', { name: `Enroll: ${known.listed_name}` }).dblclick()
  const enrolled = directory.getByRole('button', { name: `Enrolled: ${known.listed_name}` })
  await expect(enrolled).toBeDisabled()
  await enrolled.click({ force: true })
  await expect(directory.getByRole('alert')).toHaveCount(0)
  expect(writtenTo('/api/education/enrollments')).toBe(1)

  await directory.getByRole('button', { name: 'Create student' }).click()
  const other = aSurname()
  const lrn = anLrn()
  const form = await fillStudent(page, { fullname: `Ligaya Reyes de la ${other}`, lrn })
  await form.getByRole('button', { name: 'Create and enroll' }).dblclick()
  await expect(messages(page)).toContainText('Student created successfully')
  await directory.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('2 learners: 1 boy, 1 girl')).toBeVisible()
  expect(writtenTo('/api/education/students')).toBe(1)
  await expect(onRoster(page, `${surname}, Juan Miguel`)).toBeVisible()

  await onRoster(page, `de la ${other}, Ligaya Reyes`).click()
  await page.getByRole('button', { name: 'Edit Student' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Student' })
  await expect(edit.getByLabel('Student ID or LRN')).toHaveValue(lrn)
  await expect(edit.getByLabel('Student ID or LRN')).not.toBeEditable()
  const name = `${other}, Ligaya Ramos`
  await edit.getByLabel('Full name').fill(name)
  await edit.getByRole('button', { name: 'Update Student' }).click()
  await expect(messages(page)).toContainText(`Student updated${name}`)
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: `More for ${name}` }).click()

  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const remove = page.getByRole('dialog', { name: 'Remove Student' })
  await expect(remove).toContainText('Remove this student from the roster?')
  await remove.getByRole('button', { name: 'Remove Student' }).click()
  await expect(messages(page)).toContainText('Student removed from roster')
  await expect(onRoster(page, name)).toBeHidden()
  await page.getByLabel('Show dropped').check()
  const left = page.getByRole('region', { name: 'Left the class' })
  await expect(left).toContainText(name)
  await left.getByRole('button', { name: `Enroll again ${name}` }).click()
  await expect(messages(page)).toContainText(`${name} is back on the roster`)
  await expect(page.getByText('Nobody has left this class.')).toBeVisible()

  await onRoster(page, name).click()
  await page.getByRole('button', { name: 'Delete Student' }).click()
  const gone = page.getByRole('dialog', { name: 'Delete Student' })
  await expect(gone).toContainText('The learner leaves 1 class. There are no scores yet.')
  await expect(gone.getByRole('listitem')).toContainText(klass.section)
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  await gone.getByRole('button', { name: 'Delete Student' }).click()
  expect(new URL((await sent).url()).search).toBe('?scores=0')
  await expect(messages(page)).toContainText('Student deleted')
  await expect(onRoster(page, name)).toBeHidden()
  await expect(page.getByText('1 learner: 1 boy, 0 girls')).toBeVisible()
})

test('a number that is taken leads to enrolment at the own school, and to a transfer from another', async ({
  page,
  visitor,
  tokenOf,
  enterAs,
  anotherDevice,
}) => {
  const klass = await besideFor(visitor, await enterAs('teacher')).makeClass()
  const admin = besideFor(visitor, await tokenOf('admin'))
  const schools = await admin.rowsAt('/api/education/schools?limit=10')
  const elsewhere = schools.find(({ id }) => id !== klass.school_id)?.id ?? 0
  const near = await admin.makeStudent({
    school_id: klass.school_id,
    fullname: `Corazon ${aSurname()}`,
    gender: 'female',
  })
  const far = await admin.makeStudent({
    school_id: elsewhere,
    fullname: `Imelda ${aSurname()}`,
    gender: 'female',
  })

  await page.goto(`/classes/${klass.id}`)
  await page.getByRole('button', { name: 'Add Student' }).click()
  const directory = page.getByRole('dialog', { name: 'Add Student' })
  const offer = async (lrn: string) => {
    await directory.getByRole('button', { name: 'Create student' }).click()
    const form = await fillStudent(page, { fullname: 'Somebody New', lrn })
    await form.getByRole('button', { name: 'Create and enroll' }).click()
    return form
  }
  const taken = await offer(near.external_student_id)
  await expect(
    taken.getByText(`A learner of your school has this number: ${near.listed_name}.`),
  ).toBeVisible()
  await taken.getByRole('button', { name: 'Enroll instead' }).click()
  await expect(messages(page)).toContainText(`${near.listed_name} is enrolled`)

  const foreign = await offer(far.external_student_id)
  await expect(foreign.getByText('This LRN belongs to a learner of another school.')).toBeVisible()
  await expect(foreign).not.toContainText(far.listed_name.split(',')[0] ?? '')
  await foreign.getByRole('button', { name: 'Ask for a transfer' }).click()
  await expect(messages(page)).toContainText('Transfer asked for')
  await directory.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('1 learner: 0 boys, 1 girl')).toBeVisible()

  const desk = await anotherDevice('admin')
  await desk.goto('/classes')
  await desk.getByRole('button', { name: 'Show transfers' }).click()
  await desk
    .getByRole('button', { name: `Accept ${far.listed_name}, LRN ${far.external_student_id}` })
    .click()
  await desk.getByRole('dialog', { name: 'Accept Transfer' }).getByRole('button', { name: 'Accept' }).click()
  await expect(messages(desk)).toContainText('Transfer accepted')

  await page.reload()
  await expect(onRoster(page, far.listed_name)).toBeVisible()
  await expect(page.getByText('2 learners: 0 boys, 2 girls')).toBeVisible()
})

test('the class record has the directory of the school: found 300 ms after the last key, by words and gender, to be enrolled from', async ({
  page,
  visitor,
  tokenOf,
  enterAs,
}) => {
  const klass = await besideFor(visitor, await enterAs('teacher')).makeClass()
  const office = besideFor(visitor, await tokenOf('school-admin'))
  const surname = aSurname()
  const { school_id } = klass
  const boy = await office.makeStudent({ school_id, fullname: `Andres ${surname}`, gender: 'male' })
  const girl = await office.makeStudent({ school_id, fullname: `Gregoria ${surname}`, gender: 'female' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.startsWith('/api/education/students')) return
    const of = ['school_id', 'limit', 'q', 'gender'].map((name) => searchParams.get(name) ?? '')
    asked.push([pathname.replace('/api/education', ''), ...of].join(' ').trim())
  })

  await page.clock.install()
  await page.goto(`/classes/${klass.id}/record?view=1`)
  await expect(page.getByRole('heading', { name: 'Student directory' })).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('heading', { name: 'Student directory' }).click()
  const directory = page.getByRole('region', { name: 'Student directory' })
  await expect(directory.getByRole('listitem').first()).toBeVisible()
  expect(asked).toEqual([`/students ${school_id} 200`])

  await stopClock(page)
  await directory.getByRole('searchbox', { name: 'Search learners' }).pressSequentially(surname)
  await page.clock.runFor(299)
  await drawn(page)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(directory.getByRole('status')).toHaveText('2 learners')
  await directory.getByLabel('Gender').selectOption('female')
  await expect(directory.getByRole('status')).toHaveText('1 learner')
  expect(asked.slice(1)).toEqual([
    `/students/search ${school_id} 200 ${surname}`,
    `/students/search ${school_id} 200 ${surname} female`,
  ])

  await directory.getByRole('button', { name: `Enroll: ${girl.listed_name}` }).click()
  await expect(directory.getByRole('button', { name: `Enrolled: ${girl.listed_name}` })).toBeDisabled()
  const step = page.getByRole('navigation', { name: 'Class record' }).getByRole('link', { name: /Roster/ })
  await expect(step).toContainText('Roster 1')
  await directory.getByLabel('Gender').selectOption('male')
  await expect(directory.getByRole('button', { name: `Enroll: ${boy.listed_name}` })).toBeEnabled()
  await directory.getByRole('searchbox').fill(`${surname} wala`)
  await expect(directory.getByRole('status')).toHaveText('No students found matching your search.')

  await directory.getByRole('button', { name: 'Create student' }).click()
  const fullname = `Melchora ${aSurname()}`
  const form = await fillStudent(page, { fullname, lrn: anLrn() })
  await form.getByRole('button', { name: 'Create and enroll' }).click()
  await expect(messages(page)).toContainText('Student created successfully')
  await expect(step).toContainText('Roster 2')
})

test('who is found in Add Student is told with the section, and with a grade level other than that of the class', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const eighth = await beside.makeClass()
  const ninth = await beside.makeClass({ grade_level: '9' })
  const { school_id } = eighth
  const known = await beside.makeStudent({ school_id, fullname: `Jose ${aSurname()}`, gender: 'male' })
  await beside.enroll(eighth, known.id)

  await page.goto(`/classes/${ninth.id}`)
  await page.getByRole('button', { name: 'Add Student' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Student' })
  await adding.getByRole('searchbox', { name: 'Search learners' }).fill(known.external_student_id)
  const hit = adding.getByRole('listitem').filter({ hasText: known.listed_name })
  await expect(hit).toContainText(`Grade 8 – ${eighth.section}`)
  await expect(hit).toContainText('Not in Grade 9, the grade level of this class')
  await hit.getByRole('button', { name: `Enroll: ${known.listed_name}` }).click()
  await expect(hit.getByRole('button', { name: `Enrolled: ${known.listed_name}` })).toBeVisible()
  await expect(hit).not.toContainText('Not in Grade 9')
})
