import { z } from 'zod'
import { before, hours } from '../../clock.ts'
import type { House } from '../../house.ts'
import { LeaseLost } from '../../jobs/heartbeat.ts'
import type { Job } from '../../jobs/queue.ts'
import { countWorked } from '../spending/door.ts'
import { isStillHeld, startBeat } from './lease.ts'
import { silentWork, type Taken, takeUp, type WorkRow } from './paid-work.store.ts'
import type { PaidWork } from './paid-work.ts'

const retries = 2
/** Nobody takes any up. */
const longestWaitMs = hours(24)

class TooLong extends Error {}

type Making<Row, Subject, Progress> = {
  row: Row
  subject: Subject
  taken: Taken
  /** The queue gives it up after this one. */
  isLastTry: boolean
  /** Aborted when it took too long, when it is not ours any longer, and when the process closes. */
  signal: AbortSignal
  tell: (progress: Progress) => void
}

type GivenUp = { why: 'too long' | 'lost'; attempt?: number }

type Maker<Row, Subject, Progress> = {
  /** What is made, and for whom; nothing is done where it is gone. */
  subjectOf: (row: Row) => Promise<Subject | undefined>
  /** Makes it and ends it. What it throws is tried again. */
  make: (making: Making<Row, Subject, Progress>) => Promise<void>
  /** Ends what has no end of its own. False when it was over. */
  giveUp: (id: number, given: GivenUp) => Promise<boolean>
  /** Once it is over, or another one's. */
  afterwards?: (id: number) => Promise<void>
}

/** All jobs of one kind of paid work: making it, ending what every try failed of, ending what fell silent. */
export function paidJobs<
  Row extends WorkRow,
  Subject extends { user_id: number },
  Progress,
  IdName extends string,
>(
  house: House,
  work: PaidWork<Row, Progress, IdName>,
  { subjectOf, make, giveUp, afterwards }: Maker<Row, Subject, Progress>,
) {
  const { clock, database, log } = house
  const { idName, noun, payload, longestMs } = work

  async function endLost(id: number, words: string): Promise<void> {
    const isEnded = await giveUp(id, { why: 'lost' })
    await afterwards?.(id)
    if (isEnded) log.error({ [idName]: id }, words)
  }

  const makeJob: Job<typeof payload> = {
    name: work.jobs.make,
    payload,
    retries,
    atOnce: 2,
    oneOfAGroup: true,
    longest: longestMs / 1_000 + 60,
    work: async ({ [idName]: id }, closing) => {
      const row = await takeUp(database.tx, work, { id, now: clock.now() })
      const subject = row && (await subjectOf(row))
      if (!row || !subject) return
      const from = performance.now()
      const taken = { id, attempt: row.attempt }

      const over = new AbortController()
      const age = clock.now().getTime() - (row.started_at ?? clock.now()).getTime()
      const timer = setTimeout(() => over.abort(new TooLong()), Math.max(0, longestMs - age))
      const beat = startBeat(house, work, taken, (reason) => over.abort(reason))
      const signal = AbortSignal.any([over.signal, ...(closing ? [closing] : [])])
      try {
        const isLastTry = row.attempt > retries
        await make({ row, subject, taken, isLastTry, signal, tell: beat.tell })
      } catch (error) {
        // What was broken off says so in many ways; why it was, the signal knows.
        const why: unknown = signal.aborted ? signal.reason : error
        if (why instanceof TooLong) await giveUp(id, { why: 'too long', attempt: row.attempt })
        // A file that went when the work was cancelled is missed before the next beat tells.
        else if (!(why instanceof LeaseLost) && (await isStillHeld(house, work, taken))) throw why
      } finally {
        clearTimeout(timer)
        await beat.stop()
        await countWorked(house, { user_id: subject.user_id, work: work.kind, from })
      }
      await afterwards?.(id)
    },
  }

  /** Every try has failed. */
  const endLostJob: Job<typeof payload> = {
    name: work.jobs.lost,
    payload,
    retries: 10,
    work: ({ [idName]: id }) => endLost(id, `${noun} could not be finished`),
  }

  /** Every minute and at every start: none must stay open when nobody works on it. */
  const sweepJob: Job = {
    name: work.jobs.sweep,
    payload: z.object({}),
    retries: 0,
    every: '* * * * *',
    work: async () => {
      const now = clock.now()
      const silent = await silentWork(database.tx, work, {
        beatBefore: before(now, work.longestSilenceMs),
        askedBefore: before(now, longestWaitMs),
      })
      for (const id of silent) await endLost(id, `${noun} gave no sign of life`)
    },
  }

  return { make: makeJob, endLost: endLostJob, sweep: sweepJob }
}
