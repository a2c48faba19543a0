import type { Page } from '@playwright/test'

export type Look = { width: number; height: number; scheme: 'light' | 'dark' }

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { width: 1280, height: 900, scheme },
  { width: 360, height: 740, scheme },
])

export async function setLook(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor()
  // Drawn with the colours that follow from it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
