import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { preparedOnce } from '../../db/prepared-statements.ts'
import { settings } from '../points/points.tables.ts'
import { second_factors } from './account-safety.tables.ts'
import { mailed_tokens, sessions, sign_in_places, sign_ups, users } from './accounts.tables.ts'

export type User = typeof users.$inferSelect
type TypedAtSignUp = { password_hash: string; first_name: string; last_name: string }

export const findUser = async (tx: Tx, id: number): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)))[0]

export const findUserByEmail = async (tx: Tx, email: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.email, email)))[0]

/**
 * Comes first in a transaction that uses a link or a password: two links of one account used at once would
 * otherwise wait for each other, and a password changed meanwhile would still let in.
 */
export const lockUser = async (tx: Tx, id: number): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('no key update'))[0]

/** Nothing when the address is registered already. */
export const addUser = async (tx: Tx, user: typeof users.$inferInsert): Promise<User | undefined> =>
  (await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning())[0]

export const changeUser = async (
  tx: Tx,
  id: number,
  change: Partial<Pick<User, 'first_name' | 'last_name' | 'password_hash'>>,
): Promise<User | undefined> =>
  (
    await tx
      .update(users)
      .set({ ...change, updated_at: sql`now()` })
      .where(eq(users.id, id))
      .returning()
  )[0]

/**
 * One statement whatever the address is (new, waiting for verification, verified), so that its time tells nothing.
 * A verified account stays as it is and gets no sign-up.
 */
export async function addSignUp(
  tx: Tx,
  email: string,
  { password_hash, first_name, last_name }: TypedAtSignUp,
): Promise<{ user_id: number; sign_up_id: number | null }> {
  const added = await tx.execute(sql`
    with account as (
      insert into users (email, role, password_hash, first_name, last_name)
      values (${email}, 'teacher', ${password_hash}, ${first_name}, ${last_name})
      on conflict (email) do update set
        password_hash = case when users.verified_at is null then excluded.password_hash else users.password_hash end,
        first_name = case when users.verified_at is null then excluded.first_name else users.first_name end,
        last_name = case when users.verified_at is null then excluded.last_name else users.last_name end
      returning id, verified_at
    ), sign_up as (
      insert into sign_ups (user_id, password_hash, first_name, last_name)
      select id, ${password_hash}, ${first_name}, ${last_name} from account where verified_at is null
      returning id
    )
    select account.id as user_id, sign_up.id as sign_up_id from account left join sign_up on true`)
  const [row] = rowsOf<{ user_id: number; sign_up_id: number | null }>(added)
  if (!row) throw new Error('a sign-up was not written')
  return row
}

export const findSignUp = async (tx: Tx, id: number) =>
  (await tx.select().from(sign_ups).where(eq(sign_ups.id, id)))[0]

export const findLatestSignUp = async (tx: Tx, user_id: number) =>
  (
    await tx.select().from(sign_ups).where(eq(sign_ups.user_id, user_id)).orderBy(desc(sign_ups.id)).limit(1)
  )[0]

/** False when another link of the account was first. */
export async function verifyUser(tx: Tx, id: number, typed: TypedAtSignUp, now: Date): Promise<boolean> {
  const verified = await tx
    .update(users)
    .set({ ...typed, verified_at: now, updated_at: now })
    .where(and(eq(users.id, id), isNull(users.verified_at)))
    .returning({ id: users.id })
  return verified.length > 0
}

export const addMailedToken = (tx: Tx, token: typeof mailed_tokens.$inferInsert) =>
  tx.insert(mailed_tokens).values(token)

export const findMailedToken = async (tx: Tx, purpose: 'verify' | 'reset', token_hash: string) =>
  (
    await tx
      .select()
      .from(mailed_tokens)
      .where(and(eq(mailed_tokens.token_hash, token_hash), eq(mailed_tokens.purpose, purpose)))
  )[0]

/** Uses the token up in one statement: of two that race, one gets the row. */
export const useMailedToken = async (tx: Tx, purpose: 'verify' | 'reset', token_hash: string, now: Date) =>
  (
    await tx
      .update(mailed_tokens)
      .set({ used_at: now })
      .where(
        and(
          eq(mailed_tokens.token_hash, token_hash),
          eq(mailed_tokens.purpose, purpose),
          isNull(mailed_tokens.used_at),
          gt(mailed_tokens.expires_at, now),
          sql`${mailed_tokens.email} = (select email from users where users.id = ${mailed_tokens.user_id})`,
        ),
      )
      .returning()
  )[0]

export const spendOtherTokens = (tx: Tx, user_id: number, purpose: 'verify' | 'reset', now: Date) =>
  tx
    .update(mailed_tokens)
    .set({ used_at: now })
    .where(
      and(
        eq(mailed_tokens.user_id, user_id),
        eq(mailed_tokens.purpose, purpose),
        isNull(mailed_tokens.used_at),
      ),
    )

/** Asked with every call, so that it takes effect at once when an admin begins to ask for it. */
const lacksSecondFactor = sql<boolean>`${users.role} in ('admin', 'school-admin')
  and exists (select from ${settings} where ${settings.key} = 'second_factor' and ${settings.value} = 'needed')
  and not exists (select from ${second_factors} where ${second_factors.user_id} = ${users.id}
    and ${second_factors.confirmed_at} is not null)`

export const addSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session)

export const findSessionByHash = async (tx: Tx, token_hash: string) =>
  (
    await preparedOnce(tx, 'find_session', (each) =>
      each
        .select({
          session_id: sessions.id,
          created_at: sessions.created_at,
          last_used_at: sessions.last_used_at,
          password_at: sessions.password_at,
          lacks_second_factor: lacksSecondFactor,
          user_id: users.id,
          role: users.role,
          school_id: users.school_id,
          division_id: users.division_id,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.user_id))
        .where(
          and(
            eq(sessions.token_hash, sql.placeholder('token_hash')),
            eq(users.is_active, true),
            isNotNull(users.verified_at),
          ),
        ),
    ).execute({ token_hash })
  )[0]

export const touchSession = (tx: Tx, id: number, now: Date) =>
  tx.update(sessions).set({ last_used_at: now }).where(eq(sessions.id, id))

export const endSession = (tx: Tx, id: number) => tx.delete(sessions).where(eq(sessions.id, id))

/** @param except the session that goes on, as of somebody who changes the own account. */
export const endSessionsOf = (tx: Tx, user_id: number, except = 0) =>
  tx.delete(sessions).where(and(eq(sessions.user_id, user_id), ne(sessions.id, except)))

export const rememberPlace = (tx: Tx, user_id: number, place_hash: string, last_at: Date) =>
  tx
    .insert(sign_in_places)
    .values({ user_id, place_hash, last_at })
    .onConflictDoUpdate({ target: [sign_in_places.user_id, sign_in_places.place_hash], set: { last_at } })

export const isKnownPlace = async (tx: Tx, user_id: number, place_hash: string): Promise<boolean> =>
  (
    await tx
      .select({ user_id: sign_in_places.user_id })
      .from(sign_in_places)
      .where(and(eq(sign_in_places.user_id, user_id), eq(sign_in_places.place_hash, place_hash)))
  ).length > 0

/** What nobody can use any more. */
export async function deleteSpent(
  tx: Tx,
  limits: { sessions: Date; tokens: Date; places: Date },
): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.created_at, limits.sessions))
  await tx
    .delete(mailed_tokens)
    .where(or(lt(mailed_tokens.expires_at, limits.tokens), lt(mailed_tokens.used_at, limits.tokens)))
  await tx
    .delete(sign_ups)
    .where(
      and(
        lt(sign_ups.created_at, limits.tokens),
        or(
          sql`exists (select 1 from users where users.id = ${sign_ups.user_id} and users.verified_at is not null)`,
          ne(
            sign_ups.id,
            sql`(select max(latest.id) from sign_ups latest where latest.user_id = ${sign_ups.user_id})`,
          ),
        ),
      ),
    )
  await tx.delete(sign_in_places).where(lt(sign_in_places.last_at, limits.places))
}
