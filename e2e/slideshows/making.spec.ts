import { readFile } from 'node:fs/promises'
import { toneWav } from '@klasrum/testkit/fakes/wav'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { expect, test } from '../fixtures.ts'
import { runsBeside } from '../lesson-plans/runs-beside.ts'
import { downloadBy } from '../pages/lesson-plan-page.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { answer } from '../stand-in.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.setTimeout(180_000))

/** A file is read and a script written before the answer, on a machine with other work. */
const reading = { timeout: 60_000 }

test('a show is made of a file for the price of a lesson plan, renamed, taken along and deleted', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const shows = slideshowPage(page)
  await page.goto('/dashboard/videos/new')
  await expect(page).toHaveURL('/dashboard/slideshows/new')
  await expect(shows.button('Make slide show for 6 points')).toBeDisabled()
  await expect(shows.button('Make slide show for 6 points')).toHaveAccessibleDescription(
    'Choose a file first.',
  )
  await shows.give(await aLessonFile())
  await shows.field('Title').fill('Green plants')
  await shows.field('Duration in minutes').fill('99')
  await shows.field('Duration in minutes').blur()
  await expect(shows.field('Duration in minutes')).toHaveValue('50')
  const shorter = /^The show would take about .* of the 50 you ask for: the lesson has no more text\.$/
  await shows.button('Check the length — free').click()
  await expect(page.getByText(shorter)).toBeVisible(reading)
  expect(await beside.points()).toBe(30)
  await shows.field('Duration in minutes').fill('1')
  await shows.button('Check the length — free').click()
  await expect(page.getByText('The lesson has enough for 1 minute.')).toBeVisible(reading)
  await shows.button('Make slide show for 6 points').click()
  await expect(page).toHaveURL(/\/dashboard\/slideshows\/\d+$/)
  await expect(shows.more).toContainText('Ready', { timeout: 120_000 })
  await expect(shows.more).toContainText('English')
  await expect(shows.play).toBeVisible()
  expect(await beside.points()).toBe(24)

  await shows.pick('Rename or delete', 'Rename')
  const form = shows.dialog('Rename slide show')
  await form.getByRole('textbox', { name: 'Title' }).fill(' ')
  await form.getByRole('button', { name: 'Save title' }).click()
  await expect(form.getByText('Please fill in this field.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Title' }).fill('Halamang luntian')
  await form.getByRole('button', { name: 'Save title' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halamang luntian')

  const take = async (entry: string) => {
    await shows.button('Download as...').click()
    const file = await downloadBy(page, () => page.getByRole('menuitem', { name: entry }).click())
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const captions = await take('Captions (WebVTT)')
  expect(captions.bytes.toString()).toMatch(/^WEBVTT/)
  expect((await take('Slides for PowerPoint')).name).toMatch(/\.pptx$/)

  await shows.pick('Rename or delete', 'Delete')
  await shows.dialog('Delete this slide show?').getByRole('button', { name: 'Delete slide show' }).click()
  await expect(page).toHaveURL('/dashboard/slideshows')
  await expect(page.getByRole('heading', { name: 'No slide show yet' })).toBeVisible()
  await expect(shows.recent).toBeHidden()
})

test('a show of a past run costs nothing and is found by its title', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const token = await enterAs(await newTeacher())
  const runs = runsBeside(visitor, token)
  await runs.finished('Volcanoes.docx')
  const shows = slideshowPage(page)
  await page.goto('/dashboard/slideshows')
  await expect(page.getByText('0 slide shows', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Create New/ }).click()
  await expect(page).toHaveURL('/dashboard/slideshows/new')
  await page.getByRole('radio', { name: 'From a past run' }).check()
  await page.getByRole('radio', { name: 'Volcanoes.docx' }).check()
  await shows.field('Title').fill('Fire below')
  await shows.field('Duration in minutes').fill('1')
  await shows.button('Make slide show for free').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fire below')
  await page.goto('/dashboard/slideshows?search=below')
  await expect(page.getByText('1 slide show found', { exact: true })).toBeVisible()
  await expect(shows.card('Fire below')).toContainText('Ready', { timeout: 120_000 })
  expect(await runs.points()).toBe(24)
  await page.getByRole('searchbox', { name: 'Search slide shows' }).fill('ocean')
  await expect(page.getByRole('heading', { name: 'No slide show fits' })).toBeVisible()
})

test('a scene is changed and moved, and the show is made again with it', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const id = await beside.made()
  const before = await beside.manifest(id)
  const shows = slideshowPage(page)
  await page.goto(`/dashboard/slideshows/${id}`)
  await shows.button('Edit script').click()
  await shows.scenes.nth(1).getByRole('button').click()
  await shows.field('Heading').fill('Today we learn')
  await shows.field('What is said').fill('')
  await shows.button('Save changes').click()
  await expect(page.getByText('Please fill in this field.')).toBeVisible()
  await shows.field('What is said').fill('Today we look at plants and how they live.')
  await expect(page.getByText('1 scene will be spoken again when you save.')).toBeVisible()
  await shows.button('Move scene down').click()
  await expect(page.getByRole('heading', { name: 'Scene 3' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to slide shows' }).click()
  await shows.dialog('Leave without saving?').getByRole('button', { name: 'Keep editing' }).click()
  await expect(shows.field('Heading')).toHaveValue('Today we learn')
  await shows.button('Save changes').click()
  await expect(shows.messages).toContainText('Your changes are saved.')
  await expect(shows.more).toContainText('Ready', { timeout: 120_000 })
  await expect(shows.messages).toContainText('Your slide show is ready.')
  await expect(shows.scenes.nth(2)).toContainText('Today we learn')
  const after = await beside.manifest(id)
  const [first, second, third, ...others] = before.scenes.map((scene) => scene.id)
  expect(after.scenes.map((scene) => scene.id)).toEqual([first, third, second, ...others])
  expect(after.scenes[2]?.narration).toBe('Today we look at plants and how they live.')
})

test('a scene is spoken by the teacher, from a file that is decoded in the browser, and by the voice again', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const id = await beside.made()
  const shows = slideshowPage(page)
  await page.goto(`/dashboard/slideshows/${id}?edit=1`)
  await shows.button('Use my own voice').click()
  const dialog = shows.dialog('Use your own voice')
  const choose = dialog.getByLabel('Choose a recording')
  await choose.setInputFiles({ name: 'noise.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') })
  await expect(dialog.getByRole('alert').filter({ hasText: 'cannot be played' })).toBeVisible()
  await choose.setInputFiles({
    name: 'voice.wav',
    mimeType: 'audio/wav',
    buffer: toneWav({ seconds: 20, sampleRate: 16_000, channels: 2 }),
  })
  await expect(dialog.getByLabel('Your recording')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this recording' }).click()
  await expect(shows.messages).toContainText('Your voice speaks this scene now.')
  await expect(page.getByText('Your own voice speaks this scene.')).toBeVisible()
  await beside.idle(id)
  const [spoken] = (await beside.manifest(id)).scenes
  expect(spoken?.endSec).toBeGreaterThan(19)
  await expect(shows.messages).toContainText('Your slide show is ready.')
  await shows.button('Remove recording').click()
  await expect(shows.messages).toContainText('The voice of the show speaks this scene again.')
  await beside.idle(id)
  expect((await beside.manifest(id)).scenes[0]?.endSec).toBeLessThan(19)
})

test('the screen gives up after 180 seconds, the making does not', async ({ page, visitor, enterAs }) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const shows = slideshowPage(page)
  const back = await answer(page, 'GET /api/education/slideshow-jobs/*', { json: await beside.halfMade(id) })
  await page.clock.install()
  await page.goto(`/dashboard/slideshows/${id}`)
  await expect(shows.making).toContainText('Scene 5 of 12')
  // The clock of the page goes on beside this, so that a slow machine has some seconds to spare.
  await page.clock.runFor(168_000)
  await expect(page.getByText('Slide Show job timed out.')).toBeHidden()
  await page.clock.runFor(14_000)
  await expect(page.getByText('Slide Show job timed out. Please try again later.')).toBeVisible()
  back()
  await shows.button('Check again').click()
  await expect(shows.more).toContainText('Ready')
})
