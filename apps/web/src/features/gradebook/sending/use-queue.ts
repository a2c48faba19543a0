import { useEffect, useState } from 'react'
import type { SaveQueue } from '../queue/save-queue.ts'
import { queueNow, queueOf } from './session-queue.ts'

/** The queue of the user, once the device has told what it keeps. */
export function useQueue(user: number): SaveQueue | undefined {
  const [ready, setReady] = useState(() => ({ user, queue: queueNow(user) }))
  useEffect(() => {
    let wanted = true
    void queueOf(user).then((queue) => {
      if (wanted) setReady((known) => (known.queue === queue ? known : { user, queue }))
    })
    return () => {
      wanted = false
    }
  }, [user])
  return ready.user === user ? ready.queue : undefined
}
