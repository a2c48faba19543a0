import type { Tx } from '../db/client.ts'
import type { House } from '../house.ts'

/** The process was killed: whatever was under way is cut off, and nothing more is done. */
class Crashed extends Error {}
/** The storage or the mail server gave no answer; the process lives. */
class ProviderAway extends Error {}

type Fate = {
  /** Dies at this step of its work with the database or the files; never when absent. */
  diesAt?: number
  /** The storage and the post are away. */
  hasNoProviders?: boolean
}

const statements = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count'])

/**
 * A process that is killed at an exact step: before a statement, inside a transaction, which is then rolled back, or after a
 * commit whose answer is lost.
 */
export function crashingHouse(house: House, { diesAt, hasNoProviders = false }: Fate): House {
  let steps = 0
  const step = () => {
    steps += 1
    if (diesAt !== undefined && steps >= diesAt) throw new Crashed()
  }
  const mortal = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name === 'transaction')
          return async (work: (inner: Tx) => Promise<unknown>) => {
            step()
            const done = await target.transaction((inner) => work(mortal(inner as Tx)))
            step()
            return done
          }
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (statements.has(String(name))) step()
          return value.apply(target, given)
        }
      },
    })
  const provider =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      step()
      if (hasNoProviders) throw new ProviderAway('No answer')
      const done = await act(...given)
      step()
      return done
    }
  const { storage, post } = house
  return {
    ...house,
    database: { ...house.database, tx: mortal(house.database.tx) },
    storage: {
      ...storage,
      put: provider(storage.put),
      read: provider(storage.read),
      remove: provider(storage.remove),
    },
    post: { ...post, send: provider(post.send) },
  }
}
