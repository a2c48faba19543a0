import type { Page } from '@playwright/test'
import type { Teacher } from '../visitor.ts'

/** The admin's lists of users and of top-ups that wait. */
export function deskPage(page: Page) {
  const row = ({ email }: Teacher) => page.getByRole('row', { name: email })
  const inList = (path: string) => (teacher: Teacher) =>
    page.goto(`${path}?search=${encodeURIComponent(teacher.email)}`)
  const showUser = inList('/admin')
  return {
    row,
    /** Those of the list, without its head. */
    rows: page.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    tile: (label: string) => page.locator('dl').filter({ has: page.getByText(label, { exact: true }) }),
    search: page.getByRole('searchbox', { name: 'Search by name or e-mail' }),
    searchButton: page.getByRole('button', { name: 'Search', exact: true }),
    span: page.getByText(/^Showing .* entries$/),
    turnTo: (name: 'First' | 'Previous' | 'Next' | 'Last') =>
      page.getByRole('button', { name: `${name} page` }).click(),
    tryAgain: page.getByRole('button', { name: 'Try again' }),
    showUser,
    showPending: inList('/pending-topups'),
    edit: async (teacher: Teacher) => {
      await showUser(teacher)
      await row(teacher).getByRole('button', { name: 'Edit' }).click()
      return page.getByRole('dialog', { name: 'Edit user' })
    },
    chooseMore: async (teacher: Teacher, item: string) => {
      await row(teacher)
        .getByRole('button', { name: /^More for/ })
        .click()
      await page.getByRole('menuitem', { name: item }).click()
    },
  }
}
