import type { InBoth, Stem } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { capital } from './parts.ts'

/** Two amounts as they are written, and two persons. */
type Told = { first: string; second: string; who: Person; other: Person }

const stemsOf =
  (stories: InBoth<readonly ((told: Told) => string)[]>) =>
  <Given>(told: (given: Given) => Told): InBoth<Stem<Given>[]> => {
    const stem = (text: (told: Told) => string): Stem<Given> => ({
      level: 'apply',
      text: (given) => text(told(given)),
    })
    return { en: stories.en.map(stem), fil: stories.fil.map(stem) }
  }

export const sumStories = stemsOf({
  en: [
    ({ first, second, who }) =>
      `${who.name} used ${first} m of ribbon for a gift box and ${second} m for a lantern. How many meters of ribbon did ${who.he} use in all?`,
    ({ first, second, who }) =>
      `${who.name} bought ${first} kg of pork and ${second} kg of chicken. How many kilograms of meat did ${who.he} buy in all?`,
    ({ first, second, who }) =>
      `${who.name} rode a bike for ${first} km in the morning and ${second} km in the afternoon. How many kilometers did ${who.he} ride in all?`,
    ({ first, second, who }) =>
      `To paint a fence, ${who.name} used ${first} L of white paint and ${second} L of green paint. How many liters of paint did ${who.he} use in all?`,
  ],
  fil: [
    ({ first, second, who }) =>
      `Gumamit si ${who.name} ng ${first} m ng laso para sa kahon ng regalo at ${second} m para sa parol. Ilang metro ng laso ang nagamit niya sa kabuoan?`,
    ({ first, second, who }) =>
      `Bumili si ${who.name} ng ${first} kg ng baboy at ${second} kg ng manok. Ilang kilogramo ng karne ang nabili niya sa kabuoan?`,
    ({ first, second, who }) =>
      `Nagbisikleta si ${who.name} nang ${first} km sa umaga at ${second} km sa hapon. Ilang kilometro ang nalakbay niya sa kabuoan?`,
    ({ first, second, who }) =>
      `Sa pagpipintura ng bakod, gumamit si ${who.name} ng ${first} L ng puting pintura at ${second} L ng berdeng pintura. Ilang litro ng pintura ang nagamit niya sa kabuoan?`,
  ],
})

/** The first amount is the larger one. */
export const differenceStories = stemsOf({
  en: [
    ({ first, second, who }) =>
      `${who.name} had ${first} m of rope. ${capital(who.he)} cut off ${second} m to tie a box. How many meters of rope were left?`,
    ({ first, second, who }) =>
      `${who.name} had ${first} kg of flour and used ${second} kg to bake bread. How many kilograms of flour were left?`,
    ({ first, second, who }) =>
      `A container held ${first} L of water. ${who.name} used ${second} L of it. How many liters of water were left?`,
    ({ first, second, who, other }) =>
      `${who.name} lives ${first} km from the school, and ${other.name} lives ${second} km from it. How many kilometers farther from the school does ${who.name} live than ${other.name}?`,
  ],
  fil: [
    ({ first, second, who }) =>
      `May ${first} m ng lubid si ${who.name}. Pinutol niya ang ${second} m upang itali sa kahon. Ilang metro ng lubid ang natira?`,
    ({ first, second, who }) =>
      `May ${first} kg ng harina si ${who.name} at ginamit niya ang ${second} kg sa paggawa ng tinapay. Ilang kilogramo ng harina ang natira?`,
    ({ first, second, who }) =>
      `May ${first} L ng tubig sa isang lalagyan. Ginamit ni ${who.name} ang ${second} L nito. Ilang litro ng tubig ang natira?`,
    ({ first, second, who, other }) =>
      `Ang bahay ni ${who.name} ay ${first} km ang layo sa paaralan, at ang bahay ni ${other.name} ay ${second} km ang layo. Ilang kilometro ang higit na layo ng bahay ni ${who.name} kaysa sa bahay ni ${other.name}?`,
  ],
})
