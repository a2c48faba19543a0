import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { mean } from './data.ts'
import { ilan, listed, need, rule, says, stems, sum, tidyDecimal } from './writing.ts'

type Given = { known: readonly number[]; mean: number; story: Story; who: Person }
type Story = {
  least: number
  most: number
  step: number
  as: (value: number) => string
  en: (known: string, count: number, mean: string, who: Person) => string
  fil: (known: string, count: number, mean: string, who: Person) => string
}

const stories: readonly Story[] = [
  {
    least: 11,
    most: 20,
    step: 1,
    as: grouped,
    en: (known, n, mean, who) =>
      `In ${n} quizzes with 20 items each, ${who.name} has a mean score of ${mean}. The scores in the first ${n - 1} quizzes are ${known}. What is ${who.his} score in the last quiz?`,
    fil: (known, n, mean, who) =>
      `Sa ${ilan(n, 'pagsusulit')} na may tig-20 aytem, ang mean ng mga iskor ni ${who.name} ay ${mean}. Ang mga iskor sa unang ${ilan(n - 1, 'pagsusulit')} ay ${known}. Ano ang iskor niya sa huling pagsusulit?`,
  },
  {
    least: 82,
    most: 98,
    step: 1,
    as: grouped,
    en: (known, n, mean, who) =>
      `${who.name} wants a mean grade of ${mean} in ${n} subjects. The grades in ${n - 1} of them are ${known}. What grade does ${who.he} need in the remaining subject?`,
    fil: (known, n, mean, who) =>
      `Nais ni ${who.name} na maging ${mean} ang mean ng kaniyang mga marka sa ${ilan(n, 'asignatura')}. Ang mga marka niya sa ${n - 1} sa mga ito ay ${known}. Anong marka ang kailangan niya sa natitirang asignatura?`,
  },
  {
    least: 400,
    most: 950,
    step: 10,
    as: pesos,
    en: (known, n, mean) =>
      `The mean daily sales of a sari-sari store on ${n} days were ${mean}. On ${n - 1} of the days, the sales were ${known}. How much were the sales on the other day?`,
    fil: (known, n, mean) =>
      `Ang mean ng benta ng isang sari-sari store sa loob ng ${ilan(n, 'araw')} ay ${mean}. Sa ${n - 1} sa mga araw na ito, ang benta ay ${known}. Magkano ang benta sa natitirang araw?`,
  },
  {
    least: 8,
    most: 28,
    step: 1,
    as: grouped,
    en: (known, n, mean, who) =>
      `In ${n} basketball games, ${who.name} scored a mean of ${mean} points. In the first ${n - 1} games, ${who.he} scored ${known} points. How many points did ${who.he} score in the last game?`,
    fil: (known, n, mean, who) =>
      `Ang mean ng mga puntos ni ${who.name} sa ${ilan(n, 'laro')} ng basketbol ay ${mean}. Sa unang ${ilan(n - 1, 'laro')}, ${known} ang mga puntos niya. Ilan ang puntos niya sa huling laro?`,
  },
]

const total = (given: Given) => given.mean * (given.known.length + 1)
const missing = (given: Given) => total(given) - sum(given.known)
const text = (given: Given, language: 'en' | 'fil') => {
  const { known, story, who } = given
  return story[language](listed(known.map(story.as), language), known.length + 1, story.as(given.mean), who)
}

export const valueForAMean = skill<Given, 'mean' | 'known' | 'few' | 'last' | 'double' | 'off'>({
  id: 'statistics/value-for-a-mean',
  area: 'Mathematics',
  name: says('The missing value when the mean is known', 'Ang nawawalang datos kung alam ang mean'),
  grades: [7, 8],
  cues: says(
    ['mean', 'missing value', 'missing score', 'sum of the values', 'average'],
    ['mean', 'nawawalang datos', 'nawawalang iskor', 'kabuoan ng mga datos', 'average'],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 1_000,
  mistakes: {
    mean: says('took the mean itself as the missing value', 'ang mean mismo ang ginawang nawawalang datos'),
    known: says('found the mean of the known values', 'hinanap ang mean ng mga ibinigay na datos'),
    few: says(
      'balanced only the last known value against the mean',
      'ang huling ibinigay na datos lamang ang itinimbang sa mean',
    ),
    last: says('repeated the last known value', 'inulit ang huling ibinigay na datos'),
    double: says(
      'balanced only the first known value against the mean',
      'ang unang ibinigay na datos lamang ang itinimbang sa mean',
    ),
    off: says(
      'made a mistake of 10 in adding the known values',
      'nagkamali nang 10 sa pagsasama ng mga ibinigay na datos',
    ),
  },
  rules: says(
    [
      rule(
        'We find the sum of the values from the mean and the number of values by {multiplication}.',
        'By which operation do we find the sum of the values from the mean and the number of values?',
        'addition',
        'subtraction',
        'division',
      ),
      rule(
        'If 5 quizzes have a mean of 16, the sum of the scores is {80}.',
        'The mean score in 5 quizzes is 16. What is the sum of the scores?',
        '11',
        '21',
        '64',
      ),
    ],
    [
      rule(
        'Nakukuha ang kabuoan ng mga datos mula sa mean at sa bilang ng mga datos sa pamamagitan ng {pagpaparami}.',
        'Sa anong operasyon nakukuha ang kabuoan ng mga datos mula sa mean at sa bilang ng mga datos?',
        'pagdaragdag',
        'pagbabawas',
        'paghahati',
      ),
      rule(
        'Kung 16 ang mean ng mga iskor sa 5 pagsusulit, ang kabuoan ng mga iskor ay {80}.',
        'Ang mean ng mga iskor sa 5 pagsusulit ay 16. Ano ang kabuoan ng mga iskor?',
        '11',
        '21',
        '64',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.pick(stories)
    const { least, most, step } = story
    const any = () => least + step * draw.int(0, (most - least) / step)
    const values = Array.from({ length: draw.int(4, 6) }, any)
    const over = (sum(values) / step) % values.length
    const last = (values[0] ?? 0) + (over === 0 ? 0 : (values.length - over) * step)
    const known = values.slice(1)
    const given = { known, mean: mean([last, ...known]), story, who: draw.person() }
    need(last <= most && last !== given.mean && !known.includes(last))
    return given
  },
  answer: (given) => given.story.as(missing(given)),
  wrong: (given) => {
    const { known, story } = given
    const as = (value: number) => {
      const whole = tidyDecimal(value)
      return whole === undefined || whole <= 0 || whole > story.most ? undefined : story.as(whole)
    }
    return {
      mean: as(given.mean),
      known: as(mean(known)),
      few: as(2 * given.mean - (known.at(-1) ?? 0)),
      last: as(known.at(-1) ?? 0),
      double: as(2 * given.mean - (known[0] ?? 0)),
      off: as(missing(given) + (missing(given) + 10 > story.most ? -10 : 10)),
    }
  },
  stems: stems(
    ['analyze', (given) => text(given, 'en'), (given) => text(given, 'fil')],
    [
      'analyze',
      (given) => `Use the sum of the values. ${text(given, 'en')}`,
      (given) => `Gamitin ang kabuoan ng mga datos. ${text(given, 'fil')}`,
    ],
  ),
  statement: {
    en: ({ known, mean, story }, answer) =>
      `If ${known.length} of ${known.length + 1} values are ${listed(known.map(story.as), 'en')} and the mean of all is ${story.as(mean)}, the remaining value is ${answer}.`,
    fil: ({ known, mean, story }, answer) =>
      `Kung ${listed(known.map(story.as), 'fil')} ang ${known.length} sa ${ilan(known.length + 1, 'datos')} at ${story.as(mean)} ang mean ng lahat, ang natitirang datos ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Sum of all values: ${given.story.as(given.mean)} × ${given.known.length + 1} = ${given.story.as(total(given))}`,
      `Sum of the known values: ${given.known.join(' + ')} = ${given.story.as(sum(given.known))}`,
      `Missing value: ${given.story.as(total(given))} − ${given.story.as(sum(given.known))} = ${given.story.as(missing(given))}`,
    ],
    fil: (given) => [
      `Kabuoan ng lahat ng datos: ${given.story.as(given.mean)} × ${given.known.length + 1} = ${given.story.as(total(given))}`,
      `Kabuoan ng mga ibinigay na datos: ${given.known.join(' + ')} = ${given.story.as(sum(given.known))}`,
      `Nawawalang datos: ${given.story.as(total(given))} − ${given.story.as(sum(given.known))} = ${given.story.as(missing(given))}`,
    ],
  },
})
