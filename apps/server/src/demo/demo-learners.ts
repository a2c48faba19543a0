import type { learners } from '../features/learners/learners.tables.ts'
import { listedName } from '../features/learners/listed-name.ts'
import { demoName, demoParentName } from './demo-names.ts'

type Row = typeof learners.$inferInsert

const barangays = ['San Isidro', 'Poblacion', 'Bagong Silang', 'Santa Clara', 'Malinta', 'Pook']
/** Where they went before; the number was given there. */
const feeders = ['108402', '108417', '108433']
const day = 24 * 3_600_000

type Which = {
  /** Counts through all learners of the demo, so that names and numbers differ. */
  number: number
  grade: number
  /** The year in which the school year begins. */
  year: number
}

/** Somebody believable, the same at every first start. */
export function demoLearner({
  number,
  grade,
  year,
}: Which): Omit<Row, 'school_id' | 'created_at' | 'created_by_user_id'> {
  const gender = number % 2 === 0 ? 'male' : 'female'
  const { fullname, surname } = demoName(number, gender)
  const entered = String(year - grade).slice(2)
  const feeder = feeders[number % feeders.length]
  const oldest = Date.UTC(year - grade - 6, 8, 1)
  const hasParent = number % 3 !== 1
  return {
    external_student_id: `${feeder}${entered}${String(number + 101).padStart(4, '0')}`,
    fullname,
    listed_name: listedName(fullname),
    gender,
    grade_level: String(grade),
    birth_date: new Date(oldest + ((number * 83) % 365) * day).toISOString().slice(0, 10),
    address: `Brgy. ${barangays[(number * 7) % barangays.length]}, San Isidro, Laguna`,
    parent_name: hasParent ? demoParentName(number, surname) : null,
    parent_phone: hasParent ? `0900 000 ${String(1_000 + number)}` : null,
    created_via: 'import',
  }
}
