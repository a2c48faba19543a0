import type { Role } from '@klasrum/contract/fields'
import { counted } from '../../lib/format.ts'
import { whenSaid } from '../../lib/when.ts'
import type { Target } from '../../ui/target.ts'
import { periodText } from '../classes/door.ts'
import type { DashboardFigures, DashboardWork } from './figures.ts'
import { sheetOf } from './waiting-rows.ts'

type Step = Target & { label: string }
export type NextStep = {
  above: string
  title: string
  text: string
  next: Step
  other?: Step
  /** Nothing waits: the counts come first and the page keeps its accent. */
  quiet?: boolean
}
type StepFact = { label: string; count: number }

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
    text: 'Teachers enter their specializations and the learners they will have assessed. You can read all of them.',
    next: { to: '/dashboard/divisions/tesda', label: 'Open TESDA records' },
  },
  student: {
    ...ownAccount,
    text: 'Your teachers keep your scores and print your report card. Your name, your password and your data are under Account.',
  },
  public: {
    ...ownAccount,
    title: 'Do you teach?',
    text: 'Class records and lesson plans open once your account is a teacher’s. Ask the head of your school, or write to us.',
    next: { to: '/help', label: 'Write to us' },
    other: { to: '/account', label: 'Account' },
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
    other: { to: '/classes', label: 'All classes' },
  }
}

const toConfirm = (count: number): NextStep => ({
  above: 'Waiting for you',
  title: `${counted(count, 'teacher waits', 'teachers wait')} for you`,
  text: 'They chose your school and see its learners once you have confirmed them.',
  next: { to: '/dashboard/teachers', label: 'Confirm teachers' },
  other: { to: '/dashboard/schools', label: 'Schools' },
})

const withoutTesda = (count: number): NextStep => ({
  ...nextSteps['division-eps'],
  title: `${counted(count, 'teacher has', 'teachers have')} no TESDA data yet`,
})

const allConfirmed = (teachers: number): NextStep => ({
  ...nextSteps['school-admin'],
  title: teachers === 1 ? 'Your one teacher is confirmed' : `All ${teachers} teachers are confirmed`,
  text: 'A teacher who chooses your school is shown here until you confirm them.',
  quiet: true,
})

/** What those who look after a school or a division count; nothing for the others, or where it is not known. */
export function stepFactsFor(
  role: Role,
  figures: Pick<DashboardFigures, 'active_classes' | 'teachers'> | undefined,
  work: Partial<DashboardWork> | undefined,
): StepFact[] {
  const counts: [string, number | null | undefined][] =
    role === 'school-admin'
      ? [
          ['Teachers', figures?.teachers],
          ['Teachers to confirm', work?.teachers_to_confirm],
          ['Active classes', figures?.active_classes],
          ['Transfers to decide', work?.transfers_to_decide],
        ]
      : role === 'division-eps'
        ? [
            ['Teachers', figures?.teachers],
            ['Without TESDA data', work?.without_tesda],
          ]
        : []
  return counts.flatMap(([label, count]) => (typeof count === 'number' ? [{ label, count }] : []))
}

/** The one thing to do next. An admin's next thing is the list of pending top-ups. */
export function nextStepFor(
  role: Exclude<Role, 'admin'>,
  figures:
    | (Pick<DashboardFigures, 'active_classes'> & Partial<Pick<DashboardFigures, 'teachers'>>)
    | undefined,
  work: Partial<DashboardWork> | undefined,
  now: Date,
): NextStep {
  if (role === 'teacher' && work?.left_off) return leftOffStep(work.left_off, now)
  if (role === 'teacher' && figures?.active_classes !== 0)
    return ownClasses(figures?.active_classes ?? undefined)
  if (role === 'school-admin' && work?.teachers_to_confirm) return toConfirm(work.teachers_to_confirm)
  if (role === 'school-admin' && work?.teachers_to_confirm === 0 && figures?.teachers)
    return allConfirmed(figures.teachers)
  if (role === 'division-eps' && work?.without_tesda) return withoutTesda(work.without_tesda)
  return nextSteps[role]
}
