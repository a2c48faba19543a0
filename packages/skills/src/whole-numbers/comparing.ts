import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import {
  digitAt,
  digitsOf,
  drawnNumber,
  lengthFor,
  numberFromDigits,
  numbersTo,
  placeNameOf,
} from './places.ts'
import { handy, ilan, type Story, storyFor, storyStem } from './stories.ts'

/** A number that is greater, or less, than another is looked for. */
type Given = {
  than: number
  answer: number
  /** The same kind of number on the wrong side. */
  turned: number
  isMore: boolean
  story: number
  one: Person
  other: Person
  thing: Thing
}

const sign = ({ isMore }: Given) => (isMore ? '<' : '>')
const kind = {
  en: ({ isMore }: Given) => (isMore ? 'greater' : 'less'),
  fil: ({ isMore }: Given) => (isMore ? 'mas malaki' : 'mas maliit'),
}

const stories: readonly Story<Given>[] = [
  {
    sizes: [2, 100],
    en: ({ than, isMore, one, other, thing }) =>
      `${one.name} has ${countedThing(than, thing)}. ${other.name} has ${isMore ? 'more' : 'fewer'} ${thing.en.many} than ${one.name}. How many ${thing.en.many} could ${other.name} have?`,
    fil: ({ than, isMore, one, other, thing }) =>
      `May ${ilan(than, thing.fil)} si ${one.name}. Mas ${isMore ? 'marami' : 'kaunti'} ang ${thing.fil} ni ${other.name}. Ilang ${thing.fil} ang maaaring mayroon si ${other.name}?`,
  },
  {
    sizes: [20, 1_000],
    en: ({ than, isMore }) =>
      `The library lent ${grouped(than)} books in July and ${isMore ? 'more' : 'fewer'} books in August. How many books could it have lent in August?`,
    fil: ({ than, isMore }) =>
      `Nakapagpahiram ang aklatan ng ${ilan(than, 'aklat')} noong Hulyo. Mas ${isMore ? 'marami' : 'kaunti'} ang ipinahiram nito noong Agosto. Ilang aklat ang maaaring ipinahiram nito noong Agosto?`,
  },
  {
    sizes: [200, 10_000],
    en: ({ than, isMore }) =>
      `One school has ${grouped(than)} learners. Another school has ${isMore ? 'more' : 'fewer'} learners. How many learners could the other school have?`,
    fil: ({ than, isMore }) =>
      `May ${ilan(than, 'mag-aaral')} ang isang paaralan. Mas ${isMore ? 'marami' : 'kaunti'} ang mag-aaral ng isa pang paaralan. Ilang mag-aaral ang maaaring mayroon ang isa pang paaralan?`,
  },
  {
    sizes: [3_000, 10_000_000],
    en: ({ than, isMore }) =>
      `One place has ${grouped(than)} inhabitants. Another place has ${isMore ? 'more' : 'fewer'} inhabitants. How many inhabitants could the other place have?`,
    fil: ({ than, isMore }) =>
      `May ${ilan(than, 'naninirahan')} sa isang lugar. Mas ${isMore ? 'marami' : 'kaunti'} ang naninirahan sa isa pang lugar. Ilan ang maaaring naninirahan sa isa pang lugar?`,
  },
]

/** The place of the first digits that differ, from the left. */
const decides = ({ than, answer }: Given) => {
  const [one, two] = [String(than), String(answer)]
  return one.length - 1 - [...one].findIndex((digit, at) => digit !== two[at])
}

const steps = (given: Given, language: 'en' | 'fil'): string[] => {
  const place = placeNameOf(decides(given), language)
  return [
    language === 'en'
      ? `In ${grouped(given.than)} and ${grouped(given.answer)}, the first digits from the left that differ are in the ${place} place.`
      : `Sa ${grouped(given.than)} at ${grouped(given.answer)}, ang mga unang digit mula sa kaliwa na magkaiba ay nasa ${place}.`,
    `${grouped(given.than)} ${sign(given)} ${grouped(given.answer)}`,
  ]
}

export const comparing = skill<Given, 'turned' | 'first-digit' | 'last-digit' | 'next'>({
  id: 'whole-numbers/comparing',
  area: 'Mathematics',
  name: { en: 'Comparing numbers', fil: 'Paghahambing ng mga bilang' },
  grades: [1, 5],
  cues: {
    en: ['compare', 'comparing numbers', 'greater than', 'less than', 'equal to', 'relation symbol'],
    fil: ['paghahambing', 'mas malaki', 'mas maliit', 'greater than', 'less than', 'katumbas'],
  },
  notation: [/\b\d[\d,]* ?[<>] ?\d/],
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/paghahambing-pagsusunod-at-pag-round',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    turned: { en: 'compared in the wrong direction', fil: 'baligtad ang paghahambing' },
    'last-digit': { en: 'compared only the last digits', fil: 'ang huling digit lamang ang inihambing' },
    'first-digit': {
      en: 'compared the other digits but not the first ones',
      fil: 'inihambing ang ibang digit ngunit hindi ang unang digit',
    },
    next: {
      en: 'took the number that is one step in the wrong direction',
      fil: 'kinuha ang katabing bilang sa maling direksiyon',
    },
  },
  rules: {
    en: [
      {
        say: 'The sign > is read as {is greater than}.',
        ask: 'How do we read the sign >?',
        not: ['is less than', 'is equal to', 'is not equal to'],
      },
      {
        say: 'To compare two numbers that have the same number of digits, first compare {the leftmost digits}.',
        ask: 'Two numbers have the same number of digits. Which digits do we compare first?',
        not: ['the rightmost digits', 'the middle digits', 'the largest digits'],
      },
      {
        say: 'Of a 2-digit and a 3-digit whole number, the greater one is always {the 3-digit number}.',
        ask: 'One whole number has 2 digits and another has 3 digits. Which one is greater?',
        not: [
          'the 2-digit number',
          'the one with the larger first digit',
          'the one with the larger last digit',
        ],
      },
    ],
    fil: [
      {
        say: 'Ang tandang > ay binabasang {mas malaki kaysa sa}.',
        ask: 'Paano binabasa ang tandang >?',
        not: ['mas maliit kaysa sa', 'katumbas ng', 'hindi katumbas ng'],
      },
      {
        say: 'Sa paghahambing ng dalawang bilang na magkasindami ang digit, nagsisimula tayo {sa kaliwa}.',
        ask: 'Magkasindami ang digit ng dalawang bilang. Saan tayo nagsisimula sa paghahambing ng mga digit?',
        not: ['sa kanan', 'sa gitna', 'sa pinakamalaking digit'],
      },
      {
        say: 'Sa bilang na may 2 digit at bilang na may 3 digit, laging mas malaki {ang may 3 digit}.',
        ask: 'Ang isang bilang ay may 2 digit at ang isa pa ay may 3 digit. Alin ang mas malaki?',
        not: ['ang may 2 digit', 'ang may mas malaking unang digit', 'ang may mas malaking huling digit'],
      },
    ],
  },
  draw: (draw) => {
    const than = drawnNumber(draw, lengthFor(draw))
    const isMore = draw.chanceOf(50)
    const [first = 1, ...rest] = digitsOf(than)
    // Close numbers with the same digits tempt most.
    const near = () =>
      rest.length > 1
        ? numberFromDigits([first, ...draw.shuffled(rest)])
        : draw.int(Math.max(10, than - 15), Math.min(99, than + 15))
    const onSide = (greater: boolean) => {
      for (let tries = 0; tries < 30; tries++) {
        const found = near()
        if (found !== than && found > than === greater && found <= draw.largest) return found
      }
      throw new RangeError('No such number was found.')
    }
    const [one, other] = draw.two()
    return {
      than,
      answer: onSide(isMore),
      turned: onSide(!isMore),
      isMore,
      story: storyFor(draw, stories, than),
      one,
      other,
      thing: draw.pick(handy),
    }
  },
  answer: ({ answer }) => grouped(answer),
  wrong: ({ than, turned, isMore }) => {
    const [last, tens] = [digitAt(than, 0), digitAt(than, 1)]
    const [first = 1, ...rest] = digitsOf(than)
    const rising = rest.toSorted((one, other) => one - other)
    const isRoom = isMore ? last < 9 && tens > 1 : last > 0 && tens < 9
    const hasNeighbor = isMore ? first > 1 : first < 9
    return {
      turned: grouped(turned),
      // The first digit goes the wrong way, the others the right way.
      'first-digit': hasNeighbor
        ? grouped(numberFromDigits(isMore ? [first - 1, ...rising.toReversed()] : [first + 1, ...rising]))
        : undefined,
      // The tens go the wrong way, the ones the right way.
      'last-digit': isRoom ? grouped(than + (isMore ? -9 : 9)) : undefined,
      next: grouped(than + (isMore ? -1 : 1)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `Which number is ${kind.en(given)} than ${grouped(given.than)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Which number makes this true? ${grouped(given.than)} ${sign(given)} ____`,
      },
      storyStem(stories, 'en'),
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Aling bilang ang ${kind.fil(given)} kaysa sa ${grouped(given.than)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Aling bilang ang dapat isulat sa patlang upang maging tama ito? ${grouped(given.than)} ${sign(given)} ____`,
      },
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: (given, answer) => `The number ${answer} is ${kind.en(given)} than ${grouped(given.than)}.`,
    fil: (given, answer) =>
      `${kind.fil(given).replace('mas', 'Mas')} ang ${answer} kaysa sa ${grouped(given.than)}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  choicesOnly: true,
})
