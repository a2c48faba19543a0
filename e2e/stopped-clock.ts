import { expect, type Locator, type Page } from '@playwright/test'

/** Install the clock before. Answers of the server come as before, timers wait. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))

/** What the timers so far asked for is drawn: messages within the page go on while its clock is stopped. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 50; turn += 1)
      await new Promise((next) => {
        port1.onmessage = next
        port2.postMessage(turn)
      })
  })

/** Goes after so many seconds, counted from now, and not a moment earlier. */
export async function expectToGo(page: Page, what: Locator, seconds: number): Promise<void> {
  await drawn(page)
  await page.clock.runFor(seconds * 1_000 - 1)
  await drawn(page)
  await expect(what).toBeVisible()
  await page.clock.runFor(1)
  await expect(what).toBeHidden()
}

/** The same of a message in the corner; while the pointer rests on it, it stays, and then begins anew. */
export async function expectMessageToGo(page: Page, says: string, seconds: number): Promise<void> {
  const message = page.getByRole('region', { name: 'Messages' }).getByText(says, { exact: true })
  await message.hover()
  await stopClock(page)
  await page.mouse.move(0, 0)
  await expectToGo(page, message, seconds)
  await page.clock.resume()
}
