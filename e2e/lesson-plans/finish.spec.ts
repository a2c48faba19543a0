import { readFile } from 'node:fs/promises'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { fractionLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Page } from '@playwright/test'
import { downloadBy } from '../pages/lesson-plan-page.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(() => test.slow())

/** The first question of a lesson waits until a thread has started. */
const slow = { timeout: 40_000 }

/** Long questions are cut on buttons, and blanks are longer on paper. */
const whole = (stem: string) => stem.replace(/…$/, '').replace(/_+/g, '_')

/** What each question of the paper on the screen asks, in its order. */
const askedOn = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.slice(5) ?? ''))

const signs: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }

const wordIn = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const word = await downloadBy(page, press)
  const files = unpackZip(await readFile(await word.path()), { wanted: /document\.xml$/, most: 50_000_000 })
  const xml = files.get('word/document.xml')?.toString('utf8') ?? ''
  return xml
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (sign, name) => signs[name] ?? sign)
    .replace(/_+/g, '_')
}

const ownQuestion = 'How much is half of a half?'

test('a teacher finishes her papers: another, harder, moved, removed and back, more from the lesson, and from her bank; the Word files have what the screen shows', async ({
  page,
  plans,
  beside,
}) => {
  const exam = { exam_enabled: 'true', exam_difficulty: JSON.stringify({ easiest: 4 }) }
  const id = await beside.finished('Fractions.docx', { quiz_items: '4', ...exam }, fractionLesson)
  await page.goto(`/lesson-plans/library/${id}?document=session-1`)
  await expect(plans.button(/^Edit /)).toHaveCount(4)
  const before = await askedOn(page)

  await plans.choose('Another like this')
  await expect(plans.messages).toContainText('Another question stands in its place.', slow)
  await expect.poll(() => askedOn(page)).not.toEqual(before)
  await plans.messages.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => askedOn(page)).toEqual(before)

  const easy = page.getByText(/^(Easiest|Easy) · /).first()
  const framed = easy.locator('xpath=ancestor::*[.//button][1]')
  await framed.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('menuitem', { name: 'Harder' }).click()
  await expect.poll(() => askedOn(page), slow).not.toEqual(before)
  const harder = await askedOn(page)
  expect(harder).toHaveLength(4)

  const saved = harder.at(-1) ?? ''
  await plans.choose('Save to my bank', saved)
  await expect(plans.messages).toContainText('The question is in your bank.')
  await plans.choose('Remove', saved)
  await expect(plans.tab('Session 1 quiz 3')).toBeVisible()
  await page.reload()
  await page.getByText('2 questions taken off this paper').click()
  await page.getByRole('button', { name: `Put back ${saved.replace(/…$/, '')}` }).click()
  await expect(plans.tab('Session 1 quiz 4')).toBeVisible()
  expect(await askedOn(page)).toEqual(harder)
  await plans.choose('Remove', saved)
  await expect(plans.tab('Session 1 quiz 3')).toBeVisible()

  const [moved = ''] = await askedOn(page)
  await plans.choose('Move to exam', moved)
  await expect(plans.tab('Session 1 quiz 2')).toBeVisible()
  await expect.poll(() => askedOn(page)).not.toContain(moved)

  await plans.button('More questions').click()
  const drawer = plans.dialog('More questions')
  await expect(drawer.getByText(/^\d+ more from this lesson$/)).toBeVisible(slow)
  const first = drawer
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add to/ }) })
    .first()
  const added = (await first.locator('p').first().textContent()) ?? ''
  await first.getByRole('button', { name: /^Add to session 1 quiz/ }).dblclick()
  await expect(plans.messages).toContainText('The question was added.', slow)
  await drawer.getByRole('combobox', { name: 'Add to' }).selectOption('Exam')
  await drawer.getByRole('tab', { name: 'Question bank' }).click()
  await drawer.getByRole('button', { name: /^Add to exam/ }).click()
  await expect(drawer.getByRole('button', { name: /^Add to exam/ })).not.toHaveAttribute('aria-busy', 'true')
  await drawer.getByRole('tab', { name: 'Write my own' }).click()
  await drawer.getByRole('button', { name: 'Add to exam' }).click()
  await expect(drawer.getByText('Please fill this in.').first()).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Form' }).selectOption('Identification')
  await drawer.getByRole('textbox', { name: 'Question' }).fill(ownQuestion)
  await drawer.getByRole('textbox', { name: 'Answer', exact: true }).fill('one fourth')
  await drawer.getByRole('button', { name: 'Add to exam' }).click()
  await expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(plans.tab('Session 1 quiz 3')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(added.slice(0, 40))

  const quiz = await askedOn(page)
  const word = await wordIn(page, () => plans.button('Download Session 1').click())
  for (const stem of nonEmpty(quiz)) expect(word).toContain(whole(stem))
  expect(word).not.toContain(whole(moved))

  await plans.tab(/^Exam/).click()
  await expect(page.getByText('From the question bank')).toBeVisible()
  const onExam = await askedOn(page)
  expect(onExam).toContain(moved)
  expect(onExam).toContain(saved)
  expect(onExam).toContain(ownQuestion)
  await expect(page.getByText('Your own question')).toBeVisible()
  const examWord = await wordIn(page, () => plans.button('Download Exam').click())
  for (const stem of nonEmpty(onExam)) expect(examWord).toContain(whole(stem))

  await page.goto('/lesson-plans/bank')
  const listed = page.getByRole('listitem').filter({ hasText: saved.replace(/…$/, '') })
  await expect(listed).toBeVisible()
  await listed.getByRole('button', { name: /^Edit/ }).click()
  const dialog = plans.dialog('Edit question')
  await dialog.getByRole('textbox', { name: 'Learning area' }).fill('Science')
  await dialog.getByRole('button', { name: 'Save question' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('combobox', { name: 'Learning area' }).selectOption('Science')
  await expect(listed).toContainText('Science')
  await listed.getByRole('button', { name: /^Delete/ }).click()
  await plans.button('Delete question').click()
  await expect(page.getByText('No question fits')).toBeVisible()
})

test('of two tabs the second is told that the question is gone, and keeps what was typed', async ({
  page,
  anotherDevice,
  teacher,
  plans,
  beside,
}) => {
  const id = await beside.finished('Fractions.docx', { quiz_items: '3' }, fractionLesson)
  const at = `/lesson-plans/library/${id}?document=session-1`
  const other = await anotherDevice(teacher)
  await other.goto(at)
  await page.goto(at)
  await other
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const typed = other.getByRole('textbox', { name: /^(Question|Statement)$/ })
  await typed.fill('Typed in the second tab?')
  await plans.choose('Remove')
  await expect(plans.tab('Session 1 quiz 2')).toBeVisible()
  await other.getByRole('button', { name: 'Save question' }).click()
  await expect(other.getByText('This document was changed meanwhile.').first()).toBeVisible()
  await expect(typed).toHaveValue('Typed in the second tab?')
})
