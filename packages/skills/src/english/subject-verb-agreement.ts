import { choosing } from './choosing.ts'
import { actions, type Verb } from './verbs.ts'

/** The subject and why its verb is singular or plural. */
type Subject = readonly [subject: string, why: string]

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
    'The captain, together with the players,',
    'The subject is "captain"; "together with the players" does not change it.',
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
      say: 'A singular subject takes a {singular} verb.',
      ask: 'What kind of verb does a singular subject take?',
      not: ['plural', 'negative', 'passive'],
    },
    {
      say: 'Two subjects joined by "and" usually take a {plural} verb.',
      ask: 'What kind of verb do two subjects joined by "and" usually take?',
      not: ['singular', 'negative', 'passive'],
    },
    {
      say: 'With "either … or", the verb agrees with the {nearer} subject.',
      ask: 'With which subject does the verb agree when the subjects are joined by "either … or"?',
      not: ['first', 'farther', 'longer'],
    },
  ],
  asks: [
    ['understand', 'Which simple present form of the verb "{word}" agrees with the subject? {text}'],
    ['apply', 'Complete the sentence with the correct simple present form of "{word}". {text}'],
  ],
  says: 'In this sentence the verb is in the simple present and agrees with the subject: "{whole}"',
  choicesOnly: false,
  draw: (draw) => {
    const many = draw.chanceOf(50)
    const [subject, why] = draw.pick(many ? plural : singular)
    const { base, s, past, ing, rest } = draw.pick([...actions, ...others])
    const be = base === 'be'
    const own = be ? 'are' : base
    return {
      text: `${subject} ____ ${rest}${be || base === 'have' ? '' : ' every Saturday'}.`,
      word: base,
      answer: many ? own : s,
      wrong: {
        number: many ? s : own,
        bare: ing,
        past: be && many ? 'were' : past,
        plain: be ? 'be' : undefined,
        helper: be ? undefined : `${many ? 'are' : 'is'} ${base}`,
      },
      why: `${why} The verb is therefore ${many ? 'plural' : 'singular'}.`,
    }
  },
})
