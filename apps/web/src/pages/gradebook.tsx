import { GradeSheet } from '../features/gradebook/page/grade-sheet.tsx'

export const GradebookPage = () => <GradeSheet />
