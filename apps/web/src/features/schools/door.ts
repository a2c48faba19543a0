export { DivisionPicker } from './divisions/division-picker.tsx'
export { useAllDivisions } from './divisions/use-all-divisions.ts'
export { SchoolPicker } from './schools/school-picker.tsx'
export { useSchoolChoice } from './schools/use-school-choice.ts'
