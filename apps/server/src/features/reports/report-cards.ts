import type { ClassSummary } from '@klasrum/contract/classes'
import type { ReportCard } from '@klasrum/contract/reports'
import { averagesOf, gatherAreas, longestPolicy, type SubjectGrades } from '@klasrum/grading/areas'
import { descriptorOf } from '@klasrum/grading/averages'
import { policyOf } from '@klasrum/grading/policies'
import { passing } from '@klasrum/grading/quarter-grade'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { recordOpenings, type TaughtClass } from '../classes/door.ts'
import { type ClassBook, readClassBooks, subjectGrades } from '../gradebook/door.ts'
import { findAdviser } from '../sections/door.ts'
import { listClassesOf } from './report-cards.store.ts'

const mostAreas = 60

/** What a card needs to know of the class, or of the section in its place. */
export type CardClass = Pick<
  ClassSummary,
  'id' | 'school_id' | 'school_name' | 'school_year' | 'grade_level' | 'section' | 'policy'
>

type Cards = {
  books: ReadonlyMap<number, ClassBook>
  cardOf: (student_id: number) => ReportCard
}

/**
 * The cards of some learners of a class that the actor keeps: with all their areas for the adviser of its section, the
 * school and an admin, otherwise with those of the classes that the actor keeps.
 */
export async function readCards(
  tx: Tx,
  actor: Actor,
  klass: CardClass,
  students: readonly number[],
  now: Date,
): Promise<Cards> {
  const adviser = await findAdviser(tx, klass)
  const scope = actor.role !== 'teacher' || adviser?.user_id === actor.user_id ? 'all' : 'own'
  const taught =
    students.length === 0 ? [] : await listClassesOf(tx, klass, students, scope === 'own' ? actor : null)
  const shown = [...new Set([klass.id, ...taught.map(({ class_id }) => class_id)])]
  const [books] = await Promise.all([
    readClassBooks(tx, shown, students),
    recordOpenings(tx, actor, shown, now, 'report'),
  ])
  const about = {
    scope,
    school_name: klass.school_name,
    school_year: klass.school_year,
    grade_level: klass.grade_level,
    section: klass.section,
    adviser: adviser?.name ?? null,
  } as const
  return {
    books,
    cardOf: (student_id) => ({ ...about, ...gradesOf(student_id, klass, taught, books, scope) }),
  }
}

type Grades = Pick<ReportCard, 'period' | 'areas' | 'general_average' | 'descriptor'>
type Subject = SubjectGrades & { teacher: string | null }

/** Only some of the areas make no general average. */
function gradesOf(
  student_id: number,
  { grade_level, policy: ownPolicy }: CardClass,
  taught: readonly TaughtClass[],
  books: ReadonlyMap<number, ClassBook>,
  scope: ReportCard['scope'],
): Grades {
  const subjects = taught.flatMap(({ class_id, subject_name, teacher }): Subject[] => {
    const book = books.get(class_id)
    const learner = book?.learners.find((each) => each.student_id === student_id && !each.dropped)
    return book && learner ? [{ subject: subject_name, teacher, ...subjectGrades(learner, book) }] : []
  })
  const areas = gatherAreas(grade_level, subjects)
  const policy = longestPolicy(subjects.length > 0 ? subjects.map((each) => each.policy) : [ownPolicy])
  const { period, periods } = policyOf(policy)
  const general = scope === 'all' ? averagesOf(areas, periods).general : null
  return {
    period,
    areas: areas
      .flatMap((area) => [
        rowOf(area.area, null, area.subject?.teacher ?? null, area),
        ...area.parts.map((part) => rowOf(part.subject, area.area, part.teacher, part)),
      ])
      .slice(0, mostAreas),
    general_average: general,
    descriptor: general === null ? null : descriptorOf(policy, general),
  }
}

const rowOf = (
  area: string,
  part_of: string | null,
  teacher: string | null,
  { periods, provisional, final }: Pick<SubjectGrades, 'periods' | 'provisional' | 'final'>,
): ReportCard['areas'][number] => ({
  area,
  part_of,
  teacher,
  periods: [...periods],
  provisional: [...provisional],
  final,
  remarks: remarksOf(final),
})

export const remarksOf = (final: number | null): 'Passed' | 'Failed' | null => {
  if (final === null) return null
  return final >= passing ? 'Passed' : 'Failed'
}
