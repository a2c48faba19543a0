import { skill } from '../skill.ts'
import { card, deck, likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { rule, says, stems } from './writing.ts'

type Event = ReturnType<typeof card>
type Given = { event: Event }

const events: readonly Event[] = [
  card('an ace', 'ace', ({ rank }) => rank === 'ace'),
  card('a king', 'king', ({ rank }) => rank === 'king'),
  card('a 7', '7', ({ rank }) => rank === '7'),
  card('a heart', 'heart', ({ suit }) => suit === 'heart'),
  card('a spade', 'spade', ({ suit }) => suit === 'spade'),
  card('a face card (jack, queen or king)', 'face card (jack, queen o king)', ({ face }) => face),
  card('a red queen', 'pulang queen', ({ rank, red }) => rank === 'queen' && red),
  card('a black ace', 'itim na ace', ({ rank, red }) => rank === 'ace' && !red),
  card(
    'a red face card (jack, queen or king)',
    'pulang face card (jack, queen o king)',
    ({ face, red }) => face && red,
  ),
  card(
    'a face card (jack, queen or king) of clubs',
    'face card (jack, queen o king) na club',
    ({ face, suit }) => face && suit === 'club',
  ),
  card(
    'a card with a number from 2 to 10',
    'kard na may bilang na 2 hanggang 10',
    ({ rank }) => Number(rank) >= 2,
  ),
  card(
    'a diamond with a number from 2 to 10',
    'diamond na may bilang na 2 hanggang 10',
    ({ rank, suit }) => Number(rank) >= 2 && suit === 'diamond',
  ),
  card(
    'a card with an even number from 2 to 10',
    'kard na may even number mula 2 hanggang 10',
    ({ rank }) => Number(rank) % 2 === 0,
  ),
  card(
    'a red card with a number from 2 to 10',
    'pulang kard na may bilang na 2 hanggang 10',
    ({ rank, red }) => Number(rank) >= 2 && red,
  ),
]
const hits = ({ event }: Given) => deck.filter(event.holds).length

export const probabilityOfCards = skill<Given, 'complement' | 'suit' | 'one' | 'half' | 'double' | 'odds'>({
  id: 'statistics/probability-of-cards',
  area: 'Mathematics',
  name: says('Probability with a deck of cards', 'Probability sa isang deck ng baraha'),
  grades: [8, 10],
  cues: says(
    ['deck of cards', 'standard deck', 'face card', 'suit', 'ace'],
    ['deck ng baraha', 'baraha', 'face card', 'suit', 'ace'],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability', 'mathematics/10/probability-of-events'],
  largest: () => 60,
  mistakes: {
    complement: says(
      'found the probability of the other cards',
      'ang probability ng ibang baraha ang hinanap',
    ),
    suit: says('took 13 as the number of all cards', 'ginawang 13 ang bilang ng lahat ng baraha'),
    one: says('counted only one favorable card', 'isang favorable na baraha lamang ang ibinilang'),
    half: says(
      'counted only half of the favorable cards',
      'kalahati lamang ng favorable na baraha ang ibinilang',
    ),
    double: says('counted twice as many favorable cards', 'nadoble ang bilang ng favorable na baraha'),
    odds: says(
      'divided the favorable by the unfavorable cards',
      'hinati ang favorable sa hindi favorable na baraha',
    ),
  },
  rules: says(
    [
      rule(
        'In a standard deck of 52 cards, {26} cards are red.',
        'How many of the 52 cards of a standard deck are red?',
        '4',
        '13',
        '39',
      ),
      rule(
        'Each suit of a standard deck has {13} cards.',
        'How many cards does each suit of a standard deck have?',
        '4',
        '12',
        '26',
      ),
      rule(
        'A standard deck has {12} face cards (jacks, queens and kings).',
        'How many face cards (jacks, queens and kings) does a standard deck have?',
        '3',
        '4',
        '16',
      ),
    ],
    [
      rule(
        'Sa standard deck na may 52 baraha, {26} ang pula.',
        'Ilan ang pula sa 52 baraha ng standard deck?',
        '4',
        '13',
        '39',
      ),
      rule(
        'Ang bawat suit ng standard deck ay may {13} baraha.',
        'Ilan ang baraha sa bawat suit ng standard deck?',
        '4',
        '12',
        '26',
      ),
      rule(
        'Ang bilang ng face card (jack, queen at king) sa standard deck ay {12}.',
        'Ilan ang face card (jack, queen at king) sa isang standard deck?',
        '3',
        '4',
        '16',
      ),
    ],
  ),
  draw: (draw) => ({ event: draw.pick(events) }),
  answer: (given) => probabilityText(hits(given), 52),
  also: (given) => unreduced(hits(given), 52),
  wrong: (given) => {
    const count = hits(given)
    return {
      complement: likely(52 - count, 52),
      suit: likely(count, 13),
      one: likely(1, 52),
      half: likely(count / 2, 52),
      double: likely(count * 2, 52),
      odds: likely(count, 52 - count),
    }
  },
  stems: stems(
    [
      'understand',
      ({ event: { en } }) =>
        `A card is drawn at random from a standard deck of 52 cards. What is the probability of drawing ${en}?`,
      ({ event: { fil } }) =>
        `Bumunot nang hindi tumitingin ng isang baraha mula sa standard deck na may 52 baraha. Ano ang probability na makabunot ng ${fil}?`,
    ],
    [
      'understand',
      ({ event: { en } }) =>
        `One card is picked without looking from a shuffled deck of 52 cards. Find the probability that it is ${en}.`,
      ({ event: { fil } }) =>
        `Kumuha ng isang baraha mula sa binalasang deck na may 52 baraha. Hanapin ang probability na ito ay ${fil}.`,
    ],
    [
      'understand',
      ({ event: { en } }) =>
        `In a card trick, a student takes any one card from a standard deck of 52 cards. What is the probability that it is ${en}?`,
      ({ event: { fil } }) =>
        `Sa isang salamangka, kumuha ang mag-aaral ng alinmang isa sa 52 baraha ng standard deck. Ano ang probability na ito ay ${fil}?`,
    ],
  ),
  statement: {
    en: ({ event: { en } }, answer) =>
      `The probability of drawing ${en} from a standard deck of 52 cards is ${answer}.`,
    fil: ({ event: { fil } }, answer) =>
      `Ang probability na makabunot ng ${fil} mula sa standard deck na may 52 baraha ay ${answer}.`,
  },
  solution: {
    en: (given) => [`Favorable cards: ${hits(given)} of 52`, `Probability: ${reducedFrom(hits(given), 52)}`],
    fil: (given) => [
      `Mga favorable na baraha: ${hits(given)} sa 52`,
      `Probability: ${reducedFrom(hits(given), 52)}`,
    ],
  },
})
