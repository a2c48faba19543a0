import type { ClassSummary } from '@klasrum/contract/classes'
import type { ClassPeriod } from '../gradebook/door.ts'
import type { LetterHead } from '../schools/door.ts'
import { type Band, inputLayout, labels } from './record-layout.ts'

/** All that a class record says. */
export type ClassRecord = {
  klass: ClassSummary
  head: LetterHead
  boys: readonly ExportedLearner[]
  girls: readonly ExportedLearner[]
  periods: readonly ClassPeriod[]
  made: Date
}
export type ExportedLearner = { student_id: number; name: string; lrn: string | null }

/** A learner's row in the sheets, and where the sheet INPUT DATA has the name and the LRN. */
export type Seat = ExportedLearner & {
  row: number
  number: number
  from: { row: number; name: number; lrn: number }
}

const seatsIn = (
  learners: readonly ExportedLearner[],
  { first }: Band,
  columns: { name: number; lrn: number },
): Seat[] =>
  learners.map((learner, index) => ({
    ...learner,
    row: first + index,
    number: index + 1,
    from: { row: inputLayout.firstName + index, name: columns.name, lrn: columns.lrn },
  }))

export const seatsOf = (
  { boys, girls }: Pick<ClassRecord, 'boys' | 'girls'>,
  bands: { boys: Band; girls: Band },
): { band: Band; label: string; seats: Seat[] }[] => [
  { band: bands.boys, label: labels.boys, seats: seatsIn(boys, bands.boys, inputLayout.boys) },
  { band: bands.girls, label: labels.girls, seats: seatsIn(girls, bands.girls, inputLayout.girls) },
]

/** Rows of the bands that hold nobody. */
export const emptyRows = (bands: ReturnType<typeof seatsOf>): { row: number; hidden: true }[] =>
  bands.flatMap(({ band, seats }) =>
    Array.from({ length: band.last - band.first + 1 - seats.length }, (_, index) => ({
      row: band.first + seats.length + index,
      hidden: true as const,
    })),
  )

export const gradeName = ({ grade_level }: Pick<ClassSummary, 'grade_level'>): string =>
  grade_level === 'K' ? 'Kindergarten' : `Grade ${grade_level}`
