import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { otherBoundary, reversed, type Sign } from './inequality.ts'
import { na, statementOf, stemsOf, stepsOf } from './sentences.ts'
import { only } from './terms.ts'

type Given = { story: number; n: number }

/** A sentence on x; {n} is a number, {n na} one before a Filipino noun. */
type Story = InBoth<string> & { sign: Sign; from: number; to: number; step: number; words: InBoth<string> }

const kinds = {
  atLeast: { sign: '≥', words: { en: 'at least', fil: 'hindi bababa sa' } },
  atMost: { sign: '≤', words: { en: 'at most', fil: 'hindi hihigit sa' } },
  more: { sign: '>', words: { en: 'more than', fil: 'higit sa' } },
  less: { sign: '<', words: { en: 'less than', fil: 'mas maliit sa' } },
} as const

const story = (
  kind: keyof typeof kinds,
  [from, to, step]: readonly [number, number, number],
  en: string,
  fil: string,
  words: InBoth<string> = kinds[kind].words,
): Story => ({ ...kinds[kind], words, from, to, step, en, fil })

const stories: readonly Story[] = [
  story('atLeast', [5, 40, 1], 'A number x is at least {n}.', 'Ang bilang na x ay hindi bababa sa {n}.'),
  story('atMost', [5, 40, 1], 'A number x is at most {n}.', 'Ang bilang na x ay hindi hihigit sa {n}.'),
  story('more', [5, 40, 1], 'A number x is more than {n}.', 'Ang bilang na x ay higit sa {n}.'),
  story('less', [5, 40, 1], 'A number x is less than {n}.', 'Ang bilang na x ay mas maliit sa {n}.'),
  story(
    'atMost',
    [16, 24, 2],
    'A jeepney can carry at most {n} passengers. Let x be the number of passengers.',
    'Hindi hihigit sa {n na} pasahero ang maisasakay ng isang dyip. Hayaang x ang bilang ng mga pasahero.',
  ),
  story(
    'atMost',
    [6, 15, 1],
    'An elevator may carry at most {n} persons. Let x be the number of persons in it.',
    'Hindi hihigit sa {n na} tao ang puwedeng sumakay sa elevator. Hayaang x ang bilang ng mga taong nakasakay.',
  ),
  story(
    'atLeast',
    [15, 21, 1],
    'To join a contest, one must be at least {n} years old. Let x be the age in years of a person who can join.',
    'Ang edad ng maaaring sumali sa paligsahan ay hindi bababa sa {n na} taon. Hayaang x ang edad ng isang kalahok.',
  ),
  story(
    'atLeast',
    [85, 95, 1],
    'To get an award, a learner needs an average grade of at least {n}. Let x be the average grade of a learner who gets the award.',
    'Ang average na grado ng tatanggap ng award ay hindi bababa sa {n}. Hayaang x ang average na grado ng isang tatanggap ng award.',
  ),
  story(
    'less',
    [5, 20, 5],
    'It takes Ana less than {n} minutes to walk to school. Let x be the number of minutes.',
    'Wala pang {n na} minuto ang paglalakad ni Ana papunta sa paaralan. Hayaang x ang bilang ng minuto.',
    { en: 'less than', fil: 'wala pang' },
  ),
  story(
    'less',
    [200, 800, 50],
    'Ben spent less than {n} pesos at the market. Let x be the number of pesos he spent.',
    'Wala pang {n} piso ang nagastos ni Ben sa palengke. Hayaang x ang bilang ng pisong nagastos niya.',
    { en: 'less than', fil: 'wala pang' },
  ),
  story(
    'more',
    [20, 60, 1],
    'More than {n} learners joined the tree planting. Let x be the number of learners who joined.',
    'Higit sa {n na} mag-aaral ang sumali sa pagtatanim ng puno. Hayaang x ang bilang ng mga sumali.',
  ),
  story(
    'more',
    [100, 500, 50],
    'Carla saved more than {n} pesos last month. Let x be the number of pesos she saved.',
    'Higit sa {n} piso ang naipon ni Carla noong nakaraang buwan. Hayaang x ang bilang ng pisong naipon niya.',
  ),
]

const storyOf = ({ story: at }: Given): Story => stories[at] as Story
const written = ({ n }: Given, sign: Sign) => `x ${sign} ${grouped(n)}`
const slots = (given: Given, language: Language) => ({
  story: storyOf(given)[language].replace('{n na}', na(given.n)).replace('{n}', grouped(given.n)),
})

export const inequalitiesFromWords = skill<
  Given,
  'direction' | 'boundary' | 'direction-and-boundary' | 'equal'
>({
  id: 'algebra/inequalities-from-words',
  area: 'Mathematics',
  name: { en: 'Writing inequalities from words', fil: 'Pagsulat ng inequality mula sa mga salita' },
  grades: [7, 9],
  cues: {
    en: ['at least', 'at most', 'inequality', 'more than', 'less than', 'write an inequality'],
    fil: ['hindi bababa sa', 'hindi hihigit sa', 'inequality', 'higit sa', 'sumulat ng inequality'],
  },
  units: [],
  largest: () => 800,
  mistakes: {
    direction: {
      en: 'wrote the inequality sign in the wrong direction',
      fil: 'mali ang direksiyon ng inequality sign',
    },
    boundary: {
      en: 'confused the signs with and without "or equal to"',
      fil: 'napagpalit ang sign na may "or equal to" at wala',
    },
    'direction-and-boundary': {
      en: 'changed both the direction and the "or equal to" of the sign',
      fil: 'pinalitan ang direksiyon at ang "or equal to" ng sign',
    },
    equal: { en: 'wrote an equation', fil: 'sumulat ng equation' },
  },
  rules: {
    en: [
      {
        say: 'The sign for the words "at least" is {≥}.',
        ask: 'Which sign stands for the words "at least"?',
        not: ['≤', '<', '>'],
      },
      {
        say: 'The sign for the words "at most" is {≤}.',
        ask: 'Which sign stands for the words "at most"?',
        not: ['≥', '>', '<'],
      },
      {
        say: 'The sign for the words "not more than" is {≤}.',
        ask: 'Which sign stands for the words "not more than"?',
        not: ['≥', '>', '<'],
      },
    ],
    fil: [
      {
        say: 'Ang sign para sa mga salitang "hindi bababa sa" ay {≥}.',
        ask: 'Aling sign ang ginagamit para sa mga salitang "hindi bababa sa"?',
        not: ['≤', '<', '>'],
      },
      {
        say: 'Ang sign para sa mga salitang "hindi hihigit sa" ay {≤}.',
        ask: 'Aling sign ang ginagamit para sa mga salitang "hindi hihigit sa"?',
        not: ['≥', '>', '<'],
      },
      {
        say: 'Ang sign para sa mga salitang "higit sa" ay {>}.',
        ask: 'Aling sign ang ginagamit para sa mga salitang "higit sa"?',
        not: ['≥', '<', '≤'],
      },
    ],
  },
  draw: (draw) => {
    const at = draw.int(0, stories.length - 1)
    const { from, to, step } = stories[at] as Story
    const n = from + step * draw.int(0, (to - from) / step)
    only(n <= draw.largest)
    return { story: at, n }
  },
  answer: (given) => written(given, storyOf(given).sign),
  wrong: (given) => {
    const { sign } = storyOf(given)
    return {
      direction: written(given, reversed[sign]),
      boundary: written(given, otherBoundary[sign]),
      'direction-and-boundary': written(given, otherBoundary[reversed[sign]]),
      equal: `x = ${grouped(given.n)}`,
    }
  },
  stems: stemsOf(slots, {
    en: [
      ['understand', '{story} Which inequality says this?'],
      ['understand', '{story} Write this as an inequality.'],
    ],
    fil: [
      ['understand', '{story} Aling inequality ang nagsasaad nito?'],
      ['understand', '{story} Isulat ito bilang inequality.'],
    ],
  }),
  statement: statementOf(slots, {
    en: '{story} This is written as {answer}.',
    fil: '{story} Ito ay isinusulat na {answer}.',
  }),
  solution: stepsOf((given, say, language) => {
    const { sign, words: key } = storyOf(given)
    return [
      say(
        `The words "${key[language]}" are written with the sign ${sign}.`,
        `Ang mga salitang "${key[language]}" ay isinusulat gamit ang sign na ${sign}.`,
      ),
      written(given, sign),
    ]
  }),
})
