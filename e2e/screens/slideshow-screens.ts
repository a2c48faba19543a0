import type { Pronunciation } from '@klasrum/contract/pronunciations'
import type { Slideshow, SlideshowListed } from '@klasrum/contract/slideshows'
import { slideshowPage } from '../pages/slideshow-page.ts'
import {
  aJobFailed,
  aJobGoingOn,
  aJobHalfSpoken,
  aManifest,
  aPart,
  aShow,
  silence,
  someCaptions,
  someShows,
} from './a-show.ts'
import { fail, heading, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const list = '/dashboard/slideshows'
const opened = `${list}/1`
const shows = '**/api/education/slideshows?*'
const show = '**/api/education/slideshows/1'
const manifest = '**/api/education/slideshows/1/manifest'
const runs = '**/api/lesson-plans/runs?*'

const withShows =
  (slideshows: readonly SlideshowListed[]) =>
  ({ page }: Stage) =>
    page.route(shows, (route) =>
      route.fulfill({
        json: { slideshows, total: slideshows.length, total_pages: 1, more_than_total: false },
      }),
    )
const withShow =
  (one: Slideshow) =>
  async ({ page }: Stage) => {
    await page.route(show, (route) => route.fulfill({ json: one }))
    await page.route('**/api/education/slideshow-jobs/1', (route) => route.fulfill({ json: one.job }))
  }
const withManifest = async ({ page }: Stage) => {
  await page.route(manifest, (route) => route.fulfill({ json: aManifest }))
  await page.route('**/api/slideshow-files/1/manifest.json?*', (route) => route.fulfill({ json: aManifest }))
  await page.route('**/api/slideshow-files/1/captions.vtt?*', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: someCaptions }),
  )
  await page.route('**/api/slideshow-files/1/audio.mp3?*', async (route) => {
    const sound = silence()
    const from = Number(/bytes=(\d+)/.exec((await route.request().headerValue('range')) ?? '')?.[1] ?? 0)
    await route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${sound.length - 1}/${sound.length}`,
      },
      body: sound.subarray(from),
    })
  })
}
const made = inTurn(withShow(aShow()), withManifest)
/** Stopped after its script was written: making it costs the points again. */
const givenBack = inTurn(
  withShow({ ...aShow(), durationSec: null, making_cost: 6, job: { ...aJobFailed, status: 'cancelled' } }),
  withManifest,
)
const halfSpoken = inTurn(withShow(aShow(aJobHalfSpoken)), withManifest, ({ page }: Stage) =>
  page.route(manifest, (route) => route.fulfill({ json: aPart })),
)
const words = '**/api/education/pronunciations'
const withWords =
  (pronunciations: readonly Pronunciation[]) =>
  ({ page }: Stage) =>
    page.route(words, (route) => route.fulfill({ json: { pronunciations } }))
const someWords: Pronunciation[] = [
  { id: 1, word: 'Quezon', sounds_like: 'ke-SON' },
  { id: 2, word: 'Pangasinan', sounds_like: 'pang-ga-si-NAN na may mahabang dulo at diin sa huling pantig' },
]
const wordsAt = `${list}/words`
const recently = ({ page }: Stage) =>
  page.addInitScript(
    (kept) => sessionStorage.setItem('recent_slideshows', kept),
    JSON.stringify(['/api/slideshow-files/1/manifest.json?expires=1&signature=x']),
  )
const scene =
  (at: number) =>
  async ({ page }: Stage) => {
    await slideshowPage(page).scenes.nth(at).getByRole('button').click()
  }
const playable = ({ page }: Stage) => slideshowPage(page).play.waitFor()
const pressed =
  (name: RegExp) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name }).first().click()
  }
const inDialog = ({ page }: Stage) => page.getByRole('dialog').waitFor()
const noRuns = ({ page }: Stage) =>
  page.route(runs, (route) =>
    route.fulfill({ json: { runs: [], total: 0, total_pages: 0, more_than_total: false } }),
  )

const on = (name: string, before: Screen['before'], after: Screen['after'], at: string): Screen => ({
  name: `slideshows-${name}`,
  as: 'teacher',
  at,
  before,
  after,
})

export const slideshowScreens: Screen[] = [
  on('list', inTurn(withShows(someShows), withManifest, recently), heading('Recent Slide Shows'), list),
  on(
    'preview',
    inTurn(withShows(someShows), withManifest, recently),
    inTurn(pressed(/^View/), playable),
    list,
  ),
  on('empty', withShows([]), text('No slide show yet'), list),
  on('none', withShows([]), text('No slide show fits'), `${list}?search=x`),
  on('loading', hold(shows), text('Loading slide shows'), list),
  on('failed', fail(shows), text('Your slide shows could not be loaded'), list),
  on(
    'delete',
    withShows(someShows),
    inTurn(pressed(/^More for/), async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('dialog').waitFor()
    }),
    list,
  ),
  on('new', undefined, heading('What to make it of'), `${list}/new`),
  on('new-from-run', undefined, text('Files of past runs'), `${list}/new?from=run`),
  on('new-no-runs', noRuns, text('No past run yet'), `${list}/new?from=run`),
  on('player', made, playable, opened),
  ...aManifest.scenes.map(({ layout }, at) =>
    on(`scene-${layout}`, made, inTurn(playable, scene(at)), opened),
  ),
  on('making', withShow(aShow(aJobGoingOn)), text('Scene 9 of 14'), opened),
  on('playing-while-made', halfSpoken, inTurn(playable, text('9 more scenes to come')), opened),
  on('words', withWords(someWords), text('said like'), wordsAt),
  on('words-empty', withWords([]), text('No word is corrected yet'), wordsAt),
  on('words-failed', fail(words), text('Your words could not be loaded'), wordsAt),
  on('word-dialog', withWords(someWords), inTurn(press('Add a word'), inDialog), wordsAt),
  on('not-made', withShow(aShow(aJobFailed)), text('Slide Show job failed'), opened),
  on('manifest-failed', inTurn(withShow(aShow()), fail(manifest)), text('Failed to load manifest'), opened),
  on('one-loading', hold(show), text('Loading the slide show'), opened),
  on('gone', undefined, text('There is no such slide show'), `${list}/999999`),
  on(
    'rename',
    made,
    inTurn(playable, ({ page }) => slideshowPage(page).pick('Rename or delete', 'Rename'), inDialog),
    opened,
  ),
  on('edit', made, heading('Edit script'), `${opened}?edit=1`),
  on('edit-given-back', givenBack, text('making it costs 6 points'), `${opened}?edit=1`),
  on('edit-table', made, inTurn(heading('Edit script'), scene(7)), `${opened}?edit=1`),
  on('edit-check', made, inTurn(heading('Edit script'), scene(9)), `${opened}?edit=1`),
  on('record', made, inTurn(heading('Edit script'), press('Use my own voice'), inDialog), `${opened}?edit=1`),
]
