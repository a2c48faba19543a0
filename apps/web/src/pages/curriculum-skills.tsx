import { SignedInFrame } from '../features/accounts/signed-in-frame.tsx'
import { SkillList } from '../features/curriculum/skills/skill-list.tsx'

export const CurriculumSkillsPage = () => (
  <SignedInFrame title="Computed problems" back={{ to: '/curriculum', label: 'Back to the curriculum' }}>
    <SkillList />
  </SignedInFrame>
)
