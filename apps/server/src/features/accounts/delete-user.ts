import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { inTx, rowsOf, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { forgetMentions } from '../learners/door.ts'
import { closeRuns } from '../materials/door.ts'
import { closePoints } from '../points/door.ts'
import { closeShows } from '../slideshows/door.ts'
import { findUserByEmail } from './accounts.store.ts'
import { lockToDisempower } from './lock-account.ts'
import { unusableHash } from './passwords.ts'
import { type PersonColumn, personRegistry } from './person-registry.ts'
import { newToken } from './tokens.ts'
import { changeAccount, lockUserForUpdate, removeAccount } from './users.store.ts'

/** An account that nothing kept refers to is removed. Of any other the row stays, and the person in it is made unknown. */
export async function deleteUser(
  { database, clock, storage, post }: House,
  actor: Actor,
  id: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const now = clock.now()
  const password_hash = await unusableHash()
  const { email, files } = await inTx(database, async (tx) => {
    const person = await lockToDisempower(tx, actor, id)
    await lockUserForUpdate(tx, id)
    await forgetMentions(tx, [person.email, `${person.first_name} ${person.last_name}`])
    const lessons = [...(await closeRuns(tx, id, now)), ...(await closeShows(tx, id, now))]
    if (!(await isReferredTo(tx, id))) {
      await removeAccount(tx, id)
      return { email: person.email, files: lessons }
    }
    const proofs = await closePoints(tx, id, now)
    await forget(tx, id)
    await changeAccount(tx, id, {
      email: await addressOfNobody(tx, id),
      password_hash,
      first_name: 'Deleted',
      last_name: 'User',
      is_active: false,
      division_id: null,
      school_id: null,
      deleted_at: now,
      updated_at: now,
    })
    return { email: person.email, files: [...lessons, ...proofs] }
  })
  await post.forget(email).catch((err) => log.error({ err }, 'a letter was not removed'))
  await removeFiles({ storage, log }, files)
}

const places = (what: PersonColumn['whenDeleted']) =>
  personRegistry
    .filter(({ table, whenDeleted }) => whenDeleted === what && table !== 'users')
    // What is reached by way of another table goes with its row there.
    .flatMap(({ table, column }) =>
      column === null ? [] : [{ table: sql.identifier(table), column: sql.identifier(column) }],
    )

async function isReferredTo(tx: Tx, id: number): Promise<boolean> {
  const each = places('kept').map(
    ({ table, column }) => sql`exists (select from ${table} where ${column} = ${id})`,
  )
  const found = await tx.execute(sql`select ${sql.join(each, sql` or `)} as kept`)
  return rowsOf<{ kept: boolean }>(found)[0]?.kept ?? false
}

async function forget(tx: Tx, id: number): Promise<void> {
  for (const { table, column } of places('erased'))
    await tx.execute(sql`delete from ${table} where ${column} = ${id}`)
  for (const { table, column } of places('unnamed'))
    await tx.execute(sql`update ${table} set ${column} = null where ${column} = ${id}`)
}

/** Anybody may have signed up with the first choice, to no use but to stand in the way. */
async function addressOfNobody(tx: Tx, id: number): Promise<string> {
  const address = `deleted-${id}@deleted.invalid`
  return (await findUserByEmail(tx, address))
    ? `deleted-${id}-${newToken().toLowerCase()}@deleted.invalid`
    : address
}
