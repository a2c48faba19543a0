import type { SectionGrades } from '@klasrum/contract/sections'
import { Link } from '@tanstack/react-router'
import css from './grades-table.module.css'

type LearnerNameProps = {
  learner: SectionGrades['learners'][number]
  subjects: SectionGrades['subjects']
  linked: boolean
}

/** A name; where it may lead somewhere, to the learner's page in the first class they are in. */
export function LearnerName({ learner, subjects, linked }: LearnerNameProps) {
  const at = learner.grades.findIndex((grade) => grade !== null)
  const klass = subjects[at]
  if (!linked || !klass) return <span className={css.name}>{learner.listed_name}</span>
  return (
    <Link
      className={css.name}
      to="/classes/$classId/learners/$studentId"
      params={{ classId: String(klass.class_id), studentId: String(learner.student_id) }}
    >
      {learner.listed_name}
    </Link>
  )
}
