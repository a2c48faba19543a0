import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { probabilityText } from './chances.ts'
import { need, rule, says, stems } from './writing.ts'

/** The probability of an event, in percent or as a fraction of so many parts. */
type Given = { favorable: number; all: number; story: Story }
type Story = InBoth<(chance: string) => string> & { ask: InBoth<string>; percent: boolean; least?: number }

const stories: readonly Story[] = [
  {
    percent: true,
    en: (p) => `The probability that it rains tomorrow is ${p}.`,
    fil: (p) => `Ang probability na umulan bukas ay ${p}.`,
    ask: says('that it does not rain tomorrow', 'na hindi umulan bukas'),
  },
  {
    percent: true,
    least: 12,
    en: (p) => `The probability that a bus arrives on time is ${p}.`,
    fil: (p) => `Ang probability na dumating ang bus sa tamang oras ay ${p}.`,
    ask: says('that it does not arrive on time', 'na hindi ito dumating sa tamang oras'),
  },
  {
    percent: true,
    least: 12,
    en: (p) => `The probability that a seed of pechay sprouts is ${p}.`,
    fil: (p) => `Ang probability na tumubo ang isang buto ng petsay ay ${p}.`,
    ask: says('that it does not sprout', 'na hindi ito tumubo'),
  },
  {
    percent: false,
    en: (p) => `The probability that a team wins its game is ${p}. No game ends in a tie.`,
    fil: (p) =>
      `Ang probability na manalo ang isang koponan sa laro nito ay ${p}. Walang larong nagtatapos sa tabla.`,
    ask: says('that it loses the game', 'na matalo ito sa laro'),
  },
  {
    percent: false,
    en: (p) => `The probability of drawing a red marble from a bag is ${p}.`,
    fil: (p) => `Ang probability na makakuha ng pulang holen mula sa isang supot ay ${p}.`,
    ask: says('of drawing a marble that is not red', 'na makakuha ng holen na hindi pula'),
  },
  {
    percent: false,
    en: (p) => `The probability that a player makes a free throw is ${p}.`,
    fil: (p) => `Ang probability na maipasok ng isang manlalaro ang free throw ay ${p}.`,
    ask: says('that the player misses it', 'na hindi niya ito maipasok'),
  },
]

const show = ({ story: { percent } }: Given, part: number, all: number) =>
  percent ? `${part}%` : probabilityText(part, all)
const chance = (given: Given) => show(given, given.favorable, given.all)

export const complement = skill<Given, 'same' | 'half' | 'one' | 'odds' | 'more' | 'less'>({
  id: 'statistics/complement',
  area: 'Mathematics',
  name: says('Probability of the complement of an event', 'Probability ng complement ng isang event'),
  grades: [8, 10],
  cues: says(
    ['complement', 'complementary events', 'does not happen', 'probability', 'P(A′)'],
    ['complement', 'complementary events', 'hindi mangyayari', 'probability', 'P(A′)'],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability', 'mathematics/10/probability-of-events'],
  largest: () => 100,
  mistakes: {
    same: says('repeated the given probability', 'inulit ang ibinigay na probability'),
    half: says('divided what is left by 2', 'hinati pa sa 2 ang natira'),
    one: says('took one part only', 'isang bahagi lamang ang kinuha'),
    odds: says('divided by the parts left over', 'hinati sa natirang bahagi'),
    more: says('subtracted too little', 'kulang ang ibinawas'),
    less: says('subtracted too much', 'sobra ang ibinawas'),
  },
  rules: says(
    [
      rule(
        'The sum of the probabilities of an event and its complement is {1}.',
        'What is the sum of the probabilities of an event and its complement?',
        '0',
        '1/2',
        '2',
      ),
      rule(
        'If P(A) = 0.3, the probability of the complement of A is {0.7}.',
        'What is the probability of the complement of A if P(A) = 0.3?',
        '0.3',
        '0.97',
        '0.03',
      ),
      rule(
        'When two coins are tossed, the complement of "at least one head" is {"no head"}.',
        'Two coins are tossed. What is the complement of "at least one head"?',
        '"exactly one head"',
        '"two heads"',
        '"at least one tail"',
      ),
    ],
    [
      rule(
        'Ang kabuoan ng probability ng isang event at ng complement nito ay {1}.',
        'Ano ang kabuoan ng probability ng isang event at ng complement nito?',
        '0',
        '1/2',
        '2',
      ),
      rule(
        'Kung P(A) = 0.3, ang probability ng complement ng A ay {0.7}.',
        'Ano ang probability ng complement ng A kung P(A) = 0.3?',
        '0.3',
        '0.97',
        '0.03',
      ),
      rule(
        'Kapag inihagis ang dalawang barya, ang complement ng "hindi bababa sa isang head" ay {"walang head"}.',
        'Inihagis ang dalawang barya. Ano ang complement ng "hindi bababa sa isang head"?',
        '"eksaktong isang head"',
        '"dalawang head"',
        '"hindi bababa sa isang tail"',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.pick(stories)
    const all = story.percent ? 100 : draw.pick([5, 7, 8, 9, 10, 11, 12])
    const favorable = story.percent ? 5 * draw.int(story.least ?? 2, 18) : draw.int(2, all - 2)
    need(favorable * 2 !== all)
    return { favorable, all, story }
  },
  answer: (given) => show(given, given.all - given.favorable, given.all),
  wrong: (given) => {
    const { favorable, all, story } = given
    const rest = all - favorable
    const step = story.percent ? 10 : 1
    const as = (part: number, of = all) =>
      Number.isInteger(part) && part > 0 && part < of ? show(given, part, of) : undefined
    return {
      same: as(favorable),
      half: as(rest / 2),
      one: story.percent ? undefined : as(1),
      odds: story.percent ? undefined : as(favorable, rest),
      more: as(rest + step),
      less: as(rest - step),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${given.story.en(chance(given))} What is the probability ${given.story.ask.en}?`,
      (given) => `${given.story.fil(chance(given))} Ano ang probability ${given.story.ask.fil}?`,
    ],
    [
      'apply',
      (given) => `${given.story.en(chance(given))} Find the probability ${given.story.ask.en}.`,
      (given) => `${given.story.fil(chance(given))} Hanapin ang probability ${given.story.ask.fil}.`,
    ],
    [
      'apply',
      (given) =>
        `Use the complement of the event. ${given.story.en(chance(given))} What is the probability ${given.story.ask.en}?`,
      (given) =>
        `Gamitin ang complement ng event. ${given.story.fil(chance(given))} Ano ang probability ${given.story.ask.fil}?`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.story.en(chance(given))} The probability ${given.story.ask.en} is ${answer}.`,
    fil: (given, answer) =>
      `${given.story.fil(chance(given))} Ang probability ${given.story.ask.fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The two probabilities add up to ${given.story.percent ? '100%' : '1'}.`,
      `${given.story.percent ? '100%' : '1'} − ${chance(given)} = ${show(given, given.all - given.favorable, given.all)}`,
    ],
    fil: (given) => [
      `Ang kabuoan ng dalawang probability ay ${given.story.percent ? '100%' : '1'}.`,
      `${given.story.percent ? '100%' : '1'} − ${chance(given)} = ${show(given, given.all - given.favorable, given.all)}`,
    ],
  },
})
