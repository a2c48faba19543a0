import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { ilan, need, rule, says, stems } from './writing.ts'

type Given = { trials: number; hits: number; story: Story; who: Person }
type Story = {
  told: InBoth<(given: Given) => string>
  ask: InBoth<string>
  /** The chance that theory gives, where it gives one, and about how often it happens in a hundred trials. */
  theory?: readonly [number, number]
  about: readonly [number, number]
}

const stories: readonly Story[] = [
  {
    theory: [1, 2],
    about: [40, 60],
    told: says(
      ({ who, trials, hits }) => `${who.name} tossed a coin ${trials} times and got ${hits} heads.`,
      ({ who, trials, hits }) =>
        `Naghagis si ${who.name} ng barya nang ${ilan(trials, 'beses')} at ${ilan(hits, 'head')} ang lumabas.`,
    ),
    ask: says('of getting a head', 'na lumabas ang head'),
  },
  {
    theory: [1, 6],
    about: [10, 24],
    told: says(
      ({ who, trials, hits }) => `${who.name} rolled a die ${trials} times, and a 5 came up ${hits} times.`,
      ({ who, trials, hits }) =>
        `Naghagis si ${who.name} ng die nang ${ilan(trials, 'beses')}, at ${ilan(hits, 'beses')} lumabas ang 5.`,
    ),
    ask: says('of rolling a 5', 'na lumabas ang 5'),
  },
  {
    about: [50, 90],
    told: says(
      ({ who, trials, hits }) => `In practice, ${who.name} made ${hits} of ${trials} free throws.`,
      ({ who, trials, hits }) =>
        `Sa pagsasanay, ${hits} sa ${ilan(trials, 'free throw')} ang naipasok ni ${who.name}.`,
    ),
    ask: says('of making a free throw', 'na maipasok ang free throw'),
  },
  {
    about: [60, 95],
    told: says(
      ({ who, trials, hits }) => `${who.name} planted ${trials} pechay seeds, and ${hits} of them sprouted.`,
      ({ who, trials, hits }) =>
        `Nagtanim si ${who.name} ng ${ilan(trials, 'buto')} ng petsay, at ${hits} sa mga ito ang tumubo.`,
    ),
    ask: says('that a seed sprouts', 'na tumubo ang isang buto'),
  },
  {
    theory: [1, 4],
    about: [16, 36],
    told: says(
      ({ who, trials, hits }) =>
        `A spinner has 4 equal parts, one of them red. ${who.name} spun it ${trials} times, and it stopped on red ${hits} times.`,
      ({ who, trials, hits }) =>
        `Ang isang spinner ay may 4 na magkakapantay na bahagi at pula ang isa sa mga ito. Pinaikot ito ni ${who.name} nang ${ilan(trials, 'beses')}, at ${ilan(hits, 'beses')} itong huminto sa pula.`,
    ),
    ask: says('that the spinner stops on red', 'na huminto sa pula ang spinner'),
  },
]

export const experimentalProbability = skill<Given, 'misses' | 'odds' | 'theory' | 'one' | 'less' | 'more'>({
  id: 'statistics/experimental-probability',
  area: 'Mathematics',
  name: says('Experimental probability', 'Experimental probability'),
  grades: [8, 8],
  cues: says(
    ['experimental probability', 'trials', 'relative frequency', 'experiment', 'theoretical probability'],
    [
      'experimental probability',
      'bilang ng pagsubok',
      'relative frequency',
      'eksperimento',
      'theoretical probability',
    ],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability'],
  largest: () => 100,
  mistakes: {
    misses: says(
      'counted the trials in which it did not happen',
      'binilang ang mga pagsubok na hindi ito nangyari',
    ),
    odds: says(
      'divided by the number of trials in which it did not happen',
      'hinati sa bilang ng mga pagsubok na hindi ito nangyari',
    ),
    theory: says('gave the theoretical probability', 'theoretical probability ang ibinigay'),
    one: says('counted it only once', 'isang beses lamang ibinilang'),
    less: says('counted it once too few', 'kulang ng isa ang bilang'),
    more: says('counted it once too often', 'sobra ng isa ang bilang'),
  },
  rules: says(
    [
      rule(
        'To find an experimental probability, we divide the number of times the event happened by {the number of trials}.',
        'To find an experimental probability, by what do we divide the number of times the event happened?',
        'the number of possible outcomes',
        'the number of favorable outcomes',
        'the number of times it did not happen',
      ),
      rule(
        'As the number of trials grows, the experimental probability usually {comes closer to the theoretical probability}.',
        'What does the experimental probability usually do as the number of trials grows?',
        'moves away from the theoretical probability',
        'comes closer to 1',
        'comes closer to 0',
      ),
    ],
    [
      rule(
        'Sa experimental probability, hinahati ang bilang ng beses na nangyari ang event sa {bilang ng pagsubok}.',
        'Sa experimental probability, sa ano hinahati ang bilang ng beses na nangyari ang event?',
        'bilang ng posibleng outcome',
        'bilang ng favorable outcome',
        'bilang ng beses na hindi ito nangyari',
      ),
      rule(
        'Habang dumarami ang pagsubok, ang experimental probability ay karaniwang {lumalapit sa theoretical probability}.',
        'Ano ang karaniwang nangyayari sa experimental probability habang dumarami ang pagsubok?',
        'lumalayo sa theoretical probability',
        'lumalapit sa 1',
        'lumalapit sa 0',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.pick(stories)
    const trials = draw.pick([20, 25, 30, 40, 50, 60, 80, 100])
    const hits = draw.int(
      Math.ceil((story.about[0] * trials) / 100),
      Math.floor((story.about[1] * trials) / 100),
    )
    need(hits > 2 && (!story.theory || hits * story.theory[1] !== trials * story.theory[0]))
    return { trials, hits, story, who: draw.person() }
  },
  answer: ({ hits, trials }) => probabilityText(hits, trials),
  also: ({ hits, trials }) => unreduced(hits, trials),
  wrong: ({ hits, trials, story }) => ({
    misses: likely(trials - hits, trials),
    odds: likely(hits, trials - hits),
    theory: story.theory ? likely(...story.theory) : undefined,
    one: likely(1, trials),
    less: likely(hits - 1, trials),
    more: likely(hits + 1, trials),
  }),
  stems: stems(
    [
      'apply',
      (given) => `${given.story.told.en(given)} What is the experimental probability ${given.story.ask.en}?`,
      (given) => `${given.story.told.fil(given)} Ano ang experimental probability ${given.story.ask.fil}?`,
    ],
    [
      'apply',
      (given) =>
        `${given.story.told.en(given)} Based on these results, find the probability ${given.story.ask.en}.`,
      (given) =>
        `${given.story.told.fil(given)} Batay sa mga resultang ito, hanapin ang probability ${given.story.ask.fil}.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.story.told.en(given)} The experimental probability ${given.story.ask.en} is ${answer}.`,
    fil: (given, answer) =>
      `${given.story.told.fil(given)} Ang experimental probability ${given.story.ask.fil} ay ${answer}.`,
  },
  solution: {
    en: ({ hits, trials }) => [
      `It happened ${hits} times in ${trials} trials.`,
      `Experimental probability: ${reducedFrom(hits, trials)}`,
    ],
    fil: ({ hits, trials }) => [
      `Nangyari ito nang ${ilan(hits, 'beses')} sa ${ilan(trials, 'pagsubok')}.`,
      `Experimental probability: ${reducedFrom(hits, trials)}`,
    ],
  },
})
