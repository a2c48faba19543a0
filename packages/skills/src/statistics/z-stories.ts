import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ilan, says } from './writing.ts'

/** A value so many tenths of a standard deviation above or below the mean. */
export type Standing = { mean: number; deviation: number; tenths: number; who: Person; story: Story }
type Story = {
  means: readonly [number, number]
  deviations: readonly number[]
  told: InBoth<(mean: number, deviation: number) => string>
  value: InBoth<(value: string, who: Person) => string>
  ask: InBoth<(who: Person) => string>
  /** What is asked for when the z-score is known. */
  score: InBoth<(z: string, who: Person) => string>
  unit: string
}

const stories: readonly Story[] = [
  {
    means: [65, 80],
    deviations: [4, 5, 8, 10],
    unit: '',
    told: says(
      (m, d) => `The scores in a test have a mean of ${m} and a standard deviation of ${d}.`,
      (m, d) => `Ang mga iskor sa isang pagsusulit ay may mean na ${m} at standard deviation na ${d}.`,
    ),
    value: says(
      (x, who) => `${who.name} got ${x}.`,
      (x, who) => `Nakakuha si ${who.name} ng ${x}.`,
    ),
    ask: says(
      (who) => `What is ${who.name}'s z-score?`,
      (who) => `Ano ang z-score ni ${who.name}?`,
    ),
    score: says(
      (z, who) => `What is ${who.name}'s score if ${who.his} z-score is ${z}?`,
      (z, who) => `Ano ang iskor ni ${who.name} kung ang z-score niya ay ${z}?`,
    ),
  },
  {
    means: [150, 168],
    deviations: [4, 5, 8, 10],
    unit: ' cm',
    told: says(
      (m, d) =>
        `The heights of the learners of a school have a mean of ${m} cm and a standard deviation of ${d} cm.`,
      (m, d) =>
        `Ang taas ng mga mag-aaral ng isang paaralan ay may mean na ${m} cm at standard deviation na ${d} cm.`,
    ),
    value: says(
      (x, who) => `${who.name} is ${x} tall.`,
      (x, who) => `Si ${who.name} ay may taas na ${x}.`,
    ),
    ask: says(
      (who) => `What is the z-score of ${who.name}'s height?`,
      (who) => `Ano ang z-score ng taas ni ${who.name}?`,
    ),
    score: says(
      (z, who) => `How tall is ${who.name} if the z-score of ${who.his} height is ${z}?`,
      (z, who) => `Gaano kataas si ${who.name} kung ang z-score ng taas niya ay ${z}?`,
    ),
  },
  {
    means: [46, 58],
    deviations: [4, 5],
    unit: ' kg',
    told: says(
      (m, d) =>
        `The masses of the players of a league have a mean of ${m} kg and a standard deviation of ${d} kg.`,
      (m, d) =>
        `Ang timbang ng mga manlalaro ng isang liga ay may mean na ${m} kg at standard deviation na ${d} kg.`,
    ),
    value: says(
      (x, who) => `The mass of ${who.name} is ${x}.`,
      (x, who) => `Ang timbang ni ${who.name} ay ${x}.`,
    ),
    ask: says(
      (who) => `What is the z-score of ${who.name}'s mass?`,
      (who) => `Ano ang z-score ng timbang ni ${who.name}?`,
    ),
    score: says(
      (z, who) => `What is the mass of ${who.name} if its z-score is ${z}?`,
      (z, who) => `Ano ang timbang ni ${who.name} kung ang z-score nito ay ${z}?`,
    ),
  },
  {
    means: [40, 60],
    deviations: [5, 10],
    unit: ' minutes',
    told: says(
      (m, d) =>
        `The times for a fun run have a mean of ${m} minutes and a standard deviation of ${d} minutes.`,
      (m, d) =>
        `Ang mga oras ng pagtakbo sa isang fun run ay may mean na ${ilan(m, 'minuto')} at standard deviation na ${ilan(d, 'minuto')}.`,
    ),
    value: says(
      (x, who) => `${who.name} finished in ${x}.`,
      (x, who) => `Natapos ni ${who.name} ang takbo sa loob ng ${x}.`,
    ),
    ask: says(
      (who) => `What is the z-score of ${who.name}'s time?`,
      (who) => `Ano ang z-score ng oras ni ${who.name}?`,
    ),
    score: says(
      (z, who) => `What is ${who.name}'s time if its z-score is ${z}?`,
      (z, who) => `Ano ang oras ni ${who.name} kung ang z-score nito ay ${z}?`,
    ),
  },
]

export const rawOf = ({ mean, deviation, tenths }: Standing): number => mean + (deviation * tenths) / 10

export const standingInUnit = (
  { story: { unit } }: Standing,
  value: number,
  language: 'en' | 'fil',
): string => `${value}${language === 'fil' ? unit.replace('minutes', 'min') : unit}`

export function drawStanding(draw: Draw): Standing {
  const story = draw.pick(stories)
  const deviation = draw.pick(story.deviations)
  const tenths = draw.int(4, 24) * (draw.chanceOf(55) ? 1 : -1)
  const standing = { mean: draw.int(...story.means), deviation, tenths, who: draw.person(), story }
  if (!Number.isInteger(rawOf(standing)) || (story.unit === '' && rawOf(standing) > 100))
    throw new RangeError('No whole number.')
  return standing
}
