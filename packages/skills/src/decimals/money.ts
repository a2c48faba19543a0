import type { Draw } from '../draw.ts'
import { pesos } from '../words/numbers.ts'
import type { Thing, ThingKind } from '../words/things.ts'

/** Prices are kept in centavos, which are whole numbers. */
export const inPesos = (centavos: number): string => pesos(centavos / 100)

/** The result of a mistake, where it is an amount that somebody could pay. */
export const wrongPesos = (centavos: number): string | undefined =>
  centavos > 0 && centavos % 25 === 0 ? inPesos(centavos) : undefined

export type PricedThing = { thing: Thing; price: number }

/** A thing with a usual price that has centavos: ₱12.75. */
export function pricedFrom(draw: Draw, kind: ThingKind): PricedThing {
  const thing = draw.thing(kind)
  const [least, most] = thing.price
  return {
    thing,
    price: draw.int(Math.max(4, least), Math.min(most, draw.largest)) * 100 + draw.pick([25, 50, 75]),
  }
}

/** The smallest bill, or bills, that one would pay with. */
export function paidFor(draw: Draw, centavos: number): number {
  return draw.pick([5_000, 10_000, 20_000, 50_000, 100_000].filter((bill) => bill > centavos).slice(0, 2))
}
