import type { Page } from '@playwright/test'

export function dashboardPage(page: Page) {
  const main = page.getByRole('main')
  const points = main.getByRole('region', { name: 'Points', exact: true })
  const addPoints = points.getByRole('button', { name: 'Add Points', exact: true })

  return {
    heading: page.getByRole('heading', { level: 1, name: 'Dashboard' }),
    greeting: main.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }),
    points,
    addPoints,
    openPoints: async () => {
      // The cards come together with the board above: from then on nothing on the page moves.
      await main.getByRole('region', { name: 'Your work' }).waitFor()
      await addPoints.click()
    },
    tiers: main.getByRole('region', { name: 'Add Points' }).getByRole('radio'),
    tiles: main.locator('dl').filter({ hasText: /generated so far.*learners on record/ }),
    card: (title: string) => main.getByRole('link', { name: title }),
    links: main.getByRole('link'),
  }
}
