import type { Page } from '@playwright/test'
import type { Screen, Stage } from './screens.ts'

/** Transitions would be caught half way; the countdown of the verification page would run out. */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime('2026-11-16T01:00:00Z')
}

export async function openScreen(screen: Screen, stage: Stage): Promise<void> {
  await screen.before?.(stage)
  await stage.page.goto(screen.at)
  await screen.after?.(stage)
  await stage.page.getByRole('main').waitFor()
  await stage.page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export type Look = { width: number; height: number; scheme: 'light' | 'dark' }

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { width: 1280, height: 900, scheme },
  { width: 360, height: 740, scheme },
])

export async function setLook(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor()
}
