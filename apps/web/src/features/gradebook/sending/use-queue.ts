import { useEffect, useState } from 'react'
import type { SaveQueue } from '../queue/save-queue.ts'
import { queueOf } from './session-queue.ts'

/** The queue of the user, once the device has told what it keeps. */
export function useQueue(user: number): SaveQueue | undefined {
  const [ready, setReady] = useState<{ user: number; queue: SaveQueue }>()
  useEffect(() => {
    let wanted = true
    void queueOf(user).then((queue) => {
      if (wanted) setReady({ user, queue })
    })
    return () => {
      wanted = false
    }
  }, [user])
  return ready?.user === user ? ready.queue : undefined
}
