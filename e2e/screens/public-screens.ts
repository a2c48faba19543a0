import { landingPage } from '../pages/landing-page.ts'
import { fail, heading, hold, type Screen, text } from './stage.ts'

export const publicScreens: Screen[] = [
  { name: 'landing', at: '/', after: text('₱2,000') },
  { name: 'landing-signed-in', as: 'teacher', at: '/', after: text('₱2,000') },
  { name: 'landing-prices-loading', at: '/', before: hold('**/api/global-values/**') },
  {
    name: 'landing-prices-failed',
    at: '/',
    before: fail('**/api/global-values/**'),
    after: heading('The prices could not be loaded'),
  },
  {
    name: 'landing-questions-open',
    at: '/#faq',
    after: async ({ page }) => {
      const { questions } = landingPage(page)
      for (const question of await questions.all())
        if (!(await question.locator('p').isVisible())) await question.locator('summary').click()
    },
  },
  { name: 'privacy', at: '/privacy' },
  { name: 'terms', at: '/terms' },
]
