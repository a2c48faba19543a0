/**
 * Every column that leads to a learner, and every column with a learner's personal data: what a learner's own export
 * holds. All of it goes when the learner is deleted. A test reads the database's own catalogue and fails for a column
 * that is not listed.
 */
export type LearnerColumns = {
  table: string
  /** The column that holds the learner's id; null where the learner is named without one. */
  column: string | null
  personal?: readonly string[]
  /** Columns that stay out of the export: made of the personal ones, for sorting and searching only. */
  secret?: readonly string[]
  exported: boolean
  whenDeleted: 'erased'
}

export const learnerRegistry: readonly LearnerColumns[] = [
  {
    table: 'learners',
    column: 'id',
    personal: [
      'external_student_id',
      'lrn',
      'fullname',
      'listed_name',
      'gender',
      'email',
      'birth_date',
      'address',
      'phone',
      'parent_name',
      'parent_phone',
    ],
    secret: ['sort_name', 'search_text'],
    exported: true,
    whenDeleted: 'erased',
  },
  { table: 'enrollments', column: 'student_id', exported: true, whenDeleted: 'erased' },
  { table: 'scores', column: 'student_id', exported: true, whenDeleted: 'erased' },
  { table: 'score_changes', column: 'student_id', exported: true, whenDeleted: 'erased' },
  { table: 'kept_grades', column: 'student_id', exported: true, whenDeleted: 'erased' },
  { table: 'transfers', column: 'student_id', exported: true, whenDeleted: 'erased' },
  // Who opened the class records with the learner in them.
  { table: 'class_openings', column: null, exported: true, whenDeleted: 'erased' },
  { table: 'learner_views', column: 'student_id', exported: true, whenDeleted: 'erased' },
  // A register that was read and not written yet goes when it names the learner; its rows go when it is written.
  { table: 'roster_imports', column: null, personal: ['rows'], exported: false, whenDeleted: 'erased' },
  // The same of a class record; where weights and highest scores stood before is kept, without a name in it.
  {
    table: 'workbook_imports',
    column: null,
    personal: ['content', 'source', 'before'],
    exported: false,
    whenDeleted: 'erased',
  },
]
