import { readFile } from 'node:fs/promises'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { plantLesson, songLesson } from '@klasrum/testkit/lessons'
import type { Page } from '@playwright/test'
import { downloadBy } from '../pages/lesson-plan-page.ts'
import { cut } from '../stand-in.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(() => test.slow())

/** The text of what is taught in the second session, as it is shown and as it is typed. */
const flowOf = (page: Page) => ({
  pencil: page.getByRole('button', { name: /^Edit Flow.*, Session 2$/ }),
  field: page.getByRole('textbox', { name: /^Flow.*, Session 2$/ }),
  save: page.getByRole('button', { name: 'Save', exact: true }),
})

test('a lesson that nothing can be asked of gives its points back and says why; the plan stays and no empty paper is offered', async ({
  page,
  plans,
  beside,
}) => {
  await page.goto('/lesson-plans')
  await plans.give(await aLessonFile({ name: 'Song.docx', lesson: songLesson }))
  await plans.sessions(1).check()
  await plans.exam.check()
  await plans.generate.click()
  const why = 'Your 6 points were given back: the file gives no questions for a quiz or an exam.'
  await expect(plans.messages).toContainText(why, { timeout: 60_000 })
  await expect(page.getByRole('status').filter({ hasText: why }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '30 points' })).toBeVisible()
  expect(await beside.points()).toBe(30)
  const short = plans.results.getByRole('status').filter({ hasText: 'The exam was not made' })
  await expect(short).toContainText('Quiz 1 was not made')
  const whole = plans.results.getByRole('listitem').filter({ hasText: 'The exam was not made' })
  await expect(whole).toBeHidden()
  await short.click()
  await expect(whole).toBeVisible()
  await expect(plans.results.getByRole('tab')).toHaveText(['Lesson plan'])
  await plans.unfold()
  await expect(plans.row('Song.docx').getByRole('button', { name: /download$/ })).toHaveCount(1)
  await page.goto('/lesson-plans/library')
  await expect(page.getByRole('row', { name: /Song\.docx/ })).toContainText('given back')
})

test('a cell of the plan is typed in its place; nothing typed is lost by Escape, a lost connection or a reload, and the Word file follows', async ({
  page,
  plans,
  beside,
}) => {
  const id = await beside.finished('Plants.docx', { num_sessions: '2' })
  const flow = flowOf(page)
  await page.goto(`/lesson-plans/library/${id}`)
  await flow.pencil.focus()
  await page.keyboard.press('Enter')
  await expect(flow.field).toBeFocused()
  const typed = 'Bring ten leaves to class.\nAsk: which is the oldest?'
  await flow.field.fill(typed)
  await page.keyboard.press('Escape')
  await expect(flow.field).toBeHidden()
  await expect(flow.pencil).toBeFocused()
  await plans.messages.getByRole('button', { name: 'Bring it back' }).click()
  await expect(flow.field).toHaveValue(typed)

  const mendLine = await cut(page, 'PATCH /api/lesson-plans/runs/*/files/*/plan/texts/*')
  await flow.save.click()
  await expect(plans.problem).toContainText(/connection|still here/)
  await expect(flow.field).toHaveValue(typed)
  mendLine()
  await page.reload()
  await expect(flow.field).toHaveValue(typed)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1
  })
  await flow.save.dblclick()
  await expect(flow.field).toBeHidden()
  expect(sent).toBe(1)
  const sheet = page.getByRole('article').first()
  await expect(sheet).toContainText('Bring ten leaves to class.')
  await expect(sheet).toContainText('The teacher has changed 1 text of the plan.')

  await plans.button('Edit heading').click()
  const dialog = plans.dialog('Edit heading')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('')
  await dialog.getByRole('button', { name: 'Save heading' }).click()
  await expect(dialog.getByText('Please fill in this field.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Leaves')
  await dialog.getByRole('textbox', { name: 'Grade and section' }).fill('Grade 4 – Narra')
  await dialog.getByRole('textbox', { name: 'Quarter or term' }).fill('Quarter 3')
  await dialog.getByRole('button', { name: 'Save heading' }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet).toContainText('Quarter 3')
  await expect(sheet).toContainText('Grade 4 – Narra')

  const word = await downloadBy(page, () => plans.button('Download Lesson plan').click())
  expect(word.suggestedFilename()).toMatch(
    /^Lesson plan - Leaves - .*Grade 4 – Narra - \d{4}-\d\d-\d\d\.docx$/,
  )
  const files = unpackZip(await readFile(await word.path()), { wanted: /document\.xml$/, most: 50_000_000 })
  const xml = files.get('word/document.xml')?.toString('utf8')
  expect(xml).toContain('Bring ten leaves to class.')
  expect(xml).toContain('Ask: which is the oldest?')
  await plans.tab(/^Session 1 quiz/).click()
  await expect(page.getByRole('article').first()).toContainText('Grade 4 – Narra')

  await plans.tab('Lesson plan').click()
  await plans.button('Regenerate').click()
  const anew = plans.dialog('Regenerate the lesson plan?')
  await expect(anew).toContainText('You wrote 1 text of this plan yourself. It is lost.')
  await anew.getByRole('button', { name: 'Cancel' }).click()

  await page.setViewportSize({ width: 360, height: 740 })
  const paper = page.getByRole('article').first()
  expect((await paper.boundingBox())?.y).toBeLessThan(400)
  await expect(plans.button('Regenerate')).toHaveCount(0)
  await plans.button('More for Lesson plan').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit heading', 'Regenerate'])
  await page.keyboard.press('Escape')
  await plans.button('Download').click()
  const pressed = plans.dialog('Download')
  await pressed.getByRole('combobox', { name: 'Kind of file' }).selectOption('PDF')
  const pdf = await downloadBy(page, () =>
    pressed.getByRole('button', { name: 'Download Lesson plan' }).click(),
  )
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
  await pressed.getByRole('button', { name: 'Close' }).click()
  await flow.pencil.click()
  await expect(flow.field).toBeInViewport({ ratio: 0.9 })
  await expect(flow.save).toBeInViewport({ ratio: 0.9 })
})

test('of two tabs that type into the same cell the second is told, keeps its text and may put it in', async ({
  page,
  anotherDevice,
  teacher,
  beside,
}) => {
  const id = await beside.finished('Plants.docx', { num_sessions: '2' })
  const other = await anotherDevice(teacher)
  const [first, second] = [flowOf(page), flowOf(other)]
  for (const [each, flow] of [
    [page, first],
    [other, second],
  ] as const) {
    await each.goto(`/lesson-plans/library/${id}`)
    await flow.pencil.click()
  }
  await first.field.fill('Typed in the first tab.')
  await second.field.fill('Typed in the second tab.')
  await first.save.click()
  await expect(first.field).toBeHidden()
  await second.save.click()
  const told = other.getByRole('alert')
  await expect(told).toContainText('This plan was changed meanwhile, in another tab or window.')
  await expect(told).toContainText('Now it reads: “Typed in the first tab.”')
  await expect(second.field).toHaveValue('Typed in the second tab.')
  await second.save.click()
  await expect(second.field).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Typed in the second tab.')
})

const withQuestions = `${plantLesson}
## Assessment

Directions: Choose the letter of the correct answer.

1. Which part of a plant would you look at to tell how old a tree is? A. root B. stem C. leaf D. seed
2. With what do you measure how tall a seedling is? A. ruler B. clock C. thermometer D. compass
`

test('a question of the file without a key is folded away, goes on a paper once its answer is chosen, and comes back when it is removed', async ({
  page,
  plans,
  beside,
}) => {
  const id = await beside.finished('Plants.docx', { quiz_items: '3' }, withQuestions)
  const stem = 'Which part of a plant would you look at to tell how old a tree is?'
  await page.goto(`/lesson-plans/library/${id}`)
  const folded = page.getByText('Questions in your file without an answer key')
  await expect(folded).toContainText('2')
  await expect(page.getByText(stem, { exact: true })).toBeHidden()
  await folded.click()
  const listed = plans.results.getByRole('listitem').filter({ hasText: stem })
  await expect(listed).toContainText('B. stem')
  await listed.getByRole('button', { name: 'Put on a paper' }).click()
  const dialog = plans.dialog('Put on a paper')
  const save = dialog.getByRole('button', { name: 'Put on the paper' })
  await save.click()
  await expect(dialog.getByText('Choose the right answer.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Option 2 is right' }).check()
  await dialog.getByRole('combobox', { name: 'Paper' }).selectOption('Session 1 quiz')
  await save.click()
  await expect(plans.messages).toContainText('The question is on the session 1 quiz.')
  await expect(listed).toBeHidden()
  await expect(folded).toContainText('1')

  await plans.tab('Session 1 quiz 4').click()
  await expect(page.getByRole('article').first()).toContainText(stem)
  await expect(page.getByRole('article').first().getByText('From your file')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('B. stem')
  await plans.choose('Remove', stem.slice(0, 20))
  await expect(plans.tab('Session 1 quiz 3')).toBeVisible()
  await expect(folded).toContainText('2')
})
