import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { Mistakes } from '../features/curriculum/mistakes/mistakes.tsx'

export const CurriculumMistakesPage = () => (
  <SignedInFrame title="Reported mistakes" back={{ to: '/curriculum', label: 'Back to the curriculum' }}>
    <Mistakes />
  </SignedInFrame>
)
