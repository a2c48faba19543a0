import { plantLesson } from '@klasrum/testkit/lessons'
import { photosOf } from '@klasrum/testkit/scans'
import { expect, test } from './fixtures.ts'

/** Pages are read letter by letter, on a machine that runs other tests. */
const inTime = { timeout: 180_000 }

test('photos of a page are put together, read, a doubtful line corrected, and paid for as a lesson plan', async ({
  page,
  plans,
  beside,
}) => {
  test.setTimeout(400_000)
  /** Letters that neither language has. */
  const doubtful = 'Şęēđş ŧřąvęļ ƒāŗ ŵīŧħ ŧħē ŵīńđ.'
  const [photo = Buffer.alloc(0)] = await photosOf(
    plantLesson.replace('# How Plants Live\n', `# How Plants Live\n\n${doubtful}\n`),
  )
  await page.goto('/lesson-plans')
  const coming = page.waitForEvent('filechooser')
  await plans.button('Choose photos').click()
  const given = ['One.jpg', 'Two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo }))
  await (await coming).setFiles(given)
  const dialog = plans.dialog('Photos of pages')
  await expect(dialog.getByText('Page 1 of 2.')).toBeVisible()
  const corner = dialog.getByRole('button', { name: 'Upper left corner' })
  await corner.focus()
  await corner.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect(dialog.getByText('Page 2 of 2.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Use 1 photo as one lesson' }).click()
  await expect(plans.row('Photo of 1 page.pdf')).toContainText('Ready')

  await plans.sessions(1).check()
  await plans.lookAtFile.click()
  const file = plans.lookedAt('Photo of 1 page.pdf')
  await expect(file).toContainText('1 scanned page', inTime)
  await expect(file).toContainText('Lines that were not read clearly', inTime)
  expect(await beside.points()).toBe(30)
  const lines = file.getByRole('textbox', { name: /^Page 1/ })
  await lines.first().fill('Seeds travel far with the wind.')
  await file.getByRole('button', { name: /^Use th/ }).click()
  await expect(file.getByText('Lines that were not read clearly')).toHaveCount(0, inTime)
  await plans.makeIt.click()
  await plans.unfold()
  await expect(plans.files.getByText('Processed')).toBeVisible()
  expect(await beside.points()).toBe(24)
})
