import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The report of a class, and what it says of one learner. */
export function reportPage(page: Page) {
  const part = (name: string | RegExp) => page.getByRole('region', { name })
  return {
    part,
    /** A figure by what it is called. */
    tile: (label: string) =>
      page
        .locator('dl')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('b'),
    rows: (name: string | RegExp) => part(name).getByRole('row'),
    period: (name: string) => page.getByRole('radio', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** The bytes and the name of the file that an entry of the menu makes. */
    fileBy: async (name: string): Promise<{ name: string; bytes: Buffer }> => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Print or save' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      const download = await coming
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
    },
  }
}

export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
