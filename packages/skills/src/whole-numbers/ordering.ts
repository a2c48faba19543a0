import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { digitsOf, drawnNumber, lengthFor, numberFromDigits, numbersTo } from './places.ts'

type Given = { numbers: readonly number[]; up: boolean }

const rising = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)
const ordered = ({ numbers, up }: Given) => (up ? rising(numbers) : rising(numbers).toReversed())
const written = (numbers: readonly number[]) => numbers.map(grouped).join('; ')
const exchanged = (numbers: readonly number[], at: number) =>
  numbers.map(
    (number, index) => (index === at ? numbers[at + 1] : index === at + 1 ? numbers[at] : number) ?? number,
  )

const byKey = ({ numbers, up }: Given, key: (number: number) => number) =>
  numbers.toSorted((one, other) => (key(one) - key(other)) * (up ? 1 : -1))

const way = {
  en: ({ up }: Given) => (up ? 'from least to greatest' : 'from greatest to least'),
  fil: ({ up }: Given) =>
    up ? 'mula sa pinakamaliit hanggang sa pinakamalaki' : 'mula sa pinakamalaki hanggang sa pinakamaliit',
}

/** What four numbers of this size may count. */
const about = ({ numbers }: Given, language: Language) =>
  (Math.max(...numbers) < 1_000
    ? { en: 'Four teams got these scores', fil: 'Ito ang puntos ng apat na pangkat' }
    : { en: 'Four towns have these numbers of people', fil: 'Ito ang bilang ng mga tao sa apat na bayan' })[
    language
  ]

export const ordering = skill<
  Given,
  'reversed' | 'last-digits' | 'end-swapped' | 'start-swapped' | 'as-given'
>({
  id: 'whole-numbers/ordering',
  area: 'Mathematics',
  name: { en: 'Ordering numbers', fil: 'Pagsusunod-sunod ng mga bilang' },
  grades: [1, 5],
  cues: {
    en: [
      'order numbers',
      'ordering numbers',
      'least to greatest',
      'greatest to least',
      'increasing order',
      'arrange',
    ],
    fil: [
      'pagsusunod-sunod ng bilang',
      'pagsusunod-sunod',
      'pagsusunud-sunod',
      'pagsunod-sunurin',
      'pinakamaliit hanggang pinakamalaki',
      'pinakamalaki hanggang pinakamaliit',
      'ordering',
      'isaayos',
    ],
  },
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/paghahambing-pagsusunod-at-pag-round',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    reversed: { en: 'arranged the numbers the other way round', fil: 'nabaligtad ang pagkakasunod-sunod' },
    'last-digits': { en: 'compared the last digits only', fil: 'ang mga huling digit lamang ang inihambing' },
    'end-swapped': { en: 'interchanged the last two numbers', fil: 'napagpalit ang huling dalawang bilang' },
    'start-swapped': {
      en: 'interchanged the first two numbers',
      fil: 'napagpalit ang unang dalawang bilang',
    },
    'as-given': { en: 'left the numbers as they were given', fil: 'hindi binago ang ayos ng mga bilang' },
  },
  rules: {
    en: [
      {
        say: 'In increasing order, {the least number} comes first.',
        ask: 'Which number comes first in increasing order?',
        not: ['the greatest number', 'the middle number', 'the number with the most digits'],
      },
      {
        say: 'When 45, 54, 40 and 50 are arranged from least to greatest, the second number is {45}.',
        ask: 'The numbers 45, 54, 40 and 50 are arranged from least to greatest. Which number comes second?',
        not: ['40', '50', '54'],
      },
    ],
    fil: [
      {
        say: 'Sa increasing order, nauuna {ang pinakamaliit na bilang}.',
        ask: 'Aling bilang ang nauuna sa increasing order?',
        not: ['ang pinakamalaking bilang', 'ang gitnang bilang', 'ang bilang na may pinakamaraming digit'],
      },
      {
        say: 'Kapag inayos ang 45, 54, 40 at 50 mula sa pinakamaliit hanggang sa pinakamalaki, ang ikalawang bilang ay {45}.',
        ask: 'Inayos ang 45, 54, 40 at 50 mula sa pinakamaliit hanggang sa pinakamalaki. Aling bilang ang ikalawa?',
        not: ['40', '50', '54'],
      },
    ],
  },
  draw: (draw) => {
    const length = lengthFor(draw)
    const first = drawnNumber(draw, length)
    const [head = 1, ...tail] = digitsOf(first)
    // The same digits in another order: only the places decide.
    const mixed = () =>
      length === 2
        ? drawnNumber(draw, 2)
        : numberFromDigits([draw.chanceOf(70) ? head : draw.int(1, 9), ...draw.shuffled(tail)])
    const numbers = [...new Set([first, mixed(), mixed(), mixed()])]
    const up = draw.chanceOf(50)
    if (Math.max(...numbers) > draw.largest) throw new RangeError('A number is too large.')
    if (numbers.length < 4 || ordered({ numbers, up }).every((number, at) => number === numbers[at]))
      throw new RangeError('Four numbers that are not in order yet are wanted.')
    return { numbers, up }
  },
  answer: (given) => written(ordered(given)),
  also: (given) => [ordered(given).map(grouped).join(', ')],
  wrong: (given) => ({
    reversed: written(ordered({ ...given, up: !given.up })),
    'last-digits': written(byKey(given, (number) => number % 10)),
    'end-swapped': written(exchanged(ordered(given), 2)),
    'start-swapped': written(exchanged(ordered(given), 0)),
    'as-given': written(given.numbers),
  }),
  stems: {
    en: [
      { level: 'apply', text: (given) => `Arrange ${way.en(given)}: ${written(given.numbers)}.` },
      {
        level: 'apply',
        text: (given) =>
          `What is the correct order of the numbers ${written(given.numbers)} when they are arranged ${way.en(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${about(given, 'en')}: ${written(given.numbers)}. How are these numbers arranged ${way.en(given)}?`,
      },
    ],
    fil: [
      { level: 'apply', text: (given) => `Pagsunod-sunurin ${way.fil(given)}: ${written(given.numbers)}.` },
      {
        level: 'apply',
        text: (given) =>
          `Ano ang wastong ayos ng mga bilang na ${written(given.numbers)} kung pagsusunod-sunurin ${way.fil(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${about(given, 'fil')}: ${written(given.numbers)}. Paano maisasaayos ang mga ito ${way.fil(given)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `Arranged ${way.en(given)}, the numbers ${written(given.numbers)} are ${answer}.`,
    fil: (given, answer) =>
      `Kapag pinagsunod-sunod ${way.fil(given)}, ang mga bilang na ${written(given.numbers)} ay magiging ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Compare the digits from the left, place by place.',
      `${ordered(given)
        .map(grouped)
        .join(given.up ? ' < ' : ' > ')}`,
    ],
    fil: (given) => [
      'Ihambing ang mga digit mula sa kaliwa, bawat puwesto.',
      `${ordered(given)
        .map(grouped)
        .join(given.up ? ' < ' : ' > ')}`,
    ],
  },
})
