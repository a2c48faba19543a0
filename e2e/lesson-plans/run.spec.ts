import type { Run } from '@klasrum/contract/runs'
import { aCorruptFile, aLessonFile } from '@klasrum/testkit/lesson-files'
import { lessonPlanPage } from '../pages/lesson-plan-page.ts'
import { answer, change, delay } from '../stand-in.ts'
import { expect, test } from './fixtures.ts'

const lesson = await aLessonFile()
/** Nothing of it may work on the page: neither as markup nor by turning the text round. */
const hostile = '<img src=x onerror=alert(1)> \u202Efdp.docx'
/** Without the sign that turns the direction of writing. */
const listed = '<img src=x onerror=alert(1)> fdp.docx'

test.beforeEach(() => test.slow())

test('two good files and a corrupt one: two results, one error row, one charge; a hostile name is only text', async ({
  page,
  plans,
  beside,
}) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson, aCorruptFile(), { ...lesson, name: hostile })
  await expect(plans.files.getByText('Ready')).toHaveCount(3)
  await expect(plans.row(hostile)).toBeVisible()
  await plans.sessions(1).check()
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
  await plans.generate.click()

  await expect(plans.run).toContainText('6 points')
  await expect(plans.button('3 files, 1 failed')).toHaveAttribute('aria-expanded', 'false', {
    timeout: 60_000,
  })
  await expect(plans.files).toBeHidden()
  await plans.unfold()
  await expect(plans.row('Broken.pdf')).toContainText('This file is damaged or not complete.')
  await expect(plans.files.getByText('Processed')).toHaveCount(2)
  await expect(plans.files.getByText('Error', { exact: true })).toHaveCount(1)
  await expect(plans.messages).toContainText('Your documents are ready.')
  await expect(page.getByRole('link', { name: '24 points' })).toBeVisible()
  expect(await beside.points()).toBe(24)
  await expect(page.locator('img')).toHaveCount(0)

  const choose = plans.button('Choose files')
  await expect(choose).toHaveAttribute('aria-disabled', 'true')
  await expect(choose).toHaveAttribute('title', 'Clear existing files to upload new ones')
  await page.getByRole('combobox', { name: 'File', exact: true }).selectOption({ label: listed })
  await expect(plans.tab('Session 1 quiz')).toBeVisible()
  await plans.button('Remove Broken.pdf').click()
  await expect(plans.files.getByRole('listitem')).toHaveCount(2)

  await plans.button('Clear files').click()
  await expect(plans.generate).toBeVisible()
  await expect(plans.earlier).toContainText('Plants.docx and 2 more')
  await expect(plans.sessions(1)).toBeChecked()
})

test('the screen says what it takes: 1 to 5 sessions and files of up to 10 MB, and leads back to the dashboard', async ({
  page,
  enterAs,
}) => {
  await enterAs('teacher')
  await page.goto('/lesson-plans')
  await expect(page.getByText('Up to 3 PDF, .doc or .docx files, 10 MB each')).toBeVisible()
  const sessions = page.getByRole('group', { name: 'Number of Sessions' }).getByRole('radio')
  expect(await sessions.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a file in the making shows its step and its share up to 99 and cannot be removed; several warnings come as one message', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await plans.sessions(1).check()
  let share = 42
  const inTheMaking = await change(page, 'GET /api/lesson-plans/runs/*', (run: Run) => ({
    ...run,
    state: 'running',
    files: run.files.map((file) => ({
      ...file,
      state: 'processing',
      step: 'questions',
      share,
      documents: [],
    })),
  }))
  const sent = page.waitForRequest('**/api/lesson-plans/process')
  await plans.generate.click()
  expect(await (await sent).headerValue('prefer')).toBe('respond-async')
  const file = plans.row('Plants.docx')
  await expect(file.getByText('Processing...', { exact: true })).toBeVisible()
  await expect(file.getByRole('listitem').filter({ hasText: 'Writing questions' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const bar = file.getByRole('progressbar', { name: 'Progress of Plants.docx' })
  await expect(bar).toHaveAttribute('aria-valuenow', '42')
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await expect(plans.button('Remove Plants.docx')).toHaveCount(0)
  share = 100
  await expect(bar).toHaveAttribute('aria-valuenow', '99')

  await change(page, 'GET /api/lesson-plans/runs/*', (run: Run) => ({
    ...run,
    slideshow_warnings: ['The first show is short.', 'The second show has no pictures.'],
  }))
  inTheMaking()
  await expect(
    plans.messages.getByText('The first show is short. The second show has no pictures.'),
  ).toBeVisible({ timeout: 60_000 })
  await plans.unfold()
  await expect(file.getByText('Processed', { exact: true })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(plans.button('Remove Plants.docx')).toBeVisible()
})

test('an exam without counts has 5 items or as many as are typed, all of the easiest level, and the run says the same', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  await plans.sessions(1).check()
  await plans.exam.check()
  await expect(plans.examTotal(40)).toBeVisible()
  await expect(plans.examItems).toBeHidden()
  for (const level of ['Easiest', 'Easy', 'Moderate']) await plans.count(level).fill('')
  await expect(plans.examTotal(2)).toBeVisible()
  await plans.count('Hard').fill('0')
  await expect(plans.examTotal(5)).toBeVisible()
  await expect(plans.examItems).toHaveValue('5')
  await expect(plans.examItems).toHaveAccessibleDescription('All easiest: no counts are typed above')
  await expect(plans.count('Easiest')).toHaveValue('0')
  await plans.examItems.fill('7')
  await expect(plans.examTotal(7)).toBeVisible()
  await page.reload()
  await expect(plans.examTotal(7)).toBeVisible()
  await expect(page.getByText('1 session, quiz, exam')).toBeVisible()
  await plans.give(lesson)

  await plans.generate.click()
  await expect(plans.run).toContainText('7 items: 7, 0, 0, 0')
})

test('a slide show goes with one session only, and a run with one says when it is shorter than asked for', async ({
  page,
  plans,
}) => {
  await page.goto('/lesson-plans')
  await expect(plans.sessions(4)).toBeChecked()
  await plans.show.click()
  await expect(plans.messages).toContainText(
    'Slide Show can only be generated for a single session. Please set Number of Sessions to 1.',
  )
  await expect(plans.show).not.toBeChecked()
  await expect(
    page.getByText('Slide Show is limited to a single session. Please set Number of Sessions to 1.'),
  ).toBeVisible()
  await plans.sessions(1).check()
  await expect(plans.show).toBeChecked()
  await expect(plans.messages).toContainText('Slide Show enabled')
  await plans.sessions(2).check()
  await expect(plans.messages).toContainText(
    'Slide Show disabled: set Number of Sessions to 1 to enable slideshow generation.',
  )
  await expect(plans.show).not.toBeChecked()
  await plans.sessions(1).check()
  const minutes = plans.count('Duration in minutes')
  await expect(minutes).toHaveAccessibleDescription(/recommended 30 to 45/)
  await minutes.fill('0')
  await minutes.blur()
  await expect(minutes).toHaveValue('1')
  await minutes.fill('99')
  await minutes.blur()
  await expect(minutes).toHaveValue('50')

  await plans.give(lesson)
  await plans.generate.click()
  const warning = /of the 50 minutes(?: asked for)?, so the show is shorter\./
  await expect(plans.messages).toContainText(warning, { timeout: 60_000 })
  await expect(plans.run).toContainText(warning)
})

test('who has too few points is told both figures, and nothing is begun', async ({
  page,
  visitor,
  tokenOf,
  teacher,
  plans,
}) => {
  const { id } = await visitor.ask('/api/auth/me', { headers: { authorization: `Bearer ${teacher.token}` } })
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
  await visitor.ask(`/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ points: 2, points_seen: 30 }),
  })
  await plans.generate.click()
  const says =
    'You need 6 points to process lesson plans. You currently have 2 points. Please Topup from Dashboard.'
  await expect(plans.problem.filter({ hasText: says })).toBeVisible()
  await expect(plans.messages).toContainText(says)
  await expect(plans.row('Plants.docx')).toContainText('Ready')
  await expect(page.getByText('Balance 2, 4 too few.')).toBeVisible()
  await page.getByRole('link', { name: 'Add Points' }).click()
  await expect(page.getByRole('heading', { name: 'Add Points' })).toBeVisible()
})

test('a price that changed between looking and pressing is shown, and asked about again', async ({
  page,
  plans,
  beside,
}) => {
  const priceOfToday = await answer(page, 'GET /api/global-values/?*', {
    json: { data: [{ title: 'USE_POINTS', key: 'LESSON_PLAN', value: 5 }], total: 1 },
  })
  await page.goto('/lesson-plans')
  await plans.give(lesson)
  await plans.sessions(1).check()
  priceOfToday()
  await plans.button('Generate for 5 points').click()
  const dialog = plans.dialog('The price has changed')
  await expect(dialog).toContainText('This run costs 6 points now. Nothing was charged')
  expect(await beside.points()).toBe(30)
  await dialog.getByRole('button', { name: 'Generate for 6 points' }).click()
  await expect(plans.run).toContainText('6 points')
  expect(await beside.points()).toBe(24)
})

test('a run that waits is found again after its tab was closed, and cancelled for all its points', async ({
  page,
  context,
  plans,
  beside,
}) => {
  const first = await beside.long()
  await page.goto('/lesson-plans')
  await expect(plans.run).toBeVisible()
  await plans.button('Start another run').click()
  await plans.give(lesson)
  await plans.generate.click()
  await expect(plans.progress).toContainText(/Waiting|Processing/)
  const { pathname } = new URL(page.url())
  await page.close()

  const again = await context.newPage()
  const returned = lessonPlanPage(again)
  await again.goto(pathname)
  await expect(returned.row('Plants.docx')).toBeVisible()
  await expect(returned.progress).toContainText(/Waiting|Processing/)
  await returned.button('Cancel run').click()
  const dialog = returned.dialog('Cancel this run?')
  await expect(dialog).toContainText('6 points will be given back.')
  await dialog.getByRole('button', { name: 'Cancel run' }).click()
  await expect(returned.messages).toContainText('The run was cancelled.')
  await expect(again.getByText('This run was cancelled. 6 points given back.')).toBeVisible()
  expect(await beside.points()).toBe(24)
  await beside.cancel(first)
})

test('a teacher begins a run with the keyboard alone', async ({ page, plans }) => {
  await page.goto('/lesson-plans')
  await expect(plans.generate).toBeVisible()
  const tabTo = async (name: string | RegExp) => {
    const wanted = typeof name === 'string' ? new RegExp(`^${name}`) : name
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const at = document.activeElement
        const text = at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : at?.textContent
        return at?.getAttribute('aria-label') ?? text ?? ''
      })
      if (wanted.test(label)) return
    }
    throw new Error(`Tab never came to ${wanted}`)
  }
  // A key is pressed faster than the browser learns that its dialog is waited for.
  const choosing = page.waitForEvent('filechooser')
  await tabTo('Choose files')
  await page.keyboard.press('Space')
  await (await choosing).setFiles({
    name: 'Plants.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from(lesson.bytes),
  })
  await tabTo(/^4$/)
  for (const _ of [3, 2, 1]) await page.keyboard.press('ArrowLeft')
  await expect(plans.sessions(1)).toBeChecked()
  await tabTo('One more, Quiz items')
  await page.keyboard.press('Space')
  await expect(plans.quizItems).toHaveValue('2')
  await tabTo('Generate for')
  await page.keyboard.press('Enter')
  await expect(plans.run).toContainText('Quiz items')
  await expect(page.getByRole('heading', { name: 'Your lesson files' })).toBeFocused()
})

test('the settings stay where they are while the price and the balance are on their way', async ({
  page,
  plans,
}) => {
  const prices = await delay(page, 'GET /api/global-values/?*')
  await page.goto('/lesson-plans')
  const place = async () => Math.round((await plans.sessions(1).boundingBox())?.y ?? Number.NaN)
  const before = await place()
  prices()
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)

  // The first answer says who is signed in; the second is the balance.
  let answers = 0
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    answers += 1
    if (answers > 1) await looked
    await route.continue()
  })
  await page.reload()
  await expect(plans.generate).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  await expect(page.getByText('Balance 30, then 24.')).toBeHidden()
  goOn()
  await expect(page.getByText('Balance 30, then 24.')).toBeVisible()
})
