import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type InequalitySign, otherBoundary, reversed } from './inequality.ts'
import { na, slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { only } from './terms.ts'

type Given = { story: number; n: number }

/** A sentence on x; {n} is a number, {n na} one before a Filipino noun. */
type Story = InBoth<string> & {
  sign: InequalitySign
  from: number
  to: number
  step: number
  words: InBoth<string>
  /** kx + a on the left side; x alone in the simple sentences. */
  left: readonly [k: number, a: number]
}

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
): Story => ({ ...kinds[kind], words, from, to, step, en, fil, left: [1, 0] })

/** Sentences on x alone. */
const simple: readonly Story[] = [
  story('atLeast', [5, 40, 1], 'A number x is at least {n}.', 'Ang bilang na x ay hindi bababa sa {n}.'),
  story('atMost', [5, 40, 1], 'A number x is at most {n}.', 'Ang bilang na x ay hindi hihigit sa {n}.'),
  story('more', [5, 40, 1], 'A number x is more than {n}.', 'Ang bilang na x ay higit sa {n}.'),
  story('less', [5, 40, 1], 'A number x is less than {n}.', 'Ang bilang na x ay mas maliit sa {n}.'),
  story(
    'atMost',
    [16, 24, 2],
    'A jeepney can carry at most {n} passengers. Let x be the number of passengers.',
    'Hindi hihigit sa {n na} pasahero ang maisasakay ng isang dyip. Ipagpalagay na x ang bilang ng mga pasahero.',
  ),
  story(
    'atMost',
    [6, 15, 1],
    'An elevator may carry at most {n} persons. Let x be the number of persons in it.',
    'Hindi hihigit sa {n na} tao ang puwedeng sumakay sa elevator. Ipagpalagay na x ang bilang ng mga taong nakasakay.',
  ),
  story(
    'atLeast',
    [15, 21, 1],
    'To join a contest, one must be at least {n} years old. Let x be the age in years of a person who can join.',
    'Ang edad ng maaaring sumali sa paligsahan ay hindi bababa sa {n na} taon. Ipagpalagay na x ang edad ng isang kalahok.',
  ),
  story(
    'atLeast',
    [85, 95, 1],
    'To get an award, a learner needs an average grade of at least {n}. Let x be the average grade of a learner who gets the award.',
    'Ang average na grado ng tatanggap ng award ay hindi bababa sa {n}. Ipagpalagay na x ang average na grado ng isang tatanggap ng award.',
  ),
  story(
    'less',
    [5, 20, 5],
    'It takes Ana less than {n} minutes to walk to school. Let x be the number of minutes.',
    'Wala pang {n na} minuto ang paglalakad ni Ana papunta sa paaralan. Ipagpalagay na x ang bilang ng minuto.',
    { en: 'less than', fil: 'wala pang' },
  ),
  story(
    'less',
    [200, 800, 50],
    'Ben spent less than {n} pesos at the market. Let x be the number of pesos he spent.',
    'Wala pang {n} piso ang nagastos ni Ben sa palengke. Ipagpalagay na x ang bilang ng pisong nagastos niya.',
    { en: 'less than', fil: 'wala pang' },
  ),
  story(
    'more',
    [20, 60, 1],
    'More than {n} learners joined the tree planting. Let x be the number of learners who joined.',
    'Higit sa {n na} mag-aaral ang sumali sa pagtatanim ng puno. Ipagpalagay na x ang bilang ng mga sumali.',
  ),
  story(
    'more',
    [100, 500, 50],
    'Carla saved more than {n} pesos last month. Let x be the number of pesos she saved.',
    'Higit sa {n} piso ang naipon ni Carla noong nakaraang buwan. Ipagpalagay na x ang bilang ng pisong naipon niya.',
  ),
]

/** Sentences on kx + a, for those who have met linear inequalities. */
const linear: readonly Story[] = [
  {
    ...story(
      'more',
      [20, 60, 1],
      'Three times a number x, increased by 5, is more than {n}.',
      'Kapag idinagdag ang 5 sa tatlong beses ng bilang na x, ang resulta ay higit sa {n}.',
    ),
    left: [3, 5],
  },
  {
    ...story(
      'less',
      [20, 60, 1],
      'Twice a number x, increased by 7, is less than {n}.',
      'Kapag idinagdag ang 7 sa dalawang beses ng bilang na x, ang resulta ay mas maliit sa {n}.',
    ),
    left: [2, 7],
  },
  {
    ...story(
      'atMost',
      [210, 510, 50],
      'Rice costs 50 pesos a kilo and a bag costs 10 pesos. For x kilos of rice and one bag, Lito can spend at most {n} pesos.',
      'Ang bigas ay 50 piso bawat kilo at ang bag ay 10 piso. Para sa x kilo ng bigas at isang bag, hindi hihigit sa {n} piso ang magagastos ni Lito.',
    ),
    left: [50, 10],
  },
  {
    ...story(
      'atMost',
      [60, 140, 8],
      'A tricycle ride costs 20 pesos plus 8 pesos for each kilometer. For a ride of x kilometers, Ana can pay at most {n} pesos.',
      'Ang sakay sa traysikel ay 20 piso at dagdag na 8 piso sa bawat kilometro. Para sa biyaheng x kilometro, hindi hihigit sa {n} piso ang maibabayad ni Ana.',
    ),
    left: [8, 20],
  },
  {
    ...story(
      'atLeast',
      [350, 750, 40],
      'Mia has 150 pesos and saves 40 pesos every week. After x weeks, she wants to have at least {n} pesos.',
      'May 150 piso si Mia at nag-iipon siya ng 40 piso bawat linggo. Pagkaraan ng x linggo, hindi bababa sa {n} piso ang gusto niyang maipon.',
    ),
    left: [40, 150],
  },
  {
    ...story(
      'atLeast',
      [400, 800, 50],
      'A class has 100 pesos in donations and sells x tickets at 25 pesos each. It needs at least {n} pesos in all.',
      'May 100 pisong donasyon ang isang klase at magbebenta ito ng x tiket sa halagang 25 piso bawat isa. Hindi bababa sa {n} piso ang kailangan nitong kabuoang halaga.',
    ),
    left: [25, 100],
  },
  {
    ...story(
      'less',
      [90, 180, 15],
      'Renting a bicycle costs 30 pesos plus 15 pesos for each hour. Ben rented one for x hours and paid less than {n} pesos.',
      'Ang pag-upa ng bisikleta ay 30 piso at dagdag na 15 piso sa bawat oras. Umupa si Ben nang x oras at wala pang {n} piso ang ibinayad niya.',
      { en: 'less than', fil: 'wala pang' },
    ),
    left: [15, 30],
  },
  {
    ...story(
      'more',
      [100, 280, 12],
      'A tank holds 40 liters of water, and 12 liters flow into it every minute. After x minutes, it holds more than {n} liters.',
      'May 40 litro ng tubig ang tangke at pinapasukan ito ng 12 litro bawat minuto. Pagkaraan ng x minuto, higit sa {n na} litro ang laman nito.',
    ),
    left: [12, 40],
  },
]
const stories = [...simple, ...linear]

const storyOf = ({ story: at }: Given): Story => stories[at] as Story
const leftOf = (k: number, a: number) => (k === 1 ? 'x' : `${k}x + ${a}`)
const written = (given: Given, sign: InequalitySign) =>
  `${leftOf(...storyOf(given).left)} ${sign} ${grouped(given.n)}`
const slots = (given: Given, language: Language) => ({
  story: storyOf(given)[language].replace('{n na}', na(given.n)).replace('{n}', grouped(given.n)),
})

export const inequalitiesFromWords = skill<
  Given,
  'direction' | 'boundary' | 'direction-and-boundary' | 'exchanged'
>({
  id: 'algebra/inequalities-from-words',
  area: 'Mathematics',
  name: { en: 'Writing inequalities from words', fil: 'Pagsulat ng inequality mula sa mga salita' },
  grades: [7, 9],
  cues: {
    en: ['at least', 'at most', 'inequality', 'more than', 'less than', 'write an inequality'],
    fil: ['hindi bababa sa', 'hindi hihigit sa', 'inequality', 'higit sa', 'sumulat ng inequality'],
  },
  units: ['mathematics/7/linear-equations-and-inequalities'],
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
    exchanged: {
      en: 'multiplied the wrong number by x',
      fil: 'maling bilang ang minultiply sa x',
    },
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
    const at = draw.grade < 8 ? draw.int(0, simple.length - 1) : draw.int(simple.length, stories.length - 1)
    const { from, to, step } = stories[at] as Story
    const n = from + step * draw.int(0, (to - from) / step)
    only(n <= draw.largest)
    return { story: at, n }
  },
  answer: (given) => written(given, storyOf(given).sign),
  wrong: (given) => {
    const { sign, left } = storyOf(given)
    const [k, a] = left
    return {
      direction: written(given, reversed[sign]),
      boundary: written(given, otherBoundary[sign]),
      'direction-and-boundary': written(given, otherBoundary[reversed[sign]]),
      exchanged: k === 1 ? undefined : `${leftOf(a, k)} ${sign} ${grouped(given.n)}`,
    }
  },
  stems: slotStemsOf(slots, {
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
