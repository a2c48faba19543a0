import { skill } from '../skill.ts'
import { listedItems, signed } from './amounts.ts'
import { withChief } from './chief.ts'

type Given = { integers: readonly number[]; greatest: boolean }

const sorted = ({ integers, greatest }: Given) =>
  integers.toSorted((one, other) => (greatest ? other - one : one - other))
/** What one chooses who does not look at the signs. */
const ignoringSigns = ({ integers, greatest }: Given) => {
  const bySize = integers.toSorted((one, other) => Math.abs(other) - Math.abs(one))
  return greatest ? bySize[0] : bySize.at(-1)
}
const shown = ({ integers }: Given, and: string) => listedItems(integers.map(signed), and)

export const greatestInteger = skill<Given, 'opposite' | 'absolute' | 'second' | 'third'>({
  id: 'numbers/greatest-integer',
  area: 'Mathematics',
  name: { en: 'Comparing integers', fil: 'Paghahambing ng mga integer' },
  grades: [6, 7],
  cues: {
    en: ['compare integers', 'integers', 'negative integer', 'greater than', 'less than'],
    fil: ['paghahambing ng integer', 'integer', 'negatibong integer', 'mas malaki', 'mas maliit'],
  },
  notation: [/[−-]\d+ ?[<>] ?[−-]?\d+/],
  units: ['mathematics/7/integers', 'mathematics/6/integers-and-the-number-line'],
  largest: (grade) => (grade < 7 ? 15 : 25),
  mistakes: {
    opposite: {
      en: 'chose the other end of the order',
      fil: 'pinili ang nasa kabilang dulo ng pagkakasunod-sunod',
    },
    absolute: {
      en: 'compared the numbers without their signs',
      fil: 'inihambing ang mga bilang nang walang sign',
    },
    second: { en: 'overlooked one number', fil: 'may nakaligtaang isang bilang' },
    third: {
      en: 'misplaced two numbers on the number line',
      fil: 'mali ang puwesto ng dalawang bilang sa number line',
    },
  },
  rules: {
    en: [
      {
        say: 'Of −8, 5, −3 and −10, the integer farthest to the left on a number line is {−10}.',
        ask: 'Which of −8, 5, −3 and −10 is farthest to the left on a number line?',
        not: ['−8', '5', '−3'],
      },
      {
        say: 'The integer {0} is greater than every negative integer but is not positive.',
        ask: 'Which integer is greater than every negative integer but is not positive?',
        not: ['1', '−1', '−100'],
      },
      {
        say: 'The greatest of −9, −13, −5 and −4 is {−4}.',
        ask: 'Which is the greatest of −9, −13, −5 and −4?',
        not: ['−9', '−13', '−5'],
      },
    ],
    fil: [
      {
        say: 'Sa −8, 5, −3 at −10, ang nasa pinakakaliwa sa number line ay {−10}.',
        ask: 'Alin sa −8, 5, −3 at −10 ang nasa pinakakaliwa sa number line?',
        not: ['−8', '5', '−3'],
      },
      {
        say: 'Ang integer na {0} ay mas malaki sa bawat negatibong integer ngunit hindi positibo.',
        ask: 'Aling integer ang mas malaki sa bawat negatibong integer ngunit hindi positibo?',
        not: ['1', '−1', '−100'],
      },
      {
        say: 'Ang pinakamalaki sa −9, −13, −5 at −4 ay {−4}.',
        ask: 'Alin ang pinakamalaki sa −9, −13, −5 at −4?',
        not: ['−9', '−13', '−5'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.min(draw.largest, 25)
    const sizes = draw.some(
      Array.from({ length: most }, (_, at) => at + 1),
      4,
    )
    const greatest = draw.chanceOf(50)
    // A single positive number would be the greatest at sight.
    const below = greatest ? draw.pick([2, 4]) : draw.int(2, 4)
    const given = { integers: draw.shuffled(sizes.map((size, at) => (at < below ? -size : size))), greatest }
    if (ignoringSigns(given) === sorted(given)[0]) throw new RangeError('Right without the signs, too.')
    return given
  },
  answer: (given) => signed(sorted(given)[0] ?? 0),
  wrong: withChief('absolute', (given) => {
    const order = sorted(given)
    const pick = (value: number | undefined) => (value === undefined ? undefined : signed(value))
    return {
      opposite: pick(order.at(-1)),
      absolute: pick(ignoringSigns(given)),
      second: pick(order[1]),
      third: pick(order[2]),
    }
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `Which of the integers ${shown(given, 'and')} is the ${given.greatest ? 'greatest' : 'least'}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `The integers ${shown(given, 'and')} are marked on a number line. Which one is farthest to the ${given.greatest ? 'right' : 'left'}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In a quiz game, four players have these scores: ${shown(given, 'and')}. Which is the ${given.greatest ? 'highest' : 'lowest'} score?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `On one day in January, four cities of the world had these temperatures in degrees Celsius: ${shown(given, 'and')}. Which is the ${given.greatest ? 'warmest' : 'coldest'}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Alin sa mga integer na ${shown(given, 'at')} ang ${given.greatest ? 'pinakamalaki' : 'pinakamaliit'}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Inilagay sa number line ang mga integer na ${shown(given, 'at')}. Alin ang nasa ${given.greatest ? 'pinakakanan' : 'pinakakaliwa'}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa isang quiz game, ito ang mga iskor ng apat na manlalaro: ${shown(given, 'at')}. Alin ang ${given.greatest ? 'pinakamataas' : 'pinakamababang'} ${given.greatest ? 'na iskor' : 'iskor'}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Isang araw ng Enero, ito ang temperatura sa degree Celsius ng apat na lungsod sa mundo: ${shown(given, 'at')}. Alin ang ${given.greatest ? 'pinakamainit' : 'pinakamalamig'}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `Of the integers ${shown(given, 'and')}, the ${given.greatest ? 'greatest' : 'least'} is ${answer}.`,
    fil: (given, answer) =>
      `Sa mga integer na ${shown(given, 'at')}, ang ${given.greatest ? 'pinakamalaki' : 'pinakamaliit'} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `In order on the number line: ${given.integers
        .toSorted((one, other) => one - other)
        .map(signed)
        .join(', ')}`,
      `The ${given.greatest ? 'greatest, farthest to the right,' : 'least, farthest to the left,'} is ${signed(sorted(given)[0] ?? 0)}.`,
    ],
    fil: (given) => [
      `Ayos sa number line: ${given.integers
        .toSorted((one, other) => one - other)
        .map(signed)
        .join(', ')}`,
      `Ang ${given.greatest ? 'pinakamalaki, ang nasa pinakakanan,' : 'pinakamaliit, ang nasa pinakakaliwa,'} ay ${signed(sorted(given)[0] ?? 0)}.`,
    ],
  },
})
