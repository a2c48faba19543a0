import type { RunCorrections } from '@klasrum/contract/runs'
import { useEffect, useRef } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import type { Wish } from '../settings/wish.ts'
import { figuresKey, type useLook } from './use-look.ts'

/** Long enough for a number that is still being typed or counted up. */
const restMs = 700

/** Asks anew, without an upload, when the settings or the topics rest at something else than what the figures are for. */
export function useLookAgain(
  { look, key, again }: ReturnType<typeof useLook>,
  wish: Wish,
  corrections: RunCorrections | undefined,
): void {
  const wanted = useSettled(figuresKey(wish, corrections), restMs)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (!look) {
      asked.current = undefined
      return
    }
    if (wanted === key) asked.current = undefined
    // One that failed is not asked for again and again: the notice beside it has a button for that.
    const isDue = wanted !== key && wanted !== asked.current
    if (!isDue || wanted !== figuresKey(wish, corrections)) return
    asked.current = wanted
    void again(wish, corrections)
  })
}
