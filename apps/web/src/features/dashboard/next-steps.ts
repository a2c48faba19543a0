import type { Role } from '@klasrum/contract/fields'
import { counted } from '../../lib/format.ts'
import { whenSaid } from '../../lib/when.ts'
import type { Target } from '../../ui/target.ts'
import { periodText } from '../classes/door.ts'
import type { DashboardFigures, DashboardWork } from './figures.ts'
import { sheetOf } from './sheet-of.ts'

/** Those who see a step of their own; an admin and a school-admin see what waits for them, a visitor the way in. */
type Stepper = Exclude<Role, 'admin' | 'school-admin' | 'public'>
type Step = Target & { label: string }
export type NextStep = {
  above: string
  title: string
  text: string
  next: Step
  other?: Step
}

const nextSteps: Record<Stepper, NextStep> = {
  teacher: {
    above: 'Your first step',
    title: 'Start with your first class',
    text: 'Set up the class record: subject, grade level and section. The roster and the grade sheet follow from it.',
    next: { to: '/classes/new-record', label: 'Create a class' },
  },
  'division-eps': {
    above: 'Your division',
    title: 'Look up TESDA records',
    text: 'Teachers enter their specializations and the learners they will have assessed.',
    next: { to: '/dashboard/divisions/tesda', label: 'Open TESDA records' },
  },
  student: {
    above: 'Your account',
    title: 'You are signed in',
    next: { to: '/account', label: 'Open Account' },
    text: 'Your teachers keep your scores and print your report card. Your name, your password and your data are under Account.',
  },
}

/** For a teacher who has classes, and before it is known whether they have. */
const ownClasses = (active: number | undefined): NextStep => ({
  above: 'Your classes',
  title: active ? `You keep ${counted(active, 'class', 'classes')}` : 'Go on with your classes',
  text: 'Each class holds its roster and its grade sheet.',
  next: { to: '/classes', label: 'Open your classes' },
  other: { to: '/classes/new-record', label: 'Create a class' },
})

function leftOffStep(left: NonNullable<DashboardWork['left_off']>, now: Date): NextStep {
  const { subject_name, section, quarter, item, learners, entered, changed_at } = left
  const empty = learners - entered
  const rest = empty === 0 ? 'all are in.' : `${counted(empty, 'learner is', 'learners are')} still empty.`
  return {
    above: `Where you left off, ${whenSaid(changed_at, now)}`,
    title: `${subject_name}, ${section}`,
    text: `${periodText(left, quarter)}. ${item.title} has ${entered} of ${counted(learners, 'score')}; ${rest}`,
    next: { ...sheetOf(left), label: 'Continue grading' },
  }
}

const withoutTesda = (count: number): NextStep => ({
  ...nextSteps['division-eps'],
  title: `${counted(count, 'teacher has', 'teachers have')} no TESDA data yet`,
  text: 'They enter their specializations and the learners they will have assessed. See who they are and write to them.',
  next: { to: '/dashboard/divisions/tesda', search: { show: 'without' }, label: 'See who they are' },
  other: { to: '/dashboard/divisions/tesda', label: 'TESDA records' },
})

/** The one thing to do next. */
export function nextStepFor(
  role: Stepper,
  figures: Pick<DashboardFigures, 'active_classes'> | undefined,
  work: Partial<DashboardWork> | undefined,
  now: Date,
): NextStep {
  if (role === 'teacher' && work?.left_off) return leftOffStep(work.left_off, now)
  if (role === 'teacher' && figures?.active_classes !== 0)
    return ownClasses(figures?.active_classes ?? undefined)
  if (role === 'division-eps' && work?.without_tesda) return withoutTesda(work.without_tesda)
  return nextSteps[role]
}
