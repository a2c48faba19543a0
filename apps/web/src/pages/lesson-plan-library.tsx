import { LessonPlanLibrary } from '../features/materials/library/library-page.tsx'

export const LessonPlanLibraryPage = () => <LessonPlanLibrary />
