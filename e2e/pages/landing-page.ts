import type { Page } from '@playwright/test'

export function landingPage(page: Page) {
  const bar = page.getByRole('banner')
  const section = (id: 'pricing' | 'features' | 'faq') => page.locator(`#${id}`)

  return {
    heading: page.getByRole('heading', { level: 1 }),
    anchor: (name: string) => bar.getByRole('navigation').getByRole('link', { name }),
    /** Reads Dashboard once somebody is signed in. */
    entrance: bar.getByRole('link', { name: /^(Sign In|Dashboard)$/ }),
    section,
    features: section('features').getByRole('listitem'),
    prices: section('pricing').getByRole('row'),
    questions: section('faq').locator('details'),
    getStarted: page.getByRole('link', { name: /^Get started/ }),
    closingCall: page.getByRole('region', { name: /Start with the class/ }).getByRole('link'),
    fact: (claim: string) => page.locator('dl > div').filter({ has: page.getByText(claim, { exact: true }) }),
    social: page.getByRole('contentinfo').getByRole('link', { name: /^(Facebook|Our) page$/ }),
    links: page.locator('a[href]'),
  }
}
