import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { integersFromTo, need, rule, says, stems } from './writing.ts'

type Event = InBoth<string> & { holds: (one: number, other: number) => boolean }
type Given = { event: Event }

const event = (en: string, fil: string, holds: Event['holds']): Event => ({ ...says(en, fil), holds })

const events: readonly Event[] = [
  ...integersFromTo(3, 11).map((n) =>
    event(`the sum is ${n}`, `${n} ang sum`, (one, other) => one + other === n),
  ),
  ...integersFromTo(8, 10).map((n) =>
    event(`the sum is greater than ${n}`, `mas malaki sa ${n} ang sum`, (one, other) => one + other > n),
  ),
  ...integersFromTo(4, 6).map((n) =>
    event(`the sum is less than ${n}`, `mas maliit sa ${n} ang sum`, (one, other) => one + other < n),
  ),
  event(
    'both dice show the same number',
    'magkapareho ang lumabas na bilang sa dalawang dice',
    (one, other) => one === other,
  ),
  event(
    'both dice show even numbers',
    'parehong even number ang lumabas',
    (one, other) => one % 2 === 0 && other % 2 === 0,
  ),
  event('the product is 12', '12 ang product', (one, other) => one * other === 12),
  event('the product is 6', '6 ang product', (one, other) => one * other === 6),
  event('the difference is 1', '1 ang difference', (one, other) => Math.abs(one - other) === 1),
  event('the difference is 2', '2 ang difference', (one, other) => Math.abs(one - other) === 2),
]
const pairs = integersFromTo(1, 6).flatMap((one) =>
  integersFromTo(1, 6).map((other) => [one, other] as const),
)
const hits = ({ event: { holds } }: Given) => pairs.filter(([one, other]) => holds(one, other))
/** The dice are taken as alike: (2, 5) and (5, 2) count once. */
const unordered = (given: Given) => hits(given).filter(([one, other]) => one <= other).length

const unequal = (given: Given) => likely(hits(given).length, 12)

export const probabilityOfDice = skill<Given, 'alike' | 'twelve' | 'complement' | 'one' | 'eleven' | 'odds'>({
  id: 'statistics/probability-of-dice',
  area: 'Mathematics',
  name: says('Probability with two dice', 'Probability sa dalawang dice'),
  grades: [8, 10],
  cues: says(
    ['two dice', 'sum of the dice', 'probability', 'possibility diagram', '36 outcomes'],
    ['dalawang dice', 'sum ng dice', 'probability', 'possibility diagram', '36 outcome'],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability'],
  largest: () => 50,
  mistakes: {
    alike: says(
      'counted outcomes such as (2, 5) and (5, 2) as one',
      'ibinilang na isa ang mga outcome na tulad ng (2, 5) at (5, 2)',
    ),
    twelve: says('took 12 as the number of all outcomes', 'ginawang 12 ang bilang ng lahat ng outcome'),
    complement: says(
      'found the probability that it does not happen',
      'ang probability na hindi ito mangyari ang hinanap',
    ),
    one: says('counted only one favorable outcome', 'isang favorable outcome lamang ang ibinilang'),
    eleven: says('divided one by the 11 possible sums', 'hinati ang isa sa 11 posibleng sum'),
    odds: says(
      'divided the favorable by the unfavorable outcomes',
      'hinati ang favorable sa hindi favorable na outcome',
    ),
  },
  rules: says(
    [
      rule(
        'When two dice are rolled, there are {36} possible outcomes.',
        'How many possible outcomes are there when two dice are rolled?',
        '6',
        '12',
        '18',
      ),
      rule(
        'When two dice are rolled, the most likely sum is {7}.',
        'Which sum is most likely when two dice are rolled?',
        '6',
        '8',
        '12',
      ),
      rule(
        'The probability of rolling a 4 with one die is {1/6}.',
        'What is the probability of rolling a 4 with one die?',
        '2/3',
        '1/4',
        '1/36',
      ),
    ],
    [
      rule(
        'Kapag inihagis ang dalawang dice, ang bilang ng posibleng outcome ay {36}.',
        'Ilan ang posibleng outcome kapag inihagis ang dalawang dice?',
        '6',
        '12',
        '18',
      ),
      rule(
        'Kapag inihagis ang dalawang dice, ang sum na pinakamalamang lumabas ay {7}.',
        'Aling sum ang pinakamalamang lumabas kapag inihagis ang dalawang dice?',
        '6',
        '8',
        '12',
      ),
      rule(
        'Ang probability na lumabas ang 4 sa isang die ay {1/6}.',
        'Ano ang probability na lumabas ang 4 sa isang die?',
        '2/3',
        '1/4',
        '1/36',
      ),
    ],
  ),
  draw: (draw) => {
    const given = { event: draw.pick(events) }
    need(hits(given).length > 1)
    return given
  },
  answer: (given) => probabilityText(hits(given).length, 36),
  also: (given) => unreduced(hits(given).length, 36),
  wrong: (given) => {
    const count = hits(given).length
    return {
      alike: likely(unordered(given), 36),
      twelve: unequal(given),
      complement: likely(36 - count, 36),
      one: likely(1, 36),
      eleven: /sum is \d/.test(given.event.en) ? likely(1, 11) : undefined,
      odds: likely(count, 36 - count),
    }
  },
  stems: stems(
    [
      'apply',
      ({ event: { en } }) => `Two dice are rolled. What is the probability that ${en}?`,
      ({ event: { fil } }) => `Inihagis ang dalawang dice. Ano ang probability na ${fil}?`,
    ],
    [
      'apply',
      ({ event: { en } }) =>
        `A red die and a white die are rolled together. Find the probability that ${en}.`,
      ({ event: { fil } }) =>
        `Sabay na inihagis ang isang pulang die at isang puting die. Hanapin ang probability na ${fil}.`,
    ],
    [
      'apply',
      ({ event: { en } }) =>
        `In a board game, two dice are thrown. How likely is it that ${en}? Give the probability as a fraction.`,
      ({ event: { fil } }) =>
        `Sa isang laro, inihagis ang dalawang dice. Ano ang probability, bilang fraction, na ${fil}?`,
    ],
  ),
  statement: {
    en: ({ event: { en } }, answer) => `When two dice are rolled, the probability that ${en} is ${answer}.`,
    fil: ({ event: { fil } }, answer) =>
      `Kapag inihagis ang dalawang dice, ang probability na ${fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Favorable outcomes: ${shown(given)}, so ${hits(given).length} of 36.`,
      `Probability: ${reducedFrom(hits(given).length, 36)}`,
    ],
    fil: (given) => [
      `Mga favorable outcome: ${shown(given)}, kaya ${hits(given).length} sa 36.`,
      `Probability: ${reducedFrom(hits(given).length, 36)}`,
    ],
  },
})

function shown(given: Given): string {
  return hits(given)
    .map((pair) => `(${pair.join(', ')})`)
    .join(', ')
}
