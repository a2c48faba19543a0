import { stronger } from '../measurement/words.ts'
import { type Language, skill } from '../skill.ts'
import { nearMiss, pythagoreanSteps } from './pythagorean.ts'
import { type PythagoreanStory, pythagoreanStories, type Sizes } from './pythagorean-stories.ts'
import { analyze, both, rule, wholeOr } from './writing.ts'

type Given = Sizes & { story: number }

const storyOf = ({ story }: Given) => pythagoreanStories[story] as PythagoreanStory
const textOf = (given: Given, language: Language) => storyOf(given).text[language]
const answerOf = (given: Given) => given[storyOf(given).asks]

export const pythagoreanStory = skill<Given, 'sum' | 'difference' | 'same' | 'middle' | 'area' | 'root'>({
  id: 'geometry/pythagorean-story',
  area: 'Mathematics',
  name: both('Word problems on the Pythagorean theorem', 'Mga suliranin sa Pythagorean theorem'),
  grades: [8, 9],
  cues: {
    en: ['Pythagorean theorem', 'ladder', 'diagonal', 'hypotenuse', 'right triangle'],
    fil: ['Pythagorean theorem', 'hagdan', 'diagonal', 'hypotenuse', 'right triangle'],
  },
  units: ['mathematics/8/pythagorean-theorem'],
  largest: () => 60,
  mistakes: {
    sum: both('added the two lengths', 'pinagsama ang dalawang haba'),
    difference: both('subtracted the two lengths', 'pinagbawas ang dalawang haba'),
    same: both(
      'took the asked length for equal to the longer known one',
      'inakalang kapareho ng mas mahabang ibinigay ang hinahanap',
    ),
    middle: both('took the middle between the two lengths', 'kinuha ang gitna ng dalawang haba'),
    area: both('multiplied the lengths and divided by 2', 'minultiply ang mga haba at hinati sa 2'),
    root: both('found the square root wrongly', 'nagkamali sa pagkuha ng square root'),
  },
  rules: {
    en: [
      rule(
        'The triangle that a ladder, an upright wall and level ground form is {right}.',
        'A ladder leans against an upright wall on level ground. What kind of triangle do they form?',
        'acute',
        'obtuse',
        'equilateral',
      ),
      rule(
        'A diagonal divides a rectangle into two {right} triangles.',
        'A diagonal divides a rectangle into two triangles. What kind of triangles are they?',
        'acute',
        'obtuse',
        'equilateral',
      ),
      rule(
        'A ladder that leans against a wall is the {hypotenuse} of the triangle.',
        'A ladder, a wall and the ground form a right triangle. Which side is the ladder?',
        'shorter leg',
        'longer leg',
        'altitude',
      ),
    ],
    fil: [
      rule(
        'Ang hagdan, ang pader at ang patag na lupa ay bumubuo ng {right} triangle.',
        'Anong uri ng triangle ang nabubuo ng hagdan, pader at patag na lupa?',
        'acute',
        'obtuse',
        'equilateral',
      ),
      rule(
        'Hinahati ng diagonal ang parihaba sa dalawang {right} triangle.',
        'Sa anong uri ng triangle hinahati ng diagonal ang parihaba?',
        'obtuse',
        'equilateral',
        'acute',
      ),
      rule(
        'Ang hagdang nakasandal sa pader ay ang {hypotenuse} ng triangle.',
        'Aling gilid ng triangle ang hagdang nakasandal sa pader?',
        'mas maikling leg',
        'mas mahabang leg',
        'altitude',
      ),
    ],
  },
  draw: (draw) => {
    const story = draw.int(0, pythagoreanStories.length - 1)
    const [a, b, c] = draw.pick(
      (pythagoreanStories[story] as PythagoreanStory).sizes.filter(([, , far]) => far <= draw.largest),
    )
    return { story, a, b, c }
  },
  answer: (given) => `${answerOf(given)} ${storyOf(given).unit}`,
  also: (given) => [`${answerOf(given)}`],
  wrong: (given) => {
    const { asks, unit } = storyOf(given)
    const [one, other] = asks === 'c' ? [given.a, given.b] : [given.c, given.a]
    const end = ` ${unit}`
    const near = nearMiss({ ...given, asks })
    const results = {
      sum: wholeOr(one + other, end),
      difference: Math.abs(one - other) > 1 ? wholeOr(Math.abs(one - other), end) : undefined,
      same: wholeOr(Math.max(one, other), end),
      middle: wholeOr((one + other) / 2, end),
      area: (one * other) / 2 > 3 * given.c ? undefined : wholeOr((one * other) / 2, end),
      root: near === undefined ? undefined : wholeOr(near, end),
    }
    return stronger(`${answerOf(given)}${end}`, results, ['same'])
  },
  stems: {
    en: [
      analyze((given) => `${textOf(given, 'en').tells(given)} ${textOf(given, 'en').asks}`),
      analyze(
        (given) =>
          `${textOf(given, 'en').tells(given)} ${textOf(given, 'en').asks} Use the Pythagorean theorem.`,
      ),
    ],
    fil: [
      analyze((given) => `${textOf(given, 'fil').tells(given)} ${textOf(given, 'fil').asks}`),
      analyze(
        (given) =>
          `${textOf(given, 'fil').tells(given)} ${textOf(given, 'fil').asks} Gamitin ang Pythagorean theorem.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `${textOf(given, 'en').tells(given)} ${textOf(given, 'en').claims(answer)}`,
    fil: (given, answer) => `${textOf(given, 'fil').tells(given)} ${textOf(given, 'fil').claims(answer)}`,
  },
  solution: {
    en: (given) => [
      storyOf(given).asks === 'c'
        ? 'The asked length is the hypotenuse of a right triangle.'
        : 'The asked length is a leg of a right triangle.',
      ...pythagoreanSteps({ ...given, asks: storyOf(given).asks }),
    ],
    fil: (given) => [
      storyOf(given).asks === 'c'
        ? 'Ang hinahanap ay ang hypotenuse ng right triangle.'
        : 'Ang hinahanap ay isang leg ng right triangle.',
      ...pythagoreanSteps({ ...given, asks: storyOf(given).asks }),
    ],
  },
})
