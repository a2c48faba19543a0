import { readFile } from 'node:fs/promises'
import type { Manifest } from '@klasrum/contract/slideshows'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { expect, test } from '../fixtures.ts'
import { downloadBy } from '../pages/lesson-plan-page.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.slow())

const lengths = ({ scenes }: Manifest) =>
  new Map(scenes.map(({ id, startSec, endSec }) => [id, (endSec - startSec).toFixed(2)]))

test('a scene is added and one deleted: only the new one is spoken, and another tab cannot write over it', async ({
  page,
  context,
  visitor,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const id = await beside.made()
  const before = await beside.manifest(id)
  const [first, second, third, ...others] = before.scenes.map((scene) => scene.id)
  const other = await context.newPage()
  const [shows, elsewhere] = [slideshowPage(page), slideshowPage(other)]
  for (const tab of [page, other]) await tab.goto(`/dashboard/slideshows/${id}?edit=1`)
  await elsewhere.field('Heading').fill('Typed in the other tab')

  await shows.button('Add a scene after scene 1').click()
  await shows.field('Heading').fill('Why plants matter')
  await shows.field('What is said').fill('Without plants there is no food.')
  await shows.scenes.nth(2).getByRole('button').click()
  await shows.button('Delete scene').click()
  await expect(page.getByText('2 scenes changed. 1 scene will be spoken again when you save.')).toBeVisible()
  await shows.button('Save changes').click()
  await expect(shows.messages).toContainText('Your slide show is ready.', { timeout: 60_000 })
  await expect(shows.scenes.nth(1)).toContainText('Why plants matter')
  const after = await beside.manifest(id)
  const added = after.scenes[1]?.id
  expect(after.scenes.map((scene) => scene.id)).toEqual([first, added, third, ...others])
  const [kept, now] = [lengths(before), lengths(after)]
  for (const scene of [first, third, ...others]) expect(now.get(scene ?? '')).toBe(kept.get(scene ?? ''))
  expect(kept.has(added ?? '')).toBe(false)
  expect(now.has(second ?? '')).toBe(false)

  const told = 'This slide show was changed meanwhile. Please load it again.'
  await elsewhere.button('Save changes').click()
  await expect(elsewhere.problem).toContainText(told)
  await expect(elsewhere.field('Heading')).toHaveValue('Typed in the other tab')
  await expect(elsewhere.button('Save changes')).toBeDisabled()
  expect((await beside.manifest(id)).scenes).toEqual(
    after.scenes.map((scene) => expect.objectContaining({ id: scene.id, heading: scene.heading })),
  )
  await elsewhere.button('Discard and load again').click()
  await expect(elsewhere.scenes.nth(1)).toContainText('Why plants matter')
  await expect(elsewhere.problem).toBeHidden()

  await elsewhere.field('Heading').fill('Typed again')
  await beside.changeFirst(id, { heading: 'Written on the phone' })
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(elsewhere.problem).toContainText(told)
  await expect(elsewhere.button('Save changes')).toBeDisabled()
  await elsewhere.button('Discard and load again').click()
  await expect(elsewhere.field('Heading')).toHaveValue('Written on the phone')
})

test('a show is taken along: as a page that plays offline, as sound and as a handout', async ({
  page,
  browser,
  visitor,
  enterAs,
}, testInfo) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const { scenes, audio } = await beside.manifest(id)
  const shows = slideshowPage(page)
  await page.goto(`/dashboard/slideshows/${id}`)
  const take = async (entry: string, as: string) => {
    await shows.button('Download as...').click()
    const answered = page.waitForResponse(`**/slideshows/${id}/file?as=${as}`)
    const file = await downloadBy(page, () => page.getByRole('menuitem', { name: entry }).click())
    const path = testInfo.outputPath(file.suggestedFilename())
    await file.saveAs(path)
    return { path, type: await (await answered).headerValue('content-type') }
  }

  const sound = await take('Sound (MP3)', 'mp3')
  expect(sound.path).toMatch(/\.mp3$/)
  expect(sound.type).toBe('audio/mpeg')
  const seconds = await page.evaluate(
    async (bytes) => {
      const buffer = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)).buffer
      return (await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(buffer)).duration
    },
    await readFile(sound.path, 'base64'),
  )
  expect(Math.abs(seconds - audio.durationSec)).toBeLessThan(0.1)

  const handout = await take('Handout with notes (PDF)', 'handout')
  expect(handout.type).toBe('application/pdf')
  const pages = pagesOf(await readFile(handout.path))
  const printed = pages.map(textOf)
  expect(printed).toHaveLength(2)
  for (const [at, text] of nonEmpty(printed.entries())) expect(text).toContain(`Page ${at + 1} of 2`)
  for (const { narration } of nonEmpty(scenes)) expect(printed.join(' ')).toContain(narration.slice(0, 30))

  const offline = await take('One page that plays offline', 'html')
  const away = await browser.newContext({ offline: true })
  const alone = await away.newPage()
  const faults: string[] = []
  alone.on('console', (message) => faults.push(message.text()))
  alone.on('requestfailed', (request) => faults.push(request.url()))
  await alone.goto(`file://${offline.path}`)
  await alone.getByRole('button', { name: 'Play', exact: true }).click()
  const clock = () => alone.locator('audio').evaluate((each: HTMLAudioElement) => each.currentTime)
  await expect.poll(clock).toBeGreaterThan(0.2)
  const caption = alone.locator('.caption')
  await expect(caption).not.toBeEmpty()
  const said = scenes
    .map(({ narration }) => narration)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  expect(said).toContain((await caption.locator('span').allTextContents()).join(' '))
  const before = scenes[1]?.startSec ?? 0
  await alone.getByRole('slider').fill((((before - 1) / audio.durationSec) * 100).toFixed(1))
  await expect(alone.getByRole('img', { name: scenes[0]?.heading })).toBeVisible()
  await expect(alone.getByRole('img', { name: scenes[1]?.heading })).toBeVisible()
  expect(await clock()).toBeGreaterThan(before - 0.06)
  expect(faults).toEqual([])
  await away.close()
})
