import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { delay } from '../stand-in.ts'
import { expect, test } from './fixtures.ts'

const stated = '# How Plants Live\n\nGrade Level: Grade 3\n\nLearning Area: Science\n'
const lesson = await aLessonFile({ lesson: plantLesson.replace('# How Plants Live\n', stated) })
/** On what no unit of the curriculum knows, so that it gives less than is asked for. */
const boats = await aLessonFile({
  name: 'Boats.docx',
  lesson: [
    '# How Old Boats Are Made Tight',
    'Grade Level: Grade 3',
    '## Tools of the Boat Mender',
    'A caulking iron is the blunt blade that presses fiber between two planks. Oakum is the loose fiber that fills the gap between two planks. A paying ladle is the small spoon that pours hot pitch over the fiber.',
    'Old menders take out the dry fiber before they press in the new one. They pour the pitch while it is hot because cold pitch does not flow into the gap.',
  ].join('\n\n'),
})
const tooShort = await aLessonFile({ name: 'Rain.docx', lesson: '# Rain\n\nRain falls.' })

/** Reading starts a process and looking a thread, on a machine that runs other tests. */
const inTime = { timeout: 60_000 }

test.beforeEach(() => test.slow())

test('a lesson is looked at for free, its grade corrected and paid for, and the documents have the corrected head', async ({
  page,
  plans,
  beside,
}) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await plans.sessions(1).check()
  await plans.quizItems.fill('3')
  await plans.lookAtFile.click()

  await expect(page.getByRole('heading', { name: 'What your file gives' })).toBeFocused(inTime)
  const file = plans.lookedAt('Plants.docx')
  await expect(file).toContainText('Gives all you ask for')
  await expect(file.getByRole('row', { name: 'Quiz of session 1' })).toContainText('3')
  await expect(file.getByRole('row', { name: /^Easiest [1-9]/ })).toBeVisible()
  await expect(file.getByRole('definition').filter({ hasText: 'Grade 3' })).toBeVisible()
  await expect(file.getByRole('checkbox', { name: 'Parts of a Plant' })).toBeChecked()
  expect(await beside.points()).toBe(30)

  const grade = page.getByRole('textbox', { name: 'Grade and section' })
  await expect(grade).toHaveValue('Grade 3')
  await grade.fill('4 – Sampaguita')
  await page.getByRole('textbox', { name: 'Dates' }).fill('November 16 to 20')
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
  await plans.makeIt.click()

  await expect(plans.run).toContainText('6 points')
  await plans.unfold()
  await expect(plans.files.getByText('Processed')).toBeVisible()
  expect(await beside.points()).toBe(24)
  const plan = page.getByRole('article').first()
  await expect(plan).toContainText('4 – Sampaguita')
  await expect(plan).toContainText('November 16 to 20')
  await plans.tab('Session 1 quiz 3').click()
  await expect(page.getByRole('article').first()).toContainText('4 – Sampaguita')
})

test('on a phone a look fits two windows: what is given in one line, all that can be corrected behind a press', async ({
  page,
  plans,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/lesson-plans')
  await plans.give(boats)
  await expect(plans.quizItems).toBeHidden()
  await page.getByRole('heading', { name: 'What to make' }).click()
  await plans.sessions(1).check()
  await plans.quizItems.fill('20')
  await expect(page.getByText('1 session with a quiz of 20 items', { exact: true })).toBeVisible()
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Boats.docx')
  const given = file.getByText(/^Quiz of session 1: \d+ of 20$/)
  await expect(given).toBeVisible(inTime)
  const row = file.getByRole('row', { name: 'Quiz of session 1' })
  const topic = file.getByRole('checkbox', { name: 'Tools of the Boat Mender' })
  const grade = page.getByRole('textbox', { name: 'Grade and section' })
  for (const folded of [row, topic, grade, plans.quizItems]) await expect(folded).toBeHidden()
  expect((await plans.makeIt.boundingBox())?.y).toBeLessThan(2 * 740)

  await given.click()
  await expect(row).toContainText('20')
  await file.getByText('Topics by session').click()
  await topic.uncheck()
  await page.getByText('Head of your documents').click()
  await expect(grade).toHaveValue('Grade 3')
  await page.getByRole('heading', { name: 'What to make' }).click()
  await expect(plans.quizItems).toHaveValue('20')
})

test('a file that gives nothing costs nothing and says why', async ({ page, plans, beside }) => {
  await page.goto('/lesson-plans')
  await plans.give(tooShort)
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Rain.docx')
  await expect(file).toContainText('This file has too little text to make a lesson from.', inTime)
  await expect(file).toContainText('Gives nothing')
  await expect(plans.makeIt).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('so there is nothing to pay for.')).toBeVisible()
  await plans.makeIt.click({ force: true })
  await expect(file).toBeVisible()
  expect(await beside.points()).toBe(30)

  await plans.button('Change files').click()
  await expect(page.getByRole('heading', { name: 'Your lesson files' })).toBeFocused()
  await expect(plans.row('Rain.docx')).toContainText('Ready')
})

test('other settings and topics are looked at without sending the file again, and who leaves removes the look', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  let uploads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lesson-plans/look')) uploads += 1
  })
  await plans.give(lesson)
  await plans.sessions(1).check()
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Plants.docx')
  await expect(file.getByRole('row', { name: /^Quiz of session 1 1/ })).toBeVisible(inTime)

  await plans.sessions(2).check()
  await plans.quizItems.fill('20')
  await expect(file.getByRole('row', { name: /^Quiz of session 2 20/ })).toBeVisible(inTime)
  await expect(file).toContainText(/The quiz of session \d would have \d+ of 20 items\./)
  await plans.button('Rename Making Food').click()
  const name = file.getByRole('textbox', { name: 'Name of the topic Making Food' })
  await expect(name).toBeFocused()
  await name.fill('How a leaf makes food')
  const asked = page.waitForRequest(/\/api\/lesson-plans\/looks\/\d+$/)
  await page.keyboard.press('Enter')
  await expect(plans.button('Rename How a leaf makes food')).toBeFocused()
  await file.getByRole('checkbox', { name: 'Parts of a Plant' }).uncheck()
  const sent = (await asked).postDataJSON()
  expect(sent.corrections.files[0].topics).toContainEqual({
    found: 'Making Food',
    title: 'How a leaf makes food',
  })
  await expect(file).toContainText('Skipped')
  await file.getByRole('button', { name: 'Ask for what the file gives' }).click()
  await expect(page.getByRole('heading', { name: 'What your file gives' })).toBeFocused()
  await expect(plans.quizItems).not.toHaveValue('20')
  await expect(file).not.toContainText('of 20 items', inTime)
  expect(uploads).toBe(1)

  const removed = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /\/api\/lesson-plans\/looks\/\d+$/.test(request.url()),
  )
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  expect((await (await removed).response())?.status()).toBe(200)
})

test('leaving the page ends a look that is under way', async ({ page, plans }) => {
  await page.goto('/lesson-plans')
  const release = await delay(page, 'POST /api/lesson-plans/look')
  await plans.give(lesson)
  await plans.lookAtFile.click()
  await expect(plans.button('Looking...')).toBeVisible()
  const ended = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().endsWith('/api/lesson-plans/look'),
  })
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await ended
  release()
})

test('while files are sent the button of the run says so, and neither it nor the look can be pressed', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /lesson-plans\/(look|process)$/.test(request.url()))
      sent.push(request.url())
  })
  const release = await delay(page, 'POST /api/lesson-plans/process')
  await plans.give(lesson)
  await expect(page.getByText(/^Balance 30/)).toBeVisible()
  await plans.generate.click()
  const sending = plans.button('Sending...')
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await expect(plans.lookAtFile).toBeDisabled()
  await expect.poll(() => sent).toHaveLength(1)
  await sending.click({ force: true })
  await plans.lookAtFile.click({ force: true })
  expect(sent).toHaveLength(1)
  release()
  await expect(plans.run).toContainText('6 points')
})
