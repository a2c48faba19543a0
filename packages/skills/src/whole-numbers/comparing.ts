import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { counted, type Thing } from '../words/things.ts'
import { digitsOf, drawnNumber, lengthFor, nameOf, numberOf, numbersTo, partsOf } from './places.ts'
import { ilan, type Story, storyFor, told } from './stories.ts'

/** Either side as it is written, and its value. */
type Side = { text: string; value: number }
type Given = { left: Side; right: Side; story: number; one: Person; other: Person; thing: Thing }

const plain = (value: number): Side => ({ text: grouped(value), value })
const expanded = (value: number): Side => ({ text: partsOf(value).map(grouped).join(' + '), value })

const signOf = ({ left, right }: Given) =>
  left.value === right.value ? '=' : left.value > right.value ? '>' : '<'
const other = { '<': '>', '>': '<', '=': '<' } as const
const written = ({ left, right }: Given, sign: string) => `${left.text} ${sign} ${right.text}`
const turned = ({ left, right }: Given, sign: string) => `${right.text} ${sign} ${left.text}`

const stories: readonly Story<Given>[] = [
  {
    sizes: [2, 100],
    en: ({ left, right, one, other: friend, thing }) =>
      `${one.name} has ${counted(left.value, thing)} and ${friend.name} has ${counted(right.value, thing)}. Which comparison of the two numbers is correct?`,
    fil: ({ left, right, one, other: friend, thing }) =>
      `May ${ilan(left.value, thing.fil)} si ${one.name} at may ${ilan(right.value, thing.fil)} si ${friend.name}. Aling paghahambing ng dalawang bilang ang tama?`,
  },
  {
    sizes: [20, 1_000],
    en: ({ left, right }) =>
      `The library lent ${left.text} books in July and ${right.text} books in August. Which comparison of the two numbers is correct?`,
    fil: ({ left, right }) =>
      `Nakapagpahiram ang aklatan ng ${ilan(left.value, 'aklat')} noong Hulyo at ${ilan(right.value, 'aklat')} noong Agosto. Aling paghahambing ng dalawang bilang ang tama?`,
  },
  {
    sizes: [200, 10_000],
    en: ({ left, right }) =>
      `One school has ${left.text} learners and another has ${right.text}. Which comparison of the two numbers is correct?`,
    fil: ({ left, right }) =>
      `Ang isang paaralan ay may ${ilan(left.value, 'mag-aaral')} at ang isa pa ay may ${grouped(right.value)}. Aling paghahambing ng dalawang bilang ang tama?`,
  },
  {
    sizes: [3_000, 10_000_000],
    en: ({ left, right }) =>
      `One place has ${left.text} inhabitants and another has ${right.text}. Which comparison of the two numbers is correct?`,
    fil: ({ left, right }) =>
      `Ang isang lugar ay may ${ilan(left.value, 'naninirahan')} at ang isa pa ay may ${grouped(right.value)}. Aling paghahambing ng dalawang bilang ang tama?`,
  },
]

/** The place of the first digits that differ, from the left. */
const decides = ({ left, right }: Given) => {
  const [one, two] = [String(left.value), String(right.value)]
  return one.length - 1 - [...one].findIndex((digit, at) => digit !== two[at])
}

const steps = (given: Given, language: 'en' | 'fil'): string[] => {
  const { left, right } = given
  const last = written(given, signOf(given))
  if (left.value === right.value)
    return [
      language === 'en'
        ? `Both sides are worth ${grouped(left.value)}.`
        : `Parehong ${grouped(left.value)} ang halaga ng dalawang panig.`,
      last,
    ]
  if (String(left.value).length !== String(right.value).length)
    return [
      language === 'en'
        ? 'The number with more digits is greater.'
        : 'Mas malaki ang bilang na may mas maraming digit.',
      last,
    ]
  return [
    language === 'en'
      ? `From the left, the first digits that differ are in the ${nameOf(decides(given), 'en')} place.`
      : `Mula sa kaliwa, ang mga unang digit na magkaiba ay nasa ${nameOf(decides(given), 'fil')}.`,
    last,
  ]
}

export const comparing = skill<Given, 'sign' | 'equal' | 'turned' | 'turned-equal'>({
  id: 'whole-numbers/comparing',
  area: 'Mathematics',
  name: { en: 'Comparing numbers', fil: 'Paghahambing ng mga bilang' },
  grades: [1, 5],
  cues: {
    en: ['compare', 'comparing numbers', 'greater than', 'less than', 'equal to', 'relation symbol'],
    fil: ['paghahambing', 'mas malaki', 'mas maliit', 'greater than', 'less than', 'katumbas'],
  },
  notation: [/\b\d[\d,]* ?[<>] ?\d/],
  units: ['mathematics/2/place-value-hanggang-1000'],
  largest: numbersTo,
  mistakes: {
    sign: { en: 'used the wrong sign', fil: 'gumamit ng maling tanda' },
    equal: {
      en: 'took the two for equal because they have similar digits',
      fil: 'inakalang magkapantay ang dalawa dahil magkahawig ang mga digit',
    },
    turned: {
      en: 'interchanged the numbers but kept the sign',
      fil: 'pinagpalit ang mga bilang ngunit hindi ang tanda',
    },
    'turned-equal': {
      en: 'chose another wrong sign',
      fil: 'pumili ng iba pang maling tanda',
    },
  },
  rules: {
    en: [
      {
        say: 'The sign > means {is greater than}.',
        ask: 'What does the sign > mean?',
        not: ['is less than', 'is equal to', 'is added to'],
      },
      {
        say: 'To compare two numbers with the same number of digits, start with the digits {on the left}.',
        ask: 'With which digits do we start when we compare two numbers with the same number of digits?',
        not: ['on the right', 'in the middle', 'in the ones place'],
      },
    ],
    fil: [
      {
        say: 'Ang tandang > ay nangangahulugang {mas malaki kaysa sa}.',
        ask: 'Ano ang kahulugan ng tandang >?',
        not: ['mas maliit kaysa sa', 'katumbas ng', 'idinagdag sa'],
      },
      {
        say: 'Sa paghahambing ng dalawang bilang na magkasindami ang digit, magsimula sa mga digit na nasa {kaliwa}.',
        ask: 'Saan nagsisimula ang paghahambing ng dalawang bilang na magkasindami ang digit?',
        not: ['kanan', 'gitna', 'isahan'],
      },
    ],
  },
  draw: (draw) => {
    const number = drawnNumber(draw, lengthFor(draw))
    const [one, friend] = draw.two()
    const rest = { one, other: friend, thing: draw.thing(draw.pick(['toy', 'school', 'fruit'])) }
    const story = storyFor(draw, stories, number)
    if (draw.chanceOf(15)) return { left: plain(number), right: expanded(number), story: -1, ...rest }
    // Close numbers with the same digits tempt most; sometimes one has a digit fewer.
    const mixed = numberOf([digitsOf(number)[0] ?? 1, ...draw.shuffled(digitsOf(number).slice(1))])
    const second =
      draw.chanceOf(80) && String(number).length > 2 ? mixed : drawnNumber(draw, String(number).length)
    if (second === number || second > draw.largest)
      throw new RangeError('The numbers must differ and not be too large.')
    return { left: plain(number), right: plain(second), story, ...rest }
  },
  answer: (given) => written(given, signOf(given)),
  wrong: (given) => {
    const sign = signOf(given)
    return {
      sign: written(given, other[sign]),
      equal: sign === '=' ? undefined : written(given, '='),
      turned: sign === '=' ? turned(given, '>') : turned(given, sign),
      'turned-equal': sign === '=' ? written(given, '>') : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ left, right }) => `Which comparison of ${left.text} and ${right.text} is correct?`,
      },
      {
        level: 'understand',
        text: ({ left, right }) => `Compare ${left.text} and ${right.text}. Which statement is true?`,
      },
      {
        level: 'apply',
        text: (given) =>
          given.story < 0
            ? `${given.one.name} compared ${given.left.text} and ${given.right.text}. Which comparison is correct?`
            : told(stories, 'en').text(given),
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ left, right }) => `Aling paghahambing ng ${left.text} at ${right.text} ang tama?`,
      },
      {
        level: 'understand',
        text: ({ left, right }) => `Ihambing ang ${left.text} at ${right.text}. Alin ang tama?`,
      },
      {
        level: 'apply',
        text: (given) =>
          given.story < 0
            ? `Inihambing ni ${given.one.name} ang ${given.left.text} at ${given.right.text}. Aling paghahambing ang tama?`
            : told(stories, 'fil').text(given),
      },
    ],
  },
  statement: {
    en: (_, answer) => `It is true that ${answer}.`,
    fil: (_, answer) => `Totoo na ${answer}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  choicesOnly: true,
})
