import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Settings } from '../features/points/settings/settings.tsx'

export const SettingsPage = () => (
  <SignedInFrame title="Settings" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Settings />
  </SignedInFrame>
)
