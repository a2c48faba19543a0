import { LearnerPage } from '../features/reports/learner/learner-page.tsx'

export const LearnerOfClassPage = () => <LearnerPage />
