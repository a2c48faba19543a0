import type { Section, SectionGrades } from '@klasrum/contract/sections'
import { averagesOf, bySubject, gatherAreas, longestPolicy } from '@klasrum/grading/areas'
import { descriptorOf } from '@klasrum/grading/averages'
import { policyOf } from '@klasrum/grading/policies'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { listTaught, recordOpenings, type TaughtClass } from '../classes/door.ts'
import { type BookLearner, type ClassBook, readClassBooks, subjectGrades } from '../gradebook/door.ts'
import { findSection, isOfSection, type SectionKey } from './sections.store.ts'

const mostClasses = 60
const mostLearners = 2_000

type Learner = SectionGrades['learners'][number]

/** All subjects side by side, for whoever sees the section. */
export async function readSectionGrades(
  tx: Tx,
  actor: Actor,
  key: SectionKey,
  now: Date,
): Promise<SectionGrades> {
  const section = (await findSection(tx, actor, key)) ?? refuse('section.not_found')
  const taught = await listTaught(tx, isOfSection(key), mostClasses)
  const ids = taught.map(({ class_id }) => class_id)
  const [books] = await Promise.all([readClassBooks(tx, ids), recordOpenings(tx, actor, ids, now, 'grades')])
  return sideBySide(section, inOrder(section, taught), books)
}

/** As the areas stand on a report card. */
function inOrder({ grade_level }: Section, taught: readonly TaughtClass[]): TaughtClass[] {
  const order = bySubject(grade_level)
  return [...taught].sort((one, other) => order(one.subject_name, other.subject_name))
}

function sideBySide(
  section: Section,
  subjects: TaughtClass[],
  books: ReadonlyMap<number, ClassBook>,
): SectionGrades {
  const policy = longestPolicy(subjects.map((subject) => subject.policy))
  const { periods, period } = policyOf(policy)
  const learners = seatsOf(subjects, books).map(({ learner, gradesIn }): Learner => {
    const { student_id, listed_name, gender } = learner
    const taken = subjects.flatMap(({ class_id, subject_name }) => {
      const grades = gradesIn.get(class_id)
      return grades ? [{ subject: subject_name, ...grades }] : []
    })
    const { averages, general } = averagesOf(gatherAreas(section.grade_level, taken), periods)
    return {
      student_id,
      listed_name,
      gender,
      grades: subjects.map(({ class_id }) => gradesIn.get(class_id) ?? null),
      averages,
      general_average: general,
      descriptor: general === null ? null : descriptorOf(policy, general),
    }
  })
  return { section, periods, period, subjects, learners }
}

type Grades = ReturnType<typeof subjectGrades>
type Seat = { learner: BookLearner; gradesIn: Map<number, Grades> }

/** Everybody on a roster of the section, by name. */
function seatsOf(subjects: readonly TaughtClass[], books: ReadonlyMap<number, ClassBook>): Seat[] {
  const seats = new Map<number, Seat>()
  for (const { class_id } of subjects) {
    const book = books.get(class_id)
    for (const learner of book?.learners ?? []) {
      if (!book || learner.dropped) continue
      const seat = seats.get(learner.student_id) ?? { learner, gradesIn: new Map() }
      seat.gradesIn.set(class_id, subjectGrades(learner, book))
      seats.set(learner.student_id, seat)
    }
  }
  return [...seats.values()].sort((one, other) => byName(one.learner, other.learner)).slice(0, mostLearners)
}

const byName = (one: BookLearner, other: BookLearner): number =>
  one.sort_name === other.sort_name
    ? one.student_id - other.student_id
    : one.sort_name < other.sort_name
      ? -1
      : 1
