import { choosing } from './choosing.ts'
import { actions, type Verb } from './verbs.ts'

/** The subject and why its verb is singular or plural. */
type Subject = readonly [subject: string, why: string, from?: number, fits?: RegExp]

const singular: readonly Subject[] = [
  ['My sister', 'The subject "sister" is singular.'],
  ['The principal', 'The subject "principal" is singular.'],
  ['Each of the pupils', '"Each" is singular; "of the pupils" does not change it.'],
  ['One of the boys', '"One" is singular; "of the boys" does not change it.'],
  ['Everyone in our class', '"Everyone" is singular.'],
  ['Somebody in the group', '"Somebody" is singular.'],
  ['Every mother in the barangay', '"Every" makes the subject singular.'],
  [
    'Either the teachers or the principal',
    'With "either … or" the verb agrees with the nearer subject, "principal".',
  ],
  [
    'Neither the brothers nor their sister',
    'With "neither … nor" the verb agrees with the nearer subject, "sister".',
  ],
  ['The girl with two cousins', 'The subject is "girl"; "with two cousins" does not change it.'],
  [
    'The teacher, together with the pupils,',
    'The subject is "teacher"; "together with the pupils" does not change it.',
    6,
    /yard|plants|choir|volleyball|ready|neighbors/,
  ],
  ['The leader of the scouts', 'The subject is "leader"; "of the scouts" does not change it.'],
]

const plural: readonly Subject[] = [
  ['My sisters', 'The subject "sisters" is plural.'],
  ['Ana and Ben', 'Two subjects joined by "and" are plural.'],
  ['The teacher and the pupils', 'Two subjects joined by "and" are plural.'],
  ['Both of the girls', '"Both" is plural.'],
  ['Many of the pupils', '"Many" is plural.'],
  ['Several players', '"Several" makes the subject plural.'],
  ['A few of the visitors', '"A few" is plural.'],
  [
    'Either the principal or the teachers',
    'With "either … or" the verb agrees with the nearer subject, "teachers".',
  ],
  [
    'Neither the mother nor her children',
    'With "neither … nor" the verb agrees with the nearer subject, "children".',
  ],
  ['The boys in the front row', 'The subject is "boys"; "in the front row" does not change it.'],
  ['The members of the club', 'The subject is "members"; "of the club" does not change it.'],
  ['The women in our town', 'The subject "women" is plural.'],
]

const others: readonly Verb[] = [
  { base: 'be', s: 'is', past: 'was', done: 'been', ing: 'being', rest: 'ready for the program' },
  { base: 'be', s: 'is', past: 'was', done: 'been', ing: 'being', rest: 'kind to animals' },
  { base: 'have', s: 'has', past: 'had', done: 'had', ing: 'having', rest: 'a garden at home' },
  { base: 'have', s: 'has', past: 'had', done: 'had', ing: 'having', rest: 'a bag full of books' },
]

/** "Her children teach the children a song": the same people twice. */
const shareWord = (subject: string, rest: string) =>
  rest.split(' ').some((word) => word.length > 3 && subject.includes(word))

export const subjectVerbAgreement = choosing<'number' | 'bare' | 'past' | 'helper' | 'plain'>({
  id: 'english/subject-verb-agreement',
  name: 'Subject-verb agreement',
  grades: [4, 8],
  cues: [
    'subject-verb agreement',
    'agrees with the subject',
    'singular subject',
    'plural subject',
    'compound subject',
    'simple present',
  ],
  units: ['english/5/subject-verb-agreement', 'english/4/verbs-and-simple-tenses'],
  mistakes: {
    number: 'made the verb agree with a subject of the other number',
    bare: 'used the -ing form without a helping verb',
    past: 'used the past form instead of the present',
    helper: 'put a form of be before the base form',
    plain: 'left the verb in its base form',
  },
  rules: [
    {
      say: 'In the simple present, the form of "walk" that agrees with "each of the girls" is {"walks"}.',
      ask: 'Which simple present form of "walk" agrees with "each of the girls"?',
      not: ['"walk"', '"are walking"', '"have walked"'],
    },
    {
      say: 'In the simple present, the form of "be" that agrees with "the box of mangoes" is {"is"}.',
      ask: 'Which simple present form of "be" agrees with "the box of mangoes"?',
      not: ['"are"', '"am"', '"be"'],
    },
    {
      say: 'With "either … or", the verb agrees with {the subject nearer to it}.',
      ask: 'When two subjects are joined by "either … or", which one does the verb agree with?',
      not: ['the subject named first', 'the longer subject', 'the plural subject'],
    },
  ],
  asks: [
    ['understand', 'Which simple present form of the verb "{word}" agrees with the subject? {text}'],
    ['apply', 'Complete the sentence with the correct simple present form of "{word}". {text}'],
  ],
  says: 'In this sentence the verb is in the simple present and agrees with the subject: "{whole}"',
  choicesOnly: false,
  believable: ['number'],
  draw: (draw) => {
    const many = draw.chanceOf(50)
    const [subject, why, , fits = /./] = draw.pick(
      (many ? plural : singular).filter(([, , from = 0]) => from <= draw.grade),
    )
    const { base, s, past, ing, rest } = draw.pick(
      [...actions, ...others].filter((verb) => fits.test(verb.rest) && !shareWord(subject, verb.rest)),
    )
    const be = base === 'be'
    const own = be ? 'are' : base
    return {
      text: `${subject} ____ ${rest}${be || base === 'have' ? '' : ' every Saturday'}.`,
      word: base,
      answer: many ? own : s,
      // The verb of the other number is always among three wrong ones.
      wrong: {
        number: many ? s : own,
        ...Object.fromEntries(
          draw.some(
            [
              ['bare', ing],
              ['past', be && many ? 'were' : past],
              be ? ['plain', 'be'] : ['helper', `${many ? 'are' : 'is'} ${base}`],
            ] as const,
            2,
          ),
        ),
      },
      why: `${why} The verb is therefore ${many ? 'plural' : 'singular'}.`,
    }
  },
})
