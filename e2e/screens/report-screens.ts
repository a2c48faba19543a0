import { fail, heading, hold, inTurn, type Screen, type Stage, text } from './stage.ts'

const report = '/classes/1/reports?quarter=1'
const filling = '/classes/3/reports?quarter=1'
const learner = '/classes/1/learners/8?quarter=1'
const rizal = '/sections?school=1&year=2026-2027&grade=8&section=Rizal'

const readReport = '**/api/education/classes/*/reports/*'
const readLearner = '**/api/education/classes/*/learners/*/report'
const list = '**/api/education/sections?*'
const grades = '**/api/education/sections/grades?*'

const isDrawn = ({ page }: Stage) => page.getByRole('img').first().waitFor()
const dialog = ({ page }: Stage) => page.getByRole('dialog').waitFor()

type Answer = { subjects: { class_id: number }[]; learners: { grades: unknown[] }[] }

const names = ['Filipino 8', 'English 8', 'Mathematics 8', 'Araling Panlipunan 8', 'Music', 'Health']

/** As if the section had as many classes as a real one. */
const withSubjects = ({ page }: Stage) =>
  page.route(grades, async (route) => {
    const response = await route.fetch()
    const answer: Answer = await response.json()
    const [first] = answer.subjects
    const subjects = [
      first,
      ...names.map((subject_name, index) => ({ ...first, class_id: 900 + index, subject_name })),
    ]
    const learners = answer.learners.map((each, at) => ({
      ...each,
      grades: subjects.map((_, index) =>
        (at + index) % 9 === 8
          ? null
          : {
              periods: [72 + ((at * 7 + index * 5) % 27), null, null],
              provisional: [(at + index) % 5 === 0, false, false],
              final: null,
            },
      ),
    }))
    await route.fulfill({ response, json: { ...answer, subjects, learners } })
  })

const withoutSections = ({ page }: Stage) =>
  page.route(list, (route) =>
    route.fulfill({ json: { school_year: null, school_years: [], sections: [], total: 0 } }),
  )

export const reportScreens: Screen[] = [
  { name: 'report', as: 'teacher', at: report, after: isDrawn },
  { name: 'report-provisional', as: 'teacher', at: filling, after: inTurn(isDrawn, text(/provisional/)) },
  {
    name: 'report-item',
    as: 'teacher',
    at: report,
    after: inTurn(
      isDrawn,
      ({ page }) =>
        page
          .getByRole('button', { name: /what its figures mean/ })
          .first()
          .click(),
      dialog,
    ),
  },
  {
    name: 'report-loading',
    as: 'teacher',
    at: report,
    before: hold(readReport),
    after: text('Loading the report'),
  },
  {
    name: 'report-failed',
    as: 'teacher',
    at: report,
    before: fail(readReport),
    after: text('Failed to load the report'),
  },
  {
    name: 'report-without-items',
    as: 'teacher',
    at: '/classes/1/reports?quarter=3',
    after: heading(/^No grade items/),
  },
  { name: 'report-other-roles', as: 'student', at: report, after: text('Nothing for you here') },
  { name: 'learner', as: 'teacher', at: learner, after: isDrawn },
  { name: 'learner-views', as: 'school-admin', at: learner, after: text('Who saw this learner') },
  {
    name: 'learner-loading',
    as: 'teacher',
    at: learner,
    before: hold(readLearner),
    after: text("Loading the learner's report"),
  },
  {
    name: 'learner-failed',
    as: 'teacher',
    at: learner,
    before: fail(readLearner),
    after: text("Failed to load the learner's report"),
  },
  {
    name: 'learner-missing',
    as: 'teacher',
    at: '/classes/1/learners/999999',
    after: text('There is no such learner in this class'),
  },
  { name: 'sections', as: 'school-admin', at: '/sections', after: text('Grade 8 – Rizal') },
  {
    name: 'sections-adviser',
    as: 'school-admin',
    at: '/sections?search=rizal',
    after: inTurn(
      ({ page }) => page.getByRole('button', { name: /adviser of Grade 8 – Rizal$/ }).click(),
      dialog,
    ),
  },
  { name: 'sections-loading', as: 'school-admin', at: '/sections', before: hold(list) },
  {
    name: 'sections-failed',
    as: 'school-admin',
    at: '/sections',
    before: fail(list),
    after: text('Failed to load sections'),
  },
  {
    name: 'sections-none',
    as: 'teacher',
    at: '/sections',
    before: withoutSections,
    after: text('You advise no section'),
  },
  { name: 'sections-other-roles', as: 'student', at: '/sections', after: text('Nothing for you here') },
  {
    name: 'section-grades',
    as: 'school-admin',
    at: `${rizal}&period=1`,
    before: withSubjects,
    after: text('Araling Panlipunan 8'),
  },
  {
    name: 'section-missing',
    as: 'teacher',
    at: rizal.replace('Rizal', 'Nowhere'),
    after: text('There is no such section'),
  },
]
