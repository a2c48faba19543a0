import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'

export const DashboardPage = () => (
  <SignedInFrame title="Dashboard">
    <Dashboard />
  </SignedInFrame>
)
