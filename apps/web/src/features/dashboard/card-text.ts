import type { Role } from '@klasrum/contract/fields'
import { counted } from '../../lib/format.ts'
import type { CardKey } from './cards.ts'
import type { DashboardFigures } from './figures.ts'

const plain: Record<CardKey, string> = {
  divisions: 'Divisions and TESDA records',
  districts: 'Districts of the divisions',
  schools: 'Find and choose a school',
  teachers: 'Teacher profiles',
  subjects: 'Subjects you teach',
  classes: 'Rosters and grade sheets',
  sections: 'Subjects side by side, advisers',
  'lesson-plans': 'Plans, quizzes and exams',
  'slide-shows': 'Narrated lessons',
  curriculum: 'Topics and questions',
  'pending-topups': 'Top-ups waiting for approval',
  admin: 'Users, points and prices',
}

/** The line under a card's title: the live figure where the role may see one, otherwise what the card holds. */
export function cardText(key: CardKey, role: Role, figures: DashboardFigures | undefined): string {
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
      return role === 'teacher' ? 'Your profile' : countOr(figures.teachers, 'profile', plain[key])
    case 'subjects':
      return countOr(figures.subjects, 'subject', plain[key])
    case 'classes':
      return figures.active_classes
        ? counted(figures.active_classes, 'active class', 'active classes')
        : plain[key]
    case 'lesson-plans':
      return figures.tiles ? counted(figures.tiles.lesson_plans, 'run') : plain[key]
    default:
      return plain[key]
  }
}

const countOr = (count: number | null, noun: string, otherwise: string): string =>
  count === null ? otherwise : counted(count, noun)
