import type { Page } from '@playwright/test'

/** What every signed-in page has on top. */
export function header(page: Page) {
  const avatar = page.getByRole('button', { name: /account menu$/ })
  const menu = page.getByRole('menu')
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  const banner = page.getByRole('alert').filter({ hasText: 'Session Expiring Soon' })

  return {
    avatar,
    menu,
    item,
    title: page.getByRole('heading', { level: 1 }),
    back: page.getByRole('link', { name: 'Back to the dashboard' }),
    banner,
    continueSession: banner.getByRole('button', { name: 'Continue Session' }),

    async choose(name: string) {
      await avatar.click()
      await item(name).click()
    },
  }
}
