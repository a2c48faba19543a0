import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Schools } from '../features/schools/schools/schools.tsx'

export const SchoolsPage = () => (
  <SignedInFrame title="Schools" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Schools />
  </SignedInFrame>
)
