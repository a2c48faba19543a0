import { header } from '../pages/header.ts'
import { answer } from '../stand-in.ts'
import { fail, heading, hold, inTurn, lose, minutes, press, quietFor, type Screen, text } from './stage.ts'

const someStats = {
  pending_topups: 7,
  pending_amount: 3450,
  pending_points: 690,
  oldest_pending_at: '2026-11-15T22:12:00Z',
  point_alarms: 0,
}
const someWaits = {
  left_off: null,
  classes: [],
  behind: [],
  runs: [],
  shows: [],
  last_runs: [],
  last_shows: [],
  teachers_to_confirm: 3,
  transfers_to_decide: 0,
  schools_to_add: 1,
  without_tesda: null,
}

const lastHeading = {
  teacher: 'Your work',
  admin: 'School structure',
  'school-admin': 'Your school',
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
  {
    name: 'dashboard-admin-waiting',
    as: 'admin',
    at: '/dashboard',
    before: async ({ page }) => {
      await answer(page, 'GET /api/admin/stats', { json: someStats })
      await answer(page, 'GET /api/dashboard/work', { json: someWaits })
    },
    after: heading('7 top-ups wait for you'),
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
    name: 'dashboard-school-admin-add-points',
    as: 'school-admin',
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
