import type { Drawing, Mark, Point } from '@klasrum/drawings/drawing'
import { onCircle } from '@klasrum/drawings/svg'
import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'

/** A meter of electricity or water and what one unit costs. */
type Meter = InBoth<string> & {
  what: InBoth<string>
  unit: 'kWh' | 'm³'
  one: InBoth<string>
  previous: readonly [number, number]
  used: readonly [number, number]
  rates: readonly number[]
}

const meters: readonly Meter[] = [
  {
    en: 'electric meter',
    fil: 'metro ng kuryente',
    what: { en: 'electricity', fil: 'kuryente' },
    unit: 'kWh',
    one: { en: 'kilowatt-hour', fil: 'kilowatt-hour' },
    previous: [1_000, 8_500],
    used: [80, 300],
    rates: [10, 10.5, 11, 11.5, 12, 12.5, 13],
  },
  {
    en: 'water meter',
    fil: 'metro ng tubig',
    what: { en: 'water', fil: 'tubig' },
    unit: 'm³',
    one: { en: 'cubic meter', fil: 'cubic meter' },
    previous: [100, 900],
    used: [12, 40],
    rates: [20, 22, 24, 25, 28, 30, 32, 35],
  },
]

const months: readonly (readonly [previous: InBoth<string>, present: InBoth<string>])[] = [
  [
    { en: 'January', fil: 'Enero' },
    { en: 'February', fil: 'Pebrero' },
  ],
  [
    { en: 'March', fil: 'Marso' },
    { en: 'April', fil: 'Abril' },
  ],
  [
    { en: 'May', fil: 'Mayo' },
    { en: 'June', fil: 'Hunyo' },
  ],
  [
    { en: 'July', fil: 'Hulyo' },
    { en: 'August', fil: 'Agosto' },
  ],
  [
    { en: 'September', fil: 'Setyembre' },
    { en: 'October', fil: 'Oktubre' },
  ],
  [
    { en: 'November', fil: 'Nobyembre' },
    { en: 'December', fil: 'Disyembre' },
  ],
]

export type Metered = {
  meter: number
  previous: number
  present: number
  rate: number
  month: readonly [InBoth<string>, InBoth<string>]
  who: Person
}

export const meterOf = ({ meter }: { meter: number }): Meter => meters[meter] as Meter

export function metered(draw: Draw): Metered {
  const meter = draw.int(0, meters.length - 1)
  const { previous, used, rates } = meterOf({ meter })
  const before = draw.int(...previous)
  const present = before + draw.int(...used)
  if (present > draw.largest) throw new RangeError('The reading is too large.')
  return {
    meter,
    previous: before,
    present,
    rate: draw.pick(rates),
    month: draw.pick(months),
    who: draw.person(),
  }
}

/** Subtracting in each place the smaller digit from the larger, without regrouping. */
export function withoutRegrouping(present: number, previous: number): number {
  const [one, other] = [String(present), String(previous).padStart(String(present).length, '0')]
  return Number([...one].map((digit, at) => Math.abs(Number(digit) - Number(other[at]))).join(''))
}

/** The four dials of a meter; every second one runs counterclockwise, the last one clockwise. */
export function dials({ values, alt }: { values: readonly number[]; alt: string }): Drawing {
  const [radius, gap] = [34, 80]
  const marks = values.flatMap((value, at): Mark[] => {
    const center: Point = [42 + at * gap, 46]
    const turn = (values.length - 1 - at) % 2 === 0 ? 36 : -36
    return [
      { kind: 'circle', center, radius, fill: 'white' },
      ...Array.from({ length: 10 }, (_, digit): Mark => {
        const [x, y] = onCircle(center, radius - 9, digit * turn)
        return { kind: 'text', at: [x, y + 3.5], text: String(digit), size: 10 }
      }),
      ...Array.from(
        { length: 10 },
        (_, digit): Mark => ({
          kind: 'line',
          from: onCircle(center, radius - 3, digit * turn),
          to: onCircle(center, radius, digit * turn),
          width: 0.8,
        }),
      ),
      {
        kind: 'line',
        from: center,
        to: onCircle(center, radius - 15, value * turn),
        width: 1.6,
        arrow: 'end',
      },
      { kind: 'circle', center, radius: 2, fill: 'black' },
    ]
  })
  return { width: 84 + (values.length - 1) * gap, height: 90, alt, marks }
}
