import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { ChangesSection } from '../features/points/settings/changes-section.tsx'
import { Settings } from '../features/points/settings/settings.tsx'
import { TermsSection } from '../features/schools/terms/terms-section.tsx'
import { VoicesSection } from '../features/slideshows/voices-section.tsx'
import { SideSections } from '../ui/side-sections.tsx'

const sections = [
  { key: 'terms', label: 'School years', content: <TermsSection /> },
  { key: 'points', label: 'Points and payment', content: <Settings part="points" /> },
  { key: 'contact', label: 'Contact', content: <Settings part="contact" /> },
  { key: 'material', label: 'Material and limits', content: <Settings part="material" /> },
  { key: 'accounts', label: 'Accounts and storage', content: <Settings part="accounts" /> },
  { key: 'voices', label: 'Voices', content: <VoicesSection /> },
  { key: 'changes', label: 'Changes', content: <ChangesSection /> },
]

export const SettingsPage = () => (
  <SignedInFrame title="Settings" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <SideSections label="Settings" sections={sections} />
  </SignedInFrame>
)
