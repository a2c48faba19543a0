import { type Role, roles } from '@klasrum/contract/fields'
import type { ListedUser } from '@klasrum/contract/users'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Counted, countFound, exactly } from '../../db/count.ts'
import { matchesWords } from '../../db/search.ts'
import type { User } from './accounts.store.ts'
import { user_counts, users } from './accounts.tables.ts'

export type UserFilter = { search: string; role: Role | 'all' }

const columns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  role: users.role,
  is_active: users.is_active,
  points: users.points,
  verified_at: users.verified_at,
  created_at: users.created_at,
  division_id: users.division_id,
  school_id: users.school_id,
}
export type ListedRow = Pick<User, keyof typeof columns>

/** Where the account belongs; null when nowhere. */
export const metadataOf = ({ division_id, school_id }: Pick<User, 'division_id' | 'school_id'>) =>
  division_id === null && school_id === null ? null : { division_id, school_id }

export function userViewOf({
  verified_at,
  created_at,
  division_id,
  school_id,
  ...user
}: ListedRow): ListedUser {
  return {
    ...user,
    verified: verified_at !== null,
    created_at: created_at.toISOString(),
    user_metadata: metadataOf({ division_id, school_id }),
  }
}

const isListed = ({ search, role }: UserFilter): SQL | undefined =>
  and(
    isNull(users.deleted_at),
    role === 'all' ? undefined : eq(users.role, role),
    matchesWords(users.search_text, search),
  )

export const pageOfUsers = (
  tx: Tx,
  filter: UserFilter,
  limit: number,
  offset: number,
): Promise<ListedRow[]> =>
  tx.select(columns).from(users).where(isListed(filter)).orderBy(desc(users.id)).limit(limit).offset(offset)

export const listBefore = (
  tx: Tx,
  filter: UserFilter,
  limit: number,
  id: number | undefined,
): Promise<ListedRow[]> =>
  tx
    .select(columns)
    .from(users)
    .where(and(isListed(filter), id === undefined ? undefined : lt(users.id, id)))
    .orderBy(desc(users.id))
    .limit(limit)

/** Without a search the kept counts answer: counting a hundred thousand rows for every page would take longer than the page. */
export async function countListedUsers(tx: Tx, filter: UserFilter): Promise<Counted> {
  if (filter.search) {
    return countFound(tx, (most) =>
      tx.select({ id: users.id }).from(users).where(isListed(filter)).limit(most).as('found'),
    )
  }
  const { total, by_role } = await countAccounts(tx)
  return exactly(filter.role === 'all' ? total : by_role[filter.role])
}

export async function countAccounts(tx: Tx) {
  const rows = await tx.select().from(user_counts)
  const sum = (some: typeof rows): number => some.reduce((total, each) => total + each.count, 0)
  const by_role = Object.fromEntries(
    roles.map((role) => [role, sum(rows.filter((row) => row.role === role))]),
  ) as Record<Role, number>
  return { total: sum(rows), active: sum(rows.filter((row) => row.is_active)), by_role }
}

export const sumPoints = async (tx: Tx): Promise<number> =>
  (
    await tx
      .select({ points: sql<number>`coalesce(sum(${users.points}), 0)`.mapWith(Number) })
      .from(users)
      .where(isNull(users.deleted_at))
  )[0]?.points ?? 0

/**
 * One statement in the order of ids: two callers that lock some of the same accounts meet at the first of them and
 * cannot wait for each other in a circle. Therefore whoever changes one account for another person locks both.
 */
export const lockAccounts = (tx: Tx, ids: number[], { withAdmins = false } = {}): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), withAdmins ? isAdminInOffice : undefined))
    .orderBy(asc(users.id))
    .for('no key update')

const isAdminInOffice = and(
  isNull(users.deleted_at),
  eq(users.role, 'admin'),
  eq(users.is_active, true),
  isNotNull(users.verified_at),
)

/** Until the end of the transaction nobody can add a row that refers to the account. Its own lock is held already. */
export const lockUserForUpdate = (tx: Tx, id: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')

export type AccountChange = Partial<
  Omit<typeof users.$inferInsert, 'id' | 'points' | 'created_at' | 'search_text'>
>

export async function changeAccount(tx: Tx, id: number, change: AccountChange): Promise<User> {
  const [changed] = await tx.update(users).set(change).where(eq(users.id, id)).returning()
  if (!changed) throw new Error(`account ${id} was not changed`)
  return changed
}

export const removeAccount = (tx: Tx, id: number) => tx.delete(users).where(eq(users.id, id))
