import type { Draw } from '../draw.ts'
import { withinLargest } from '../numbers/amounts.ts'
import type { InBoth } from '../skill.ts'

type Ends = InBoth<string>

const ends: readonly Ends[] = [
  { en: 'two towns', fil: 'dalawang bayan' },
  { en: 'two islands', fil: 'dalawang isla' },
  { en: 'a port and an airport', fil: 'isang daungan at ng isang paliparan' },
  { en: 'the capitol and a beach', fil: 'kapitolyo at ng isang dalampasigan' },
  { en: 'a market and a national park', fil: 'isang palengke at ng isang pambansang parke' },
]

/** One centimeter on the map is so many kilometers. */
export type OnMap = { scale: number; map: number; ends: Ends }

export function onMap(draw: Draw): OnMap {
  const scale = draw.pick([2, 4, 5, 8, 10, 15, 20, 25])
  const map = draw.int(2, 9) + (draw.chanceOf(40) ? 0.5 : 0)
  withinLargest(draw, scale * map)
  return { scale, map, ends: draw.pick(ends) }
}

export const real = ({ scale, map }: OnMap): number => scale * map

/** With a unit, when it is a distance that a map can have. */
export const distance = (value: number, unit: 'cm' | 'km'): string | undefined =>
  value > 0 && Number.isInteger(value * 2) ? `${value} ${unit}` : undefined
