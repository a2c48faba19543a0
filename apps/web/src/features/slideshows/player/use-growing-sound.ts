import type { Manifest } from '@klasrum/contract/slideshows'
import { useEffect, useRef, useState } from 'react'

type Sound = Pick<Manifest['audio'], 'url' | 'durationSec'>
type Growth = {
  /** Whether more is to come. */
  grows: boolean
  failed: boolean
  seconds: number
}

/**
 * Which of the sounds of a show that becomes longer is played. A longer one is taken only where the shorter one ends, or
 * where it is sought beyond it: each is loaded from the server anew.
 */
export function useGrowingSound({ url, durationSec }: Sound, { grows, failed, seconds }: Growth) {
  const [taken, setTaken] = useState<Sound>({ url, durationSec })
  const [starved, setStarved] = useState(false)
  const from = useRef<{ at: number; plays: boolean }>(undefined)
  const isOld = url !== taken.url

  const take = (at: number, plays: boolean) => {
    from.current = { at, plays }
    setStarved(false)
    setTaken({ url, durationSec })
  }
  useEffect(() => {
    if (!isOld) return
    if (starved) take(taken.durationSec, true)
    else if (failed) take(seconds, false)
  })

  return {
    url: taken.url,
    starved,
    isLoading: () => from.current !== undefined,
    /** Where the sound that has come now begins to play. */
    loaded: () => {
      const place = from.current
      from.current = undefined
      return place
    },
    /** At the end of what is there. False where that is the end of the show. */
    waitForMore: (): boolean => {
      const isMore = isOld || grows
      if (isMore) setStarved(true)
      return isMore
    },
    stopWaiting: () => setStarved(false),
    /** True where the place is in a longer sound, which is then loaded. */
    takenBeyond: (at: number, plays: boolean): boolean => {
      const isBeyond = isOld && at >= taken.durationSec
      if (isBeyond) take(at, plays)
      return isBeyond
    },
  }
}
