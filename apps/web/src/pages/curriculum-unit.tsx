import { UnitPage } from '../features/curriculum/unit/unit-page.tsx'

export const CurriculumUnitPage = () => <UnitPage />
