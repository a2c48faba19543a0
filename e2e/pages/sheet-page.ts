import type { Page } from '@playwright/test'

/** A grade sheet; rows and columns count from 0, computed columns too. */
export function sheetPage(page: Page) {
  const grid = page.getByRole('grid')
  /* Names and grades lie beside the table that owns them. */
  const row = (index: number) => page.locator(`tr[data-r="${index}"]`)
  const cell = (at: number, column: number) => row(at).locator(`[data-c="${column}"]`)
  const pen = (at: number, column: number) => page.locator(`input[data-at="${at}:${column}"]`)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  return {
    grid,
    cell,
    press,
    /** The input of the cells, where it lies over this one. */
    pen,
    named: (name: string) => page.locator('tr[data-r]').getByText(name),
    grade: (at: number) => row(at).locator('[data-kind="quarterly"]'),
    head: (verb: 'Edit' | 'Delete', title: string) =>
      grid.getByRole('button', { name: `${verb} ${title}`, exact: true }),
    saved: page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/),
    /** A phone has no room for the time. */
    savedOnPhone: page.getByRole('status').getByText('Saved', { exact: true }),
    tool: (name: string) => page.getByRole('button', { name, exact: true }),
    /** What is done once a term stands in a menu. */
    more: async (name: string) => {
      await page.getByRole('button', { name: 'More for this sheet' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    messages: page.getByRole('region', { name: 'Messages' }),
    /** One score after the other, each with Enter. */
    enter: async (scores: readonly number[]) => {
      for (const score of scores) await press(...String(score), 'Enter')
    },
    /** As a block copied in a spreadsheet arrives. */
    paste: (block: readonly (readonly (number | string)[])[]) =>
      page.evaluate(
        (text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', text)
          const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          document.activeElement?.dispatchEvent(paste)
        },
        block.map((cells) => cells.join('\t')).join('\r\n'),
      ),
    /** With the keyboard alone. */
    tabInto: async () => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await page.evaluate(() => Boolean(document.activeElement?.matches('[data-at="0:0"]')))) return
        await press('Tab')
      }
      throw new Error('Tab does not lead into the cells.')
    },
  }
}
