import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { PointsHistory } from '../features/points/history/points-history.tsx'

export const PointsHistoryPage = () => (
  <SignedInFrame title="Points history" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <PointsHistory />
  </SignedInFrame>
)
