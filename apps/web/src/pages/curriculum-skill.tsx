import { SkillPage } from '../features/curriculum/skills/skill-page.tsx'

export const CurriculumSkillPage = () => <SkillPage />
