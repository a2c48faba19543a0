import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { capital, range } from './words.ts'

type Words = {
  begins: (who: Person, time: string) => string
  ends: (who: Person, time: string) => string
  lasts: (who: Person, length: string) => string
  howLong: (who: Person) => string
  whenEnd: (who: Person) => string
}

/** Something that takes time, with the hours at which it may begin and its shortest and longest time in minutes. */
type Event = InBoth<Words> & { hours: readonly [number, number]; length: readonly [number, number] }

/** What somebody does: "practices the guitar". */
const doing = (did: string, ginawa: string, hours: Event['hours'], length: Event['length']): Event => ({
  hours,
  length,
  en: {
    begins: ({ name }, time) => `${name} started ${did} at ${time}`,
    ends: ({ he }, time) => `${capital(he)} finished at ${time}`,
    lasts: ({ him }, time) => `It took ${him} ${time}`,
    howLong: ({ him }) => `How long did it take ${him}?`,
    whenEnd: ({ he }) => `At what time did ${he} finish?`,
  },
  fil: {
    begins: ({ name }, time) => `Nagsimulang ${ginawa} si ${name} nang ${time}`,
    ends: (_, time) => `Natapos siya nang ${time}`,
    lasts: (_, time) => `Inabot ito ng ${time}`,
    howLong: () => 'Gaano katagal niya itong ginawa?',
    whenEnd: () => 'Anong oras siya natapos?',
  },
})

/** Something with a time of its own: a program, a game. */
const happening = (
  event: string,
  pangyayari: string,
  hours: Event['hours'],
  length: Event['length'],
): Event => ({
  hours,
  length,
  en: {
    begins: (_, time) => `The ${event} started at ${time}`,
    ends: (_, time) => `It ended at ${time}`,
    lasts: (_, time) => `It lasted ${time}`,
    howLong: () => `How long was the ${event}?`,
    whenEnd: () => 'At what time did it end?',
  },
  fil: {
    begins: (_, time) => `Nagsimula ang ${pangyayari} nang ${time}`,
    ends: (_, time) => `Natapos ito nang ${time}`,
    lasts: (_, time) => `Tumagal ito nang ${time}`,
    howLong: () => `Gaano katagal ang ${pangyayari}?`,
    whenEnd: () => 'Anong oras ito natapos?',
  },
})

const travelling = (vehicle: string, sasakyan: string, from: string, mula: string): Event => ({
  hours: [6, 14],
  length: [60, 300],
  en: {
    begins: (_, time) => `A ${vehicle} left the ${from} at ${time}`,
    ends: (_, time) => `It reached the city at ${time}`,
    lasts: (_, time) => `The trip to the city took ${time}`,
    howLong: () => 'How long was the trip?',
    whenEnd: () => `At what time did the ${vehicle} arrive?`,
  },
  fil: {
    begins: (_, time) => `Umalis ang ${sasakyan} sa ${mula} nang ${time}`,
    ends: (_, time) => `Nakarating ito sa lungsod nang ${time}`,
    lasts: (_, time) => `Inabot ng ${time} ang biyahe papunta sa lungsod`,
    howLong: () => 'Gaano katagal ang biyahe?',
    whenEnd: () => `Anong oras nakarating ang ${sasakyan}?`,
  },
})

const events: readonly Event[] = [
  doing('doing homework', 'gumawa ng takdang-aralin', [13, 18], [30, 120]),
  doing('washing clothes', 'maglaba', [6, 14], [45, 180]),
  doing('cleaning the house', 'maglinis ng bahay', [7, 15], [30, 180]),
  doing('planting vegetables', 'magtanim ng gulay', [6, 15], [30, 180]),
  doing('reading a book', 'magbasa ng aklat', [9, 18], [30, 150]),
  doing('making parols', 'gumawa ng parol', [8, 15], [60, 240]),
  happening('school program', 'palatuntunan sa paaralan', [8, 14], [60, 240]),
  happening('basketball game', 'laro ng basketbol', [8, 18], [60, 120]),
  happening('barangay meeting', 'pulong ng barangay', [8, 17], [45, 180]),
  happening('movie', 'pelikula', [10, 19], [80, 150]),
  travelling('bus', 'bus', 'terminal', 'terminal'),
  travelling('boat', 'bangka', 'pier', 'pantalan'),
]

/** Whole and half hours for the youngest, then quarters, then fives. */
const stepFor = (grade: number) => (grade <= 2 ? 30 : grade === 3 ? 15 : 5)

export type Timed = { event: number; start: number; length: number; who: Person }

export function drawTimedEvent(draw: Draw): Timed {
  const step = stepFor(draw.grade)
  const event = draw.int(0, events.length - 1)
  const { hours, length } = eventOf({ event })
  return {
    event,
    start: draw.pick(range(hours[0] * 60, hours[1] * 60 + 55, step)),
    length: draw.pick(range(step, length[1], step).filter((minutes) => minutes >= length[0])),
    who: draw.person(),
  }
}

export const eventOf = ({ event }: { event: number }): Event => events[event] as Event
export const eventEnd = ({ start, length }: { start: number; length: number }): number => start + length
