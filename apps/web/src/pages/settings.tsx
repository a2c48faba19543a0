import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Settings } from '../features/points/settings/settings.tsx'
import { TermsSection } from '../features/schools/terms/terms-section.tsx'
import { ListPage } from '../ui/list-page.tsx'

export const SettingsPage = () => (
  <SignedInFrame title="Settings" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <ListPage>
      <TermsSection />
      <Settings />
    </ListPage>
  </SignedInFrame>
)
