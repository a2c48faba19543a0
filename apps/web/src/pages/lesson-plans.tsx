import { LessonPlans } from '../features/materials/start/lesson-plans.tsx'

export const LessonPlansPage = () => <LessonPlans />
