import { fail, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const roster = '/classes/1'
const record = '**/api/education/classes/*/record?*'

const dialog = (name: string) => (stage: Stage) => stage.page.getByRole('dialog', { name }).waitFor()
const pressLike = (name: RegExp) => (stage: Stage) => stage.page.getByRole('button', { name }).first().click()
const listed = text(/^\d+ learners: /)

/** The class as it is, with nobody on its roster. */
const withoutLearners = ({ page }: Stage) =>
  page.route(record, async (route) => {
    const response = await route.fetch()
    const read = await response.json()
    const klass = { ...read.klass, learner_count: 0 }
    await route.fulfill({ response, json: { ...read, klass, enrollments: [] } })
  })

/** Somebody on the roster is searched for in the directory. */
const searchEnrolled = async ({ page }: Stage) => {
  const someone = page.getByRole('button', { name: / (LRN|ID) / }).first()
  const [surname = ''] = ((await someone.textContent()) ?? '').split(',')
  await page.getByRole('button', { name: 'Add Student' }).click()
  await page.getByRole('searchbox', { name: 'Search learners' }).fill(surname)
  await page
    .getByRole('button', { name: /^Enrolled: / })
    .first()
    .waitFor()
}

const list = [
  'LRN\tName\tSex\tReligion',
  '400000000001\tDela Cruz, Juan Carlos Sebastian Maximiliano Villanueva-Montemayor III\tM\t',
  '400000000002\tReyes, Ana\tX\t',
  '400000000003\t\tF\t',
  '400000000004\tSantos, Liza\tF\t',
  '400000000004\tPeñaflor, Ramon\tM\t',
].join('\n')

const read = async ({ page }: Stage) => {
  await page.getByLabel('Learners, one a line').fill(list)
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('tab', { name: /^Needs fixing/ }).waitFor()
}

const transfer = (id: number, more: object) => ({
  id,
  lrn: '136728140987',
  listed_name: null,
  from_school_name: null,
  to_school_name: 'Camarines Sur National High School',
  class_id: null,
  state: 'waiting',
  requested_at: '2026-11-13T02:00:00Z',
  requested_by: 'Ligaya Ramos',
  decided_at: null,
  may_decide: false,
  ...more,
})
const transfers = [
  transfer(1, { listed_name: 'Dela Cruz, Juan', from_school_name: 'Naga Central School', may_decide: true }),
  transfer(2, {}),
  transfer(3, { state: 'declined', decided_at: '2026-11-14T02:00:00Z' }),
]
const withTransfers = ({ page }: Stage) =>
  page.route('**/api/education/transfers?*', (route) => route.fulfill({ json: transfers }))

export const learnerScreens: Screen[] = [
  { name: 'roster', as: 'teacher', at: roster, after: listed },
  { name: 'roster-loading', as: 'teacher', at: roster, before: hold(record) },
  {
    name: 'roster-failed',
    as: 'teacher',
    at: roster,
    before: fail(record),
    after: text('Failed to load class roster'),
  },
  {
    name: 'roster-empty',
    as: 'teacher',
    at: roster,
    before: withoutLearners,
    after: text('No students enrolled in this class.'),
  },
  {
    name: 'roster-dropped',
    as: 'teacher',
    at: `${roster}?show=dropped`,
    after: inTurn(listed, text(/Left the class|Nobody has left/)),
  },
  {
    name: 'roster-remove',
    as: 'teacher',
    at: roster,
    after: inTurn(
      pressLike(/^More for .+,/),
      (stage) => stage.page.getByRole('menuitem', { name: 'Remove' }).click(),
      dialog('Remove Student'),
    ),
  },
  {
    name: 'roster-add',
    as: 'teacher',
    at: roster,
    after: searchEnrolled,
  },
  {
    name: 'student-create',
    as: 'teacher',
    at: roster,
    after: inTurn(
      press('Add Student'),
      press('Create student'),
      press('Create and enroll'),
      text('Please select gender.'),
    ),
  },
  {
    name: 'student-details',
    as: 'teacher',
    at: roster,
    after: inTurn(pressLike(/ (LRN|ID) /), text('Download data')),
  },
  {
    name: 'student-edit',
    as: 'teacher',
    at: roster,
    after: inTurn(pressLike(/ (LRN|ID) /), press('Edit Student'), dialog('Edit Student')),
  },
  {
    name: 'student-delete',
    as: 'school-admin',
    at: roster,
    after: inTurn(pressLike(/ (LRN|ID) /), press('Delete Student'), text(/go as well|leaves/)),
  },
  {
    name: 'roster-import',
    as: 'teacher',
    at: `${roster}?import=list`,
    after: text('Learners, one a line'),
  },
  { name: 'roster-import-wrong', as: 'teacher', at: `${roster}?import=list`, after: read },
  {
    name: 'roster-import-edit',
    as: 'teacher',
    at: `${roster}?import=list`,
    after: inTurn(
      read,
      (stage) => stage.page.getByRole('tab', { name: /^New/ }).click(),
      pressLike(/^Edit /),
    ),
  },
  {
    name: 'roster-imports',
    as: 'teacher',
    at: roster,
    after: inTurn(press('Recent imports'), dialog('Recent imports')),
  },
  {
    name: 'transfers',
    as: 'school-admin',
    at: '/classes',
    before: withTransfers,
    after: inTurn(press('Show transfers'), text('Waiting for your answer')),
  },
]
