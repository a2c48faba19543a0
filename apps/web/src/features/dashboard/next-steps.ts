import type { Role } from '@klasrum/contract/fields'
import { counted } from '../../lib/format.ts'
import type { RoutePath } from '../../route-table.ts'
import type { Figures } from './figures.ts'

type Step = { to: RoutePath; label: string }
export type NextStep = { above: string; title: string; text: string; next: Step; other?: Step }

const ownAccount: NextStep = {
  above: 'Your account',
  title: 'You are signed in',
  text: 'Your name, your password and your data are kept under Account.',
  next: { to: '/account', label: 'Open Account' },
}

const nextSteps: Record<Exclude<Role, 'admin'>, NextStep> = {
  teacher: {
    above: 'Your first step',
    title: 'Start with your first class',
    text: 'Set up the class record: subject, grade level and section. The roster and the grade sheet follow from it.',
    next: { to: '/classes/new-record', label: 'Create a class' },
    other: { to: '/classes', label: 'All classes' },
  },
  'school-admin': {
    above: 'Your school',
    title: 'See who teaches at your school',
    text: 'Teachers ask to join your school. You confirm them and keep their profiles up to date.',
    next: { to: '/dashboard/teachers', label: 'Open Teachers' },
    other: { to: '/dashboard/schools', label: 'Schools' },
  },
  'division-eps': {
    above: 'Your division',
    title: 'Look up TESDA records',
    text: 'Teachers keep their specializations and learners for assessment. You can read all of them.',
    next: { to: '/dashboard/divisions/tesda', label: 'Open TESDA records' },
    other: { to: '/dashboard/divisions', label: 'Divisions' },
  },
  student: ownAccount,
  public: ownAccount,
}

/** For a teacher who has classes, and before it is known whether they have. */
const ownClasses = (active: number | undefined): NextStep => ({
  above: 'Your classes',
  title: active ? `You keep ${counted(active, 'class', 'classes')}` : 'Go on with your classes',
  text: 'Each class holds its roster and its grade sheet.',
  next: { to: '/classes', label: 'Open your classes' },
  other: { to: '/classes/new-record', label: 'Create a class' },
})

/** The one thing to do next. An admin's next thing is the list of pending top-ups. */
export const nextStepFor = (
  role: Exclude<Role, 'admin'>,
  figures: Pick<Figures, 'active_classes'> | undefined,
): NextStep =>
  role === 'teacher' && figures?.active_classes !== 0
    ? ownClasses(figures?.active_classes ?? undefined)
    : nextSteps[role]
