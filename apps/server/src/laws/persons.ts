import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../db/client.ts'
import type { PersonColumn } from '../features/accounts/person-registry.ts'

export type CatalogueColumn = {
  table: string
  column: string
  type: string
  /** What the foreign key to users does when the account is deleted. */
  onDelete: 'cascade' | 'set null' | 'set default' | 'restrict' | 'no action' | null
}

/** Every column of the product's own tables, from the database's catalogue. */
export async function readCatalogue(tx: Tx): Promise<CatalogueColumn[]> {
  const found = await tx.execute(sql`
    select tables.relname as "table", columns.attname as "column", format_type(columns.atttypid, null) as type,
      (select case keys.confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'd' then 'set default'
          when 'r' then 'restrict' else 'no action' end
        from pg_constraint keys
        where keys.conrelid = tables.oid and keys.contype = 'f' and keys.confrelid = 'users'::regclass
          and columns.attnum = any (keys.conkey) limit 1) as "onDelete"
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

const whenDeleted: Record<NonNullable<CatalogueColumn['onDelete']>, PersonColumn['whenDeleted']> = {
  cascade: 'erased',
  'set null': 'unnamed',
  'set default': 'unnamed',
  restrict: 'kept',
  'no action': 'kept',
}

/** Every sentence is a place where the registry and the database disagree. */
export function gapsInRegistry(
  catalogue: readonly CatalogueColumn[],
  registry: readonly PersonColumn[],
  offices: readonly string[],
): string[] {
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
  const known = new Set(catalogue.map(nameOf))
  const leading = new Map(registry.map((row) => [nameOf(row), row]))
  const personal = registry.flatMap(({ table, personal = [], secret = [] }) =>
    [...personal, ...secret].map((column) => `${table}.${column}`),
  )
  const listed = new Set([...leading.keys(), ...personal, ...offices])

  return [
    ...catalogue
      .filter((column) => column.onDelete !== null && !leading.has(nameOf(column)))
      .map((column) => `${nameOf(column)} leads to an account and is not in the registry`),
    ...catalogue
      .filter((column) => column.onDelete === null && suggestsAPerson(column) && !listed.has(nameOf(column)))
      .map((column) => `${nameOf(column)} sounds like personal data and is not in the registry`),
    ...catalogue.flatMap((column) => {
      const row = leading.get(nameOf(column))
      if (!row || column.onDelete === null || row.whenDeleted === whenDeleted[column.onDelete]) return []
      return [
        `${nameOf(column)} is ${row.whenDeleted} in the registry, but the database does ${column.onDelete}`,
      ]
    }),
    ...[...listed]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in the registry and not in the database`),
  ]
}
