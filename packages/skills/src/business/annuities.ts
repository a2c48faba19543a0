import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import { ilan, says } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

/** The same payment at the end of each period. */
export type Annuity = {
  payment: number
  rate: number
  times: 1 | 2 | 4
  count: number
  who: Person
  story: number
}

const periods: Record<Annuity['times'], InBoth<string> & { name: string; fund: InBoth<string> }> = {
  1: { ...says('year', 'taon'), name: 'compounded annually', fund: says('each year', 'bawat taon') },
  2: {
    ...says('half year', 'kalahating taon'),
    name: 'compounded semiannually',
    fund: says('every 6 months', 'bawat 6 na buwan'),
  },
  4: {
    ...says('quarter', 'quarter'),
    name: 'compounded quarterly',
    fund: says('every 3 months', 'bawat 3 buwan'),
  },
}
export const period = ({ times }: Annuity): InBoth<string> => periods[times]
export const rateOf = ({ rate, times }: Annuity): number => rate / times

const stories = {
  en: [
    (given: Annuity, when: string, terms: string) =>
      `To save for college, ${given.who.name} deposits ${pesos(given.payment)} at the end of ${when} for ${length.en(given)} in a fund that pays ${terms}.`,
    (given: Annuity, when: string, terms: string) =>
      `${given.who.name} puts ${pesos(given.payment)} into a savings fund at the end of ${when} for ${length.en(given)}. The fund pays ${terms}.`,
    (given: Annuity, when: string, terms: string) =>
      `At the end of ${when} for ${length.en(given)}, a cooperative sets aside ${pesos(given.payment)} for a new machine in a fund that pays ${terms}.`,
  ],
  fil: [
    (given: Annuity, when: string, terms: string) =>
      `Upang makapag-ipon para sa kolehiyo, naghuhulog si ${given.who.name} ng ${pesos(given.payment)} sa katapusan ng ${when} sa loob ng ${length.fil(given)} sa pondong nagbibigay ng ${terms}.`,
    (given: Annuity, when: string, terms: string) =>
      `Naglalagay si ${given.who.name} ng ${pesos(given.payment)} sa isang pondo sa katapusan ng ${when} sa loob ng ${length.fil(given)}. Nagbibigay ang pondo ng ${terms}.`,
    (given: Annuity, when: string, terms: string) =>
      `Sa katapusan ng ${when} sa loob ng ${length.fil(given)}, naglalaan ang isang kooperatiba ng ${pesos(given.payment)} para sa bagong makina sa pondong nagbibigay ng ${terms}.`,
  ],
}
const length = {
  en: ({ count, times }: Annuity) => (count / times === 1 ? '1 year' : `${count / times} years`),
  fil: ({ count, times }: Annuity) => ilan(count / times, 'taon'),
}

export const annuityText = (given: Annuity, language: 'en' | 'fil'): string => {
  const { name, fund } = periods[given.times]
  const terms =
    language === 'en'
      ? `${given.rate}% interest a year, ${name}`
      : `${given.rate}% interes bawat taon, ${name}`
  return stories[language][given.story]?.(given, fund[language], terms) ?? ''
}

export const drawAnnuity = (draw: Draw): Annuity => {
  const times = draw.pick([1, 1, 2, 4] as const)
  return {
    payment: draw.pick([
      1_000, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000,
    ]),
    rate: draw.pick(times === 4 ? [4, 8] : times === 2 ? [4, 6, 8] : [3, 4, 5, 6, 8]),
    times,
    count: times === 1 ? draw.int(3, 6) : times === 2 ? 2 * draw.int(2, 4) : 4 * draw.int(1, 2),
    who: draw.person(),
    story: draw.int(0, 2),
  }
}
