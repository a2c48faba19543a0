import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { TesdaProfiles } from '../features/teachers/tesda/tesda.tsx'

export const TesdaPage = () => (
  <SignedInFrame title="TESDA Divisions" back={{ to: '/dashboard/divisions', label: 'Back to divisions' }}>
    <TesdaProfiles />
  </SignedInFrame>
)
