import type { readClassRecordEndpoint } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { highest, sheetsFor } from '../gradebook/sheet-beside.ts'
import { delay } from '../stand-in.ts'
import { aSurname, besideFor } from './class-beside.ts'

const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Classes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('a class is deleted with what was named; when a second tab enrols one more meanwhile, it is named anew first', async ({
  page,
  context,
  visitor,
  enterAs,
}) => {
  const beside = besideFor(visitor, await enterAs('teacher'))
  const klass = await beside.makeClass()
  const { school_id } = klass
  const first = await beside.makeStudent({ school_id, fullname: `Jose ${aSurname()}`, gender: 'male' })
  const second = await beside.makeStudent({ school_id, fullname: `Luz ${aSurname()}`, gender: 'female' })
  await beside.enroll(klass, first.id)

  await page.goto(`/classes?search=${encodeURIComponent(klass.section)}`)
  await page.getByRole('button', { name: `More for ${klass.section}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  await expect(dialog).toContainText('1 learner leaves this roster. The learners themselves stay on record.')

  const tab = await context.newPage()
  await tab.goto(`/classes/${klass.id}`)
  await tab.getByRole('button', { name: 'Add Student' }).click()
  await tab.getByRole('searchbox', { name: 'Search learners' }).fill(second.external_student_id)
  await tab.getByRole('button', { name: `Enroll: ${second.listed_name}` }).click()
  await expect(tab.getByRole('button', { name: `Enrolled: ${second.listed_name}` })).toBeVisible()

  const confirm = dialog.getByRole('button', { name: 'Delete class' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The class now holds 2 learners and 0 scores.')
  await expect(dialog).toContainText('2 learners leave this roster.')
  const letGo = await delay(page, 'DELETE /api/education/classes/*')
  await confirm.click()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  letGo()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Class deleted successfully')
  await expect(page.getByRole('heading', { name: 'No classes match your search' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/classes')
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'There is no such class' })).toBeVisible()
})

test('a teacher archives a class with a closed quarter; the school-admin deletes it after typing its name', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const [beside, sheets] = [besideFor(visitor, token), sheetsFor(visitor, token)]
  const made = await sheets.make({ learners: 1, items: ['Quiz 1'], weight: 100 })
  const { klass, items, enrollments } = (await beside.ask(
    `/api/education/classes/${made.id}/record?quarter=1`,
  )) as Received<(typeof readClassRecordEndpoint)['reply']>
  const [item_id, student_id] = [items[0]?.id ?? 0, enrollments[0]?.student_id ?? 0]
  await sheets.writeScore({ id: made.id, school_id: klass.school_id, item_id, student_id, score: 15 })
  await sheets.close(made)
  const title = `Grade ${klass.grade_level} – ${klass.section} · ${klass.subject_name}`
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  const askToDelete = async () => {
    await page.getByRole('button', { name: `More for ${klass.section}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }

  await page.goto(`/classes?search=${encodeURIComponent(klass.section)}`)
  await askToDelete()
  await expect(dialog).toContainText(`${title} has 1 closed quarter, so you cannot delete it.`)
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Archive class' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Class archived')
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveCount(0)

  await enterAs('school-admin')
  await page.goto(`/classes/${made.id}/record?view=1`)
  await askToDelete()
  await expect(dialog).toContainText('1 learner leaves this roster and 1 score is deleted.')
  await expect(dialog).toContainText('The class has 1 closed quarter. The grades kept there are deleted too.')
  const confirm = dialog.getByRole('button', { name: 'Delete class' })
  await expect(confirm).toBeDisabled()
  const name = dialog.getByRole('textbox', { name: `Type “${title}” to delete it` })
  await name.fill(klass.section)
  await expect(confirm).toBeDisabled()
  await name.fill(title.replaceAll(/[–·]/g, '').toLowerCase())
  await confirm.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Class deleted successfully')
  await page.goto(`/classes/${made.id}`)
  await expect(page.getByRole('heading', { name: 'There is no such class' })).toBeVisible()
})

test('the classes screen filters, sorts, shows how far scores are, opens Class Info, copies a class to another term, and leads to lesson plans and slide shows', async ({
  page,
  visitor,
  enterAs,
}) => {
  const token = await enterAs('teacher')
  const [beside, sheets] = [besideFor(visitor, token), sheetsFor(visitor, token)]
  const [english] = await beside.rowsAt('/api/education/subjects?search=ENG8')
  const word = aSurname()
  const first = await beside.makeClass({ section: `${word} Abad`, grade_level: '7' })
  const second = await beside.makeClass({
    section: `${word} Zamora`,
    grade_level: '10',
    subject_id: english?.id,
  })
  const student = await beside.makeStudent({ ...second, fullname: `Luz ${word}`, gender: 'female' })
  await beside.enroll(second, student.id)
  const quiz = await sheets.makeItem(second.id, 'Quiz 1')
  await sheets.makeItem(second.id, 'Quiz 2')
  await sheets.writeScore({ ...second, item_id: Number(quiz.id), student_id: student.id, score: highest })

  await page.goto(`/classes?search=${word}&year=2011-2012`)
  await expect(page.getByRole('heading', { name: 'No classes match your search' })).toBeVisible()
  await page.getByLabel('School year').selectOption('All school years')
  const headings = cards(page).getByRole('heading')
  const [abad, zamora] = [first.section, second.section]
  await expect(headings).toHaveText([zamora, abad])
  await page.getByLabel('Grade level').selectOption('Grade 7')
  await expect(headings).toHaveText([abad])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Subject').selectOption('English 8 (ENG8)')
  await expect(headings).toHaveText([zamora])
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await expect(page.getByLabel('Subject')).toBeHidden()
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(headings).toHaveText([zamora, abad])
  for (const [order, sections] of [
    ['By section', [abad, zamora]],
    ['By subject', [zamora, abad]],
    ['By grade level', [abad, zamora]],
    ['Newest first', [zamora, abad]],
  ] as const) {
    await page.getByLabel('Sort').selectOption(order)
    await expect(headings).toHaveText([...sections])
  }

  const [zamoraCard, abadCard] = [cards(page).first(), cards(page).last()]
  await expect(abadCard).toContainText('No items yet')
  await expect(zamoraCard.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expect(zamoraCard).toContainText('50%')
  await zamoraCard.click()
  await expect(page).toHaveURL(`/classes/${second.id}/record?view=1`)
  await page.goBack()

  await page.getByRole('button', { name: `More for ${abad}` }).click()
  await page.getByRole('menuitem', { name: 'Copy to a new term' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to a new term' })
  const terms = await beside.rowsAt('/api/education/terms')
  const other = String(terms.find(({ id }) => id !== first.term_id)?.id)
  await dialog.getByLabel('Term').selectOption(other)
  await dialog.getByRole('button', { name: 'Copy class' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Class created successfully!')
  await expect(page).toHaveURL(/\/classes\/\d+\/record$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(abad)
  await expect(page.getByRole('combobox', { name: /^Term/ })).toHaveValue(other)
  await expect(page).not.toHaveURL(`/classes/${first.id}/record`)

  for (const [link, address] of [
    [/^Create New Lesson Plan/, '/lesson-plans'],
    ['Slide shows', '/dashboard/slideshows'],
  ] as const) {
    await page.goto('/classes')
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
  }
})

test('a role without classes is told why there are none', async ({ page, premises, enterAs }) => {
  // The public has no demo account, so it is there on one of the databases only.
  await enterAs(premises.people.public ? 'public' : 'division-eps')
  await page.goto('/classes')
  await expect(page.getByRole('heading', { name: 'Nothing for you here' })).toBeVisible()
  await expect(
    page.getByText('Class records are kept by teachers and their schools. Your role has none.'),
  ).toBeVisible()
})

test('a school administrator reaches the classes of the school from its details', async ({
  page,
  enterAs,
}) => {
  await enterAs('school-admin')
  await page.goto('/dashboard/schools?search=san+isidro')
  await page
    .getByRole('button', { name: /San Isidro National High School/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Open the classes of this school' }).click()
  await expect(page).toHaveURL(/\/classes\?school=\d+/)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Del Pilar' }) })
  await expect(card).toContainText('School: San Isidro National High School')
})
