import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { CurriculumList } from '../features/curriculum/list/curriculum-list.tsx'

export const CurriculumPage = () => (
  <SignedInFrame title="Curriculum" back={{ to: '/dashboard', label: 'Back to the dashboard' }}>
    <CurriculumList />
  </SignedInFrame>
)
