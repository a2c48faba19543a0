import type { Download, Page } from '@playwright/test'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Where a class record is imported. */
export function workbookPage(page: Page) {
  const grid = page.getByRole('grid')
  return {
    grid,
    give: (buffer: Buffer, name = 'record.xlsx') =>
      page
        .getByLabel('File with scores')
        .setInputFiles({ name, mimeType: name.endsWith('.csv') ? 'text/csv' : excel, buffer }),
    /** "2 new, 3 the same" */
    counts: (words: string | RegExp) => page.getByRole('status').filter({ hasText: words }),
    /** What happens to the cell of a learner, as it is read out. */
    cell: (learner: string, words: string | RegExp) =>
      grid
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: learner, exact: true }) })
        .getByRole('gridcell', { name: words }),
    who: (name: string) => page.getByRole('combobox', { name: `Who ${name} is` }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    problem: page.getByRole('alert'),
    messages: page.getByRole('region', { name: 'Messages' }),
    earlier: page.getByRole('region', { name: 'Earlier imports' }),
  }
}

/** Presses Export Excel and answers with the file. */
export async function exportFrom(page: Page): Promise<Download> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Excel', exact: true }).click()
  return coming
}
