import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { range } from './words.ts'

/** Times that are written on the 24-hour clock: of trips, duties and programs. */
const schedules: readonly InBoth<(time: string) => string>[] = [
  {
    en: (time) => `a ship to Cebu leaves at ${time}`,
    fil: (time) => `aalis ang barko papuntang Cebu nang ${time}`,
  },
  {
    en: (time) => `a plane to Davao leaves at ${time}`,
    fil: (time) => `aalis ang eroplano papuntang Davao nang ${time}`,
  },
  {
    en: (time) => `a bus to Baguio leaves at ${time}`,
    fil: (time) => `aalis ang bus papuntang Baguio nang ${time}`,
  },
  {
    en: (time) => `a plane from Iloilo arrives at ${time}`,
    fil: (time) => `darating ang eroplano mula Iloilo nang ${time}`,
  },
  {
    en: (time) => `a nurse gives a patient medicine at ${time}`,
    fil: (time) => `magbibigay ng gamot ang nars nang ${time}`,
  },
  {
    en: (time) => `the guard starts his duty at ${time}`,
    fil: (time) => `magsisimula ang duty ng guwardiya nang ${time}`,
  },
]

export type Scheduled = { minutes: number; schedule: InBoth<(time: string) => string>; who: Person }

/** Mostly times after noon, where the two clocks differ. */
export function scheduled(draw: Draw): Scheduled {
  const hour = draw.pick([...range(13, 23), ...range(13, 23), 0, 0, 12, 12, 1, 3, 5, 6, 8, 9])
  return {
    minutes: hour * 60 + draw.int(hour % 12 === 0 ? 1 : 0, 11) * 5,
    schedule: draw.pick(schedules),
    who: draw.person(),
  }
}
