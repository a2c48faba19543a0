import { clockFace } from '@klasrum/drawings/clock'
import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { pad } from './times.ts'
import { apply, ilan, range, remember, rule } from './words.ts'

type Given = { hour: number; minute: number; event: InBoth<string>; room: InBoth<string>; who: Person }

const events: readonly InBoth<string>[] = [
  { en: 'the phone rang', fil: 'tumunog ang telepono' },
  { en: 'the rain began', fil: 'nagsimulang umulan' },
  { en: 'the visitors came', fil: 'dumating ang mga bisita' },
  { en: 'the bus left', fil: 'umalis ang bus' },
  { en: 'the lights went out', fil: 'namatay ang ilaw' },
  { en: 'the game ended', fil: 'natapos ang laro' },
]

const rooms: readonly InBoth<string>[] = [
  { en: 'kitchen', fil: 'kusina' },
  { en: 'bedroom', fil: 'silid' },
  { en: 'living room', fil: 'sala' },
  { en: 'store', fil: 'tindahan' },
]

const time = (hour: number, minute: number) => `${((hour + 11) % 12) + 1}:${pad(minute)}`
const answer = ({ hour, minute }: Given) => time(hour, minute)
const nextHour = (hour: number) => (hour % 12) + 1
/** The number that the long hand points to or has passed. */
const numberAt = (minute: number) => (minute < 5 ? 12 : Math.floor(minute / 5))

/** Where the two hands stand, without the time. */
const hands = ({ hour, minute }: Given): InBoth<[short: string, long: string]> => {
  const past = minute % 5
  const number = numberAt(minute)
  return {
    en: [
      minute === 0 ? `points to ${hour}` : `is between ${hour} and ${nextHour(hour)}`,
      past === 0
        ? `points to ${number}`
        : `is ${past === 1 ? '1 small mark' : `${past} small marks`} past ${number}`,
    ],
    fil: [
      minute === 0 ? `nakaturo sa ${hour}` : `nasa pagitan ng ${hour} at ${nextHour(hour)}`,
      past === 0 ? `nakaturo sa ${number}` : `lampas sa ${number} nang ${ilan(past, 'maliit na guhit')}`,
    ],
  }
}

const count = ({ minute }: Given) => {
  const number = Math.floor(minute / 5)
  return minute % 5 === 0 ? `${number} × 5 = ${minute}` : `${number} × 5 + ${minute % 5} = ${minute}`
}

export const tellingTime = skill<
  Given,
  'hands' | 'number' | 'next-hour' | 'five-more' | 'backwards' | 'five-less'
>({
  id: 'measurement/telling-time',
  area: 'Mathematics',
  name: { en: 'Telling time on a clock', fil: 'Pagsasabi ng oras gamit ang orasan' },
  grades: [1, 3],
  cues: {
    en: ['analog clock', 'telling time', 'hour hand', 'minute hand', 'half past', 'quarter past', "o'clock"],
    fil: ['orasan', 'pagbasa ng orasan', 'maikling kamay', 'mahabang kamay', 'kalahating oras'],
  },
  units: ['mathematics/1/orasan-at-kalendaryo'],
  largest: () => 60,
  mistakes: {
    hands: {
      en: 'took the short hand for the minute hand',
      fil: 'inakalang ang maikling kamay ang nagsasabi ng minuto',
    },
    number: {
      en: 'read the number at the long hand as the minutes',
      fil: 'binasa bilang minuto ang bilang na itinuturo ng mahabang kamay',
    },
    'next-hour': { en: 'read the next hour', fil: 'binasa ang kasunod na oras' },
    'five-more': { en: 'counted five minutes too many', fil: 'lumabis ng limang minuto sa pagbilang' },
    'five-less': { en: 'counted five minutes too few', fil: 'kinulang ng limang minuto sa pagbilang' },
    backwards: {
      en: 'counted the minutes from 12 to the left',
      fil: 'binilang ang minuto mula 12 pakaliwa',
    },
  },
  rules: {
    en: [
      rule(
        'The short hand of a clock tells the {hour}.',
        'What does the short hand of a clock tell?',
        'minute',
        'second',
        'day',
      ),
      rule(
        'When the long hand of a clock points to 6, it is {30} minutes past the hour.',
        'The long hand of a clock points to 6. How many minutes past the hour is it?',
        '6',
        '12',
        '60',
      ),
      rule(
        'The long hand goes once around the clock in {one hour}.',
        'How long does the long hand take to go once around the clock?',
        'one minute',
        'half an hour',
        'one day',
      ),
    ],
    fil: [
      rule(
        'Ang maikling kamay ng orasan ang nagsasabi ng {oras}.',
        'Ano ang sinasabi ng maikling kamay ng orasan?',
        'minuto',
        'segundo',
        'araw',
      ),
      rule(
        'Kapag nakaturo sa 6 ang mahabang kamay ng orasan, ang binabasang minuto ay {30}.',
        'Nakaturo sa 6 ang mahabang kamay ng orasan. Ilang minuto ang babasahin?',
        '6',
        '12',
        '60',
      ),
      rule(
        'Isang beses umiikot sa buong orasan ang mahabang kamay sa loob ng {isang oras}.',
        'Gaano katagal bago makaikot nang isang beses sa buong orasan ang mahabang kamay?',
        'isang minuto',
        'kalahating oras',
        'isang araw',
      ),
    ],
  },
  draw: (draw) => {
    const minutes = [range(0, 45, 15), range(0, 55, 5), range(0, 59)][draw.grade - 1] ?? range(0, 55, 5)
    return {
      hour: draw.int(1, 12),
      minute: draw.pick(minutes.filter((minute) => minute <= draw.largest)),
      event: draw.pick(events),
      room: draw.pick(rooms),
      who: draw.person(),
    }
  },
  answer,
  also: ({ hour, minute }, language) => (minute === 0 && language === 'en' ? [`${hour} o'clock`] : []),
  wrong: ({ hour, minute }) => ({
    hands: minute % 5 === 0 ? time(numberAt(minute), (hour % 12) * 5) : undefined,
    number: minute % 5 === 0 ? time(hour, numberAt(minute)) : undefined,
    'next-hour': time(hour + 1, minute),
    'five-more': minute < 55 ? time(hour, minute + 5) : undefined,
    'five-less': minute > 5 ? time(hour, minute - 5) : undefined,
    backwards: minute > 0 ? time(hour, 60 - minute) : undefined,
  }),
  stems: {
    en: [
      remember(({ room, who }) => `The figure shows the clock in ${who.name}'s ${room.en}. What time is it?`),
      apply(
        ({ event, who }) =>
          `When ${event.en}, ${who.name} looked at the clock in the figure. What time did ${who.he} see?`,
      ),
      apply(({ event, who }) => `The figure shows ${who.name}'s watch when ${event.en}. What time was it?`),
    ],
    fil: [
      remember(
        ({ room, who }) => `Makikita sa larawan ang orasan sa ${room.fil} nina ${who.name}. Anong oras na?`,
      ),
      apply(
        ({ event, who }) =>
          `Nang ${event.fil}, tumingin si ${who.name} sa orasan sa larawan. Anong oras ang nakita niya?`,
      ),
      apply(
        ({ event, who }) => `Makikita sa larawan ang relo ni ${who.name} nang ${event.fil}. Anong oras iyon?`,
      ),
    ],
  },
  statement: {
    en: (_, said) => `The clock in the figure shows ${said}.`,
    fil: (_, said) => `Ang oras sa orasan sa larawan ay ${said}.`,
  },
  solution: {
    en: (given) => {
      const [short, long] = hands(given).en
      return [
        `The short hand ${short}: the hour is ${given.hour}.`,
        given.minute === 0
          ? `The long hand ${long}: it is a full hour.`
          : `The long hand ${long}: ${count(given)} minutes.`,
        `The time is ${answer(given)}.`,
      ]
    },
    fil: (given) => {
      const [short, long] = hands(given).fil
      return [
        `Ang maikling kamay ay ${short}: ${given.hour} ang oras.`,
        given.minute === 0
          ? `Ang mahabang kamay ay ${long}: eksaktong oras.`
          : `Ang mahabang kamay ay ${long}: ${count(given)} minuto.`,
        `Ang oras ay ${answer(given)}.`,
      ]
    },
  },
  drawing: (given, language) => {
    const [short, long] = hands(given)[language]
    const { hour, minute } = given
    return clockFace({
      hour,
      minute,
      alt: {
        en: `A clock. The short hand ${short}. The long hand ${long}.`,
        fil: `Isang orasan. Ang maikling kamay ay ${short}. Ang mahabang kamay ay ${long}.`,
      }[language],
    })
  },
})
