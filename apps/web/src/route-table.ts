import type { Role } from '@klasrum/contract/fields'

/** `guests` are sent on to the dashboard once they are signed in; `anyone` may always look. */
export type RouteAccess = 'anyone' | 'guests' | 'signed-in' | readonly Role[]

export type RouteRow = { path: `/${string}`; access: RouteAccess; title: string; page: PageName }

export type PageName =
  | 'landing'
  | 'privacy'
  | 'terms'
  | 'auth'
  | 'verify-email'
  | 'forgot-password'
  | 'reset-password'
  | 'dashboard'
  | 'account'
  | 'help'
  | 'points-history'
  | 'settings'
  | 'pending-topups'
  | 'admin-users'
  | 'admin-health'
  | 'divisions'
  | 'districts'
  | 'schools'
  | 'subjects'
  | 'teachers'
  | 'tesda'
  | 'new-tesda-record'
  | 'classes'
  | 'new-class'
  | 'class-record'
  | 'class-roster'
  | 'gradebook'
  | 'class-reports'
  | 'learner'
  | 'sections'
  | 'class-workbook'
  | 'class-forms'
  | 'lesson-plans'
  | 'lesson-plan-library'
  | 'lesson-plan-run'
  | 'question-bank'
  | 'slideshows'
  | 'new-slideshow'
  | 'slideshow'
  | 'pronunciations'
  | 'curriculum'
  | 'curriculum-unit'
  | 'curriculum-mistakes'
  | 'curriculum-skills'
  | 'curriculum-skill'

const staff = ['admin', 'school-admin', 'teacher'] as const
const staffAndDivision = [...staff, 'division-eps'] as const
const everyoneButAdmin = ['school-admin', 'teacher', 'student', 'public', 'division-eps'] as const

/** Every screen and who may open it. `$name` marks a parameter. */
export const routes = [
  { path: '/', access: 'anyone', title: 'Klasrum', page: 'landing' },
  { path: '/privacy', access: 'anyone', title: 'Privacy notice', page: 'privacy' },
  { path: '/terms', access: 'anyone', title: 'Terms of use', page: 'terms' },
  { path: '/signin', access: 'guests', title: 'Sign In', page: 'auth' },
  { path: '/login', access: 'guests', title: 'Sign In', page: 'auth' },
  { path: '/signup', access: 'guests', title: 'Sign Up', page: 'auth' },
  { path: '/verify-email', access: 'anyone', title: 'Verify your email', page: 'verify-email' },
  { path: '/forgot-password', access: 'anyone', title: 'Forgot your password?', page: 'forgot-password' },
  { path: '/reset-password', access: 'anyone', title: 'Set a new password', page: 'reset-password' },

  { path: '/dashboard', access: 'signed-in', title: 'Dashboard', page: 'dashboard' },
  { path: '/account', access: 'signed-in', title: 'Account', page: 'account' },
  { path: '/help', access: 'signed-in', title: 'Help', page: 'help' },
  { path: '/dashboard/points', access: everyoneButAdmin, title: 'Points history', page: 'points-history' },
  { path: '/dashboard/slideshows', access: staff, title: 'Slide Shows', page: 'slideshows' },
  { path: '/dashboard/slideshows/new', access: staff, title: 'New slide show', page: 'new-slideshow' },
  { path: '/dashboard/slideshows/words', access: staff, title: 'How words are said', page: 'pronunciations' },
  { path: '/dashboard/slideshows/$slideshowId', access: staff, title: 'Slide show', page: 'slideshow' },
  { path: '/dashboard/schools', access: staff, title: 'Schools', page: 'schools' },
  { path: '/dashboard/divisions', access: staffAndDivision, title: 'Divisions', page: 'divisions' },
  { path: '/dashboard/divisions/tesda', access: staffAndDivision, title: 'TESDA Divisions', page: 'tesda' },
  {
    path: '/dashboard/divisions/tesda/new',
    access: staff,
    title: 'New TESDA Record',
    page: 'new-tesda-record',
  },
  {
    path: '/dashboard/districts',
    access: ['admin', 'school-admin'],
    title: 'Manage Your Districts',
    page: 'districts',
  },
  { path: '/dashboard/subjects', access: ['admin', 'teacher'], title: 'Subjects', page: 'subjects' },
  { path: '/dashboard/teachers', access: staff, title: 'Manage Teaching Staff', page: 'teachers' },

  { path: '/classes', access: 'signed-in', title: 'Classes', page: 'classes' },
  { path: '/classes/new-record', access: 'signed-in', title: 'New class record', page: 'new-class' },
  { path: '/classes/$classId', access: 'signed-in', title: 'Class roster', page: 'class-roster' },
  { path: '/classes/$classId/record', access: 'signed-in', title: 'Class record', page: 'class-record' },
  { path: '/classes/$classId/gradebook', access: 'signed-in', title: 'Grade sheet', page: 'gradebook' },
  { path: '/classes/$classId/workbook', access: 'signed-in', title: 'Import Excel', page: 'class-workbook' },
  { path: '/classes/$classId/forms', access: 'signed-in', title: 'School forms', page: 'class-forms' },
  { path: '/classes/$classId/reports', access: 'signed-in', title: 'Class reports', page: 'class-reports' },
  { path: '/classes/$classId/learners/$studentId', access: 'signed-in', title: 'Learner', page: 'learner' },
  { path: '/sections', access: 'signed-in', title: 'Sections side by side', page: 'sections' },
  { path: '/lesson-plans', access: 'signed-in', title: 'Lesson plans', page: 'lesson-plans' },
  {
    path: '/lesson-plans/library',
    access: 'signed-in',
    title: 'Lesson plan library',
    page: 'lesson-plan-library',
  },
  {
    path: '/lesson-plans/library/$runId',
    access: 'signed-in',
    title: 'Lesson plan',
    page: 'lesson-plan-run',
  },
  { path: '/lesson-plans/bank', access: 'signed-in', title: 'Question bank', page: 'question-bank' },

  { path: '/curriculum', access: staff, title: 'Curriculum', page: 'curriculum' },
  {
    path: '/curriculum/mistakes',
    access: ['admin'],
    title: 'Reported mistakes',
    page: 'curriculum-mistakes',
  },
  { path: '/curriculum/skills', access: staff, title: 'Computed problems', page: 'curriculum-skills' },
  {
    path: '/curriculum/skills/$group/$name',
    access: staff,
    title: 'Kind of problem',
    page: 'curriculum-skill',
  },
  { path: '/curriculum/$area/$grade/$topic', access: staff, title: 'Topic', page: 'curriculum-unit' },

  { path: '/admin', access: ['admin'], title: 'Users', page: 'admin-users' },
  { path: '/admin/health', access: ['admin'], title: 'Health', page: 'admin-health' },
  { path: '/pending-topups', access: ['admin'], title: 'Pending Topups', page: 'pending-topups' },
  { path: '/dashboard/settings', access: ['admin'], title: 'Settings', page: 'settings' },
] as const satisfies readonly RouteRow[]

export type RoutePath = (typeof routes)[number]['path']

export const redirects = {
  '/dashboard/videos': '/dashboard/slideshows',
  '/dashboard/videos/new': '/dashboard/slideshows/new',
} as const satisfies Record<string, RoutePath>

export const admits = (access: RouteAccess, role: Role): boolean =>
  typeof access === 'string' ? access !== 'guests' : access.includes(role)

/** Whether the screen behind a link opens for this role; redirects count as their target. */
export function mayOpen(path: RoutePath | keyof typeof redirects, role: Role): boolean {
  const target = path in redirects ? redirects[path as keyof typeof redirects] : path
  return routes.some((row) => row.path === target && admits(row.access, role))
}
