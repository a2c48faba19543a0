import { KeptRun } from '../features/materials/library/kept-run.tsx'

export const LessonPlanRunPage = () => <KeptRun />
