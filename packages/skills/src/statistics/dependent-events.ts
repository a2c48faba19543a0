import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { asFraction, type Fraction, fraction } from '../words/fractions.ts'
import { type Color, colored, colors } from './probability-of-marbles.ts'
import { ilan, need, rule, says, stems } from './writing.ts'

/** Two are taken one after the other without putting back: both of the first kind, or one of each in this order. */
type Given = { a: number; b: number; same: boolean; story: Story; names: readonly [Color, Color] }
type Story = { told: InBoth<(given: Given) => string>; ask: InBoth<(given: Given) => string> }

const marble = says('marble', 'holen')

const stories: readonly Story[] = [
  {
    told: says(
      ({ a, b, names }) =>
        `A bag contains ${colored([a, b], names, marble, 'en')}. Two marbles are drawn one after the other without replacement.`,
      ({ a, b, names }) =>
        `Ang isang supot ay naglalaman ng ${colored([a, b], names, marble, 'fil')}. Magkasunod na kumuha ng dalawang holen nang hindi ibinabalik ang una.`,
    ),
    ask: says(
      ({ same, names: [one, other] }) =>
        same ? `that both are ${one.en}` : `that the first is ${one.en} and the second is ${other.en}`,
      ({ same, names: [one, other] }) =>
        same ? `na parehong ${one.fil} ang dalawa` : `na ${one.fil} ang una at ${other.fil} ang ikalawa`,
    ),
  },
  {
    told: says(
      ({ a, b }) =>
        `A committee has ${a} women and ${b} men. Two of them are chosen by lot, one after the other.`,
      ({ a, b }) =>
        `Ang isang komite ay may ${ilan(a, 'babae')} at ${ilan(b, 'lalaki')}. Dalawa sa kanila ang magkasunod na pinili sa pamamagitan ng palabunutan.`,
    ),
    ask: says<(given: Given) => string>(
      ({ same }) => (same ? 'that both are women' : 'that the first is a woman and the second is a man'),
      ({ same }) => (same ? 'na parehong babae ang dalawa' : 'na babae ang una at lalaki ang ikalawa'),
    ),
  },
  {
    told: says(
      ({ a, b }) =>
        `In a box there are ${a} good bulbs and ${b} defective bulbs. Two bulbs are taken at random, one after the other, and not put back.`,
      ({ a, b }) =>
        `Sa isang kahon ay may ${ilan(a, 'maayos na bombilya')} at ${ilan(b, 'sirang bombilya')}. Magkasunod na kumuha ng dalawang bombilya nang hindi tumitingin at hindi ibinalik ang una.`,
    ),
    ask: says<(given: Given) => string>(
      ({ same }) => (same ? 'that both are good' : 'that the first is good and the second is defective'),
      ({ same }) => (same ? 'na parehong maayos ang dalawa' : 'na maayos ang una at sira ang ikalawa'),
    ),
  },
]

const second = ({ a, b, same }: Given) => (same ? a - 1 : b)
const all = ({ a, b }: Given) => a + b
const answer = (given: Given) => fraction(given.a, all(given)).mul(fraction(second(given), all(given) - 1))
const good = (value: Fraction) => (value.valueOf() > 0 && value.valueOf() < 1 ? asFraction(value) : undefined)

export const dependentEvents = skill<Given, 'replaced' | 'sum' | 'first' | 'whole' | 'complement' | 'second'>(
  {
    id: 'statistics/dependent-events',
    area: 'Mathematics',
    name: says('Probability of dependent events', 'Probability ng dependent events'),
    grades: [10, 10],
    cues: says(
      ['dependent events', 'without replacement', 'conditional probability', 'multiplication rule'],
      ['dependent events', 'hindi ibinalik', 'conditional probability', 'multiplication rule'],
    ),
    units: ['mathematics/10/probability-of-events'],
    largest: () => 300,
    mistakes: {
      replaced: says('worked as if the first were put back', 'itinuring na ibinalik ang una'),
      sum: says('added the probabilities', 'pinagsama ang mga probability'),
      first: says(
        'found the probability of the first event only',
        'ang probability ng unang event lamang ang hinanap',
      ),
      whole: says(
        'took one away from the total but not from the favorable ones',
        'binawasan ng isa ang kabuoan ngunit hindi ang favorable',
      ),
      complement: says(
        'found the probability that it does not happen',
        'ang probability na hindi ito mangyari ang hinanap',
      ),
      second: says(
        'found the probability of the second event only',
        'ang probability ng ikalawang event lamang ang hinanap',
      ),
    },
    rules: says(
      [
        rule(
          'Drawing two marbles one after the other without replacement is an example of {dependent events}.',
          'Two marbles are drawn one after the other without replacement. What kind of events are these?',
          'independent events',
          'mutually exclusive events',
          'complementary events',
        ),
        rule(
          'If 4 of 11 marbles are red and a red one is drawn and not put back, the probability that the second is red is {3/10}.',
          'Of 11 marbles, 4 are red. A red one is drawn and not put back. What is the probability that the second is also red?',
          '4/11',
          '3/11',
          '2/5',
        ),
      ],
      [
        rule(
          'Ang magkasunod na pagkuha ng dalawang holen nang hindi ibinabalik ang una ay halimbawa ng {dependent events}.',
          'Magkasunod na kumuha ng dalawang holen nang hindi ibinalik ang una. Anong uri ng events ang mga ito?',
          'independent events',
          'mutually exclusive events',
          'complementary events',
        ),
        rule(
          'Kung pula ang 4 sa 11 holen at kumuha ng isang pula na hindi na ibinalik, ang probability na pula rin ang ikalawa ay {3/10}.',
          'Sa 11 holen, 4 ang pula. Kumuha ng isang pula at hindi na ito ibinalik. Ano ang probability na pula rin ang ikalawa?',
          '4/11',
          '3/11',
          '2/5',
        ),
      ],
    ),
    draw: (draw) => {
      const [one, other] = draw.some(colors, 2)
      if (!one || !other) throw new RangeError('No colors.')
      const story = draw.pick(stories)
      const given: Given = {
        a: draw.int(3, 8),
        b: draw.int(2, 6),
        same: draw.chanceOf(60),
        story,
        names: [one, other],
      }
      need(all(given) <= 12 && given.a !== given.b && Number(answer(given).d) <= 100)
      return given
    },
    answer: (given) => asFraction(answer(given)),
    wrong: (given) => {
      const { a, b, same } = given
      const p = fraction(a, all(given))
      const q = fraction(second(given), all(given) - 1)
      return {
        replaced: good(p.mul(fraction(same ? a : b, all(given)))),
        sum: good(p.add(q)),
        first: good(p),
        whole: same ? good(p.mul(fraction(a, all(given) - 1))) : undefined,
        complement: good(fraction(1).sub(answer(given))),
        second: good(q),
      }
    },
    stems: stems(
      [
        'analyze',
        (given) => `${given.story.told.en(given)} What is the probability ${given.story.ask.en(given)}?`,
        (given) => `${given.story.told.fil(given)} Ano ang probability ${given.story.ask.fil(given)}?`,
      ],
      [
        'analyze',
        (given) => `${given.story.told.en(given)} Find the probability ${given.story.ask.en(given)}.`,
        (given) => `${given.story.told.fil(given)} Hanapin ang probability ${given.story.ask.fil(given)}.`,
      ],
    ),
    statement: {
      en: (given, answer) =>
        `${given.story.told.en(given)} The probability ${given.story.ask.en(given)} is ${answer}.`,
      fil: (given, answer) =>
        `${given.story.told.fil(given)} Ang probability ${given.story.ask.fil(given)} ay ${answer}.`,
    },
    solution: {
      en: (given) => [
        `First: ${given.a}/${all(given)}; then ${all(given) - 1} are left: ${second(given)}/${all(given) - 1}`,
        `${given.a}/${all(given)} × ${second(given)}/${all(given) - 1} = ${asFraction(answer(given))}`,
      ],
      fil: (given) => [
        `Una: ${given.a}/${all(given)}; pagkatapos, ${all(given) - 1} ang natitira: ${second(given)}/${all(given) - 1}`,
        `${given.a}/${all(given)} × ${second(given)}/${all(given) - 1} = ${asFraction(answer(given))}`,
      ],
    },
  },
)
