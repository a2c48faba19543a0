import { expect, test } from '../fixtures.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.setTimeout(180_000))

test('a corrected word stays corrected: listened to, spoken in the show, changed and removed in the list', async ({
  page,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const id = await beside.made()
  const before = await beside.manifest(id)
  const shows = slideshowPage(page)
  const said = before.scenes[0]?.narration ?? ''
  const word = /\p{L}{4,}/u.exec(said)?.[0] ?? ''
  await page.goto(`/dashboard/slideshows/${id}?edit=1`)
  await shows.button('Correct a word').click()
  const dialog = shows.dialog('Correct how a word is said')
  await dialog.getByRole('button', { name: 'Save word' }).click()
  await expect(dialog.getByText('Please fill in this field.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Word' }).fill(word)
  await dialog.getByRole('textbox', { name: 'Say it like' }).fill('a very long way of saying one word')
  const sound = page.waitForResponse('**/api/education/pronunciations/sound?*')
  await dialog.getByRole('button', { name: 'Listen' }).click()
  expect(await (await sound).headerValue('content-type')).toBe('audio/mpeg')
  await dialog.getByRole('button', { name: 'Save word' }).click()
  await expect(shows.messages).toContainText(`“${word}” will be said this way.`)
  await shows.button('Speak again').click()
  await expect(shows.messages).toContainText('Your slide show is ready.', { timeout: 60_000 })
  const after = await beside.manifest(id)
  expect(after.scenes[0]?.narration).toBe(said)
  expect(after.scenes[0]?.endSec).toBeGreaterThan((before.scenes[0]?.endSec ?? 0) + 1)

  await page.goto('/dashboard/slideshows')
  await page.getByRole('link', { name: 'How words are said' }).click()
  const words = page.getByRole('list', { name: 'Corrected words' })
  await expect(words).toContainText(`${word} said like “a very long way of saying one word”`)
  await shows.button(`Change ${word}`).click()
  await page.getByRole('textbox', { name: 'Say it like' }).fill('short')
  await shows.button('Save word').click()
  await expect(words).toContainText('said like “short”')
  await shows.button(`Remove ${word}`).click()
  await expect(page.getByText('No word is corrected yet')).toBeVisible()
})
