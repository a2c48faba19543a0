import { and, asc, eq, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { dropOlderPreviews, isOver } from '../../imports/stored-previews.ts'
import { districtColumns } from './districts.store.ts'
import { divisionColumns } from './divisions.store.ts'
import { imports } from './imports.tables.ts'
import { schoolColumns } from './schools.store.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type ImportKind = (typeof imports.$inferSelect)['kind']

export type DivisionRecord = Pick<typeof divisions.$inferSelect, keyof typeof divisionColumns>
export type DistrictRecord = Pick<typeof districts.$inferSelect, keyof typeof districtColumns>
export type SchoolRecord = Pick<typeof schools.$inferSelect, keyof typeof schoolColumns>

/** All that a file's rows can be about. */
export type KnownPlaces = {
  divisions: DivisionRecord[]
  districts: DistrictRecord[]
  schools: SchoolRecord[]
}

/** Divisions and districts are few and read whole; of the schools only those that the file names. */
export async function readKnownPlaces(
  tx: Tx,
  kind: ImportKind,
  schoolCodes: readonly string[],
): Promise<KnownPlaces> {
  return {
    divisions: await tx.select(divisionColumns).from(divisions).orderBy(asc(divisions.id)),
    districts:
      kind === 'divisions' ? [] : await tx.select(districtColumns).from(districts).orderBy(asc(districts.id)),
    schools: kind === 'schools' ? await schoolsWithCodes(tx, schoolCodes) : [],
  }
}

const schoolsWithCodes = (tx: Tx, codes: readonly string[]): Promise<SchoolRecord[]> =>
  tx
    .select(schoolColumns)
    .from(schools)
    .where(
      sql`not ${schools.requested} and ${schools.code} in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
    )
    .orderBy(asc(schools.id))

export async function addImport(tx: Tx, values: typeof imports.$inferInsert): Promise<number> {
  const [added] = await tx.insert(imports).values(values).returning({ id: imports.id })
  if (!added) throw new Error('an import was not written')
  await dropOlderPreviews(tx, imports, values.user_id)
  return added.id
}

export const lockSchoolImportForUpdate = async (tx: Tx, ask: { id: number; user_id: number }) =>
  (
    await tx
      .select()
      .from(imports)
      .where(and(eq(imports.id, ask.id), eq(imports.user_id, ask.user_id)))
      .for('update')
  )[0]

export const closeImport = (
  tx: Tx,
  id: number,
  done: { committed_at: Date; created_count: number; updated_count: number },
) => tx.update(imports).set(done).where(eq(imports.id, id))

/** Written or not: what was written stands in the history of the places. */
export const forgetImports = (tx: Tx, now: Date) => tx.delete(imports).where(isOver(imports, now))

const columnTypes = {
  divisions: Object.keys(divisionColumns),
  districts: Object.keys(districtColumns),
  schools: Object.keys(schoolColumns),
}
const numbers = new Set(['id', 'division_id', 'district_id'])
const given = (kind: ImportKind, rows: readonly object[]) => {
  const columns = columnTypes[kind].map(
    (column) => sql`${sql.identifier(column)} ${sql.raw(numbers.has(column) ? 'integer' : 'text')}`,
  )
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.join(columns, sql`, `)})`
}
const written = (kind: ImportKind) =>
  columnTypes[kind].filter((column) => column !== 'id').map((column) => sql.identifier(column))

/** Their new ids. */
export async function addPlaces(tx: Tx, kind: ImportKind, rows: readonly object[]): Promise<number[]> {
  const columns = sql.join(written(kind), sql`, `)
  const added = await tx.execute(
    sql`insert into ${sql.identifier(kind)} (${columns}) select ${columns} from ${given(kind, rows)} returning id`,
  )
  return rowsOf<{ id: number }>(added).map(({ id }) => id)
}

/** Each row with its id. */
export const changePlaces = (tx: Tx, kind: ImportKind, rows: readonly object[]) => {
  const table = sql.identifier(kind)
  const changes = sql.join(
    written(kind).map((column) => sql`${column} = given.${column}`),
    sql`, `,
  )
  return tx.execute(
    sql`update ${table} set ${changes} from ${given(kind, rows)} where ${table}.id = given.id`,
  )
}
