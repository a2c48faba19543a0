import type { DemoSubject } from './demo-items.ts'
import type { DemoProgress } from './demo-sheets.ts'

type DemoClass = {
  subject: DemoSubject
  grade: number
  section: string
  room: string
  learners: number
  plain: boolean
  progress: DemoProgress
}

/** What the demo teacher teaches. */
export const demoClasses: readonly DemoClass[] = [
  {
    subject: 'SCI8',
    grade: 8,
    section: 'Rizal',
    room: 'JHS 204',
    learners: 43,
    plain: false,
    progress: { weighed: true, gaps: 0, toCome: 0, closed: true },
  },
  {
    subject: 'SCI8',
    grade: 8,
    section: 'Bonifacio',
    room: 'JHS 205',
    learners: 41,
    plain: false,
    progress: { weighed: true, gaps: 0.02, toCome: 0, excused: true },
  },
  {
    subject: 'SCI8',
    grade: 8,
    section: 'Mabini',
    room: 'JHS 206',
    learners: 45,
    plain: false,
    progress: { weighed: true, gaps: 0.06, toCome: 1 },
  },
  {
    subject: 'SCI8',
    grade: 8,
    section: 'Luna',
    room: 'JHS 207',
    learners: 40,
    plain: true,
    progress: { weighed: true, gaps: 0.03, toCome: 0 },
  },
  {
    subject: 'SCI7',
    grade: 7,
    section: 'Del Pilar',
    room: 'JHS 110',
    learners: 44,
    plain: false,
    progress: { weighed: true, gaps: 0.05, toCome: 3 },
  },
  {
    subject: 'SCI7',
    grade: 7,
    section: 'Silang',
    room: 'JHS 112',
    learners: 42,
    plain: true,
    progress: { weighed: false, gaps: 0.08, toCome: 6 },
  },
]
