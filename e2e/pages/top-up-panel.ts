import type { Page } from '@playwright/test'

export type Picture = { name: string; mimeType: string; buffer: Buffer }

export const asFile = (buffer: Buffer, name = 'receipt.png', mimeType = 'image/png'): Picture => ({
  name,
  mimeType,
  buffer,
})

export function topUpPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Add Points' })
  return {
    panel,
    amount: (name: string | RegExp) => panel.getByRole('radio', { name }),
    otherAmount: panel.getByRole('textbox', { name: 'Other amount' }),
    file: panel.getByLabel('Payment screenshot'),
    reference: panel.getByRole('textbox', { name: 'Reference number' }),
    submit: panel.getByRole('button', { name: 'Submit Payment' }),
    cancel: panel.getByRole('button', { name: 'Cancel', exact: true }),
    success: panel.getByText('Payment proof uploaded successfully!'),
  }
}
