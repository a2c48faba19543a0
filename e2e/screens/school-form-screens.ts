import type { FormFilling, SchoolForm } from '@klasrum/contract/school-forms'
import { fail, inTurn, press, type Screen, type Stage, text } from './stage.ts'

const at = '/classes/1/forms'
const list = '**/api/education/school-forms'

const form = (id: number, kind: SchoolForm['kind'], more: Partial<SchoolForm>): SchoolForm => ({
  id,
  kind,
  of: 'me',
  file_name: 'E-Class Record 2026 (final, Science 8 Rizal).xlsx',
  recognised: '',
  added_at: '2026-11-13T02:00:00Z',
  may_change: true,
  ...more,
})
const forms: SchoolForm[] = [
  form(1, 'class_record', {
    recognised:
      'Class record for 4 quarters, with room for 100 learners and, a quarter, 10 written works, 10 performance tasks and 1 assessment.',
  }),
  form(2, 'sf9', {
    of: 'school',
    may_change: false,
    file_name: 'SF9-JHS.docx',
    recognised: 'School Form 9 (Report Card), a Word document with 17 rows of learning areas and 4 periods.',
  }),
]
const filling: FormFilling = {
  kind: 'class_record',
  written: 2044,
  left: { count: 2, cells: ['1st Quarter!P10', '1st Quarter!AC10'] },
  notes: ['The form has no sheet for quarter 4.'],
  formulas: 'differ',
  differing: ['Abad, Ana', 'Cruz, Juan Miguel', 'De los Reyes y Villanueva, Maria Concepcion'].map(
    (listed_name, at) => ({
      student_id: at + 1,
      listed_name,
      quarter: 1,
      file_grade: 80 + at,
      our_grade: 84 + at,
    }),
  ),
  reasons: [
    'On sheet “1st Quarter” the form comes to another initial grade for 3 learners (AI11: =IF(OR(R11="",AE11=""),"",SUM(R11,AE11))).',
  ],
}
const withForms = ({ page }: Stage) => page.route(list, (route) => route.fulfill({ json: forms }))
const withFilling = ({ page }: Stage) =>
  page.route('**/api/education/classes/*/school-forms/*', (route) => route.fulfill({ json: filling }))

export const schoolFormScreens: Screen[] = [
  { name: 'school-forms-none', as: 'teacher', at, after: text('No forms yet') },
  {
    name: 'school-forms',
    as: 'teacher',
    at,
    before: inTurn(withForms, withFilling),
    after: inTurn(press('Check first, Class record'), text('come to other grades'), ({ page }) =>
      page.getByText('Whose grades differ').click(),
    ),
  },
  {
    name: 'school-forms-failed',
    as: 'teacher',
    at,
    before: fail(list),
    after: text('Failed to load the forms'),
  },
]
