import type { Clock } from '../../../apps/server/src/clock.ts'

export type TestClock = Clock & {
  advance: (minutes: number) => void
  /** Goes on ticking from there. */
  set: (moment: Date | string) => void
}

export function testClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (minutes) => {
      ahead += minutes * 60_000
    },
    set: (moment) => {
      ahead = new Date(moment).getTime() - Date.now()
    },
  }
}
