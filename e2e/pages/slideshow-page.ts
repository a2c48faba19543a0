import type { Page } from '@playwright/test'
import { type GivenFile, toUpload } from './lesson-plan-page.ts'

/** Where slide shows are listed, played and changed. */
export function slideshowPage(page: Page) {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const stage = page.getByRole('figure').first()
  const sound = page.locator('figure audio')
  return {
    messages: page.getByRole('region', { name: 'Messages' }),
    problem: page.getByRole('alert'),
    button,
    give: (file: GivenFile) => page.getByLabel('Lesson file').setInputFiles(toUpload(file)),
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    card: (title: string) =>
      page.getByRole('list', { name: 'Your slide shows' }).getByRole('listitem').filter({ hasText: title }),
    recent: page.getByRole('region', { name: 'Recent Slide Shows' }),
    making: page.getByRole('region', { name: /^(Being made|How it was made|Not made)$/ }),
    /** What is known about a show, folded away below its player. */
    more: page.locator('details').filter({ hasText: 'More about this show' }),
    /** Picks from a menu. */
    pick: async (menu: string, entry: string) => {
      await button(menu).click()
      await page.getByRole('menuitem', { name: entry }).click()
    },
    stage,
    play: button('Play'),
    pause: button('Pause'),
    seek: page.getByRole('slider', { name: 'Seek' }),
    scenes: page.getByRole('region', { name: 'Scenes' }).getByRole('listitem'),
    facts: page.getByRole('list', { name: 'About this show' }),
    /** Where the sound stands, by its own clock. */
    seconds: () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime),
    isPlaying: () => sound.evaluate((audio: HTMLAudioElement) => !audio.paused),
    /** Lets it go on as fast as a browser can. */
    hurry: () =>
      sound.evaluate((audio: HTMLAudioElement) => {
        audio.playbackRate = 4
      }),
  }
}
