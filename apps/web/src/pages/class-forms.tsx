import { ClassForms } from '../features/school-forms/class-forms.tsx'

export const ClassFormsPage = () => <ClassForms />
