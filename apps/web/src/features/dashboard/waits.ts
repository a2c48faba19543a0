import { counted } from '../../lib/format.ts'
import type { Target } from '../../ui/target.ts'
import type { DashboardWork } from './figures.ts'
import { topUpSummary, type WaitingTopUpFigures } from './top-up-summary.ts'

/** A thing that somebody else waits for, and the page where it is decided. */
export type Wait = { key: string; title: string; text: string; label: string; target: Target }

type Decisions = Pick<DashboardWork, 'teachers_to_confirm' | 'transfers_to_decide' | 'schools_to_add'>

/** What waits for a school-admin or an admin, the most pressing first: money, then people, then places. */
export function waitsFor(
  work: Partial<Decisions> | undefined,
  topUps: WaitingTopUpFigures | undefined,
  now: Date,
): Wait[] {
  const teachers = work?.teachers_to_confirm ?? 0
  const transfers = work?.transfers_to_decide ?? 0
  const schools = work?.schools_to_add ?? 0
  const alarms = topUps?.point_alarms ?? 0
  const all: (Wait & { count: number })[] = [
    {
      key: 'alarms',
      count: alarms,
      title: `${counted(alarms, 'account is', 'accounts are')} frozen`,
      text: 'Points that do not add up: look at each and settle it.',
      label: 'Look at them',
      target: { to: '/pending-topups' },
    },
    {
      key: 'top-ups',
      count: topUps?.pending_topups ?? 0,
      title: `${counted(topUps?.pending_topups ?? 0, 'top-up waits', 'top-ups wait')} for you`,
      text: topUps ? topUpSummary(topUps, now) : '',
      label: 'Review top-ups',
      target: { to: '/pending-topups' },
    },
    {
      key: 'teachers',
      count: teachers,
      title: `${counted(teachers, 'teacher waits', 'teachers wait')} for you`,
      text:
        work?.schools_to_add === null
          ? 'They chose your school and see its learners once you have confirmed them.'
          : 'They chose a school and see its learners once they are confirmed.',
      label: 'Confirm teachers',
      target: { to: '/dashboard/teachers' },
    },
    {
      key: 'transfers',
      count: transfers,
      title: `${counted(transfers, 'transfer waits', 'transfers wait')} for you`,
      text: 'Another school asks for a learner.',
      label: 'Decide transfers',
      target: { to: '/classes' },
    },
    {
      key: 'schools',
      count: schools,
      title: `${counted(schools, 'school is', 'schools are')} asked for`,
      text: 'Teachers did not find their school in the list.',
      label: 'Add schools',
      target: { to: '/dashboard/schools' },
    },
  ]
  return all.filter(({ count }) => count > 0).map(({ count: _, ...wait }) => wait)
}
