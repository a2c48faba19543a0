import { createMemoryStore, type PendingStore } from '../queue/pending-store.ts'

/** Does everything in order and takes its time, as a database on disk does. */
export function createSlowStore(delay: number): PendingStore {
  const store = createMemoryStore()
  let before: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const done = before.then(() => new Promise((resolve) => setTimeout(resolve, delay))).then(run)
    before = done
    return done
  }
  return {
    load: (user) => inTurn(() => store.load(user)),
    read: (cells) => inTurn(() => store.read(cells)),
    change: (cells, step) => inTurn(() => store.change(cells, step)),
  }
}
