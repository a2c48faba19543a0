import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { asFraction, type Fraction, fraction } from '../words/fractions.ts'
import { even, greater, less, odd, prime } from './chances.ts'
import { colored, colors } from './probability-of-marbles.ts'
import { integersFromTo, need, rule, says, stems } from './writing.ts'

type Chance = readonly [number, number]
type Given = { one: Chance; other: Chance; told: InBoth<string>; ask: InBoth<string> }

const marble = says('marble', 'holen')

/** Ways to draw two events that do not touch each other. */
const stories: readonly ((draw: Draw) => Given)[] = [
  (draw) => {
    const event = draw.pick([even, odd, prime, greater(4), less(3), greater(2), less(5)])
    const side = draw.pick(['head', 'tail'])
    return {
      one: [1, 2],
      other: [integersFromTo(1, 6).filter(event.holds).length, 6],
      told: says('A coin is tossed and a die is rolled.', 'Inihagis ang isang barya at isang die.'),
      ask: says(
        `of getting a ${side} and a number that is ${event.en}`,
        `na lumabas ang ${side} at ang bilang na ${event.fil}`,
      ),
    }
  },
  (draw) => {
    const counts = [draw.int(2, 6), draw.int(2, 6)]
    const [a, b] = draw.some(colors, 2)
    if (!a || !b) throw new RangeError('No colors.')
    const all = (counts[0] ?? 0) + (counts[1] ?? 0)
    const same = draw.chanceOf(50)
    return {
      one: [counts[0] ?? 0, all],
      other: [counts[same ? 0 : 1] ?? 0, all],
      told: says(
        `A bag contains ${colored(counts, [a, b], marble, 'en')}. A marble is drawn, put back, and a second marble is drawn.`,
        `Ang isang supot ay naglalaman ng ${colored(counts, [a, b], marble, 'fil')}. Kumuha ng isang holen, ibinalik ito, at kumuha muli ng isang holen.`,
      ),
      ask: same
        ? says(`that both marbles are ${a.en}`, `na parehong ${a.fil} ang dalawang holen`)
        : says(
            `that the first is ${a.en} and the second is ${b.en}`,
            `na ${a.fil} ang una at ${b.fil} ang ikalawa`,
          ),
    }
  },
  (draw) => {
    const [a, b] = draw.two()
    const [one, other] = draw.some(
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 5],
        [3, 5],
        [2, 5],
        [5, 6],
        [1, 3],
      ] as const,
      2,
    )
    if (!one || !other) throw new RangeError('No chances.')
    const [p, q] = [one, other].map(([above, below]) => asFraction(fraction(above, below)))
    return {
      one,
      other,
      told: says(
        `The probability that ${a.name} makes a free throw is ${p}, and that ${b.name} makes one is ${q}. Each throws once.`,
        `Ang probability na maipasok ni ${a.name} ang free throw ay ${p}, at ang kay ${b.name} ay ${q}. Tig-isang beses silang maghahagis.`,
      ),
      ask: says('that both make it', 'na pareho nila itong maipasok'),
    }
  },
  (draw) => {
    const [n, m] = draw.some([4, 5, 6, 8, 10], 2)
    if (!n || !m) throw new RangeError('No spinners.')
    const [e, f] = [draw.pick([even, odd, greater(2)]), draw.pick([even, prime, less(4)])]
    return {
      one: [integersFromTo(1, n).filter(e.holds).length, n],
      other: [integersFromTo(1, m).filter(f.holds).length, m],
      told: says(
        `One spinner has ${n} equal parts numbered 1 to ${n}, and another has ${m} equal parts numbered 1 to ${m}. Both are spun once.`,
        `Ang unang spinner ay may magkakapantay na bahaging may bilang na 1 hanggang ${n}, at ang ikalawa ay may magkakapantay na bahaging may bilang na 1 hanggang ${m}. Pinaikot ang dalawa nang tig-isang beses.`,
      ),
      ask: says(
        `that the first number is ${e.en} and the second is ${f.en}`,
        `na ang unang bilang ay ${e.fil} at ang ikalawa ay ${f.fil}`,
      ),
    }
  },
]

const of = ([above, below]: Chance): Fraction => fraction(above, below)
const answer = ({ one, other }: Given) => of(one).mul(of(other))
const good = (value: Fraction) => (value.valueOf() > 0 && value.valueOf() < 1 ? asFraction(value) : undefined)

export const independentEvents = skill<Given, 'sum' | 'first' | 'second' | 'complement' | 'across' | 'one'>({
  id: 'statistics/independent-events',
  area: 'Mathematics',
  name: says('Probability of independent events', 'Probability ng independent events'),
  grades: [8, 10],
  cues: says(
    ['independent events', 'multiplication rule', 'with replacement', 'P(A and B)', 'combined events'],
    ['independent events', 'multiplication rule', 'ibinalik', 'P(A at B)', 'combined events'],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability', 'mathematics/10/probability-of-events'],
  largest: () => 150,
  mistakes: {
    sum: says('added the probabilities', 'pinagsama ang mga probability'),
    first: says(
      'found the probability of the first event only',
      'ang probability ng unang event lamang ang hinanap',
    ),
    second: says(
      'found the probability of the second event only',
      'ang probability ng ikalawang event lamang ang hinanap',
    ),
    complement: says(
      'found the probability that not both happen',
      'ang probability na hindi mangyari ang dalawa nang sabay ang hinanap',
    ),
    across: says(
      'added the numerators and the denominators',
      'pinagsama ang mga numerator at ang mga denominator',
    ),
    one: says('counted only one favorable outcome', 'isang favorable outcome lamang ang ibinilang'),
  },
  rules: says(
    [
      rule(
        'For independent events, P(A and B) = {P(A) × P(B)}.',
        'What is P(A and B) for independent events?',
        'P(A) + P(B)',
        'P(A) − P(B)',
        'P(A) ÷ P(B)',
      ),
      rule(
        'Two events are independent {when one does not change the probability of the other}.',
        'When are two events independent?',
        'when they cannot happen together',
        'when they have the same probability',
        'when one must happen before the other',
      ),
      rule(
        'The probability of two heads in two tosses of a coin is {1/4}.',
        'A coin is tossed twice. What is the probability of two heads?',
        '1/2',
        '1/3',
        '1',
      ),
    ],
    [
      rule(
        'Sa independent events, P(A at B) = {P(A) × P(B)}.',
        'Ano ang P(A at B) sa independent events?',
        'P(A) + P(B)',
        'P(A) − P(B)',
        'P(A) ÷ P(B)',
      ),
      rule(
        'Independent ang dalawang event {kapag hindi nababago ng isa ang probability ng isa pa}.',
        'Kailan independent ang dalawang event?',
        'kapag hindi sila maaaring mangyari nang sabay',
        'kapag magkapareho ang probability nila',
        'kapag kailangang mauna ang isa sa isa pa',
      ),
      rule(
        'Ang probability ng dalawang head sa dalawang hagis ng barya ay {1/4}.',
        'Dalawang beses inihagis ang isang barya. Ano ang probability ng dalawang head?',
        '1/2',
        '1/3',
        '1',
      ),
    ],
  ),
  draw: (draw) => {
    const given = draw.pick(stories)(draw)
    need(Number(answer(given).d) <= 100)
    return given
  },
  answer: (given) => asFraction(answer(given)),
  wrong: (given) => {
    const [p, q] = [of(given.one), of(given.other)]
    return {
      sum: good(p.add(q)),
      first: good(p),
      second: good(q),
      complement: good(fraction(1).sub(answer(given))),
      across: good(fraction(given.one[0] + given.other[0], given.one[1] + given.other[1])),
      one: good(fraction(1, given.one[1] * given.other[1])),
    }
  },
  stems: stems(
    [
      'apply',
      ({ told, ask }) => `${told.en} What is the probability ${ask.en}?`,
      ({ told, ask }) => `${told.fil} Ano ang probability ${ask.fil}?`,
    ],
    [
      'apply',
      ({ told, ask }) => `${told.en} Find the probability ${ask.en}.`,
      ({ told, ask }) => `${told.fil} Hanapin ang probability ${ask.fil}.`,
    ],
  ),
  statement: {
    en: ({ told, ask }, answer) => `${told.en} The probability ${ask.en} is ${answer}.`,
    fil: ({ told, ask }, answer) => `${told.fil} Ang probability ${ask.fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Neither event changes the other, so multiply.',
      `${given.one.join('/')} × ${given.other.join('/')} = ${asFraction(answer(given))}`,
    ],
    fil: (given) => [
      'Hindi nababago ng isang event ang isa pa, kaya mag-multiply.',
      `${given.one.join('/')} × ${given.other.join('/')} = ${asFraction(answer(given))}`,
    ],
  },
})
