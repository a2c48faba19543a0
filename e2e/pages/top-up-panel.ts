import { aPicture } from '@klasrum/testkit/pictures'
import type { Page } from '@playwright/test'
import { dashboardPage } from './dashboard-page.ts'

export type Picture = { name: string; mimeType: string; buffer: Buffer }

export const asFile = (buffer: Buffer, name = 'receipt.png', mimeType = 'image/png'): Picture => ({
  name,
  mimeType,
  buffer,
})

export function topUpPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Add Points' })
  const file = panel.getByLabel('Payment screenshot')
  return {
    panel,
    form: panel.locator('form'),
    open: async () => {
      await page.goto('/dashboard')
      await dashboardPage(page).openPoints()
    },
    amount: (name: string | RegExp) => panel.getByRole('radio', { name }),
    otherAmount: panel.getByRole('textbox', { name: 'Other amount' }),
    file,
    addPicture: async () => file.setInputFiles(asFile(await aPicture())),
    reference: panel.getByRole('textbox', { name: 'Reference number' }),
    submit: panel.getByRole('button', { name: 'Submit Payment' }),
    cancel: panel.getByRole('button', { name: 'Cancel', exact: true }),
    success: panel.getByText('Payment proof uploaded successfully!'),
  }
}
