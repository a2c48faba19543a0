import type { PlaceChange } from '@klasrum/contract/place-changes'
import { answer } from '../stand-in.ts'
import { heading, type Screen, type Stage, text } from './stage.ts'

const pressLike = (name: RegExp) => (stage: Stage) => stage.page.getByRole('button', { name }).first().click()
const dialogAfter = (name: RegExp, title: string) => async (stage: Stage) => {
  await pressLike(name)(stage)
  await stage.page.getByRole('dialog', { name: title }).waitFor()
}

const aChange: PlaceChange = {
  id: 3,
  place: 'schools',
  how: 'changed',
  by: 'Grace Uy',
  changed_at: '2026-11-16T00:10:00.000Z',
  places: 1,
  name: 'San Isidro National High School',
  fields: [
    { field: 'name', before: 'Mabini Integrated School', after: 'San Isidro National High School' },
    { field: 'principal', before: null, after: 'Dr. Remedios Villanueva' },
  ],
  put_back_at: null,
  put_back_by: null,
  may_put_back: true,
}
const someChanges: PlaceChange[] = [
  aChange,
  { ...aChange, id: 2, how: 'imported', places: 120, changed_at: '2026-11-15T02:00:00.000Z' },
  {
    ...aChange,
    id: 1,
    how: 'deleted',
    by: null,
    name: 'Rizal Elementary School',
    fields: [],
    put_back_at: '2026-11-12T02:00:00.000Z',
    put_back_by: 'Ana Cruz',
    may_put_back: false,
  },
]

const aRequest = {
  id: 5,
  school_id: 9,
  name: 'Malvar National High School',
  school_code: '301845',
  division_id: 1,
  division_name: 'Schools Division of Laguna',
  place: 'Malvar',
  note: 'We opened in June; the division office knows us.',
  state: 'waiting',
  reason: null,
  created_at: '2026-11-16T00:10:00.000Z',
  asked_by: 'Luz Reyes',
  asked_by_email: 'luz.reyes@example.ph',
}

export const schoolScreens: Screen[] = [
  {
    name: 'school-asked-for',
    as: 'teacher',
    at: '/dashboard/schools',
    after: async (stage) => {
      // Whoever has a confirmed school finds the choice folded.
      await stage.page.getByText('Choose another school').click()
      await dialogAfter(/Ask for it to be added/, 'Ask for your school to be added')(stage)
    },
  },
  {
    name: 'schools-requests',
    as: 'admin',
    at: '/dashboard/schools',
    before: ({ page }) => answer(page, 'GET /api/admin/school-requests', { json: [aRequest] }),
    after: text('1 school asked for'),
  },
  { name: 'divisions', as: 'admin', at: '/dashboard/divisions', after: text('Create New Division') },
  {
    name: 'divisions-form',
    as: 'admin',
    at: '/dashboard/divisions',
    after: dialogAfter(/Create New Division/, 'Create Division'),
  },
  { name: 'divisions-own', as: 'division-eps', at: '/dashboard/divisions', after: text('TESDA') },
  { name: 'districts', as: 'admin', at: '/dashboard/districts', after: text('Create New District') },
  { name: 'schools', as: 'admin', at: '/dashboard/schools', after: text('Create New School') },
  {
    name: 'schools-form',
    as: 'school-admin',
    at: '/dashboard/schools',
    after: dialogAfter(/Create New School/, 'Create School'),
  },
  {
    name: 'schools-import',
    as: 'admin',
    at: '/dashboard/schools',
    after: async (stage) => {
      await pressLike(/^Import/)(stage)
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'schools-changes',
    as: 'admin',
    at: '/dashboard/schools',
    before: ({ page }) =>
      answer(page, 'GET /api/education/place-changes?*', { json: { changes: someChanges, has_more: true } }),
    after: dialogAfter(/^Changes$/, 'Changes of schools'),
  },
  { name: 'school-own', as: 'teacher', at: '/dashboard/schools', after: text('Choose another school') },
  {
    name: 'school-none',
    as: 'teacher',
    at: '/dashboard/schools',
    before: async ({ page }) => {
      await answer(page, 'GET /api/education/teachers/me', { status: 404, json: {} })
    },
    after: heading('Choose your school'),
  },
  { name: 'subjects', as: 'teacher', at: '/dashboard/subjects', after: text('Create New Subject') },
  {
    name: 'subjects-form',
    as: 'teacher',
    at: '/dashboard/subjects',
    after: async (stage) => {
      await pressLike(/Create New Subject/)(stage)
      await text('* Required fields must be filled.')(stage)
    },
  },
  { name: 'teachers', as: 'school-admin', at: '/dashboard/teachers', after: text('No Employee ID') },
  {
    name: 'teachers-form',
    as: 'admin',
    at: '/dashboard/teachers',
    after: dialogAfter(/Create\/Assign Teacher Profile/, 'Create New Teacher'),
  },
  { name: 'tesda', as: 'admin', at: '/dashboard/divisions/tesda', after: heading('Your TESDA Profiles') },
  {
    name: 'tesda-without',
    as: 'division-eps',
    at: '/dashboard/divisions/tesda?show=without',
    after: text('without TESDA data'),
  },
  { name: 'tesda-new-admin', as: 'admin', at: '/dashboard/divisions/tesda/new', after: text('Save Record') },
  { name: 'tesda-new', as: 'teacher', at: '/dashboard/divisions/tesda/new', after: text('Save Record') },
]
