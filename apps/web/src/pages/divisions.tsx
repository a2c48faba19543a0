import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Divisions } from '../features/schools/divisions/divisions.tsx'

export const DivisionsPage = () => (
  <SignedInFrame title="Divisions" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Divisions />
  </SignedInFrame>
)
