import { ClassRoster } from '../features/learners/class-roster.tsx'

export const ClassRosterPage = () => <ClassRoster />
