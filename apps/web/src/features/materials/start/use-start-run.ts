import type { RunCorrections } from '@klasrum/contract/runs'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOnceKeys } from '../../../lib/once-keys.ts'
import { CallRefused } from '../../../lib/refusal.ts'
import { readToken } from '../../../lib/token.ts'
import { uploadForLater } from '../../../lib/upload.ts'
import { tellPointsUpdated } from '../../points/door.ts'
import { refreshRuns } from '../queries.ts'
import { type Wish, wishFieldsOf } from '../settings/wish.ts'
import { InvalidAnswer, type StartProblem, startProblemOf, tooFewPoints } from './start-problem.ts'

type Ask = {
  files: readonly File[]
  /** The run takes over the files of this look; none are sent then. */
  look?: { id: number; corrections: RunCorrections | undefined }
  wish: Wish
  cost: number
  /** The points as they are now; absent where nothing is charged. */
  checkBalance?: () => Promise<number>
}

const sameFiles = (files: readonly File[]) =>
  files.map(({ name, size, lastModified }) => [name, size, lastModified])

/** Sends the files and answers with the number of the run, or with what went wrong. */
export function useStartRun() {
  const client = useQueryClient()
  const once = useOnceKeys()
  const busy = useRef(false)
  const [share, setShare] = useState<number>()

  const send = async ({ files, look, wish, cost }: Ask): Promise<number> => {
    const body = {
      ...wishFieldsOf(wish, cost),
      ...(look && {
        look_id: look.id,
        ...(look.corrections && { corrections: JSON.stringify(look.corrections) }),
      }),
    }
    const { run_id } = await once(JSON.stringify([sameFiles(files), body]), (onceKey) =>
      uploadForLater('POST /api/lesson-plans/process', { files, body, onceKey, onProgress: setShare }),
    )
    if (!Number.isInteger(run_id)) throw new InvalidAnswer()
    return run_id
  }

  const start = async (ask: Ask): Promise<{ runId: number } | StartProblem | undefined> => {
    if (busy.current) return undefined
    if (!readToken()) return { kind: 'session', says: 'You must be logged in to process lesson plans' }
    busy.current = true
    setShare(0)
    try {
      const short = await tooShort(ask)
      if (short) return short
      const runId = await send(ask)
      tellPointsUpdated(client)
      await refreshRuns(client)
      return { runId }
    } catch (error) {
      return startProblemOf(error)
    } finally {
      busy.current = false
      setShare(undefined)
    }
  }
  /** `share`: how much has left this device, 0 to 1, while something is being sent. */
  return { start, share }
}

/** A run that cannot be paid is not sent at all. */
async function tooShort({ cost, checkBalance }: Ask): Promise<StartProblem | undefined> {
  if (!checkBalance) return undefined
  try {
    const points = await checkBalance()
    return points < cost ? { kind: 'refused', says: tooFewPoints(cost, points) } : undefined
  } catch (error) {
    if (error instanceof CallRefused && error.status === 401) return startProblemOf(error)
    return { kind: 'refused', says: 'Failed to verify points balance. Please try again.' }
  }
}
