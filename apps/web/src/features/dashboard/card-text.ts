import type { Role } from '@klasrum/contract/fields'
import { counted } from '../../lib/format.ts'
import type { CardKey } from './cards.ts'
import type { DashboardFigures, DashboardWork } from './figures.ts'
import { lastRun, lastShow } from './made.ts'

const plain: Record<CardKey, string> = {
  divisions: 'Divisions and TESDA records',
  districts: 'Districts of the divisions',
  schools: 'Find and choose a school',
  teachers: 'Teacher profiles',
  subjects: 'Subjects you teach',
  classes: 'Rosters and grade sheets',
  sections: 'Subjects side by side',
  'lesson-plans': 'Plans, quizzes and exams',
  'slide-shows': 'Narrated lessons',
  curriculum: 'Topics and questions',
  'pending-topups': 'Payments to approve',
  admin: 'Users and their points',
}

/** The line of a card: what is under way, the live figure where the role may see one, otherwise what the card holds. */
export function cardText(
  key: CardKey,
  role: Role,
  figures: DashboardFigures | undefined,
  work: DashboardWork | undefined,
): string {
  if (!figures) return plain[key]
  switch (key) {
    case 'divisions':
      return figures.division_name ?? countOr(figures.divisions, 'division', plain[key])
    case 'districts':
      return countOr(figures.districts, 'district', plain[key])
    case 'schools':
      return role === 'admin'
        ? countOr(figures.schools, 'school', plain[key])
        : (figures.school_name ?? plain[key])
    case 'teachers':
      return role === 'teacher' ? 'Your profile' : teachersText(figures, work)
    case 'subjects':
      return countOr(figures.subjects, 'subject', plain[key])
    case 'classes':
      return figures.active_classes
        ? counted(figures.active_classes, 'active class', 'active classes')
        : plain[key]
    case 'lesson-plans':
      return lastRun(work)?.making ?? plain[key]
    case 'slide-shows':
      return lastShow(work)?.making ?? plain[key]
    case 'admin':
      return figures.users ? usersText(figures.users) : plain[key]
    default:
      return plain[key]
  }
}

function teachersText({ teachers }: DashboardFigures, work: DashboardWork | undefined): string {
  if (teachers === null) return plain.teachers
  if (work?.teachers_to_confirm !== 0 || teachers === 0) return counted(teachers, 'profile')
  return `${counted(teachers, 'profile')}, all confirmed`
}

const usersText = ({ total, active }: { total: number; active: number }): string =>
  total === active ? `${counted(total, 'user')}, all active` : `${counted(total, 'user')}, ${active} active`

const countOr = (count: number | null, noun: string, otherwise: string): string =>
  count === null ? otherwise : counted(count, noun)
