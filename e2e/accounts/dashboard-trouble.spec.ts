import { expect, test } from '../fixtures.ts'

for (const path of ['**/api/dashboard', '**/api/dashboard/work'])
  test(`the cards are there when ${path} does not answer, and it is asked for a few times only`, async ({
    page,
    dashboard,
    enterAs,
  }) => {
    await enterAs('teacher')
    let calls = 0
    await page.route(path, (route) => {
      calls += 1
      return route.fulfill({ status: 503, json: {} })
    })
    await page.goto('/dashboard')
    await expect(dashboard.card('Classes').first()).toBeVisible()
    await expect(dashboard.points).toBeVisible()
    const soFar = calls
    await dashboard.card('Classes').first().click()
    await expect(page).toHaveURL('/classes')
    expect(calls - soFar).toBeLessThanOrEqual(4)
    expect(calls).toBeLessThanOrEqual(10)
  })
