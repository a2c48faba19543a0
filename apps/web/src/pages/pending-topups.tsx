import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { PendingTopUps } from '../features/points/pending/pending-top-ups.tsx'

export const PendingTopUpsPage = () => (
  <SignedInFrame title="Pending Topups" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <PendingTopUps />
  </SignedInFrame>
)
