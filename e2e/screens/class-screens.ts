import { answer } from '../stand-in.ts'
import { fail, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const list = '**/api/education/classes?*'
const record = '**/api/education/classes/*/record?*'

/** What journeys make meanwhile and take away again comes last. */
const steady = '/classes?sort=section'

/** The first class of the list, whatever it is called. */
const openFirst =
  (after = '') =>
  async ({ page }: Stage) => {
    const card = page.getByRole('list', { name: 'Classes' }).getByRole('heading', { level: 3 }).first()
    const target = await card.getByRole('link').getAttribute('href')
    await page.goto(`${target}${after}`)
  }
const chooseFromMenu =
  (entry: string, title: string) =>
  async ({ page }: Stage) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
  }
const openMenu = ({ page }: Stage) =>
  page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()

const withClosedQuarter = ({ page }: Stage) =>
  answer(page, 'GET /api/education/classes/*/holdings', {
    json: { learners: 43, items: 12, scores: 516, closed_quarters: 1 },
  })

export const classScreens: Screen[] = [
  { name: 'classes', as: 'teacher', at: '/classes', after: text('Class Info') },
  { name: 'classes-menu', as: 'teacher', at: steady, after: openMenu },
  {
    name: 'classes-filter',
    as: 'school-admin',
    at: '/classes?state=all',
    after: inTurn(text('Class Info'), press('Filter'), text('Filter classes')),
  },
  {
    name: 'classes-loading',
    as: 'teacher',
    at: '/classes',
    before: hold(list),
    after: text('Loading classes...'),
  },
  {
    name: 'classes-failed',
    as: 'teacher',
    at: '/classes',
    before: fail(list),
    after: text('Failed to load classes'),
  },
  {
    name: 'classes-none',
    as: 'teacher',
    at: '/classes?search=zzz',
    after: text('No classes match your search'),
  },
  { name: 'classes-other-roles', as: 'student', at: '/classes', after: text('Nothing for you here') },
  { name: 'classes-delete', as: 'teacher', at: steady, after: chooseFromMenu('Delete', 'Delete Class') },
  {
    name: 'classes-delete-closed',
    as: 'teacher',
    at: steady,
    before: withClosedQuarter,
    after: inTurn(chooseFromMenu('Delete', 'Delete Class'), text('so you cannot delete it')),
  },
  {
    name: 'classes-delete-named',
    as: 'school-admin',
    at: steady,
    before: withClosedQuarter,
    after: inTurn(chooseFromMenu('Delete', 'Delete Class'), text('Dashes and dots can be left out.')),
  },
  {
    name: 'classes-copy',
    as: 'teacher',
    at: steady,
    after: chooseFromMenu('Copy to a new term', 'Copy to a new term'),
  },
  { name: 'class-new', as: 'teacher', at: '/classes/new-record', after: text('Grading policy') },
  {
    name: 'class-new-unfilled',
    as: 'admin',
    at: '/classes/new-record',
    after: inTurn(press('Create class'), text('Please fill in all required fields.')),
  },
  {
    name: 'class-info',
    as: 'teacher',
    at: steady,
    after: inTurn(openFirst(), text('School and grading'), text(/ missing$/)),
  },
  {
    name: 'class-info-openings',
    as: 'school-admin',
    at: steady,
    after: inTurn(openFirst(), text('In the hour from')),
  },
  {
    name: 'class-setup',
    as: 'teacher',
    at: steady,
    after: inTurn(openFirst(), press('Edit'), text('Save class')),
  },
  {
    name: 'class-sheet-tab',
    as: 'teacher',
    at: steady,
    after: inTurn(openFirst('&tab=sheet'), text('Show all')),
  },
  {
    name: 'class-loading',
    as: 'teacher',
    at: '/classes/1/record',
    before: hold(record),
    after: text('Loading class record'),
  },
  {
    name: 'class-failed',
    as: 'teacher',
    at: '/classes/1/record',
    before: fail(record),
    after: text('Failed to load class record'),
  },
  {
    name: 'class-missing',
    as: 'teacher',
    at: '/classes/999999/record',
    after: text('There is no such class'),
  },
]
