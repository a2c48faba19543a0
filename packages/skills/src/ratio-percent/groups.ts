import type { Draw } from '../draw.ts'
import { withinLargest } from '../numbers/amounts.ts'
import { equalSteps } from '../numbers/divisors.ts'

type Part = { one: string; where: string; are: string }
/** Many of a kind, of which a part does or is something. */
type Group = { en: Part; fil: Part & { them: string } }

const groups: readonly Group[] = [
  {
    en: { one: 'pupils', where: 'in Grade 6', are: 'walk to school' },
    fil: { one: 'mag-aaral', where: 'sa Baitang 6', are: 'naglalakad papunta sa paaralan', them: 'kanila' },
  },
  {
    en: { one: 'books', where: 'in the reading center', are: 'are written in Filipino' },
    fil: { one: 'aklat', where: 'sa reading center', are: 'nakasulat sa Filipino', them: 'mga ito' },
  },
  {
    en: { one: 'mangoes', where: 'in the storeroom', are: 'are ripe' },
    fil: { one: 'mangga', where: 'sa bodega', are: 'hinog', them: 'mga ito' },
  },
  {
    en: { one: 'seats', where: 'in the town hall', are: 'are taken' },
    fil: { one: 'upuan', where: 'sa bulwagan ng bayan', are: 'may nakaupo', them: 'mga ito' },
  },
  {
    en: { one: 'members', where: 'in the cooperative', are: 'are women' },
    fil: { one: 'miyembro', where: 'sa kooperatiba', are: 'babae', them: 'kanila' },
  },
  {
    en: { one: 'seedlings', where: 'in the school nursery', are: 'are ready for planting' },
    fil: { one: 'punla', where: 'sa nursery ng paaralan', are: 'handa nang itanim', them: 'mga ito' },
  },
]

/** The base, the rate in percent, and the part that they give. */
export type OfGroup = { base: number; rate: number; part: number; group: Group }

export function groupOf(draw: Draw): OfGroup {
  const base = draw.int(2, Math.min(25, Math.floor(draw.largest / 20))) * 20
  const rate = draw.pick(equalSteps(5, 95, 5))
  withinLargest(draw, base, rate)
  // Of a hundred, the percentage is the rate itself.
  if (base === 100) throw new RangeError('The base is a hundred.')
  return { base, rate, part: (base * rate) / 100, group: draw.pick(groups) }
}
