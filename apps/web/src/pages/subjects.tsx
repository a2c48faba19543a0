import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Subjects } from '../features/subjects/subjects.tsx'

export const SubjectsPage = () => (
  <SignedInFrame title="Subjects" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <Subjects />
  </SignedInFrame>
)
