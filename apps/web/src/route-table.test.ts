import { roles } from '@klasrum/contract/fields'
import { expect, test } from 'vitest'
import { mayOpen, redirects, routes } from './route-table.ts'

const accessOf = (path: string) => routes.find((row) => row.path === path)?.access

test.each([
  '/dashboard/slideshows',
  '/dashboard/slideshows/new',
  '/dashboard/slideshows/words',
  '/dashboard/slideshows/$slideshowId',
  '/dashboard/schools',
  '/dashboard/divisions/tesda/new',
  '/dashboard/teachers',
  '/curriculum',
  '/curriculum/$area/$grade/$topic',
])('%s is for admin, school-admin and teacher', (path) => {
  expect(accessOf(path)).toEqual(['admin', 'school-admin', 'teacher'])
})

test.each(['/dashboard/divisions', '/dashboard/divisions/tesda'])('%s also admits division staff', (path) => {
  expect(accessOf(path)).toEqual(['admin', 'school-admin', 'teacher', 'division-eps'])
})

test.each([
  ['/dashboard/districts', ['admin', 'school-admin']],
  ['/dashboard/subjects', ['admin', 'teacher']],
  ['/admin', ['admin']],
  ['/admin/health', ['admin']],
  ['/pending-topups', ['admin']],
  ['/dashboard/settings', ['admin']],
  ['/curriculum/mistakes', ['admin']],
])('%s is for %j only', (path, admitted) => {
  expect(accessOf(path)).toEqual(admitted)
})

test.each([
  '/dashboard',
  '/account',
  '/help',
  '/classes',
  '/classes/new-record',
  '/classes/$classId',
  '/classes/$classId/record',
  '/classes/$classId/gradebook',
  '/classes/$classId/workbook',
  '/classes/$classId/forms',
  '/classes/$classId/reports',
  '/classes/$classId/learners/$studentId',
  '/lesson-plans',
  '/lesson-plans/library',
  '/lesson-plans/library/$runId',
  '/lesson-plans/bank',
  '/sections',
])('%s opens for every signed-in user', (path) => {
  expect(accessOf(path)).toBe('signed-in')
})

test('the points history is for everyone but an admin, who has no points', () => {
  expect(roles.filter((role) => mayOpen('/dashboard/points', role))).toEqual(
    roles.filter((role) => role !== 'admin'),
  )
})

test('the sign-in screen answers at three addresses', () => {
  expect(routes.filter((row) => row.page === 'auth').map((row) => row.path)).toEqual([
    '/signin',
    '/login',
    '/signup',
  ])
})

test('the old video addresses lead to the slide shows', () => {
  expect(redirects).toEqual({
    '/dashboard/videos': '/dashboard/slideshows',
    '/dashboard/videos/new': '/dashboard/slideshows/new',
  })
  expect(mayOpen('/dashboard/videos', 'teacher')).toBe(true)
  expect(mayOpen('/dashboard/videos', 'student')).toBe(false)
})

test('no address stands twice', () => {
  const paths = routes.map((row) => row.path)
  expect(new Set(paths).size).toBe(paths.length)
})
