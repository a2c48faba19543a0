import type { PendingTopUp } from '@klasrum/contract/top-ups'
import { type RefObject, useRef, useState } from 'react'
import type { Decide, Decision } from './use-decide.ts'

type Plan = {
  decide: Decide
  onDecided: (topUp: PendingTopUp) => void
  /** Where a missing reason is typed. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** One decision at a time, with what a screen shows of it: the work going on, the refusal, the missing reason. */
export function useDecision({ decide, onDecided, field }: Plan) {
  const [working, setWorking] = useState<Decision['verb'] | null>(null)
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const busy = useRef(false)

  const run = async (topUp: PendingTopUp, decision: Decision) => {
    if (busy.current) return
    busy.current = true
    setWorking(decision.verb)
    forget()
    try {
      await decide(topUp, decision)
      onDecided(topUp)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      busy.current = false
      setWorking(null)
    }
  }
  const forget = () => {
    setProblem(undefined)
    setMissing(undefined)
  }
  return {
    working,
    problem,
    missing,
    forget,
    approve: (topUp: PendingTopUp) => run(topUp, { verb: 'approve' }),
    async reject(topUp: PendingTopUp, reason: string) {
      if (reason.trim()) return run(topUp, { verb: 'reject', reason: reason.trim() })
      setMissing('Please give a reason.')
      field.current?.focus()
    },
  }
}
