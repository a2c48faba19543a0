import { type InBoth, type Language, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { amPm, noon } from './times.ts'
import { apply, ilan, range, rule, sentences, stronger, understand } from './words.ts'

/** City and its distance from Philippine time in hours; only places without daylight saving time. */
const cities: readonly [city: string, country: InBoth<string>, hours: number][] = [
  ['Tokyo', { en: 'Japan', fil: 'Japan' }, 1],
  ['Seoul', { en: 'South Korea', fil: 'South Korea' }, 1],
  ['Brisbane', { en: 'Australia', fil: 'Australia' }, 2],
  ['Bangkok', { en: 'Thailand', fil: 'Thailand' }, -1],
  ['Hanoi', { en: 'Vietnam', fil: 'Vietnam' }, -1],
  ['Dhaka', { en: 'Bangladesh', fil: 'Bangladesh' }, -2],
  ['Dubai', { en: 'the United Arab Emirates', fil: 'United Arab Emirates' }, -4],
  ['Riyadh', { en: 'Saudi Arabia', fil: 'Saudi Arabia' }, -5],
  ['Doha', { en: 'Qatar', fil: 'Qatar' }, -5],
  ['Nairobi', { en: 'Kenya', fil: 'Kenya' }, -5],
]

type Given = {
  city: string
  country: InBoth<string>
  hours: number
  /** Minutes of the day that are told, and whether they are Manila's. */
  told: number
  fromManila: boolean
  who: Person
}

const day = (minutes: number) => (minutes + 2880) % 1440
const shift = ({ hours, fromManila }: Given) => (fromManila ? hours : -hours) * 60
const result = (given: Given) => day(given.told + shift(given))
/** A wrong time, but none at noon or midnight: 12:00 p.m. is read in two ways. */
const wrongTime = (minutes: number) => (day(minutes) % noon === 0 ? undefined : amPm(day(minutes)))

const zone = ({ hours }: Given) => `UTC+${8 + hours}`
const apart = ({ hours }: Given, language: Language) => {
  const count = Math.abs(hours)
  if (language === 'en')
    return `${count === 1 ? '1 hour' : `${count} hours`} ${hours > 0 ? 'ahead of' : 'behind'} Manila`
  return `${hours > 0 ? 'nauuna' : 'nahuhuli'} nang ${ilan(count, 'oras')} sa Maynila`
}

const places = ({ city, fromManila }: Given, language: Language): [told: string, asked: string] => {
  const manila = language === 'en' ? 'Manila' : 'Maynila'
  return fromManila ? [manila, city] : [city, manila]
}

const steps = (given: Given, language: Language): string[] => {
  const [told, asked] = places(given, language)
  const count = Math.abs(given.hours)
  const forward = shift(given) > 0
  return [
    language === 'en'
      ? `${given.city} (${zone(given)}) is ${apart(given, 'en')} (UTC+8).`
      : `Ang ${given.city} (${zone(given)}) ay ${apart(given, 'fil')} (UTC+8).`,
    language === 'en'
      ? `From ${told} to ${asked}, ${forward ? 'add' : 'subtract'} ${count === 1 ? '1 hour' : `${count} hours`}.`
      : `Mula ${told} tungo sa ${asked}, ${forward ? 'magdagdag' : 'magbawas'} ng ${ilan(count, 'oras')}.`,
    `${amPm(given.told)} → ${amPm(result(given))}`,
  ]
}

export const timeZones = skill<Given, 'opposite' | 'utc' | 'half' | 'hour-more' | 'hour-less' | 'same'>({
  id: 'measurement/time-zones',
  area: 'Mathematics',
  name: { en: 'Time zones', fil: 'Mga time zone' },
  grades: [5, 6],
  cues: {
    en: ['time zone', 'world time', 'UTC', 'ahead of Manila', 'behind Manila', 'Philippine time'],
    fil: ['time zone', 'world time', 'UTC', 'oras sa ibang bansa', 'oras sa Pilipinas'],
  },
  notation: [/UTC ?[+−-] ?\d/],
  units: ['mathematics/5/time-and-time-zones'],
  largest: () => 60,
  mistakes: {
    opposite: {
      en: 'added where the hours must be subtracted, or subtracted where they must be added',
      fil: 'napagpalit ang pagdaragdag at pagbabawas ng oras',
    },
    utc: {
      en: 'used the zone number of the other city instead of the difference',
      fil: 'ginamit ang bilang ng time zone sa halip na ang pagkakaiba',
    },
    half: { en: 'confused a.m. and p.m.', fil: 'napagpalit ang a.m. at p.m.' },
    'hour-more': { en: 'found a time one hour too late', fil: 'lumabis ng isang oras' },
    'hour-less': { en: 'found a time one hour too early', fil: 'kinulang ng isang oras' },
    same: {
      en: 'took the same time for both cities',
      fil: 'inakalang magkapareho ang oras sa dalawang lungsod',
    },
  },
  rules: {
    en: [
      rule(
        'Philippine time is {8} hours ahead of UTC.',
        'By how many hours is Philippine time ahead of UTC?',
        '4',
        '7',
        '12',
      ),
      rule(
        'Bangkok is 1 hour behind Manila. When it is 8:00 a.m. in Manila, it is {7:00 a.m.} in Bangkok.',
        'Bangkok is 1 hour behind Manila. When it is 8:00 a.m. in Manila, what time is it in Bangkok?',
        '8:00 a.m.',
        '9:00 a.m.',
        '7:00 p.m.',
      ),
      rule(
        'Manila is in UTC+8 and Tokyo is in UTC+9. Tokyo time is {1 hour ahead of} Manila time.',
        'Manila is in UTC+8 and Tokyo is in UTC+9. Tokyo time is ____ Manila time. Which words fit?',
        '1 hour behind',
        '9 hours ahead of',
        'the same as',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng oras na nauuna ang Pilipinas sa UTC ay {8}.',
        'Ilang oras nauuna ang oras sa Pilipinas sa UTC?',
        '4',
        '7',
        '12',
      ),
      rule(
        'Nahuhuli nang 1 oras ang Bangkok sa Maynila. Kapag 8:00 a.m. sa Maynila, {7:00 a.m.} sa Bangkok.',
        'Nahuhuli nang 1 oras ang Bangkok sa Maynila. Kapag 8:00 a.m. sa Maynila, anong oras sa Bangkok?',
        '8:00 a.m.',
        '9:00 a.m.',
        '7:00 p.m.',
      ),
      rule(
        'Ang Maynila ay nasa UTC+8 at ang Tokyo ay nasa UTC+9. Ang oras sa Tokyo ay {nauuna nang 1 oras} sa oras sa Maynila.',
        'Ang Maynila ay nasa UTC+8 at ang Tokyo ay nasa UTC+9. Ang oras sa Tokyo ay ____ sa oras sa Maynila. Ano ang angkop?',
        'nahuhuli nang 1 oras',
        'nauuna nang 9 na oras',
        'nahuhuli nang 9 na oras',
      ),
    ],
  },
  draw: (draw) => {
    const [city, country, hours] = draw.pick(cities)
    const given = {
      city,
      country,
      hours,
      told: draw.pick(range(7 * 60, 21 * 60, 30)),
      fromManila: draw.chanceOf(65),
      who: draw.person(),
    }
    const found = given.told + shift(given)
    if (found < 120 || found > 1380 || found === noon || given.told === noon)
      throw new RangeError('On the same day, and not at noon.')
    return given
  },
  answer: (given) => amPm(result(given)),
  wrong: (given) => {
    const { told, hours } = given
    return stronger(
      amPm(result(given)),
      {
        opposite: wrongTime(told - shift(given)),
        utc: wrongTime(told + Math.sign(shift(given)) * (8 + hours) * 60),
        half: wrongTime(result(given) + noon),
        'hour-more': shift(given) === -60 ? undefined : wrongTime(result(given) + 60),
        'hour-less': shift(given) === 60 ? undefined : wrongTime(result(given) - 60),
        same: amPm(told),
      },
      ['same'],
    )
  },
  stems: {
    en: [
      understand((given) => {
        const [told, asked] = places(given, 'en')
        return `Manila is in the zone UTC+8, and ${given.city} is in the zone ${zone(given)}. What time is it in ${asked} when it is ${amPm(given.told)} in ${told}?`
      }),
      understand((given) => {
        const [told, asked] = places(given, 'en')
        return `${given.city} is ${apart(given, 'en')}. When it is ${amPm(given.told)} in ${told}, what time is it in ${asked}?`
      }),
      apply((given) => {
        const { who, city, country, fromManila, told } = given
        return fromManila
          ? `${who.name}'s aunt works in ${city}, ${country.en}, which is ${apart(given, 'en')}. ${who.name} calls her from Manila at ${amPm(told)} What time is it in ${city}?`
          : `${who.name}'s aunt works in ${city}, ${country.en}, which is ${apart(given, 'en')}. She calls her family in Manila at ${amPm(told)} ${city} time. What time is it in Manila?`
      }),
    ],
    fil: [
      understand((given) => {
        const [told, asked] = places(given, 'fil')
        return `Ang Maynila ay nasa time zone na UTC+8 at ang ${given.city} ay nasa ${zone(given)}. Anong oras sa ${asked} kapag ${amPm(given.told)} sa ${told}?`
      }),
      understand((given) => {
        const [told, asked] = places(given, 'fil')
        return `Ang oras sa ${given.city} ay ${apart(given, 'fil')}. Kapag ${amPm(given.told)} sa ${told}, anong oras sa ${asked}?`
      }),
      apply((given) => {
        const { who, city, country, fromManila, told } = given
        const [call, asked] = places(given, 'fil')
        const caller = fromManila ? `Tumawag si ${who.name}` : 'Tumawag ang kaniyang tiya'
        return sentences(
          `Nagtatrabaho ang tiya ni ${who.name} sa ${city}, ${country.fil}, na ${apart(given, 'fil')}`,
          `${caller} mula ${call} nang ${amPm(told)} (oras sa ${call})`,
          `Anong oras noon sa ${asked}?`,
        )
      }),
    ],
  },
  statement: {
    en: (given, said) => {
      const [told, asked] = places(given, 'en')
      return `${given.city} is ${apart(given, 'en')}, so when it is ${amPm(given.told)} in ${told}, it is ${said} in ${asked}.`
    },
    fil: (given, said) => {
      const [told, asked] = places(given, 'fil')
      return `Ang oras sa ${given.city} ay ${apart(given, 'fil')}, kaya kapag ${amPm(given.told)} sa ${told}, ${said} sa ${asked}.`
    },
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
})
