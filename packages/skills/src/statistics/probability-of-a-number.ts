import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import {
  even,
  greater,
  less,
  likely,
  multiple,
  type NumberEvent,
  odd,
  prime,
  probabilityText,
  reducedFrom,
  unreduced,
} from './chances.ts'
import { ilan, integersFromTo, listed, need, rule, says, stems } from './writing.ts'

type Given = { all: number; event: NumberEvent; object: InBoth<(all: number) => string> }

const objects: readonly Given['object'][] = [
  says(
    (n) => `A card is drawn at random from cards numbered 1 to ${n}.`,
    (n) => `Kumuha nang hindi tumitingin ng isang kard mula sa mga kard na may bilang na 1 hanggang ${n}.`,
  ),
  says(
    (n) => `A spinner has ${n} equal parts numbered 1 to ${n}. It is spun once.`,
    (n) =>
      `Ang isang spinner ay may ${ilan(n, 'magkakapantay na bahagi')}ng may bilang na 1 hanggang ${n}. Pinaikot ito nang isang beses.`,
  ),
  says(
    (n) => `A ball is drawn at random from a box with balls numbered 1 to ${n}.`,
    (n) =>
      `Kumuha nang hindi tumitingin ng isang bola mula sa kahong may mga bolang may bilang na 1 hanggang ${n}.`,
  ),
]

const hits = ({ all, event }: Given) => integersFromTo(1, all).filter(event.holds)

export const probabilityOfANumber = skill<Given, 'complement' | 'one' | 'odds' | 'short' | 'over' | 'half'>({
  id: 'statistics/probability-of-a-number',
  area: 'Mathematics',
  name: says('Probability of a simple event', 'Probability ng simple event'),
  grades: [5, 8],
  cues: says(
    ['probability', 'simple event', 'favorable outcomes', 'possible outcomes', 'at random', 'spinner'],
    ['probability', 'simple event', 'favorable outcomes', 'posibleng kalabasan', 'spinner', 'tsansa'],
  ),
  units: ['mathematics/5/theoretical-probability', 'mathematics/8/experimental-and-theoretical-probability'],
  largest: () => 50,
  mistakes: {
    complement: says(
      'found the probability that it does not happen',
      'ang probability na hindi ito mangyari ang hinanap',
    ),
    one: says('counted only one favorable outcome', 'isang favorable outcome lamang ang ibinilang'),
    odds: says(
      'divided the favorable by the unfavorable outcomes',
      'hinati ang favorable sa hindi favorable na outcome',
    ),
    short: says('missed one favorable outcome', 'may isang favorable outcome na hindi naibilang'),
    over: says('counted one favorable outcome too many', 'sumobra ng isa ang bilang ng favorable outcome'),
    half: says(
      'thought that it happens or not with equal chance',
      'inakalang magkapantay ang tsansang mangyari at hindi mangyari',
    ),
  },
  rules: says(
    [
      rule(
        'The probability of an event that is sure to happen is {1}.',
        'What is the probability of an event that is sure to happen?',
        '0',
        '1/2',
        '3/4',
      ),
      rule(
        'The probability of an impossible event is {0}.',
        'What is the probability of an impossible event?',
        '1',
        '1/2',
        '1/4',
      ),
      rule(
        'To find the probability of an event, we divide the number of favorable outcomes by {the number of possible outcomes}.',
        'To find the probability of an event, by what do we divide the number of favorable outcomes?',
        'the number of unfavorable outcomes',
        'the number of events',
        'the number of trials',
      ),
    ],
    [
      rule(
        'Ang probability ng pangyayaring tiyak na magaganap ay {1}.',
        'Ano ang probability ng pangyayaring tiyak na magaganap?',
        '0',
        '1/2',
        '3/4',
      ),
      rule(
        'Ang probability ng pangyayaring imposibleng maganap ay {0}.',
        'Ano ang probability ng pangyayaring imposibleng maganap?',
        '1',
        '1/2',
        '1/4',
      ),
      rule(
        'Upang makuha ang probability ng pangyayari, hinahati ang bilang ng favorable outcome sa {bilang ng posibleng outcome}.',
        'Upang makuha ang probability ng pangyayari, sa ano hinahati ang bilang ng favorable outcome?',
        'bilang ng outcome na hindi favorable',
        'bilang ng pangyayari',
        'bilang ng pagsubok',
      ),
    ],
  ),
  draw: (draw) => {
    const all = draw.pick([6, 8, 9, 10, 12, 15, 16, 18, 20].filter((n) => n <= draw.largest))
    const event = draw.pick([
      even,
      odd,
      multiple(3),
      multiple(4),
      multiple(5),
      greater(draw.int(3, all - 2)),
      less(draw.int(3, all - 2)),
      ...(draw.grade > 5 ? [prime] : []),
    ])
    const given = { all, event, object: draw.pick(objects) }
    const count = hits(given).length
    need(count > 1 && count < all)
    return given
  },
  answer: (given) => probabilityText(hits(given).length, given.all),
  also: (given) => unreduced(hits(given).length, given.all),
  wrong: (given) => {
    const { all } = given
    const count = hits(given).length
    return {
      complement: likely(all - count, all),
      one: likely(1, all),
      odds: likely(count, all - count),
      short: likely(count - 1, all),
      over: likely(count + 1, all),
      half: likely(1, 2),
    }
  },
  stems: stems(
    [
      'understand',
      ({ all, event, object }) => `${object.en(all)} What is the probability that the number is ${event.en}?`,
      ({ all, event, object }) => `${object.fil(all)} Ano ang probability na ang bilang ay ${event.fil}?`,
    ],
    [
      'understand',
      ({ all, event, object }) =>
        `${object.en(all)} Find the probability of getting a number that is ${event.en}.`,
      ({ all, event, object }) =>
        `${object.fil(all)} Hanapin ang probability na ${event.fil} ang makuhang bilang.`,
    ],
  ),
  statement: {
    en: ({ all, event, object }, answer) =>
      `${object.en(all)} The probability that the number is ${event.en} is ${answer}.`,
    fil: ({ all, event, object }, answer) =>
      `${object.fil(all)} Ang probability na ang bilang ay ${event.fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Favorable outcomes: ${listed(hits(given), 'en')}, so ${hits(given).length} of ${given.all}.`,
      `Probability: ${reducedFrom(hits(given).length, given.all)}`,
    ],
    fil: (given) => [
      `Mga favorable outcome: ${listed(hits(given), 'fil')}, kaya ${hits(given).length} sa ${given.all}.`,
      `Probability: ${reducedFrom(hits(given).length, given.all)}`,
    ],
  },
})
