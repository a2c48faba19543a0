import type { Page } from '@playwright/test'

export function accountPage(page: Page) {
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const name = part('Your name')
  const password = part('Password')

  return {
    heading: page.getByRole('heading', { level: 1, name: 'Account' }),
    firstName: name.getByRole('textbox', { name: 'First name' }),
    lastName: name.getByRole('textbox', { name: 'Last name' }),
    saveName: name.getByRole('button', { name: 'Save name' }),
    cameBack: name.getByText('What you typed here before is back. It is not saved yet.'),
    currentPassword: password.getByLabel(/^Current password/),
    newPassword: password.getByLabel(/^New password/),
    changePassword: password.getByRole('button', { name: 'Change password' }),
    download: page.getByRole('button', { name: 'Download my data' }),
    scheme: (label: string) => page.getByRole('radio', { name: label }),
    said: (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text),
  }
}
