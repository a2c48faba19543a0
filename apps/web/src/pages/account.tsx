import { AccountSettings } from '../features/accounts/account-settings.tsx'
import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'

export const AccountPage = () => (
  <SignedInFrame title="Account" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <AccountSettings />
  </SignedInFrame>
)
