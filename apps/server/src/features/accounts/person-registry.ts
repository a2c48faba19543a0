/**
 * Every column that leads to a person: what a person's own export holds, and what deleting the person does.
 * A test reads the database's own catalogue and fails for a column that is not listed.
 */
export type PersonColumn = {
  table: string
  /** The column that holds the user's id; null where only `also` leads to the person. */
  column: string | null
  /** A column that leads to the person by way of a table with a `user_id`; the export holds those rows too. */
  also?: { column: string; through: string }
  /** Other columns of the table that hold personal data. */
  personal?: readonly string[]
  /** Columns that stay out of the export: secrets, and what only the server can use. */
  secret?: readonly string[]
  exported: boolean
  /** `erased` with the account; `unnamed`: the row stays without the person; `kept`: the account is anonymised and the row stays. */
  whenDeleted: 'erased' | 'unnamed' | 'kept'
}

export const personRegistry: readonly PersonColumn[] = [
  {
    table: 'users',
    column: 'id',
    personal: ['email', 'first_name', 'last_name'],
    secret: ['password_hash', 'search_text'],
    exported: true,
    whenDeleted: 'kept',
  },
  {
    table: 'sign_ups',
    column: 'user_id',
    personal: ['first_name', 'last_name'],
    secret: ['password_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'mailed_tokens',
    column: 'user_id',
    personal: ['email'],
    secret: ['token_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'sessions',
    column: 'user_id',
    personal: ['device'],
    secret: ['token_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'sign_in_places',
    column: 'user_id',
    secret: ['place_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'sign_in_devices',
    column: 'user_id',
    secret: ['device_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'second_factors',
    column: 'user_id',
    secret: ['secret', 'last_step'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'recovery_codes',
    column: 'user_id',
    secret: ['code_hash'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'account_changes',
    column: 'user_id',
    personal: ['old_value', 'new_value'],
    secret: ['by_user_id'],
    exported: true,
    whenDeleted: 'erased',
  },
  { table: 'account_changes', column: 'by_user_id', exported: false, whenDeleted: 'unnamed' },
  {
    table: 'free_point_mailboxes',
    column: 'user_id',
    personal: ['mailbox_address'],
    exported: true,
    whenDeleted: 'erased',
  },
  { table: 'place_changes', column: 'by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'place_changes', column: 'put_back_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'learner_views', column: 'user_id', exported: true, whenDeleted: 'erased' },
  { table: 'point_entries', column: 'user_id', exported: true, whenDeleted: 'kept' },
  { table: 'point_entries', column: 'made_by_user_id', exported: false, whenDeleted: 'kept' },
  { table: 'top_ups', column: 'user_id', exported: true, whenDeleted: 'kept' },
  { table: 'top_ups', column: 'decided_by_user_id', exported: false, whenDeleted: 'kept' },
  { table: 'point_alarms', column: 'user_id', exported: true, whenDeleted: 'kept' },
  { table: 'point_alarms', column: 'settled_by_user_id', exported: false, whenDeleted: 'kept' },
  { table: 'setting_changes', column: 'changed_by_user_id', exported: false, whenDeleted: 'kept' },
  { table: 'global_values', column: 'updated_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'settings', column: 'updated_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'subjects', column: 'created_by_user_id', exported: true, whenDeleted: 'unnamed' },
  {
    table: 'teachers',
    column: 'user_id',
    personal: ['employee_no', 'metadata_json'],
    secret: ['search_text', 'sort_name'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'classes',
    column: 'created_by_user_id',
    also: { column: 'primary_teacher_id', through: 'teachers' },
    personal: ['primary_teacher_id'],
    secret: ['search_text'],
    exported: true,
    whenDeleted: 'unnamed',
  },
  { table: 'class_openings', column: 'user_id', exported: true, whenDeleted: 'erased' },
  {
    table: 'section_advisers',
    column: null,
    also: { column: 'teacher_id', through: 'teachers' },
    personal: ['teacher_id'],
    secret: ['section_key'],
    exported: true,
    whenDeleted: 'erased',
  },
  // What is on record about a learner stands in a registry of its own.
  {
    table: 'learners',
    column: 'user_id',
    secret: ['search_text', 'sort_name', 'created_by_user_id'],
    exported: true,
    whenDeleted: 'unnamed',
  },
  { table: 'learners', column: 'created_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'transfers', column: 'requested_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'transfers', column: 'decided_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'roster_imports', column: 'user_id', exported: false, whenDeleted: 'erased' },
  {
    table: 'workbook_imports',
    column: 'user_id',
    personal: ['source'],
    exported: false,
    whenDeleted: 'erased',
  },
  { table: 'school_forms', column: 'user_id', exported: true, whenDeleted: 'erased' },
  { table: 'stored_files', column: 'user_id', secret: ['key'], exported: true, whenDeleted: 'erased' },
  { table: 'scores', column: 'updated_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'score_changes', column: 'changed_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'quarter_closings', column: 'closed_by_user_id', exported: false, whenDeleted: 'unnamed' },
  { table: 'quarter_events', column: 'by_user_id', exported: false, whenDeleted: 'unnamed' },
  {
    table: 'runs',
    column: 'user_id',
    personal: ['settings', 'slideshow_warnings'],
    secret: ['search_text'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'run_files',
    column: null,
    also: { column: 'run_id', through: 'runs' },
    personal: ['run_id', 'source', 'material', 'swapped', 'taken_off', 'corrections'],
    secret: ['stored_as'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'bank_items',
    column: 'user_id',
    personal: ['item'],
    secret: ['digest', 'search_text'],
    exported: true,
    whenDeleted: 'erased',
  },
  { table: 'looks', column: 'user_id', exported: true, whenDeleted: 'erased' },
  { table: 'model_uses', column: 'user_id', exported: true, whenDeleted: 'erased' },
  { table: 'work_uses', column: 'user_id', exported: true, whenDeleted: 'erased' },
  {
    table: 'look_files',
    column: null,
    also: { column: 'look_id', through: 'looks' },
    personal: ['look_id', 'source', 'scan'],
    secret: ['stored_as'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'slideshows',
    column: 'user_id',
    personal: ['script'],
    secret: ['stored_as', 'pictures', 'made', 'search_text'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'slideshow_jobs',
    column: null,
    also: { column: 'slideshow_id', through: 'slideshows' },
    personal: ['slideshow_id', 'warnings'],
    exported: true,
    whenDeleted: 'erased',
  },
  {
    table: 'unit_mistakes',
    column: 'user_id',
    personal: ['says'],
    secret: ['closed_by_user_id'],
    exported: true,
    whenDeleted: 'unnamed',
  },
  { table: 'unit_mistakes', column: 'closed_by_user_id', exported: false, whenDeleted: 'unnamed' },
  {
    table: 'school_requests',
    column: 'user_id',
    personal: ['note'],
    secret: ['decided_by_user_id'],
    exported: true,
    whenDeleted: 'erased',
  },
  { table: 'school_requests', column: 'decided_by_user_id', exported: false, whenDeleted: 'unnamed' },
  {
    table: 'imports',
    column: 'user_id',
    personal: ['rows'],
    exported: false,
    whenDeleted: 'erased',
  },
]

/** Columns with a person's name or address that belong to an office, not to an account. */
export const officeColumns: readonly string[] = [
  'divisions.division_supervisor',
  'divisions.email',
  'divisions.phone',
  'divisions.address',
  'districts.address',
  'schools.phone_number',
  'schools.email',
  'schools.principal',
  'place_change_rows.before',
  'place_change_rows.after',
]
