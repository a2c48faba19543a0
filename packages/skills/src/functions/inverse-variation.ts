import { chief } from '../algebra/terms.ts'
import { equalSteps } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type FunctionStory, functionStoryStem, ilan, many } from './telling.ts'
import { need, sayInBoth } from './writing.ts'

/** xy = k, known for x1 and asked for x2. */
type Given = { story: number; x1: number; y1: number; x2: number }

const product = ({ x1, y1 }: Given) => x1 * y1
const result = (given: Given) => product(given) / given.x2

const ranges: readonly { x: readonly [number, number]; step: number; y: readonly [number, number] }[] = [
  { x: [2, 15], step: 1, y: [2, 24] },
  { x: [30, 80], step: 10, y: [2, 8] },
  { x: [10, 60], step: 5, y: [4, 30] },
  { x: [2, 10], step: 1, y: [3, 20] },
  { x: [5, 40], step: 5, y: [2, 24] },
]

/** All numbers with whole results that fit each story. */
const givens = ranges.map(({ x, step, y }, story): readonly Given[] => {
  const xs = equalSteps(x[0], x[1], step)
  return xs
    .flatMap((x1) => xs.flatMap((x2) => equalSteps(y[0], y[1]).map((y1) => ({ story, x1, y1, x2 }))))
    .filter((given) => {
      const { x1, y1, x2 } = given
      const inRange = Number.isInteger(result(given)) && result(given) >= y[0] && result(given) <= y[1] + 6
      // The chief mistake, a direct variation, must give a whole number too.
      const directIsWhole = result(given) !== x1 && Number.isInteger((y1 * x2) / x1)
      // A sack of feed has its size, and a rectangle is longer than wide.
      const plausible =
        (story !== 2 || product(given) >= 300) &&
        (story !== 4 || Math.min(x1, x2) > Math.max(y1, result(given)))
      return x1 !== x2 && inRange && directIsWhole && plausible
    })
})

const stories: readonly FunctionStory<Given>[] = [
  {
    en: ({ x1, y1, x2 }) =>
      `The number of days needed to finish a wall varies inversely as the number of workers. If ${x1} workers need ${many(y1, 'day')}, how many days do ${x2} workers need?`,
    fil: ({ x1, y1, x2 }) =>
      `Ang bilang ng araw na kailangan upang matapos ang isang pader ay nag-iiba nang pabaligtad (varies inversely) sa bilang ng manggagawa. Kailangan ng ${ilan(x1, 'manggagawa')} ang ${ilan(y1, 'araw')}. Ilang araw ang kailangan ng ${ilan(x2, 'manggagawa')}?`,
  },
  {
    en: ({ x1, y1, x2 }) =>
      `The time of a trip varies inversely as the speed. At ${x1} km/h a trip takes ${many(y1, 'hour')}. How many hours does it take at ${x2} km/h?`,
    fil: ({ x1, y1, x2 }) =>
      `Ang oras ng biyahe ay nag-iiba nang pabaligtad (varies inversely) sa bilis. Sa bilis na ${x1} km/h, ${ilan(y1, 'oras')} ang biyahe. Ilang oras ang biyahe sa bilis na ${x2} km/h?`,
  },
  {
    en: ({ x1, y1, x2 }) =>
      `The number of days that a sack of feed lasts varies inversely as the number of chickens. It lasts ${many(y1, 'day')} for ${x1} chickens. How many days does it last for ${x2} chickens?`,
    fil: ({ x1, y1, x2 }) =>
      `Ang bilang ng araw na itinatagal ng isang sako ng pakain ay nag-iiba nang pabaligtad (varies inversely) sa bilang ng manok. Tumatagal ito nang ${ilan(y1, 'araw')} para sa ${ilan(x1, 'manok')}. Ilang araw ito tatagal para sa ${ilan(x2, 'manok')}?`,
  },
  {
    en: ({ x1, y1, x2 }) =>
      `The time needed to fill a water tank varies inversely as the number of pumps. If ${x1} pumps fill it in ${many(y1, 'hour')}, how many hours do ${x2} pumps need?`,
    fil: ({ x1, y1, x2 }) =>
      `Ang oras na kailangan upang mapuno ang isang tangke ng tubig ay nag-iiba nang pabaligtad (varies inversely) sa bilang ng bomba. Napupuno ito ng ${ilan(x1, 'bomba')} sa loob ng ${ilan(y1, 'oras')}. Ilang oras ang kailangan ng ${ilan(x2, 'bomba')}?`,
  },
  {
    en: ({ x1, y1, x2 }) =>
      `The width of rectangles with equal areas varies inversely as the length. A rectangle is ${x1} cm long and ${y1} cm wide. How many centimeters wide is one with the same area and a length of ${x2} cm?`,
    fil: ({ x1, y1, x2 }) =>
      `Ang lapad ng mga parihabang may parehong area ay nag-iiba nang pabaligtad (varies inversely) sa haba. Ang isang parihaba ay ${x1} cm ang haba at ${y1} cm ang lapad. Ilang sentimetro ang lapad ng parihabang may parehong area at ${x2} cm ang haba?`,
  },
]

export const inverseVariation = skill<Given, 'direct' | 'additive' | 'constant' | 'difference'>({
  id: 'functions/inverse-variation',
  area: 'Mathematics',
  name: { en: 'Inverse variation', fil: 'Inverse variation' },
  grades: [9, 10],
  cues: {
    en: [
      'inverse variation',
      'varies inversely',
      'inversely proportional',
      'y = k/x',
      'constant of variation',
    ],
    fil: [
      'inverse variation',
      'varies inversely',
      'nag-iiba nang pabaligtad',
      'y = k/x',
      'constant of variation',
    ],
  },
  units: [],
  largest: () => 600,
  mistakes: {
    direct: { en: 'treated it as a direct variation', fil: 'itinuring itong direct variation' },
    additive: {
      en: 'changed y by the difference of the x-values',
      fil: 'binago ang y ayon sa pagkakaiba ng mga value ng x',
    },
    constant: { en: 'gave the constant of variation', fil: 'constant of variation ang ibinigay' },
    difference: {
      en: 'gave the change of y instead of its new value',
      fil: 'ibinigay ang pagbabago ng y sa halip na ang bagong value',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If y varies inversely as x, with the constant k, then {y = k/x}.',
        'Kung ang y ay nag-iiba nang pabaligtad (varies inversely) sa x at k ang constant, {y = k/x}.',
      ),
      ask: say(
        'Which equation says that y varies inversely as x, with the constant k?',
        'Aling equation ang nagsasaad na ang y ay nag-iiba nang pabaligtad (varies inversely) sa x, kung k ang constant?',
      ),
      not: ['y = kx', 'y = k − x', 'y = x/k'],
    },
    {
      say: say(
        'If y varies inversely as x and x is doubled, then {y is halved}.',
        'Kung ang y ay nag-iiba nang pabaligtad (varies inversely) sa x at dinoble ang x, {nahahati sa dalawa ang y}.',
      ),
      ask: say(
        'The number y varies inversely as x. What happens if x is doubled?',
        'Ang y ay nag-iiba nang pabaligtad (varies inversely) sa x. Ano ang mangyayari kung dinoble ang x?',
      ),
      not: [
        say('y is doubled', 'nadodoble ang y'),
        say('y stays the same', 'hindi nagbabago ang y'),
        say('y is squared', 'nai-square ang y'),
      ],
    },
  ]),
  draw: (draw) => {
    const fitting = draw.pick(givens).filter((given) => product(given) <= draw.largest)
    need(fitting.length > 0)
    return draw.pick(fitting)
  },
  answer: (given) => grouped(result(given)),
  wrong: (given) => {
    const { x1, y1, x2 } = given
    const direct = (y1 * x2) / x1
    const additive = y1 - (x2 - x1)
    return chief(grouped(result(given)), {
      direct: grouped(direct),
      additive: additive > 0 && additive <= 3 * y1 ? grouped(additive) : undefined,
      // The old value of y would be no answer to think about.
      difference: result(given) === 2 * y1 ? undefined : grouped(Math.abs(y1 - result(given))),
      constant: grouped(product(given)),
    })
  },
  stems: sayInBoth((say, language) => [
    {
      level: 'apply',
      text: ({ x1, y1, x2 }) =>
        say(
          `If y varies inversely as x, and y = ${y1} when x = ${x1}, what is y when x = ${x2}?`,
          `Kung ang y ay nag-iiba nang pabaligtad (varies inversely) sa x, at ang y ay ${y1} kapag x = ${x1}, ano ang y kapag x = ${x2}?`,
        ),
    },
    functionStoryStem(stories, language),
  ]),
  statement: sayInBoth(
    (say) =>
      ({ x1, y1, x2 }, answer) =>
        say(
          `If y varies inversely as x, and y = ${y1} when x = ${x1}, then y = ${answer} when x = ${x2}.`,
          `Kung ang y ay nag-iiba nang pabaligtad (varies inversely) sa x, at ang y ay ${y1} kapag x = ${x1}, ang y ay ${answer} kapag x = ${x2}.`,
        ),
  ),
  solution: sayInBoth((say) => (given) => [
    say('Inverse variation: xy = k', 'Inverse variation: xy = k'),
    `k = ${given.x1} × ${given.y1} = ${grouped(product(given))}`,
    `y = ${grouped(product(given))}/${given.x2} = ${grouped(result(given))}`,
  ]),
})
