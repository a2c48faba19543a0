import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { digitAt, drawnNumber, lengthFor, numbersTo, placeNameOf } from './places.ts'
import { ilan, type Story, storyFor, storyStem } from './stories.ts'

/** The place counts from the right, from 0: 1 is the nearest ten. */
type Given = { number: number; place: number; story: number }

export const unitNames = [
  { en: 'one', fil: 'isahan' },
  { en: 'ten', fil: 'sampuan' },
  { en: 'hundred', fil: 'sandaanan' },
  { en: 'thousand', fil: 'libuhan' },
  { en: 'ten thousand', fil: 'sampung libuhan' },
  { en: 'hundred thousand', fil: 'sandaang libuhan' },
  { en: 'million', fil: 'milyunan' },
] as const

const nearest = (place: number, language: Language) => unitNames[place]?.[language]

/** Half goes up. */
export const roundedTo = (number: number, place: number): number =>
  Math.floor(number / 10 ** place + 0.5) * 10 ** place

const down = (number: number, place: number) => Math.floor(number / 10 ** place) * 10 ** place

const stories: readonly Story<Given>[] = [
  {
    sizes: [100, 1_999],
    en: ({ number, place }) =>
      `A sari-sari store sold ${grouped(number)} eggs in a month. About how many eggs is that, to the nearest ${nearest(place, 'en')}?`,
    fil: ({ number, place }) =>
      `Nakapagbenta ang isang sari-sari store ng ${ilan(number, 'itlog')} sa loob ng isang buwan. Mga ilang itlog iyon kung ira-round sa pinakamalapit na ${nearest(place, 'fil')}?`,
  },
  {
    sizes: [100, 9_999],
    en: ({ number, place }) =>
      `A school has ${grouped(number)} learners. About how many learners is that, to the nearest ${nearest(place, 'en')}?`,
    fil: ({ number, place }) =>
      `May ${ilan(number, 'mag-aaral')} ang isang paaralan. Mga ilang mag-aaral iyon kung ira-round sa pinakamalapit na ${nearest(place, 'fil')}?`,
  },
  {
    sizes: [1_000, 10_000_000],
    en: ({ number, place }) =>
      `There are ${grouped(number)} people living in a certain place. Round this number to the nearest ${nearest(place, 'en')}.`,
    fil: ({ number, place }) =>
      `May ${ilan(number, 'taong nakatira')} sa isang lugar. I-round ang bilang na ito sa pinakamalapit na ${nearest(place, 'fil')}.`,
  },
  {
    sizes: [1_000, 999_999],
    en: ({ number, place }) =>
      `A group of farmers harvested ${grouped(number)} coconuts in a year. Round this number to the nearest ${nearest(place, 'en')}.`,
    fil: ({ number, place }) =>
      `Umani ang isang samahan ng mga magsasaka ng ${ilan(number, 'niyog')} sa loob ng isang taon. I-round ang bilang na ito sa pinakamalapit na ${nearest(place, 'fil')}.`,
  },
]

export const rounding = skill<
  Given,
  'other-way' | 'place-above' | 'place-below' | 'digits-kept' | 'last-digit' | 'one-too-far'
>({
  id: 'whole-numbers/rounding',
  area: 'Mathematics',
  name: { en: 'Rounding whole numbers', fil: 'Pagra-round ng mga buong bilang' },
  grades: [3, 5],
  cues: {
    en: ['round', 'rounding', 'round off', 'nearest ten', 'nearest hundred', 'nearest thousand'],
    fil: [
      'pagra-round',
      'i-round',
      'round off',
      'pinakamalapit na sampuan',
      'pinakamalapit na sandaanan',
      'pinakamalapit na libuhan',
    ],
  },
  units: ['mathematics/3/paghahambing-pagsusunod-at-pag-round', 'mathematics/4/whole-numbers-to-one-million'],
  largest: numbersTo,
  mistakes: {
    'other-way': { en: 'rounded in the wrong direction', fil: 'nag-round sa maling direksiyon' },
    'place-above': { en: 'rounded to the next higher place', fil: 'nag-round sa mas mataas na puwesto' },
    'place-below': { en: 'rounded to the next lower place', fil: 'nag-round sa mas mababang puwesto' },
    'digits-kept': {
      en: 'changed the digit but kept the digits on its right',
      fil: 'binago ang digit ngunit hindi pinalitan ng zero ang mga nasa kanan nito',
    },
    'last-digit': {
      en: 'changed only the last digit to zero',
      fil: 'ang huling digit lamang ang ginawang zero',
    },
    'one-too-far': {
      en: 'rounded up by one unit too many',
      fil: 'sumobra ng isang yunit sa pagra-round pataas',
    },
  },
  rules: {
    en: [
      {
        say: 'We round up when the digit to the right of the rounding place is {5 or more}.',
        ask: 'What must the digit to the right of the rounding place be so that we round up?',
        not: ['4 or less', '4 or more', '3 or more'],
      },
      {
        say: 'Rounded to the nearest hundred, 450 is {500}.',
        ask: 'What is 450 rounded to the nearest hundred?',
        not: ['400', '460', '550'],
      },
      {
        say: 'To round to the nearest thousand, we look at the digit in the {hundreds} place.',
        ask: 'We round a number to the nearest thousand. In which place is the digit that tells us to round up or down?',
        not: ['thousands', 'tens', 'ones'],
      },
    ],
    fil: [
      {
        say: 'Nagra-round pataas kapag ang digit sa kanan ng puwestong ira-round ay {5 o higit pa}.',
        ask: 'Ano dapat ang digit sa kanan ng puwestong ira-round upang mag-round pataas?',
        not: ['4 o mas mababa', '4 o higit pa', '3 o higit pa'],
      },
      {
        say: 'Kapag ni-round sa pinakamalapit na sandaanan, ang 450 ay {500}.',
        ask: 'Ano ang 450 kapag ni-round sa pinakamalapit na sandaanan?',
        not: ['400', '460', '550'],
      },
      {
        say: 'Upang mag-round sa pinakamalapit na libuhan, tingnan ang digit sa {sandaanan}.',
        ask: 'Nagra-round tayo sa pinakamalapit na libuhan. Nasa aling puwesto ang digit na titingnan?',
        not: ['libuhan', 'sampuan', 'isahan'],
      },
    ],
  },
  draw: (draw) => {
    const number = drawnNumber(draw, lengthFor(draw, 3))
    const lowest = draw.grade === 3 ? 1 : draw.grade === 4 ? 2 : 3
    const place = draw.int(lowest, Math.min(draw.grade + (draw.grade > 3 ? 1 : 0), String(number).length - 1))
    const rounds = roundedTo(number, place)
    if (rounds === number || rounds > draw.largest) throw new RangeError('The number is round already.')
    return { number, place, story: storyFor(draw, stories, number) }
  },
  answer: ({ number, place }) => grouped(roundedTo(number, place)),
  wrong: ({ number, place }) => {
    const up = roundedTo(number, place) > number
    const unit = 10 ** place
    const above = roundedTo(number, place + 1)
    return {
      'other-way':
        down(number, place) > 0 ? grouped(up ? down(number, place) : down(number, place) + unit) : undefined,
      'place-above': above > 0 ? grouped(above) : undefined,
      'place-below': place > 1 ? grouped(roundedTo(number, place - 1)) : undefined,
      'digits-kept': up ? grouped(number + unit) : undefined,
      'last-digit': number % 10 > 0 ? grouped(down(number, 1)) : undefined,
      'one-too-far': up ? grouped(roundedTo(number, place) + unit) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ number, place }) =>
          `What is ${grouped(number)} rounded to the nearest ${nearest(place, 'en')}?`,
      },
      {
        level: 'understand',
        text: ({ number, place }) => `Round ${grouped(number)} to the nearest ${nearest(place, 'en')}.`,
      },
      storyStem(stories, 'en'),
    ],
    fil: [
      {
        level: 'understand',
        text: ({ number, place }) =>
          `Ano ang ${grouped(number)} kapag ni-round sa pinakamalapit na ${nearest(place, 'fil')}?`,
      },
      {
        level: 'understand',
        text: ({ number, place }) =>
          `I-round ang ${grouped(number)} sa pinakamalapit na ${nearest(place, 'fil')}.`,
      },
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: ({ number, place }, answer) =>
      `Rounded to the nearest ${nearest(place, 'en')}, ${grouped(number)} is ${answer}.`,
    fil: ({ number, place }, answer) =>
      `Kapag ni-round sa pinakamalapit na ${nearest(place, 'fil')}, ang ${grouped(number)} ay ${answer}.`,
  },
  solution: {
    en: ({ number, place }) => {
      const next = digitAt(number, place - 1)
      return [
        `The digit in the ${placeNameOf(place, 'en')} place is ${digitAt(number, place)}; the digit on its right is ${next}.`,
        next < 5 ? `${next} is less than 5, so round down.` : `${next} is 5 or more, so round up.`,
        `${grouped(number)} ≈ ${grouped(roundedTo(number, place))}`,
      ]
    },
    fil: ({ number, place }) => {
      const next = digitAt(number, place - 1)
      return [
        `Ang digit sa ${placeNameOf(place, 'fil')} ay ${digitAt(number, place)}; ang digit sa kanan nito ay ${next}.`,
        next < 5
          ? `Mas maliit sa 5 ang ${next}, kaya i-round pababa.`
          : `5 o higit pa ang ${next}, kaya i-round pataas.`,
        `${grouped(number)} ≈ ${grouped(roundedTo(number, place))}`,
      ]
    },
  },
})
