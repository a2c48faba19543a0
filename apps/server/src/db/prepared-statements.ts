import type { Tx } from './client.ts'

type Statement<Prepared> = { prepare: (name: string) => Prepared }
export type PrepareOnce = <Prepared>(name: string, build: (tx: Tx) => Statement<Prepared>) => Prepared

/** The database with a cache of its prepared statements, which is reached by a call of its own: a test that watches calls sees each one. */
export function withPreparedStatements(database: object): Tx {
  const tx = database as Tx
  const made = new Map<string, unknown>()
  const prepareOnce: PrepareOnce = <Prepared>(name: string, build: (tx: Tx) => Statement<Prepared>) => {
    if (!made.has(name)) made.set(name, build(tx).prepare(name))
    return made.get(name) as Prepared
  }
  return Object.assign(tx, { prepareOnce })
}

/**
 * A statement that is asked all day long: it is built once, and PostgreSQL plans it once on each connection, which both
 * take longer than to carry it out. The name stands for its text: all that varies has to be a placeholder. Inside a
 * transaction it is built anew.
 */
export const preparedOnce = <Prepared>(
  tx: Tx,
  name: string,
  build: (tx: Tx) => Statement<Prepared>,
): Prepared => tx.prepareOnce?.(name, build) ?? build(tx).prepare(name)
