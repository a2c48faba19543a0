import type { Draw } from '../draw.ts'
import type { Person } from '../words/people.ts'

/** Something sold in a store, with the pesos that it costs. */
type Good = { en: string; fil: string; from: number; to: number }

const good = (en: string, fil: string, from: number, to: number): Good => ({ en, fil, from, to })

const goods: readonly Good[] = [
  good('a school bag', 'bag', 400, 1_200),
  good('a pair of rubber shoes', 'pares ng sapatos na goma', 800, 2_400),
  good('a T-shirt', 'T-shirt', 200, 500),
  good('an umbrella', 'payong', 200, 500),
  good('an electric fan', 'bentilador', 1_000, 2_400),
  good('a rice cooker', 'rice cooker', 800, 2_000),
  good('a wall clock', 'orasang pandingding', 300, 700),
  good('a study table', 'mesang pang-aral', 1_500, 3_600),
  good('a basketball', 'bola ng basketbol', 400, 900),
]

/** A good, its price, a rate in percent and somebody who buys or sells it. */
export type PricedGood = { good: Good; price: number; rate: number; who: Person }

export function pricedBy(draw: Draw, step: number, rates: readonly number[]): PricedGood {
  const good = draw.pick(goods)
  const price = step * draw.int(Math.ceil(good.from / step), Math.floor(good.to / step))
  return { good, price, rate: draw.pick(rates), who: draw.person() }
}

export const rateAmount = ({ price, rate }: PricedGood): number => (price * rate) / 100
