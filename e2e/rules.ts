import type { Role } from '@klasrum/contract/fields'

export type Who = 'everyone' | 'guests' | 'signed in' | readonly Role[]

export const staff = ['admin', 'school-admin', 'teacher'] as const
const staffAndDivision = [...staff, 'division-eps'] as const
const notAdmin = ['school-admin', 'teacher', 'student', 'public', 'division-eps'] as const

/** Written out from the specification, so that a slip in the product's own table is seen. */
export const rules: readonly (readonly [path: string, opensFor: Who, heading?: string])[] = [
  ['/', 'everyone'],
  ['/privacy', 'everyone', 'Privacy notice'],
  ['/terms', 'everyone', 'Terms of use'],
  ['/verify-email', 'everyone'],
  ['/forgot-password', 'everyone', 'Forgot your password?'],
  ['/reset-password', 'everyone'],
  ['/signin', 'guests', 'Sign in'],
  ['/login', 'guests', 'Sign in'],
  ['/signup', 'guests', 'Create your account'],
  ['/dashboard', 'signed in', 'Dashboard'],
  ['/account', 'signed in', 'Account'],
  ['/help', 'signed in', 'Help'],
  ['/dashboard/points', notAdmin, 'Points history'],
  ['/dashboard/slideshows', staff, 'Slide Shows'],
  ['/dashboard/slideshows/new', staff, 'New slide show'],
  ['/dashboard/slideshows/words', staff, 'How words are said'],
  ['/dashboard/slideshows/999999', staff, 'Slide show'],
  ['/dashboard/schools', staff, 'Schools'],
  ['/dashboard/divisions', staffAndDivision, 'Divisions'],
  ['/dashboard/divisions/tesda', staffAndDivision, 'TESDA Divisions'],
  ['/dashboard/divisions/tesda/new', staff, 'New TESDA Record'],
  ['/dashboard/districts', ['admin', 'school-admin'], 'Manage Your Districts'],
  ['/dashboard/subjects', ['admin', 'teacher'], 'Subjects'],
  ['/dashboard/teachers', staff, 'Manage Teaching Staff'],
  ['/dashboard/settings', ['admin'], 'Settings'],
  ['/classes', 'signed in', 'Classes'],
  ['/classes/new-record', 'signed in', 'New class record'],
  // No such record, so that the heading is that of the page.
  ['/classes/999999', 'signed in', 'Class roster'],
  ['/classes/999999/record', 'signed in', 'Class record'],
  ['/classes/999999/gradebook', 'signed in', 'Grade sheet'],
  ['/classes/999999/workbook', 'signed in', 'Import Excel'],
  ['/classes/999999/forms', 'signed in', 'School forms'],
  ['/classes/999999/reports', 'signed in', 'Class reports'],
  ['/classes/999999/learners/999999', 'signed in', 'Learner'],
  ['/sections', 'signed in', 'Sections side by side'],
  ['/lesson-plans', 'signed in', 'Lesson plans'],
  ['/lesson-plans/library', 'signed in', 'Lesson plan library'],
  ['/lesson-plans/library/999999', 'signed in', 'Lesson plan'],
  ['/lesson-plans/bank', 'signed in', 'Question bank'],
  ['/curriculum', staff, 'Curriculum'],
  ['/curriculum/mistakes', ['admin'], 'Reported mistakes'],
  ['/curriculum/skills', staff, 'Computed problems'],
  ['/curriculum/skills/999999/999999', staff, 'Kind of problem'],
  ['/curriculum/999999/999999/999999', staff, 'Topic'],
  ['/admin', ['admin'], 'Users'],
  ['/admin/health', ['admin'], 'Health'],
  ['/pending-topups', ['admin'], 'Pending Topups'],
]

export const moved = [
  ['/dashboard/videos', '/dashboard/slideshows'],
  ['/dashboard/videos/new', '/dashboard/slideshows/new'],
] as const

export const opens = (who: Who, role: Role): boolean =>
  typeof who === 'string' ? who !== 'guests' : who.includes(role)

export const headingOf = (path: string) => rules.find(([each]) => each === path)?.[2]
