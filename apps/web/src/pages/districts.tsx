import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Districts } from '../features/schools/districts/districts.tsx'

export const DistrictsPage = () => (
  <SignedInFrame title="Manage Your Districts" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Districts />
  </SignedInFrame>
)
