import { fail, hold, inTurn, press, type Screen, type Stage, text } from './stage.ts'

/** A class of three terms: the first is closed, the second is being filled. */
const sheet = '/classes/1/gradebook?quarter=2'
const closed = '/classes/1/gradebook?quarter=1'
const read = '**/api/education/classes/*/sheets/*'
const write = '**/api/education/classes/*/sheets/*/cells'

const isDrawn = ({ page }: Stage) => page.getByRole('grid').waitFor()
const dialog = (name: string | RegExp) => (stage: Stage) => stage.page.getByRole('dialog', { name }).waitFor()
const pressLike = (name: RegExp) => (stage: Stage) => stage.page.getByRole('button', { name }).first().click()
const confirm = (name: string) => (stage: Stage) =>
  stage.page.getByRole('dialog').getByRole('button', { name }).click()
const key = (name: string) => (stage: Stage) => stage.page.keyboard.press(name)

type Answer = { klass: object; items: unknown[]; learners: { cells: unknown[] }[] }

/** The sheet as it is but for this. */
const withSheet =
  (change: (sheet: Answer) => object) =>
  ({ page }: Stage) =>
    page.route(read, async (route) => {
      const response = await route.fetch()
      const answer: Answer = await response.json()
      await route.fulfill({ response, json: { ...answer, ...change(answer) } })
    })
const withoutItems = withSheet(({ learners }) => ({
  items: [],
  learners: learners.map((learner) => ({ ...learner, cells: [] })),
}))
const withoutLearners = withSheet(() => ({ learners: [] }))
const archived = withSheet(({ klass }) => ({ klass: { ...klass, archived_at: '2026-11-13T02:00:00Z' } }))
const withoutWeights = withSheet(() => ({ weights: null }))
/** Of the first item, the score of the fourth learner. */
const setToZero = withSheet(({ items: [first], learners }) => {
  const [item, learner] = [first as { id: number }, learners[3] as { student_id: number; cells: unknown[] }]
  return {
    set_to_zero: [{ item_id: item.id, student_id: learner.student_id, typed: '99', typed_over: 14 }],
    learners: learners.map((each) =>
      each === learner ? { ...each, cells: [0, ...each.cells.slice(1)] } : each,
    ),
  }
})

/** The first score cell of a learner further down, so that there is room around it. */
const choose = async ({ page }: Stage) => {
  await page.locator('tr[data-r="3"] td[data-c="0"]').click()
}
const typed = inTurn(isDrawn, choose, key('1'), key('Enter'), key('ArrowUp'))

/** The server answers every score in this way. */
const answered =
  (state: 'refused' | 'conflict', problem: string | null) =>
  ({ page }: Stage) =>
    page.route(write, async (route) => {
      const body: { cells: { item_id: number; student_id: number }[] } = route.request().postDataJSON()
      const cells = body.cells.map(({ item_id, student_id }) => ({
        item_id,
        student_id,
        score: 17,
        excused: false,
        changed_by: 'Grace T. Uy',
        changed_at: '2026-11-15T12:39:00Z',
        state,
        problem,
      }))
      await route.fulfill({ json: { version: 1, cells } })
    })

const goOffline = inTurn(({ page }) => page.context().setOffline(true), choose, key('1'), key('Enter'))

export const gradebookScreens: Screen[] = [
  {
    name: 'sheet-set-to-zero',
    as: 'teacher',
    at: sheet,
    before: setToZero,
    after: inTurn(isDrawn, pressLike(/1 set to 0/), text('99 was typed')),
  },
  { name: 'sheet-of-another', as: 'school-admin', at: sheet, after: inTurn(isDrawn, text('You read it.')) },
  { name: 'sheet', as: 'teacher', at: sheet, after: isDrawn },
  { name: 'sheet-whole-on-a-phone', as: 'teacher', at: `${sheet}&view=sheet`, after: isDrawn },
  { name: 'sheet-alone', as: 'teacher', at: `${sheet}&full=1`, after: inTurn(isDrawn, text('Show header')) },
  { name: 'sheet-closed', as: 'teacher', at: closed, after: inTurn(isDrawn, text(/is closed/)) },
  {
    name: 'sheet-archived',
    as: 'teacher',
    at: sheet,
    before: archived,
    after: inTurn(isDrawn, text('This class is archived.')),
  },
  {
    name: 'sheet-without-weights',
    as: 'teacher',
    at: sheet,
    before: withoutWeights,
    after: inTurn(isDrawn, text('Set the weights.')),
  },
  { name: 'sheet-offline', as: 'teacher', at: sheet, after: inTurn(isDrawn, goOffline, text(/^Offline – /)) },
  {
    name: 'sheet-loading',
    as: 'teacher',
    at: sheet,
    before: hold(read),
    after: text('Loading class record'),
  },
  {
    name: 'sheet-failed',
    as: 'teacher',
    at: sheet,
    before: fail(read),
    after: text('Failed to load class record'),
  },
  {
    name: 'sheet-missing',
    as: 'teacher',
    at: '/classes/999999/gradebook',
    after: text('There is no such class'),
  },
  {
    name: 'sheet-without-items',
    as: 'teacher',
    at: sheet,
    before: withoutItems,
    after: text('No grade items yet for this view.'),
  },
  {
    name: 'sheet-without-learners',
    as: 'teacher',
    at: sheet,
    before: withoutLearners,
    after: text('No students enrolled in this class.'),
  },
  { name: 'sheet-other-roles', as: 'student', at: sheet, after: text('Nothing for you here') },
  {
    name: 'item-add',
    as: 'teacher',
    at: sheet,
    after: inTurn(
      isDrawn,
      press('Add Item'),
      dialog('Add Grade Item'),
      confirm('Add Item'),
      text('Title is required'),
    ),
  },
  {
    name: 'item-delete',
    as: 'teacher',
    at: sheet,
    after: inTurn(
      isDrawn,
      ({ page }) => page.locator('tr[data-r="0"] td[data-c="0"]').click(),
      key('ArrowUp'),
      pressLike(/^Delete /),
      dialog('Delete Grade Item'),
    ),
  },
  {
    name: 'qa-create',
    as: 'teacher',
    at: sheet,
    after: inTurn(
      isDrawn,
      press('Create QA'),
      dialog(/^Create QA/),
      ({ page }) => page.getByRole('dialog').getByLabel('Title').fill(''),
      key('Enter'),
      text('QA title is required'),
    ),
  },
  {
    name: 'sheet-weights',
    as: 'teacher',
    at: sheet,
    before: withoutWeights,
    after: inTurn(isDrawn, press('Set the weights'), dialog(/weights$/)),
  },
  { name: 'sheet-view', as: 'teacher', at: sheet, after: inTurn(isDrawn, press('View'), dialog('View')) },
  {
    name: 'sheet-history',
    as: 'teacher',
    at: sheet,
    after: inTurn(isDrawn, press('History'), dialog('History'), text('Same as now')),
  },
  {
    name: 'sheet-closings',
    as: 'teacher',
    at: closed,
    after: inTurn(
      isDrawn,
      press('History'),
      ({ page }) => page.getByRole('tab', { name: 'Closing' }).click(),
      text('Term 1 closed'),
    ),
  },
  {
    name: 'quarter-close',
    as: 'teacher',
    at: sheet,
    after: inTurn(
      isDrawn,
      press('More for this sheet'),
      ({ page }) => page.getByRole('menuitem', { name: 'Close Term 2' }).click(),
      dialog('Close Term 2'),
      pressLike(/^Zero for all/),
    ),
  },
  {
    name: 'quarter-reopen',
    as: 'teacher',
    at: closed,
    after: inTurn(
      isDrawn,
      press('Reopen'),
      dialog('Reopen Term 1'),
      confirm('Reopen Term 1'),
      text('Please say why.'),
    ),
  },
  {
    name: 'sheet-shortcuts',
    as: 'teacher',
    at: sheet,
    after: inTurn(isDrawn, key('?'), dialog('Keyboard shortcuts')),
  },
  {
    name: 'cell-history',
    as: 'teacher',
    at: sheet,
    after: inTurn(isDrawn, choose, key(' '), text('Every change is kept with who and when.')),
  },
  {
    name: 'grade-steps',
    as: 'teacher',
    at: closed,
    after: inTurn(
      isDrawn,
      ({ page }) => page.locator('tr[data-r="3"] [data-kind="quarterly"]').click(),
      key(' '),
      dialog(/was computed/),
    ),
  },
  {
    name: 'cell-conflict',
    as: 'teacher',
    at: sheet,
    before: answered('conflict', null),
    after: inTurn(typed, text('1 changed elsewhere'), key(' '), dialog('Changed elsewhere')),
  },
  {
    name: 'cell-refused',
    as: 'teacher',
    at: sheet,
    before: answered('refused', 'Score must be between 0 and 20.'),
    after: inTurn(typed, text('1 refused'), key(' '), dialog('Failed to save score')),
  },
  {
    name: 'class-sheet-tab-empty',
    as: 'teacher',
    at: '/classes/1/record?view=1&tab=sheet',
    before: withoutItems,
    after: text('No grade items or students yet'),
  },
]
