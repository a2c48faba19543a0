import { na } from '../algebra/sentences.ts'
import { countOf, withinLargest } from '../numbers/amounts.ts'
import { equalSteps } from '../numbers/divisors.ts'
import { type Amount, type NumberStory, toldStatement, toldStems } from '../numbers/stories.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

type Story = NumberStory<Given> & { numbers: readonly number[]; times: readonly number[]; as: Amount }
/** So many need so much time; how much do so many others need? */
type Given = { first: number; second: number; time: number; story: Story }

const product = ({ first, time }: Given) => first * time
const asked = (given: Given) => product(given) / given.second

/** "12 days", and in Filipino the number alone: its linker ("12 araw", "16 na araw") is left to the sentence. */
const inWords =
  (en: string): Amount =>
  (value, language) =>
    language === 'en' ? `${grouped(value)} ${en}` : grouped(value)

const stories: readonly Story[] = [
  {
    numbers: equalSteps(2, 12),
    times: equalSteps(3, 20),
    as: inWords('days'),
    en: {
      text: ({ first, time, second }) =>
        `It takes ${first} workers ${time} days to paint a school building. Working at the same rate, how many days will ${second} workers take?`,
      claim: ({ first, time, second }, answer) =>
        `If ${first} workers paint a building in ${time} days, then ${second} workers paint it in ${answer} at the same rate.`,
    },
    fil: {
      text: ({ first, time, second }) =>
        `Natatapos ng ${na(first)} manggagawa ang pagpipintura ng gusali ng paaralan sa loob ng ${na(time)} araw. Sa parehong bilis ng paggawa, ilang araw ang kailangan ng ${na(second)} manggagawa?`,
      claim: ({ first, time, second }, answer) =>
        `Kung ${na(time)} araw ang kailangan ng ${na(first)} manggagawa sa isang gawain, ${na(answer)} araw ang kailangan ng ${na(second)} manggagawa sa parehong bilis.`,
    },
  },
  {
    numbers: [30, 40, 50, 60, 80],
    times: equalSteps(2, 8),
    as: inWords('hours'),
    en: {
      text: ({ first, time, second }) =>
        `At an average speed of ${first} km per hour, a bus reaches the next city in ${time} hours. How many hours will the same trip take at ${second} km per hour?`,
      claim: ({ first, time, second }, answer) =>
        `A trip that takes ${time} hours at ${first} km per hour takes ${answer} at ${second} km per hour.`,
    },
    fil: {
      text: ({ first, time, second }) =>
        `Sa bilis na ${first} km bawat oras, nararating ng bus ang kabilang lungsod sa loob ng ${na(time)} oras. Ilang oras ang parehong biyahe sa bilis na ${second} km bawat oras?`,
      claim: ({ first, time, second }, answer) =>
        `Ang biyaheng tumatagal nang ${na(time)} oras sa bilis na ${first} km bawat oras ay tatagal nang ${na(answer)} oras sa bilis na ${second} km bawat oras.`,
    },
  },
  {
    numbers: equalSteps(10, 60, 5),
    times: equalSteps(3, 12),
    as: inWords('days'),
    en: {
      text: ({ first, time, second }) =>
        `The food in a camp is enough for ${first} scouts for ${time} days. If each scout eats the same amount, for how many days is it enough for ${second} scouts?`,
      claim: ({ first, time, second }, answer) =>
        `Food that is enough for ${first} scouts for ${time} days is enough for ${second} scouts for ${answer}.`,
    },
    fil: {
      text: ({ first, time, second }) =>
        `Sapat ang pagkain sa kampo para sa ${na(first)} scout sa loob ng ${na(time)} araw. Kung pare-pareho ang kain ng bawat scout, ilang araw itong sasapat para sa ${na(second)} scout?`,
      claim: ({ first, time, second }, answer) =>
        `Ang pagkaing sapat para sa ${na(first)} scout sa loob ng ${na(time)} araw ay sapat para sa ${na(second)} scout sa loob ng ${na(answer)} araw.`,
    },
  },
  {
    numbers: equalSteps(2, 8),
    times: equalSteps(10, 60, 2),
    as: inWords('minutes'),
    en: {
      text: ({ first, time, second }) =>
        `It takes ${first} identical faucets ${time} minutes to fill a tank. How many minutes will ${second} such faucets take to fill it?`,
      claim: ({ first, time, second }, answer) =>
        `If ${first} identical faucets fill a tank in ${time} minutes, then ${second} such faucets fill it in ${answer}.`,
    },
    fil: {
      text: ({ first, time, second }) =>
        `Napupuno ng ${na(first)} magkakaparehong gripo ang isang tangke sa loob ng ${na(time)} minuto. Ilang minuto ang kailangan ng ${na(second)} ganoong gripo upang mapuno ito?`,
      claim: ({ first, time, second }, answer) =>
        `Kung ${na(time)} minuto ang kailangan ng ${na(first)} magkakaparehong gripo upang punuin ang tangke, ${na(answer)} minuto ang kailangan ng ${na(second)} ganoong gripo.`,
    },
  },
]

export const inverseProportion = skill<
  Given,
  'direct' | 'added' | 'undivided' | 'kept' | 'difference' | 'half'
>({
  id: 'ratio-percent/inverse-proportion',
  area: 'Mathematics',
  name: { en: 'Problems on inverse proportion', fil: 'Mga suliranin sa inverse proportion' },
  grades: [6, 9],
  cues: {
    en: ['inverse proportion', 'inversely proportional', 'indirect proportion', 'inverse variation'],
    fil: ['inverse proportion', 'di-tuwirang proporsiyon', 'inverse variation', 'baligtad na proporsiyon'],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: () => 80,
  mistakes: {
    direct: { en: 'used direct proportion', fil: 'gumamit ng direct proportion' },
    added: {
      en: 'changed the time by the difference of the numbers',
      fil: 'binago ang oras ayon sa pagkakaiba ng mga bilang',
    },
    undivided: {
      en: 'found the product but did not divide it',
      fil: 'kinuha ang product ngunit hindi hinati',
    },
    kept: { en: 'thought that the time stays the same', fil: 'inakalang hindi nagbabago ang oras' },
    difference: { en: 'gave the change of the time', fil: 'ibinigay ang ipinagbago ng oras' },
    half: { en: 'halved or doubled the time by guess', fil: 'hinulaang kalahati o doble ang oras' },
  },
  rules: {
    en: [
      {
        say: 'When twice as many workers do the same job at the same rate, the time needed {becomes half}.',
        ask: 'Twice as many workers do the same job at the same rate. What happens to the time needed?',
        not: ['doubles', 'stays the same', 'becomes 2 days less'],
      },
      {
        say: 'The pairs 2 and 12, 3 and 8, and 4 and 6 are in inverse proportion: they have the same {product}.',
        ask: 'The pairs 2 and 12, 3 and 8, and 4 and 6 are in inverse proportion. What is the same for all the pairs?',
        not: ['sum', 'difference', 'quotient'],
      },
    ],
    fil: [
      {
        say: 'Kapag nadoble ang bilang ng manggagawa sa parehong gawain at bilis, ang oras na kailangan ay {nangangalahati}.',
        ask: 'Nadoble ang bilang ng manggagawa sa parehong gawain at bilis. Ano ang nangyayari sa oras na kailangan?',
        not: ['nadodoble', 'hindi nagbabago', 'nababawasan ng 2 araw'],
      },
      {
        say: 'Nasa inverse proportion ang mga pares na 2 at 12, 3 at 8, at 4 at 6: magkakapareho ang kanilang {product}.',
        ask: 'Nasa inverse proportion ang mga pares na 2 at 12, 3 at 8, at 4 at 6. Ano ang magkakapareho sa lahat ng pares?',
        not: ['sum', 'difference', 'quotient'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const [first, second] = draw.some(story.numbers, 2) as [number, number]
    const time = draw.pick(
      story.times.filter((each) => (first * each) % second === 0 && (first * each) / second > 1),
    )
    const key = (first * time) / second
    withinLargest(draw, key)
    if (key === first || key === second) throw new RangeError('The answer stands in the question.')
    return { first, second, time, story }
  },
  answer: (given, language) => given.story.as(asked(given), language),
  wrong: (given, language) => {
    const { first, second, time, story } = given
    const most = 3 * Math.max(time, asked(given))
    const as = (value: number) =>
      countOf(value) && value > 1 && value <= most ? story.as(value, language) : undefined
    return {
      direct: as((time * second) / first),
      added: as(time + first - second),
      undivided: as(product(given)),
      kept: as(time),
      difference: as(Math.abs(asked(given) - time)),
      half: as(second > first ? time / 2 : time * 2),
    }
  },
  stems: toldStems('analyze', {
    en: 'Solve by inverse proportion.',
    fil: 'Lutasin gamit ang inverse proportion.',
  }),
  statement: toldStatement(),
  solution: {
    en: (given) => [
      'The product of the two quantities stays the same.',
      `${given.first} × ${given.time} = ${product(given)}`,
      `${product(given)} ÷ ${given.second} = ${given.story.as(asked(given), 'en')}`,
    ],
    fil: (given) => [
      'Hindi nagbabago ang product ng dalawang dami.',
      `${given.first} × ${given.time} = ${product(given)}`,
      `${product(given)} ÷ ${given.second} = ${given.story.as(asked(given), 'fil')}`,
    ],
  },
})
