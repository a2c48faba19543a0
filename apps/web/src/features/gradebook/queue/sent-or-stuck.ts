import type { Unsent } from './unsent.ts'

const longestMs = 30_000

/** Waits for what is on its way: `stuck` are cells that the server did not take, `late` those it did not answer. */
export function sentOrStuck(unsent: Unsent): Promise<'sent' | 'stuck' | 'late'> {
  return new Promise((resolve) => {
    const finish = (how: 'sent' | 'stuck' | 'late') => {
      clearTimeout(timer)
      stop()
      resolve(how)
    }
    const look = () => {
      const pending = unsent.all()
      if (pending.length === 0) return finish('sent')
      if (pending.every((cell) => unsent.verdict(cell))) finish('stuck')
    }
    const timer = setTimeout(() => finish('late'), longestMs)
    const stop = unsent.watch(look)
    look()
  })
}
