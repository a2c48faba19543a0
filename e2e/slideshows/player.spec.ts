import type { Manifest } from '@klasrum/contract/slideshows'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lessonPlanPage } from '../pages/lesson-plan-page.ts'
import { slideshowPage } from '../pages/slideshow-page.ts'
import { answer, fail } from '../stand-in.ts'
import { stopClock } from '../stopped-clock.ts'
import { showsBeside } from './shows-beside.ts'

test.beforeEach(() => test.setTimeout(180_000))

type Seen = { at: number; scene: number; caption: string }

/** What the stage shows and what the sound's clock says, at the same moment, whenever either changes. */
const watchStage = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('figure')
    const audio = stage?.querySelector('audio')
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const scenes = [...document.querySelectorAll('section ol button')]
    const look = () =>
      seen.push({
        at: audio?.currentTime ?? 0,
        scene: scenes.findIndex((each) => each.getAttribute('aria-current') === 'true'),
        caption: [...(stage?.querySelectorAll('p:last-child > span') ?? [])]
          .map((line) => line.textContent)
          .join(' '),
      })
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-current'],
    })
  })
const seenSoFar = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen[])

const sceneIn = ({ scenes }: Manifest, at: number) =>
  scenes.findLastIndex(({ startSec }) => startSec <= at + 0.05)

test('a lesson becomes a show that plays: slides change at their marks, captions follow, seeking lands on its scene', async ({
  page,
  visitor,
  premises,
  newTeacher,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs(await newTeacher()))
  const plans = lessonPlanPage(page)
  const shows = slideshowPage(page)
  await page.goto('/lesson-plans')
  await plans.give(await aLessonFile())
  await plans.sessions(1).check()
  await plans.show.check()
  await plans.count('Duration in minutes').fill('1')
  await page.getByRole('textbox', { name: 'Title' }).fill('How plants live')
  await plans.generate.click()
  const status = page.getByRole('region', { name: 'Slide Show', exact: true })
  await expect(status).toContainText('Ready', { timeout: 120_000 })
  await expect(status).toContainText('English')
  await expect(status.getByRole('definition').filter({ hasText: 'Built-in English voice' })).toBeVisible()
  await expect(plans.messages).toContainText('Your slide show is ready.')
  expect(await beside.points()).toBe(24)

  await status.getByRole('link', { name: 'All slide shows' }).click()
  await expect(shows.card('How plants live')).toContainText(/\d+ seconds.*English/)
  await expect(shows.recent).toContainText('How plants live')
  await page.getByRole('link', { name: 'How plants live' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How plants live')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const manifest = await beside.manifest(id)
  const { scenes, audio } = manifest
  await expect(shows.facts).toContainText(`${scenes.length} scenes`)
  await expect(shows.facts).toContainText(/(\d+ min )?\d+ s/)
  await page.getByText('More about this show').click()
  await expect(
    page.getByText(`0 / ${Math.round(audio.durationSec)} seconds, ${audio.marks.length} marks`),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /captions\.vtt$/ })).toBeVisible()

  await watchStage(page)
  await shows.play.click()
  await expect.poll(shows.isPlaying).toBe(true)
  await shows.hurry()
  const third = scenes[2]?.startSec ?? 0
  await expect.poll(shows.seconds, { timeout: 60_000 }).toBeGreaterThan(third + 1)
  await shows.pause.click()
  const seen = await seenSoFar(page)
  const firstOf = (scene: number) => seen.find((each) => each.scene === scene)?.at ?? Number.NaN
  for (const scene of [1, 2]) {
    // At four times the speed a look every 100 ms comes at most 0.4 s late; what a busy machine adds counts fourfold too.
    const late = firstOf(scene) - (scenes[scene]?.startSec ?? 0)
    expect(late).toBeGreaterThanOrEqual(-0.06)
    expect(late).toBeLessThan(3)
  }
  const said = (await beside.captions(manifest, premises.url)).replaceAll(/\s+/g, ' ')
  const captions = new Set(seen.map(({ caption }) => caption).filter(Boolean))
  expect(captions.size).toBeGreaterThan(2)
  for (const caption of nonEmpty(captions)) expect(said).toContain(caption)

  await expect(shows.seek).toHaveAttribute('step', '0.1')
  for (const share of [75, 20, 50]) {
    await shows.seek.fill(String(share))
    const at = (share / 100) * audio.durationSec
    await expect.poll(shows.seconds).toBeCloseTo(at, 0)
    await expect(
      shows.scenes.nth(sceneIn(manifest, await shows.seconds())).getByRole('button'),
    ).toHaveAttribute('aria-current', 'true')
  }
  await shows.scenes.nth(1).getByRole('button').click()
  await expect.poll(shows.seconds).toBeCloseTo(scenes[1]?.startSec ?? 0, 1)
  await expect(shows.stage).toContainText(scenes[1]?.heading ?? '')
})

test('the player is worked by the keyboard alone, and plays a preview by its manifest', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const { scenes } = await beside.manifest(id)
  const shows = slideshowPage(page)
  await page.goto(`/dashboard/slideshows/${id}`)
  await expect(shows.play).toBeVisible()
  await page.keyboard.press('Space')
  await expect(shows.pause).toBeVisible()
  await expect.poll(shows.seconds).toBeGreaterThan(0.2)
  await page.keyboard.press('Space')
  await expect(shows.play).toBeVisible()

  const before = await shows.seconds()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shows.seconds).toBeCloseTo(before + 10, 1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shows.seconds).toBeCloseTo(before, 1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(shows.scenes.nth(2).getByRole('button')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowUp')
  await expect.poll(shows.seconds).toBeCloseTo(scenes[1]?.startSec ?? 0, 1)

  await page.keyboard.press('c')
  await expect(shows.button('Captions')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('f')
  await expect(shows.button('Leave full screen')).toBeVisible()
  await page.keyboard.press('f')
  await expect(shows.button('Full screen')).toBeVisible()

  // A scene that was pressed is not pressed again by Space, and full screen begun there is left by F.
  await shows.scenes.nth(2).getByRole('button').click()
  await page.keyboard.press('Space')
  await expect.poll(shows.seconds).toBeGreaterThan((scenes[2]?.startSec ?? 0) + 0.2)
  await page.keyboard.press('Space')
  const stood = await shows.seconds()
  expect(stood).toBeGreaterThan((scenes[2]?.startSec ?? 0) + 0.2)
  await page.keyboard.press('f')
  await expect(shows.button('Leave full screen')).toBeVisible()
  await page.keyboard.press('f')
  await expect(shows.button('Full screen')).toBeVisible()

  await page.setViewportSize({ width: 740, height: 360 })
  for (const control of [shows.play, shows.seek, shows.button('Captions'), shows.button('Full screen')])
    await expect(control).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×')
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(2)

  const asked = page.waitForRequest('**/api/slideshow-files/*/manifest.json?*')
  await page.goto('/dashboard/slideshows')
  expect(await (await asked).headerValue('authorization')).toBeNull()
  await shows.recent.getByRole('button', { name: 'View How Earthquakes Happen' }).click()
  await shows.play.click()
  await expect.poll(shows.seconds).toBeGreaterThan(0.2)
})

/** How large the heading of the slide is set, and the smallest of all its letters, in pixels. */
const lettersOf = (page: Page) =>
  page.locator('figure [data-paper]').evaluate((slide) => {
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const texts = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT)
    const all: number[] = []
    while (texts.nextNode())
      if (texts.currentNode.parentElement) all.push(size(texts.currentNode.parentElement))
    return { heading: size(slide.querySelector('p') ?? slide), smallest: Math.min(...all) }
  })

test('headings are set in two sizes and no letter is too small to be read: on a phone a long list comes in parts', async ({
  page,
  visitor,
  enterAs,
}) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const points = Array.from(
    { length: 8 },
    (_, at) => `Point ${at + 1} tells of the strongest winds and rain in a ring of tall clouds`,
  )
  const headings = ['Faults', 'Check your understanding', `What ${'each of the faults brings '.repeat(5)}`]
  await page.route(`**/api/education/slideshows/${id}/manifest`, async (route) => {
    const response = await route.fetch()
    const manifest: Manifest = await response.json()
    const [first, ...others] = manifest.scenes
    const scenes = others.map((scene, at): Manifest['scenes'][number] => ({
      ...scene,
      layout: 'list',
      heading: headings[at] ?? scene.heading,
      picture: null,
      drawing: undefined,
      rows: [],
      points: points.slice(0, at === 2 ? 8 : at + 1),
    }))
    await route.fulfill({ response, json: { ...manifest, scenes: [first, ...scenes] } })
  })
  const shows = slideshowPage(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/dashboard/slideshows/${id}`)
    await expect(shows.play).toBeVisible()
    const sizes = new Set<number>()
    for (const at of [1, 2, 3]) {
      await shows.scenes.nth(at).getByRole('button').click()
      await expect(shows.stage).toContainText(headings[at - 1]?.slice(0, 20) ?? '')
      const { heading, smallest } = await lettersOf(page)
      sizes.add(Math.round(heading))
      expect(smallest).toBeGreaterThanOrEqual(12)
    }
    expect(sizes.size).toBeLessThanOrEqual(2)
  }
  await expect(shows.stage.getByText(/^Part 1 of \d$/)).toBeVisible()
  await expect(shows.stage).toContainText('Point 1 tells')
  await expect(shows.stage).not.toContainText('Point 8 tells')
  while ((await shows.button('Next part').getAttribute('aria-disabled')) === null)
    await shows.button('Next part').click()
  await expect(shows.stage).toContainText('Point 8 tells')
  await expect(shows.play).toBeVisible()
})

test('the player looks at its marks every 100 ms', async ({ page, visitor, enterAs }) => {
  const beside = showsBeside(visitor, await enterAs('teacher'))
  const id = await beside.demo()
  const { scenes, audio } = await beside.manifest(id)
  const next = scenes[1]?.startSec ?? 0
  const shows = slideshowPage(page)
  // The browser tells the time of a sound by itself too, four times a second.
  await page.addInitScript(() =>
    addEventListener('timeupdate', (event) => event.stopImmediatePropagation(), true),
  )
  await page.clock.install()
  await page.goto(`/dashboard/slideshows/${id}`)
  await shows.seek.fill((((next - 0.5) / audio.durationSec) * 100).toFixed(1))
  await expect.poll(shows.seconds).toBeCloseTo(next - 0.5, 0)
  await stopClock(page)
  await shows.play.click()
  await expect.poll(shows.seconds).toBeGreaterThan(next + 0.2)
  const scene = (at: number) => shows.scenes.nth(at).getByRole('button')
  await expect(scene(0)).toHaveAttribute('aria-current', 'true')
  await page.clock.runFor(100)
  await expect(scene(1)).toHaveAttribute('aria-current', 'true')
})

test('a manifest that does not come says so, and is asked for again', async ({ page, visitor, enterAs }) => {
  const id = await showsBeside(visitor, await enterAs('teacher')).demo()
  const shows = slideshowPage(page)
  const back = await fail(page, 'GET /api/education/slideshows/*/manifest')
  await page.goto(`/dashboard/slideshows/${id}`)
  await expect(shows.problem).toContainText('Failed to load manifest')
  back()
  await shows.button('Try again').click()
  await expect(shows.play).toBeVisible()

  await answer(page, 'GET /api/slideshow-files/*/manifest.json?*', {
    status: 503,
    json: { detail: 'The shows are being moved.' },
  })
  await page.goto('/dashboard/slideshows')
  await shows.recent.getByRole('button', { name: /^View/ }).click()
  await expect(shows.problem).toContainText('The shows are being moved.')
})

test('a playing show counts as activity', async ({ page, visitor, enterAs }) => {
  const id = await showsBeside(visitor, await enterAs('teacher')).demo()
  const shows = slideshowPage(page)
  await page.clock.install()
  await page.goto(`/dashboard/slideshows/${id}`)
  await shows.play.click()
  await expect.poll(shows.isPlaying).toBe(true)
  // The sound has its own clock, so that it still plays while the page believes that time has passed.
  for (const _ of Array.from({ length: 4 })) await page.clock.runFor(5 * 60_000)
  await expect(shows.pause).toBeVisible()
  await expect(page.getByText('Continue Session')).toBeHidden()
})
