import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** Something of which half is left after every half-life. */
type Given = { story: number; start: number; half: number; steps: number }

const time = ({ half, steps }: Given) => half * steps
const result = ({ start, steps }: Given) => start / 2 ** steps

const ranges: readonly { starts: readonly number[]; halves: readonly number[]; unit: string }[] = [
  { starts: [80, 96, 120, 160, 200, 240, 400], halves: [4, 5, 6, 8], unit: 'mg' },
  { starts: [32, 40, 48, 64, 80, 96, 160], halves: [8], unit: 'mg' },
  { starts: [24, 40, 56, 64, 80, 96, 120, 160], halves: [3, 5, 10, 12, 15, 20], unit: 'g' },
  { starts: [80, 100, 120, 160, 200], halves: [5], unit: 'mg' },
]
const unitOf = ({ story }: Given) => ranges[story]?.unit ?? ''
const amount = (given: Given, value: number) => `${grouped(value)} ${unitOf(given)}`

const stories: readonly FunctionStory<Given>[] = [
  {
    en: (given) =>
      `A patient takes ${amount(given, given.start)} of a medicine. Every ${given.half} hours, the amount left in the body is halved. How much is left after ${many(time(given), 'hour')}?`,
    fil: (given) =>
      `Uminom ang isang pasyente ng ${amount(given, given.start)} ng gamot. Tuwing ${ilan(given.half, 'oras')}, nahahati sa dalawa ang dami ng natitira sa katawan. Gaano karami ang natitira pagkaraan ng ${ilan(time(given), 'oras')}?`,
  },
  {
    en: (given) =>
      `Iodine-131 has a half-life of ${given.half} days. A hospital has a sample of ${amount(given, given.start)}. How much is left after ${many(time(given), 'day')}?`,
    fil: (given) =>
      `Ang half-life ng iodine-131 ay ${ilan(given.half, 'araw')}. May sample na ${amount(given, given.start)} ang isang ospital. Gaano karami ang natitira pagkaraan ng ${ilan(time(given), 'araw')}?`,
  },
  {
    en: (given) =>
      `A radioactive substance has a half-life of ${many(given.half, 'year')}. A sample has ${amount(given, given.start)} of it at the start. How much remains after ${many(time(given), 'year')}?`,
    fil: (given) =>
      `Ang half-life ng isang radioactive na substance ay ${ilan(given.half, 'taon')}. Sa simula, may ${amount(given, given.start)} nito. Gaano karami ang natitira pagkaraan ng ${ilan(time(given), 'taon')}?`,
  },
  {
    en: (given) =>
      `The half-life of caffeine in the body is about ${given.half} hours. A cup of coffee has ${amount(given, given.start)} of caffeine. About how much is left after ${many(time(given), 'hour')}?`,
    fil: (given) =>
      `Mga ${ilan(given.half, 'oras')} ang half-life ng caffeine sa katawan. May ${amount(given, given.start)} ng caffeine ang isang tasa ng kape. Mga gaano karami ang natitira pagkaraan ng ${ilan(time(given), 'oras')}?`,
  },
]

export const exponentialHalfLife = skill<Given, 'once' | 'one-less' | 'one-more' | 'divided' | 'lost'>({
  id: 'functions/half-life',
  area: 'Mathematics',
  name: { en: 'Exponential decay and half-life', fil: 'Exponential decay at half-life' },
  grades: [10, 11],
  cues: {
    en: ['exponential decay', 'half-life', 'decay', 'exponential function', 'radioactive'],
    fil: ['exponential decay', 'half-life', 'decay', 'exponential function', 'radioactive'],
  },
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 400,
  mistakes: {
    once: { en: 'halved only once', fil: 'isang beses lamang hinati sa dalawa' },
    'one-less': { en: 'counted one half-life too few', fil: 'kulang ng isa ang bilang ng half-life' },
    'one-more': { en: 'counted one half-life too many', fil: 'sobra ng isa ang bilang ng half-life' },
    divided: {
      en: 'divided by 2 times the number of half-lives',
      fil: 'hinati sa 2 na pinarami sa bilang ng half-life',
    },
    lost: { en: 'gave what is gone', fil: 'ang nawala ang ibinigay' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'After 2 half-lives, {1/4} of a substance is left.',
        'Pagkaraan ng 2 half-life, {1/4} ng isang substance ang natitira.',
      ),
      ask: say(
        'What part of a substance is left after 2 half-lives?',
        'Anong bahagi ng isang substance ang natitira pagkaraan ng 2 half-life?',
      ),
      not: ['1/2', '1/3', '1/8'],
    },
    {
      say: say(
        'If the half-life is 6 hours, the number of half-lives in 24 hours is {4}.',
        'Kung 6 na oras ang half-life, ang bilang ng half-life sa loob ng 24 na oras ay {4}.',
      ),
      ask: say(
        'The half-life of a substance is 6 hours. How many half-lives pass in 24 hours?',
        'Ang half-life ng isang substance ay 6 na oras. Ilang half-life ang lumilipas sa loob ng 24 na oras?',
      ),
      not: ['6', '12', '18'],
    },
  ]),
  draw: (draw) => {
    const story = draw.int(0, ranges.length - 1)
    const { starts, halves } = ranges[story] ?? { starts: [1], halves: [1] }
    const given = { story, start: draw.pick(starts), half: draw.pick(halves), steps: draw.int(2, 4) }
    need(Number.isInteger(result(given)))
    fits(draw, given.start)
    return given
  },
  answer: (given) => amount(given, result(given)),
  wrong: (given) => {
    const { start, steps } = given
    const divided = start / (2 * steps)
    const less = result(given) / 2
    return {
      once: amount(given, start / 2),
      'one-less': amount(given, result(given) * 2),
      'one-more': Number.isInteger(2 * less) ? amount(given, less) : undefined,
      divided: Number.isInteger(divided) ? amount(given, divided) : undefined,
      lost: amount(given, start - result(given)),
    }
  },
  stems: sayInBoth((say, language) => [
    functionStoryStem(stories, language),
    {
      level: 'apply',
      text: (given) =>
        say(
          `After t hours, the amount left of a substance is A = ${given.start}(1/2)^(t/${given.half}) ${unitOf(given)}. How much is left after ${many(time(given), 'hour')}?`,
          `Pagkaraan ng t oras, ang natitirang dami ng isang substance ay A = ${given.start}(1/2)^(t/${given.half}) ${unitOf(given)}. Gaano karami ang natitira pagkaraan ng ${ilan(time(given), 'oras')}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `After ${given.steps} half-lives, the amount left of ${amount(given, given.start)} is ${answer}.`,
        `Mula sa ${amount(given, given.start)}, ${answer} ang natitira pagkaraan ng ${ilan(given.steps, 'half-life')}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { start, half, steps } = given
    const amounts = Array.from({ length: steps + 1 }, (_, at) => grouped(start / 2 ** at))
    return [
      say(
        `The number of half-lives is ${time(given)} ÷ ${half} = ${steps}.`,
        `Ang bilang ng half-life ay ${time(given)} ÷ ${half} = ${steps}.`,
      ),
      say(
        `Halve ${steps} times: ${amounts.join(' → ')}.`,
        `Hatiin sa dalawa nang ${ilan(steps, 'beses')}: ${amounts.join(' → ')}.`,
      ),
      say(
        `The amount left is ${amount(given, result(given))}.`,
        `${amount(given, result(given))} ang natitira.`,
      ),
    ]
  }),
})
