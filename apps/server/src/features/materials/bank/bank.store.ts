import type { Difficulty, Item } from '@klasrum/contract/material'
import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { countFound, exactly, totalsOf } from '../../../db/count.ts'
import { matchesWords } from '../../../db/search.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { teachers } from '../../teachers/teachers.tables.ts'
import { bank_items } from './bank.tables.ts'

export type BankRow = typeof bank_items.$inferSelect
type NewRow = Pick<BankRow, 'user_id' | 'item' | 'digest' | 'area' | 'grade' | 'model' | 'created_at'> & {
  /** What a search looks at. */
  searched: string
}

/** The school that has confirmed somebody; a school administrator's own. */
export async function confirmedSchoolOf(tx: Tx, user_id: number): Promise<number | null> {
  const [row] = await tx
    .select({
      confirmed: teachers.school_id,
      administered: sql<number | null>`case when ${users.role} = 'school-admin' then ${users.school_id} end`,
    })
    .from(users)
    .leftJoin(teachers, and(eq(teachers.user_id, users.id), eq(teachers.school_state, 'confirmed')))
    .where(eq(users.id, user_id))
  return row?.confirmed ?? row?.administered ?? null
}

const isOfSchool = (school_id: number): SQL => sql`${bank_items.user_id} in (
  select user_id from teachers where school_id = ${school_id} and school_state = 'confirmed' and user_id is not null
  union select id from users where role = 'school-admin' and school_id = ${school_id})`

const isOwn = (user_id: number) => eq(bank_items.user_id, user_id)

/** What others of the school share; without a school there is nothing. */
const isSharedWith = (user_id: number, school_id: number | null): SQL | undefined =>
  school_id === null
    ? sql`false`
    : and(ne(bank_items.user_id, user_id), eq(bank_items.is_shared, true), isOfSchool(school_id))

export async function addBankRow(tx: Tx, { searched, ...row }: NewRow): Promise<BankRow> {
  const { item } = row
  await tx
    .insert(bank_items)
    .values({
      ...row,
      form: item.form,
      difficulty: item.difficulty,
      search_text: sql`fold_text(${searched})`,
    })
    .onConflictDoNothing()
  const [found] = await tx
    .select()
    .from(bank_items)
    .where(and(isOwn(row.user_id), eq(bank_items.digest, row.digest)))
  if (!found) throw new Error('a question of the bank was not written')
  return found
}

export const countBank = (tx: Tx, user_id: number): Promise<number> => tx.$count(bank_items, isOwn(user_id))

export const hasInBank = async (tx: Tx, user_id: number, digest: string): Promise<boolean> =>
  (await tx.$count(bank_items, and(isOwn(user_id), eq(bank_items.digest, digest)))) > 0

export const findOwn = async (tx: Tx, user_id: number, id: number): Promise<BankRow | undefined> =>
  (
    await tx
      .select()
      .from(bank_items)
      .where(and(eq(bank_items.id, id), isOwn(user_id)))
  )[0]

/** An own one, or one that is shared with the school. */
export async function findSeen(tx: Tx, user_id: number, id: number): Promise<BankRow | undefined> {
  const shared = isSharedWith(user_id, await confirmedSchoolOf(tx, user_id))
  const [row] = await tx
    .select()
    .from(bank_items)
    .where(and(eq(bank_items.id, id), or(isOwn(user_id), shared)))
  return row
}

type Edit = { revision: number; item: Item; area: string | null; grade: number | null; searched: string }

/** Nothing where another change came first. */
export async function changeBankRow(
  tx: Tx,
  { id, user_id }: Pick<BankRow, 'id' | 'user_id'>,
  { revision, item, area, grade, searched }: Edit,
): Promise<BankRow | undefined> {
  const [changed] = await tx
    .update(bank_items)
    .set({
      item,
      area,
      grade,
      difficulty: item.difficulty,
      revision: sql`${bank_items.revision} + 1`,
      search_text: sql`fold_text(${searched})`,
    })
    .where(and(eq(bank_items.id, id), isOwn(user_id), eq(bank_items.revision, revision)))
    .returning()
  return changed
}

export const shareBankRow = async (tx: Tx, user_id: number, id: number, is_shared: boolean) =>
  (
    await tx
      .update(bank_items)
      .set({ is_shared })
      .where(and(eq(bank_items.id, id), isOwn(user_id)))
      .returning()
  )[0]

export const removeBankRow = async (tx: Tx, user_id: number, id: number): Promise<boolean> =>
  (
    await tx
      .delete(bank_items)
      .where(and(eq(bank_items.id, id), isOwn(user_id)))
      .returning({ id: bank_items.id })
  ).length > 0

export type BankQuery = {
  whose: 'own' | 'school'
  search: string
  area: string
  grade?: number
  difficulty?: Difficulty
  form?: Item['form']
  page: number
  limit: number
}

const mostAreas = 200

export async function pageOfBank(tx: Tx, user_id: number, query: BankQuery) {
  const { whose, search, area, grade, difficulty, form, page, limit } = query
  const visible =
    whose === 'own' ? isOwn(user_id) : isSharedWith(user_id, await confirmedSchoolOf(tx, user_id))
  const found = and(
    visible,
    matchesWords(bank_items.search_text, search),
    area ? eq(bank_items.area, area) : undefined,
    grade === undefined ? undefined : eq(bank_items.grade, grade),
    difficulty && eq(bank_items.difficulty, difficulty),
    form && eq(bank_items.form, form),
  )
  const rows = await tx
    .select()
    .from(bank_items)
    .where(found)
    .orderBy(desc(bank_items.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const totals = await totalsOf({ page, limit, rows: rows.length }, async () =>
    search
      ? countFound(tx, (most) =>
          tx.select({ id: bank_items.id }).from(bank_items).where(found).limit(most).as('found'),
        )
      : exactly(await tx.$count(bank_items, found)),
  )
  const areas = await tx
    .selectDistinct({ area: bank_items.area })
    .from(bank_items)
    .where(and(visible, isNotNull(bank_items.area)))
    .orderBy(asc(bank_items.area))
    .limit(mostAreas)
  return { rows, totals, areas: areas.flatMap((row) => row.area ?? []) }
}
