import { header } from '../pages/header.ts'
import { fail, heading, hold, inTurn, lose, minutes, press, quietFor, type Screen, text } from './stage.ts'

const lastHeading = {
  teacher: 'Your work',
  admin: 'School structure',
  'school-admin': 'Your work',
  'division-eps': 'Points',
  student: 'Points',
  public: 'Points',
} as const

export const dashboardScreens: Screen[] = (
  ['teacher', 'admin', 'school-admin', 'division-eps', 'student', 'public'] as const
).map((role) => ({
  name: `dashboard-${role}`,
  as: role,
  at: '/dashboard',
  // The cards, and for some the points among them, come last, in the place of grey bars.
  after: heading(lastHeading[role]),
}))

export const dashboardStates: Screen[] = [
  {
    name: 'dashboard-loading',
    as: 'teacher',
    at: '/dashboard',
    before: hold('**/api/{dashboard,global-values/}*'),
  },
  { name: 'dashboard-admin-loading', as: 'admin', at: '/dashboard', before: hold('**/api/dashboard') },
  {
    name: 'dashboard-figures-failed',
    as: 'teacher',
    at: '/dashboard',
    before: fail('**/api/dashboard'),
    after: text('could not be loaded'),
  },
  {
    name: 'dashboard-admin-figures-failed',
    as: 'admin',
    at: '/dashboard',
    before: fail('**/api/dashboard'),
    after: heading('The figures could not be loaded'),
  },
  {
    name: 'dashboard-menu-open',
    as: 'teacher',
    at: '/dashboard',
    after: async ({ page }) => {
      await header(page).avatar.click()
      await header(page).menu.waitFor()
    },
  },
  {
    name: 'dashboard-add-points',
    as: 'teacher',
    at: '/dashboard',
    after: inTurn(press('Add Points'), text('₱2,000')),
  },
  {
    name: 'dashboard-session-expiring',
    as: 'teacher',
    at: '/dashboard',
    after: inTurn(quietFor(minutes(14)), text('Session Expiring Soon')),
  },
]

export const faultScreens: Screen[] = [
  { name: 'loading', as: 'teacher', at: '/dashboard', before: hold('**/api/auth/me') },
  {
    name: 'unreachable',
    as: 'teacher',
    at: '/dashboard',
    before: lose('**/api/auth/me'),
    after: heading('Klasrum cannot be reached'),
  },
  {
    name: 'page-not-loaded',
    as: 'teacher',
    at: '/account',
    before: lose('**/assets/account-*.js'),
    after: heading('This page could not be loaded'),
    fault: /dynamically imported module|preload/,
  },
]
