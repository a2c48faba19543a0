import type { RunSettings } from '@klasrum/contract/runs'
import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/stored.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type ShowRuleNotice, withSessions, withShow } from './show-rules.ts'
import { usualWish, type Wish, wishFrom } from './wish.ts'

const keyOf = (userId: number) => `lesson-plan-settings-${userId}`

/** What this device kept is as old as the product that wrote it: only a wish of today's shape is taken. */
function keptWish(userId: number): Wish | undefined {
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', keyOf(userId)) ?? 'null')
    return isWish(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isWish = (kept: unknown): kept is Wish =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(usualWish).every(([name, usual]) => typeof Reflect.get(kept, name) === typeof usual)

const say = (told: ShowRuleNotice | undefined) => told && toast({ ...told })

export type WishForm = {
  wish: Wish
  change: (part: Partial<Wish>) => void
  setSessions: (sessions: number) => void
  setShow: (on: boolean) => void
}

/** A form of its own, such as that of a run made again with other settings. */
export function useWish(first: Wish, keep: (wish: Wish) => void = () => {}): WishForm {
  const [wish, setWish] = useState(first)
  const set = (next: Wish) => {
    setWish(next)
    keep(next)
  }
  return {
    wish,
    change: (part) => set({ ...wish, ...part }),
    setSessions: (sessions) => {
      const { wish: next, told } = withSessions(wish, sessions)
      set(next)
      say(told)
    },
    setShow: (on) => {
      const { wish: next, told } = withShow(wish, on)
      set(next)
      say(told)
    },
  }
}

/** Begins with the teacher's last choice: on this device, or else of the last run. */
export const useLastWish = (userId: number, lastRun: RunSettings | undefined): WishForm =>
  useWish(keptWish(userId) ?? (lastRun ? wishFrom(lastRun) : usualWish), (wish) =>
    writeStored('localStorage', keyOf(userId), JSON.stringify(wish)),
  )
