import { proves } from '@klasrum/testkit/skill-proof'
import { measurementSkills } from './measurement.ts'

const pad = (number: number) => String(number).padStart(2, '0')

/** One minute after another on a 24-hour clock. */
function walked(start: number, minutes: number): [hour: number, minute: number] {
  let [hour, minute] = [Math.trunc(start / 60), start % 60]
  for (let gone = 0; gone < minutes; gone++) {
    minute += 1
    if (minute === 60) [hour, minute] = [hour + 1, 0]
  }
  return [hour, minute]
}

const partsOfDay: Record<string, readonly [number, string][]> = {
  en: [
    [12, 'a.m.'],
    [24, 'p.m.'],
  ],
  fil: [
    [12, 'ng umaga'],
    [13, 'ng tanghali'],
    [18, 'ng hapon'],
    [24, 'ng gabi'],
  ],
}

const timed = (start: number, minutes: number, language: string) => {
  const [hour, minute] = walked(start, minutes)
  const part = partsOfDay[language]?.find(([before]) => hour < before)?.[1] ?? ''
  const noon = language === 'en' && hour === 12 && minute === 0
  return `${hour > 12 ? hour - 12 : hour}:${pad(minute)} ${noon ? 'noon' : part}`
}

/** How many of the smallest unit of its kind. */
const sizes: Record<string, number> = {
  ...{ mm: 1, cm: 10, m: 1_000, km: 1_000_000 },
  ...{ mg: 1, g: 1_000, kg: 1_000_000 },
  ...{ mL: 1, L: 1_000 },
  ...{ second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 },
  ...{ month: 1, year: 12 },
}

const converted = ({ from, to, value }: { from: string; to: string; value: number }) =>
  (value * (sizes[from] ?? Number.NaN)) / (sizes[to] ?? Number.NaN)

/** "1 week" and "2 weeks" are not of one form: only the number counts. */
const checkOf = (given: Parameters<typeof converted>[0]) => (answer: string) =>
  Math.abs(Number(answer.replaceAll(',', '').split(' ')[0]) - converted(given)) < 1e-9

/** Every minute of the day on both clocks. */
const clocks = Array.from({ length: 1_440 }, (_, at) => {
  const [hour, minute] = [Math.trunc(at / 60), pad(at % 60)]
  const twelve = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][hour % 12]
  return { military: `${pad(hour)}:${minute}`, civil: `${twelve}:${minute} ${hour > 11 ? 'p.m.' : 'a.m.'}` }
})

/** Hours ahead of Greenwich. */
const zones: Record<string, number> = {
  ...{ Tokyo: 9, Seoul: 9, Brisbane: 10, Bangkok: 7, Hanoi: 7 },
  ...{ Dhaka: 6, Dubai: 4, Riyadh: 3, Doha: 3, Nairobi: 3 },
}

const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const filipino = ['Linggo', 'Lunes', 'Martes', 'Miyerkoles', 'Huwebes', 'Biyernes', 'Sabado']
const daysIn = (language: string) => (language === 'en' ? english : filipino)

/** The weekdays of all dates of a month, one after the other. */
function weekdaysOf({ first, days }: { first: number; days: number }): number[] {
  const list = [first]
  while (list.length < days) list.push(((list.at(-1) ?? 0) + 1) % 7)
  return list
}

/** A grid of unit squares, counted one by one. */
function squaresIn(long: number, wide: number): number {
  let count = 0
  for (let row = 0; row < wide; row++) for (let column = 0; column < long; column++) count += 1
  return count
}

/** By the corners of the figure (shoelace). */
const shoelace = (corners: readonly (readonly [number, number])[]) =>
  Math.abs(
    corners.reduce((total, [x, y], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y]
      return total + x * toY - toX * y
    }, 0),
  ) / 2

/** In hundredths, so that nothing is lost: 3.14 is 314 of them. */
const withPi = (times: number, pi: string) => (pi === '3.14' ? (times * 314) / 100 : (times / 7) * 22)

/** Counting up from one reading to the next. */
function countedUp({ previous, present }: { previous: number; present: number }): number {
  let used = 0
  for (let reading = previous; reading < present; reading++) used += 1
  return used
}

proves(measurementSkills, {
  'measurement/meter-dials': ({ digits: [a, b, c, d] }) => 1_000 * a + 100 * b + 10 * c + d,
  'measurement/meter-consumption': countedUp,
  'measurement/meter-bill': (given) => {
    const centavos = Array.from({ length: countedUp(given) }, () => given.rate * 100)
    const sum = centavos.reduce((total, each) => total + each, 0)
    return (answer) => Math.round(Number(answer.replace(/[₱,]/g, '')) * 100) === sum
  },
  'measurement/volume-cylinder': ({ radius, height, pi }) =>
    withPi(
      Array.from({ length: height }, () => radius ** 2).reduce((sum, layer) => sum + layer, 0),
      pi,
    ),
  // A third of the cylinder around it.
  'measurement/volume-cone': ({ radius, height, pi }) => withPi(radius ** 2 * (height / 3), pi),
  'measurement/volume-pyramid': ({ long, wide, height }) => squaresIn(long, wide) * (height / 3),
  // Two thirds of the cylinder around it, in hundredths.
  'measurement/volume-sphere': ({ radius }) => Math.round((2 * 314 * radius ** 2 * 2 * radius) / 3) / 100,
  'measurement/circumference': ({ radius, pi }) => withPi(radius + radius, pi),
  'measurement/area-circle': ({ radius, pi }) => withPi(squaresIn(radius, radius), pi),
  'measurement/area-composite': ({ kind, wide, high, partWide, partHigh }) => {
    if (kind === 'house')
      return shoelace([
        [0, 0],
        [wide, 0],
        [wide, high],
        [wide / 2, high + partHigh],
        [0, high],
      ])
    if (kind === 'L') return squaresIn(wide, high - partHigh) + squaresIn(wide - partWide, partHigh)
    // The frame in two strips beside the hole and two above and below.
    return squaresIn(wide - partWide, high) + squaresIn(partWide, high - partHigh)
  },
  'measurement/surface-area-prism': ({ long, wide, high }) =>
    [
      [long, wide],
      [long, high],
      [wide, high],
    ].reduce((sum, [one = 0, other = 0]) => sum + squaresIn(one, other) + squaresIn(other, one), 0),
  'measurement/volume-prism': ({ long, wide, high }) => {
    let cubes = 0
    for (let layer = 0; layer < high; layer++) cubes += squaresIn(long, wide)
    return cubes
  },
  'measurement/perimeter-polygon': ({ sides }) => {
    let way = 0
    for (const side of sides) for (let step = 0; step < side; step++) way += 1
    return way
  },
  'measurement/area-triangle': ({ base, height }) =>
    shoelace([
      [0, 0],
      [base, 0],
      [base / 3, height],
    ]),
  'measurement/area-parallelogram': ({ base, height }) =>
    shoelace([
      [0, 0],
      [base, 0],
      [base + 2, height],
      [2, height],
    ]),
  'measurement/area-trapezoid': ({ long, short, height }) =>
    shoelace([
      [0, 0],
      [long, 0],
      [short + 1, height],
      [1, height],
    ]),
  'measurement/compound-measures': ({ large, small, whole, rest }) =>
    converted({ from: large, to: small, value: whole }) + rest,
  'measurement/comparing-measures': ({ measures, most }) => {
    const all = measures.map(({ value, unit }: { value: number; unit: string }) => ({
      text: `${String(value).replace(/(?=\d{3}$)(?<=\d)/, ',')} ${unit}`,
      size: value * (sizes[unit] ?? Number.NaN),
    }))
    type Sized = (typeof all)[number]
    return all.reduce((one: Sized, other: Sized) => (one.size > other.size === most ? one : other)).text
  },
  'measurement/perimeter-rectangle': ({ long, wide }) => long + wide + long + wide,
  'measurement/area-rectangle': ({ long, wide }) => squaresIn(long, wide),
  'measurement/calendar-day': ({ month, date }, language) =>
    daysIn(language)[weekdaysOf(month)[date - 1] ?? -1] ?? '',
  'measurement/calendar-date': ({ month, weekday, nth }, language) => {
    const dates = weekdaysOf(month).flatMap((day, at) => (day === weekday ? [at + 1] : []))
    return `${month[language]} ${dates[nth - 1]}`
  },
  'measurement/days-from-today': ({ today, days, forward }, language) => {
    let day = today
    for (let gone = 0; gone < days; gone++)
      day = forward ? (day === 6 ? 0 : day + 1) : day === 0 ? 6 : day - 1
    return daysIn(language)[day] ?? ''
  },
  'measurement/thermometer-reading': ({ base, marks, step }) => {
    let degrees = base
    for (let mark = 0; mark < marks; mark++) degrees += step
    return degrees
  },
  'measurement/temperature-change': ({ first, change, asked }) => {
    let [degrees, moved] = [first, 0]
    for (; moved < Math.abs(change); moved++) degrees += Math.sign(change)
    return asked === 'last' ? degrees : moved
  },
  // The two scales meet at −40, and 5 degrees of one are 9 of the other.
  'measurement/celsius-fahrenheit': ({ celsius, toFahrenheit }) =>
    toFahrenheit ? ((celsius + 40) / 5) * 9 - 40 : celsius,
  'measurement/to-24-hour-time': ({ minutes }) => clocks[minutes]?.military ?? '',
  'measurement/to-12-hour-time': ({ minutes }) => clocks[minutes]?.civil ?? '',
  'measurement/time-zones': ({ city, told, fromManila }) => {
    const greenwich = told - 60 * (fromManila ? 8 : (zones[city] ?? Number.NaN))
    return clocks.at((greenwich + 60 * (fromManila ? (zones[city] ?? Number.NaN) : 8)) % 1_440)?.civil ?? ''
  },
  'measurement/hours-minutes-seconds': checkOf,
  'measurement/days-weeks-months': checkOf,
  'measurement/length-conversion': converted,
  'measurement/mass-conversion': converted,
  'measurement/capacity-conversion': converted,
  // From the angles of the hands: the long one tells the minutes, the short one has passed the hour.
  'measurement/telling-time': ({ hour, minute }) => {
    const [short, long] = [(hour % 12) * 30 + minute * 0.5, minute * 6]
    const passed = Math.floor(short / 30)
    return `${passed === 0 ? 12 : passed}:${pad(Math.round(long / 6))}`
  },
  'measurement/elapsed-time': ({ start, length }) => {
    const [hour, minute] = walked(start, length)
    const minutes = hour * 60 + minute - start
    return (answer) =>
      (answer.match(/\d+ (?:na )?\p{L}+/gu) ?? []).reduce(
        (sum, part) => sum + Number.parseInt(part, 10) * (/hour|oras/.test(part) ? 60 : 1),
        0,
      ) === minutes
  },
  'measurement/end-time': ({ start, length }, language) => timed(start, length, language),
})
