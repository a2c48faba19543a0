import { Link } from '@tanstack/react-router'
import css from './learner-link.module.css'

type LearnerLinkProps = {
  classId: number
  quarter: number
  learner: { student_id: number; listed_name: string }
}

/** A learner's name; it leads to all that the class has of them. */
export const LearnerLink = ({ classId, quarter, learner }: LearnerLinkProps) => (
  <Link
    className={css.link}
    to="/classes/$classId/learners/$studentId"
    params={{ classId: String(classId), studentId: String(learner.student_id) }}
    search={{ quarter: String(quarter) }}
  >
    {learner.listed_name}
  </Link>
)
