import type { Draw } from '../draw.ts'
import { ilan } from './telling.ts'
import { polynomial } from './writing.ts'

/** Something thrown upward: its height in meters after t seconds is −5t² + speed·t + start. */
export type Flight = { speed: number; start: number; thrown: number }

export const heightText = ({ speed, start }: Flight): string => `h = ${polynomial([-5, speed, start], 't')}`

type Thing = { en: string; fil: string; it: { en: string; fil: string } }

const things: readonly Thing[] = [
  { en: 'A ball is thrown', fil: 'Inihagis ang isang bola', it: { en: 'the ball', fil: 'bola' } },
  { en: 'A stone is thrown', fil: 'Inihagis ang isang bato', it: { en: 'the stone', fil: 'bato' } },
  {
    en: 'A toy rocket is shot',
    fil: 'Pinalipad ang isang laruang rocket',
    it: { en: 'the toy rocket', fil: 'laruang rocket' },
  },
  { en: 'An arrow is shot', fil: 'Pinakawalan ang isang palaso', it: { en: 'the arrow', fil: 'palaso' } },
]

/** What can be thrown or shot so fast: nobody throws a ball or a stone upward at more than 25 m/s. */
export const someThing = (draw: Draw, speed: number): number =>
  draw.int(speed > 25 ? 2 : 0, things.length - 1)

const place = {
  en: (start: number) =>
    start === 0
      ? 'from the ground'
      : start < 6
        ? `from a platform ${start} m high`
        : `from the top of a building ${start} m high`,
  fil: (start: number) =>
    start === 0
      ? 'mula sa lupa'
      : start < 6
        ? `mula sa isang platform na ${ilan(start, 'metro')} ang taas`
        : `mula sa tuktok ng gusaling ${ilan(start, 'metro')} ang taas`,
}

/** "A ball is thrown upward from the ground. Its height in meters after t seconds is h = …" */
export const flightOpening = {
  en: (flight: Flight): string =>
    `${things[flight.thrown]?.en} straight up ${place.en(flight.start)}. Its height in meters after t seconds is ${heightText(flight)}.`,
  fil: (flight: Flight): string =>
    `${things[flight.thrown]?.fil} nang tuwid pataas ${place.fil(flight.start)}. Ang taas nito sa metro pagkaraan ng t segundo ay ${heightText(flight)}.`,
}

export const itOf = (language: 'en' | 'fil', { thrown }: Flight): string => things[thrown]?.it[language] ?? ''
