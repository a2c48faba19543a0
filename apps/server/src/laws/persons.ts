import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../db/client.ts'

export type CatalogueColumn = {
  table: string
  column: string
  type: string
  /** What the foreign key that leads to the person does when the person is deleted. */
  onDelete: 'cascade' | 'set null' | 'set default' | 'restrict' | 'no action' | null
}

/**
 * Every column of the product's own tables, from the database's catalogue. A column leads to a person also by way of
 * another table's column that does.
 */
export async function readCatalogue(
  tx: Tx,
  persons: 'users' | 'learners' = 'users',
): Promise<CatalogueColumn[]> {
  const found = await tx.execute(sql`
    with recursive ways (table_id, number, rule) as (
      select keys.conrelid, pair.from_number, keys.confdeltype
      from pg_constraint keys
      cross join lateral unnest(keys.conkey, keys.confkey) as pair (from_number, to_number)
      join pg_attribute target on target.attrelid = keys.confrelid and target.attnum = pair.to_number
      where keys.contype = 'f' and keys.confrelid = ${persons}::regclass and target.attname = 'id'
      union
      select keys.conrelid, pair.from_number, keys.confdeltype
      from ways
      join pg_constraint keys on keys.contype = 'f' and keys.confrelid = ways.table_id
      cross join lateral unnest(keys.conkey, keys.confkey) as pair (from_number, to_number)
      where pair.to_number = ways.number
    )
    select tables.relname as "table", columns.attname as "column", format_type(columns.atttypid, null) as type,
      (select case ways.rule when 'c' then 'cascade' when 'n' then 'set null' when 'd' then 'set default'
          when 'r' then 'restrict' else 'no action' end
        from ways where ways.table_id = tables.oid and ways.number = columns.attnum limit 1) as "onDelete"
    from pg_class tables join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p')
      and columns.attnum > 0 and not columns.attisdropped
    order by 1, 2`)
  return rowsOf<CatalogueColumn>(found)
}

const ofAPerson = new RegExp(
  `(^|_)(${[
    'user',
    'person',
    'learner',
    'student',
    'teacher',
    'email',
    'first_?name',
    'last_?name',
    'middle_?name',
    'full_?name',
    'nick_?name',
    'phone',
    'mobile',
    'contact',
    'address',
    'birth\\w*',
    'age',
    'sex',
    'gender',
    'religion',
    'lrn',
    'tin',
    'employee_no',
    'parents?',
    'guardian',
    'mother',
    'father',
    'principal',
    'supervisor',
    'adviser',
    'photo',
    'avatar',
    'signature',
    'ip',
    'user_agent',
    'device',
  ].join('|')})(_|$)`,
)

/** A JSON column can hold anything, so somebody has to say whether it holds a person. */
const suggestsAPerson = ({ column, type }: CatalogueColumn): boolean =>
  ofAPerson.test(column) || /^jsonb?$/.test(type)

/** A row of a registry of persons. */
export type PersonRegistryRow = {
  table: string
  /** The column that leads to the person; null where a table speaks of persons without one. */
  column: string | null
  personal?: readonly string[]
  secret?: readonly string[]
  whenDeleted: 'erased' | 'unnamed' | 'kept'
}

const whenDeleted: Record<NonNullable<CatalogueColumn['onDelete']>, PersonRegistryRow['whenDeleted']> = {
  cascade: 'erased',
  'set null': 'unnamed',
  'set default': 'unnamed',
  restrict: 'kept',
  'no action': 'kept',
}

export const personColumnsOf = (registry: readonly PersonRegistryRow[]): string[] =>
  registry.flatMap(({ table, column, personal = [], secret = [] }) =>
    [...(column === null ? [] : [column]), ...personal, ...secret].map((each) => `${table}.${each}`),
  )

/** A registry of persons, and the file it stands in, which a sentence names for whoever has to add to it. */
export type Registry = { file: string; whom: string; rows: readonly PersonRegistryRow[] }

const nameOf = ({ table, column }: { table: string; column: string | null }) => `${table}.${column}`

/** Every sentence is a column that leads to a person, and of which the registry and the database disagree. */
export function gapsInRegistry(
  catalogue: readonly CatalogueColumn[],
  { file, whom, rows }: Registry,
): string[] {
  const leading = new Map(rows.map((row) => [nameOf(row), row]))
  return catalogue.flatMap((column) => {
    if (column.onDelete === null) return []
    const row = leading.get(nameOf(column))
    if (!row) return [`${nameOf(column)} leads to ${whom} and is not in ${file}`]
    if (row.whenDeleted === whenDeleted[column.onDelete]) return []
    return [`${nameOf(column)} is ${row.whenDeleted} in ${file}, but the database does ${column.onDelete}`]
  })
}

/**
 * Columns that sound like personal data and that nobody has accounted for. One that leads to a person is not among them:
 * the registry of that person asks for it.
 */
export function unlistedPersonalData(
  catalogues: readonly (readonly CatalogueColumn[])[],
  listed: readonly string[],
): string[] {
  const accounted = new Set(listed)
  for (const column of catalogues.flat()) if (column.onDelete !== null) accounted.add(nameOf(column))
  return (catalogues[0] ?? [])
    .filter((column) => suggestsAPerson(column) && !accounted.has(nameOf(column)))
    .map((column) => `${nameOf(column)} sounds like personal data and is in no registry`)
}

export function unknownColumns(catalogue: readonly CatalogueColumn[], listed: readonly string[]): string[] {
  const known = new Set(catalogue.map(nameOf))
  return [...new Set(listed)]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is in a registry and not in the database`)
}
