import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Sections } from '../features/sections/sections.tsx'

export const SectionsPage = () => (
  <SignedInFrame title="Sections side by side" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Sections />
  </SignedInFrame>
)
