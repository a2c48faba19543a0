import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { lessonPlanPage } from '../pages/lesson-plan-page.ts'
import { go } from '../screens/open-screen.ts'
import { answer, fail } from '../stand-in.ts'
import { expectToGo, stopClock } from '../stopped-clock.ts'
import { expect, test } from './fixtures.ts'

const lesson = await aLessonFile()
const megabyte = 1024 * 1024

test('more than three files, other types, and a file that is too large are each dealt with', async ({
  page,
  enterAs,
}) => {
  const plans = lessonPlanPage(page)
  await enterAs('teacher')
  await page.clock.install()
  await page.goto('/lesson-plans')
  await plans.give(lesson, { ...lesson, name: 'notes.txt' })
  await expect(plans.files.getByRole('listitem')).toHaveCount(1)
  await plans.give(
    { ...lesson, name: 'Large.pdf', bytes: new Uint8Array(10 * megabyte + 1) },
    { ...lesson, name: 'Second.doc' },
    { ...lesson, name: 'Fourth.docx' },
  )
  await expect(plans.problem).toContainText('Maximum 3 files allowed')
  await expect(plans.problem).toContainText('Please remove some files before uploading more')
  await expect(plans.files.getByRole('listitem')).toHaveCount(3)
  await expect(plans.row('Fourth.docx')).toHaveCount(0)
  await expect(plans.row('Large.pdf')).toContainText('Please choose one of at most 10 MB.')
  await expect(plans.row('Large.pdf')).toContainText('Error')
  await stopClock(page)
  await plans.give({ ...lesson, name: 'Fifth.docx' })
  await expectToGo(page, page.getByText('Maximum 3 files allowed'), 5)
})

test('messages in the corner of the processing screen close after 4 seconds, errors too; the one beside the button goes after 5', async ({
  page,
  plans,
}) => {
  await page.clock.install()
  await page.goto('/lesson-plans')
  await expect(plans.generate).toBeVisible()
  await stopClock(page)
  await plans.generate.click()
  // A message under the pointer stays.
  await page.mouse.move(0, 0)
  const beside = page.getByRole('status').filter({ hasText: 'No files ready for processing' })
  await expect(beside).toBeVisible()
  await expectToGo(page, plans.messages.getByText('No files ready for processing'), 4)
  await expectToGo(page, beside, 1)

  await plans.show.click()
  const alone = 'Slide Show can only be generated for a single session. Please set Number of Sessions to 1.'
  await expectToGo(page, plans.messages.getByText(alone), 4)
  await plans.sessions(1).check()
  await expectToGo(page, plans.messages.getByText('Slide Show enabled for your single session.'), 4)
})

test('numbers outside their bounds are brought back, and last choices are remembered', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  await expect(plans.quizItems).toHaveValue('1')
  await plans.quizItems.fill('21')
  await plans.quizItems.blur()
  await expect(plans.quizItems).toHaveValue('20')
  await plans.button('One less, Quiz items').click()
  await expect(plans.quizItems).toHaveValue('19')
  await plans.quizItems.fill('')
  await plans.quizItems.blur()
  await expect(plans.quizItems).toHaveValue('1')
  await plans.button('One more, Quiz items').click()

  await plans.exam.check()
  await expect(page.getByText('Total exam items 40')).toBeVisible()
  await plans.count('Easiest').fill('101')
  await plans.count('Easy').fill('')
  await plans.count('Easy').blur()
  await expect(page.getByText('Total exam items 110')).toBeVisible()
  await page.getByRole('radio', { name: 'DLL' }).check()
  await page.reload()
  await expect(plans.quizItems).toHaveValue('2')
  await expect(plans.count('Easiest')).toHaveValue('100')
  await expect(page.getByRole('radio', { name: 'DLL' })).toBeChecked()
})

test('a run that cannot be begun says why in the words of the product', async ({ page, plans }) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await expect(page.getByText(/^Balance 30/)).toBeVisible()

  const mendBalance = await fail(page, 'GET /api/auth/me')
  await plans.generate.click()
  await expect(plans.messages).toContainText('Failed to verify points balance. Please try again.')
  await expect(plans.row('Plants.docx')).toContainText('Ready')
  mendBalance()

  const mendProcess = await fail(page, 'POST /api/lesson-plans/process')
  await plans.generate.click()
  await expect(plans.row('Plants.docx')).toContainText('Error processing files: Processing failed')
  await expect(plans.messages).toContainText('Error processing files: Processing failed')
  mendProcess()
  await plans.generate.click()
  await expect(plans.messages).toContainText('No files ready for processing')

  await plans.button('Make ready again').click()
  const mendAnswer = await answer(page, 'POST /api/lesson-plans/process', { status: 202, json: {} })
  await plans.generate.click()
  await expect(plans.row('Plants.docx')).toContainText('Invalid response from server')
  mendAnswer()

  await plans.button('Make ready again').click()
  const mendDisk = await answer(page, 'POST /api/lesson-plans/process', {
    status: 500,
    json: { detail: 'The disk is full.' },
  })
  await plans.generate.click()
  await expect(plans.row('Plants.docx')).toContainText('Error processing files: The disk is full.')
  mendDisk()

  await plans.button('Make ready again').click()
  await plans.give({ ...lesson, name: 'Second.docx' })
  const text = { status: 500, contentType: 'text/plain', body: 'The lesson service is closed.' }
  await answer(page, 'POST /api/lesson-plans/process', text)
  await plans.generate.click()
  for (const name of ['Plants.docx', 'Second.docx']) {
    await expect(plans.row(name)).toContainText('Error processing files: The lesson service is closed.')
    await expect(plans.row(name).getByText('Error', { exact: true })).toBeVisible()
  }
})

test('a session that is gone asks to sign in', async ({ page, visitor, teacher, plans }) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await expect(page.getByText(/^Balance 30/)).toBeVisible()
  // Another call of the page, still under way, would be refused first.
  await page.waitForLoadState('networkidle')
  await visitor.signOut(teacher.token)
  await plans.generate.click()
  await expect(plans.messages).toContainText('Authentication required. Please sign in again.')
  await expect(page).toHaveURL(/\/(signin|login)/)
})

test('without a session nothing is sent, and points that cannot be read are told', async ({
  page,
  plans,
}) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  const mend = await fail(page, 'GET /api/auth/me')
  await go(page, '/lesson-plans')
  await expect(plans.problem).toContainText('Failed to load user points')
  mend()
  await plans.button('Try again').click()
  await expect(page.getByText(/^Balance 30/)).toBeVisible()

  await plans.give(lesson)
  await page.evaluate(() => localStorage.removeItem('token'))
  await plans.generate.click()
  await expect(plans.messages).toContainText('You must be logged in to process lesson plans')
})

test('points that need a session are asked for by name', async ({ page, plans }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await answer(page, 'GET /api/auth/me', { status: 401, json: {} })
  await go(page, '/lesson-plans')
  await expect(plans.messages).toContainText('Authentication required for points')
})

test('a document that is not there, or does not come, is told for a session and for an exam', async ({
  page,
  plans,
  beside,
}) => {
  test.slow()
  const exam = { exam_enabled: 'true', exam_difficulty: '{"easiest":2,"easy":0,"moderate":0,"hard":0}' }
  const id = await beside.finished('Plants.docx', exam)
  await page.goto(`/lesson-plans/library/${id}`)
  const file = 'GET /api/lesson-plans/runs/*/files/*/documents/*/file?*'
  const session = plans.button('Session 1 of Plants.docx, download')
  const examFile = plans.button('Exam of Plants.docx, download')

  await plans.unfold()
  const bringBack = await answer(page, file, { status: 404, json: {} })
  await session.click()
  await expect(plans.messages).toContainText('File data is not available for download')
  await examFile.click()
  await expect(plans.messages).toContainText('Exam file data is not available for download')
  bringBack()
  await fail(page, file)
  await session.click()
  await expect(plans.messages).toContainText('Failed to download session file')
  await examFile.click()
  await expect(plans.messages).toContainText('Failed to download exam file')
})

for (const role of ['student', 'public', 'division-eps'] as const)
  test(`the role ${role} is told why there is nothing to make`, async ({ page, enterAs }) => {
    await enterAs(role)
    for (const path of ['/lesson-plans', '/lesson-plans/library', '/lesson-plans/library/1']) {
      await page.goto(path)
      await expect(page.getByText('Lesson plans are made by teachers and their schools.')).toBeVisible()
    }
  })

test('the runs of an admin cost nothing, and no balance is shown', async ({ page, enterAs }) => {
  await enterAs('admin')
  await page.goto('/lesson-plans')
  await expect(lessonPlanPage(page).button('Generate for 0 points')).toBeVisible()
  await expect(page.getByText(/Balance/)).toHaveCount(0)
})
