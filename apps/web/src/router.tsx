import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { GuestGuard, SessionGuard } from './features/accounts/guard.tsx'
import { FaultPage } from './pages/fault.tsx'
import { UnknownPage } from './pages/unknown.tsx'
import { type PageName, type RouteRow, redirects, routes } from './route-table.ts'
import { LoadingScreen } from './ui/loading-screen.tsx'

const pages = {
  landing: lazyRouteComponent(() => import('./pages/landing.tsx'), 'LandingPage'),
  privacy: lazyRouteComponent(() => import('./pages/privacy.tsx'), 'PrivacyPage'),
  terms: lazyRouteComponent(() => import('./pages/terms.tsx'), 'TermsPage'),
  auth: lazyRouteComponent(() => import('./pages/auth.tsx'), 'AuthPage'),
  'verify-email': lazyRouteComponent(() => import('./pages/verify-email.tsx'), 'VerifyEmailPage'),
  'forgot-password': lazyRouteComponent(() => import('./pages/forgot-password.tsx'), 'ForgotPasswordPage'),
  'reset-password': lazyRouteComponent(() => import('./pages/reset-password.tsx'), 'ResetPasswordPage'),
  dashboard: lazyRouteComponent(() => import('./pages/dashboard.tsx'), 'DashboardPage'),
  help: lazyRouteComponent(() => import('./pages/help.tsx'), 'HelpPage'),
  account: lazyRouteComponent(() => import('./pages/account.tsx'), 'AccountPage'),
  'points-history': lazyRouteComponent(() => import('./pages/points-history.tsx'), 'PointsHistoryPage'),
  settings: lazyRouteComponent(() => import('./pages/settings.tsx'), 'SettingsPage'),
  'admin-health': lazyRouteComponent(() => import('./pages/admin-health.tsx'), 'AdminHealthPage'),
  'pending-topups': lazyRouteComponent(() => import('./pages/pending-topups.tsx'), 'PendingTopUpsPage'),
  'admin-users': lazyRouteComponent(() => import('./pages/admin-users.tsx'), 'AdminUsersPage'),
  divisions: lazyRouteComponent(() => import('./pages/divisions.tsx'), 'DivisionsPage'),
  districts: lazyRouteComponent(() => import('./pages/districts.tsx'), 'DistrictsPage'),
  schools: lazyRouteComponent(() => import('./pages/schools.tsx'), 'SchoolsPage'),
  subjects: lazyRouteComponent(() => import('./pages/subjects.tsx'), 'SubjectsPage'),
  teachers: lazyRouteComponent(() => import('./pages/teachers.tsx'), 'TeachersPage'),
  tesda: lazyRouteComponent(() => import('./pages/tesda.tsx'), 'TesdaPage'),
  'new-tesda-record': lazyRouteComponent(() => import('./pages/new-tesda-record.tsx'), 'NewTesdaRecordPage'),
  classes: lazyRouteComponent(() => import('./pages/classes.tsx'), 'ClassesPage'),
  'new-class': lazyRouteComponent(() => import('./pages/new-class.tsx'), 'NewClassPage'),
  'class-record': lazyRouteComponent(() => import('./pages/class-record.tsx'), 'ClassRecordPage'),
  'class-roster': lazyRouteComponent(() => import('./pages/class-roster.tsx'), 'ClassRosterPage'),
  gradebook: lazyRouteComponent(() => import('./pages/gradebook.tsx'), 'GradebookPage'),
  'class-workbook': lazyRouteComponent(() => import('./pages/class-workbook.tsx'), 'ClassWorkbookPage'),
  'class-forms': lazyRouteComponent(() => import('./pages/class-forms.tsx'), 'ClassFormsPage'),
  'class-reports': lazyRouteComponent(() => import('./pages/class-reports.tsx'), 'ClassReportsPage'),
  learner: lazyRouteComponent(() => import('./pages/learner.tsx'), 'LearnerOfClassPage'),
  sections: lazyRouteComponent(() => import('./pages/sections.tsx'), 'SectionsPage'),
  'lesson-plans': lazyRouteComponent(() => import('./pages/lesson-plans.tsx'), 'LessonPlansPage'),
  'lesson-plan-library': lazyRouteComponent(
    () => import('./pages/lesson-plan-library.tsx'),
    'LessonPlanLibraryPage',
  ),
  'lesson-plan-run': lazyRouteComponent(() => import('./pages/lesson-plan-run.tsx'), 'LessonPlanRunPage'),
  'question-bank': lazyRouteComponent(() => import('./pages/question-bank.tsx'), 'QuestionBankPage'),
  slideshows: lazyRouteComponent(() => import('./pages/slideshows.tsx'), 'SlideShowsPage'),
  'new-slideshow': lazyRouteComponent(() => import('./pages/new-slideshow.tsx'), 'NewSlideShowPage'),
  pronunciations: lazyRouteComponent(() => import('./pages/pronunciations.tsx'), 'PronunciationsPage'),
  slideshow: lazyRouteComponent(() => import('./pages/slideshow.tsx'), 'SlideShowPage'),
  curriculum: lazyRouteComponent(() => import('./pages/curriculum.tsx'), 'CurriculumPage'),
  'curriculum-unit': lazyRouteComponent(() => import('./pages/curriculum-unit.tsx'), 'CurriculumUnitPage'),
  'curriculum-mistakes': lazyRouteComponent(
    () => import('./pages/curriculum-mistakes.tsx'),
    'CurriculumMistakesPage',
  ),
  'curriculum-skills': lazyRouteComponent(
    () => import('./pages/curriculum-skills.tsx'),
    'CurriculumSkillsPage',
  ),
  'curriculum-skill': lazyRouteComponent(() => import('./pages/curriculum-skill.tsx'), 'CurriculumSkillPage'),
} satisfies Record<PageName, unknown>

type Going = { params: { classId?: string }; location: { search: { quarter?: string } } }

/** What a page needs beside its own files is asked for with them: when a link to it is pointed at, or else pressed. */
const readAhead: { [page in PageName]?: (going: Going) => void } = {
  gradebook: ({ params, location }) =>
    void import('./pages/gradebook.tsx')
      .then(({ openAhead }) => openAhead(Number(params.classId), location.search.quarter))
      .catch(() => {}),
}

const root = createRootRoute({ notFoundComponent: UnknownPage, errorComponent: FaultPage })

const open = createRoute({ getParentRoute: () => root, id: 'open' })
const guests = createRoute({ getParentRoute: () => root, id: 'guests', component: GuestGuard })
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SessionGuard,
  pendingComponent: LoadingScreen,
})

function doorFor({ access }: RouteRow) {
  if (access === 'anyone') return open
  return access === 'guests' ? guests : signedIn
}

const routesBehind = (door: ReturnType<typeof doorFor>) =>
  routes
    .filter((row) => doorFor(row) === door)
    .map((row) =>
      createRoute({
        getParentRoute: () => door,
        path: row.path,
        component: pages[row.page],
        loader: readAhead[row.page],
        staticData: { access: row.access },
      }),
    )

const redirected = Object.entries(redirects).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  }),
)

const forDevelopers = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/pieces',
        component: lazyRouteComponent(() => import('./pages/dev-pieces.tsx'), 'DevPieces'),
      }),
    ]
  : []

export const router = createRouter({
  routeTree: root.addChildren([
    open.addChildren(routesBehind(open)),
    guests.addChildren(routesBehind(guests)),
    signedIn.addChildren(routesBehind(signedIn)),
    ...redirected,
    ...forDevelopers,
  ]),
  // Plain strings both ways: the router's own reading turns ?q=123 and ?q=true into something else than was typed.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])),
    ).toString()
    return text ? `?${text}` : ''
  },
  defaultErrorComponent: FaultPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

/** The page that the address names is fetched at once, beside the session, and not only when the first frame is drawn. */
export function loadPageAhead(): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const page = Object.entries(router.routesById).find(([id]) => id === routeId)?.[1]
    if (page) void router.loadRouteChunk(page)
  }
}
