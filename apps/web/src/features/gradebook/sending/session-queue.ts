import { call } from '../../../lib/call.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { sessionKnown, sessionNow, watchSession } from '../../../lib/session.ts'
import { readUnsentCount, setOpenUnsentCount, storeUnsentCount } from '../../../lib/unsent-count.ts'
import { atRest, forget } from '../model/at-rest.ts'
import { afterPaint } from '../queue/after-paint.ts'
import { openBrowserQueue } from '../queue/browser-queue.ts'
import type { Batch, WriteCellsReply } from '../queue/pending.ts'
import type { SaveQueue } from '../queue/save-queue.ts'

let opened: { user: number; queue: Promise<SaveQueue>; ready?: SaveQueue } | null = null

const isHere = (user: number): boolean => sessionNow().user?.id === user

/** Scores go out under the name of the one who typed them, whoever is signed in by now. */
const sendAs =
  (user: number) =>
  async ({ klass: id, quarter, body }: Batch): Promise<WriteCellsReply> => {
    await sessionKnown()
    if (!isHere(user)) throw new CallRefused({ status: 401, code: 'session.ended', detail: '' })
    return call('PUT /api/education/classes/{id}/sheets/{quarter}/cells', { params: { id, quarter }, body })
  }

/** A page that closes with scores on the way asks first, even though they are kept on the device. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function follow(user: number, queue: SaveQueue): void {
  let isNoted = readUnsentCount(user) > 0
  const storeCount = () => {
    const { unsent } = queue.status()
    isNoted = unsent > 0
    storeUnsentCount(user, unsent)
  }
  /* That there is something must be known at once; how much, when the keys rest. */
  const note = () => {
    const { unsent } = queue.status()
    setOpenUnsentCount({ user, count: unsent })
    if (unsent > 0 && !isNoted) {
      isNoted = true
      afterPaint(storeCount)
    } else if (isNoted) atRest(storeCount)
    if (unsent > 0) addEventListener('beforeunload', warn)
    else removeEventListener('beforeunload', warn)
  }
  const stopNoting = queue.subscribe(note)
  note()
  const stopWatching = watchSession(() => {
    const { user: now } = sessionNow()
    if (now?.id === user && queue.status().link === 'signed-out') queue.resume()
    if (!now || now.id === user) return
    stopNoting()
    forget(storeCount)
    setOpenUnsentCount(null)
    stopWatching()
    removeEventListener('beforeunload', warn)
    queue.close()
    opened = null
  })
}

/** The one queue of whoever is signed in; it goes on sending whatever page is open. */
export function queueOf(user: number): Promise<SaveQueue> {
  if (opened?.user === user) return opened.queue
  const queue = openBrowserQueue(user, sendAs(user)).then((ready) => {
    follow(user, ready)
    if (opened?.queue === queue) opened.ready = ready
    return ready
  })
  opened = { user, queue }
  return queue
}

/** The same, if it is open by now. */
export const queueNow = (user: number): SaveQueue | undefined =>
  opened?.user === user ? opened.ready : undefined
