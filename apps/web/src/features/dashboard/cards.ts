import type { Role } from '@klasrum/contract/fields'
import { mayOpen, type RoutePath, type redirects } from '../../route-table.ts'

export type CardKey =
  | 'divisions'
  | 'districts'
  | 'schools'
  | 'teachers'
  | 'subjects'
  | 'classes'
  | 'sections'
  | 'lesson-plans'
  | 'slide-shows'
  | 'curriculum'
  | 'pending-topups'
  | 'admin'

export type DashboardCard = {
  key: CardKey
  title: string
  to: RoutePath | keyof typeof redirects
  shownTo: 'everyone' | readonly Role[]
}

const cards: readonly DashboardCard[] = [
  { key: 'divisions', title: 'Divisions', to: '/dashboard/divisions', shownTo: 'everyone' },
  { key: 'districts', title: 'Districts', to: '/dashboard/districts', shownTo: ['admin'] },
  { key: 'schools', title: 'Schools', to: '/dashboard/schools', shownTo: 'everyone' },
  {
    key: 'teachers',
    title: 'Teachers',
    to: '/dashboard/teachers',
    shownTo: ['admin', 'school-admin', 'teacher'],
  },
  { key: 'subjects', title: 'Subjects', to: '/dashboard/subjects', shownTo: ['admin', 'teacher'] },
  { key: 'classes', title: 'Classes', to: '/classes', shownTo: ['admin', 'teacher'] },
  { key: 'sections', title: 'Sections', to: '/sections', shownTo: ['admin', 'school-admin'] },
  { key: 'lesson-plans', title: 'Lesson plans', to: '/lesson-plans', shownTo: ['teacher', 'admin'] },
  { key: 'slide-shows', title: 'Slide Shows', to: '/dashboard/videos', shownTo: 'everyone' },
  {
    key: 'curriculum',
    title: 'Curriculum',
    to: '/curriculum',
    shownTo: ['admin', 'school-admin', 'teacher'],
  },
  { key: 'pending-topups', title: 'Pending top-ups', to: '/pending-topups', shownTo: ['admin'] },
  { key: 'admin', title: 'Admin', to: '/admin', shownTo: ['admin'] },
]

/** A card is shown only to a role that its route admits, however broad the card is. */
export const cardsFor = (role: Role): readonly DashboardCard[] =>
  cards.filter(({ shownTo, to }) => (shownTo === 'everyone' || shownTo.includes(role)) && mayOpen(to, role))
