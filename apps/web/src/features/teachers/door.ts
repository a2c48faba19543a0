export { useOwnTeacher } from './queries.ts'
export { teacherName } from './teacher-text.ts'
