import { choosing } from './choosing.ts'
import { actions, regular } from './verbs.ts'

type Tense = 'present' | 'past' | 'future' | 'presentProgressive' | 'pastProgressive' | 'perfect'
type Mistake = Tense | 'number' | 'bare' | 'regular' | 'inflected' | 'participle'
/** Sentences of a tense, what tells it, and the mistakes that are surely wrong there. */
type Frame = { sentences: readonly string[]; cue: string; not: readonly Mistake[] }

const names: Record<Tense, string> = {
  present: 'simple present',
  past: 'simple past',
  future: 'simple future',
  presentProgressive: 'present progressive',
  pastProgressive: 'past progressive',
  perfect: 'present perfect',
}

const frames: Record<Tense, Frame> = {
  present: {
    sentences: ['Nowadays, {} every Saturday.', 'These days, {} every weekend.'],
    cue: 'The sentence tells of a habit of today',
    not: ['past', 'future', 'pastProgressive', 'number'],
  },
  past: {
    sentences: ['{} yesterday.', '{} last Friday.', '{} two days ago.'],
    cue: 'The sentence tells of a finished action at a time in the past',
    not: ['present', 'future', 'perfect', 'presentProgressive', 'regular'],
  },
  future: {
    sentences: ['{} tomorrow.', '{} next Saturday.'],
    cue: 'The sentence tells of an action that is still to come',
    not: ['past', 'pastProgressive', 'perfect', 'inflected'],
  },
  presentProgressive: {
    sentences: ['Look! {} right now.', 'At this moment, {}.'],
    cue: 'The action is going on now',
    not: ['past', 'pastProgressive', 'bare', 'number', 'present'],
  },
  pastProgressive: {
    sentences: ['{} when the lights suddenly went out.', '{} when the earthquake struck last Monday.'],
    cue: 'The action was going on when another one happened',
    not: ['presentProgressive', 'future', 'perfect', 'number', 'bare'],
  },
  perfect: {
    sentences: ['So far this month, {} three times.', 'Up to now, {} only twice.'],
    cue: 'The sentence tells what has happened from the past up to now',
    not: ['presentProgressive', 'future', 'pastProgressive', 'number', 'participle'],
  },
}

export const verbTenses = choosing<Mistake>({
  id: 'english/verb-tenses',
  name: 'Tenses of verbs',
  grades: [4, 8],
  cues: [
    'tense',
    'tenses of verbs',
    'simple past',
    'past tense',
    'future tense',
    'progressive',
    'present perfect',
    'time expression',
  ],
  units: ['english/4/verbs-and-simple-tenses', 'english/6/perfect-tenses'],
  mistakes: {
    present: 'used the simple present',
    past: 'used the simple past',
    future: 'used the simple future',
    presentProgressive: 'used the present progressive',
    pastProgressive: 'used the past progressive',
    perfect: 'used the present perfect',
    number: 'used a verb that does not agree with the subject',
    bare: 'left out the helping verb',
    regular: 'added -ed to an irregular verb',
    inflected: 'changed the base form after "will"',
    participle: 'used the base form after "has" or "have"',
  },
  rules: [
    {
      say: 'The helping verb "will" is followed by the {base form} of the verb.',
      ask: 'Which form of the verb follows the helping verb "will"?',
      not: ['past form', '-ing form', 'past participle'],
    },
    {
      say: 'An action that is going on now is told in the {present progressive} tense.',
      ask: 'Which tense tells of an action that is going on now?',
      not: ['simple past', 'simple future', 'past progressive'],
    },
    {
      say: 'The present perfect is formed with "has" or "have" and the {past participle}.',
      ask: 'What follows "has" or "have" in the present perfect?',
      not: ['base form', '-ing form', 'infinitive'],
    },
    {
      say: 'The word "yesterday" calls for the {simple past} tense.',
      ask: 'Which tense does the word "yesterday" call for?',
      not: ['simple present', 'simple future', 'present perfect'],
    },
  ],
  asks: [
    ['apply', 'Which form of the verb "{word}" fits the time told in the sentence? {text}'],
    ['apply', 'Choose the correct tense of "{word}" to complete the sentence. {text}'],
  ],
  says: 'The tense of the verb is correct in this sentence: "{whole}"',
  draw: (draw) => {
    const many = draw.chanceOf(40)
    const subject = many
      ? draw.pick(['The girls', 'Ana and Ben', 'Our cousins', 'The students'])
      : draw.person().name
    const tense = draw.pick(Object.keys(names) as Tense[])
    const { base, s, past, done, ing, rest } = draw.pick(actions)
    const [be, was, have, otherBe, otherWas, otherHave] = many
      ? ['are', 'were', 'have', 'is', 'was', 'has']
      : ['is', 'was', 'has', 'are', 'were', 'have']
    const forms: Record<Tense, string> = {
      present: many ? base : s,
      past,
      future: `will ${base}`,
      presentProgressive: `${be} ${ing}`,
      pastProgressive: `${was} ${ing}`,
      perfect: `${have} ${done}`,
    }
    const numbers: Partial<Record<Tense, string>> = {
      present: many ? s : base,
      presentProgressive: `${otherBe} ${ing}`,
      pastProgressive: `${otherWas} ${ing}`,
      perfect: `${otherHave} ${done}`,
    }
    const results: Partial<Record<Mistake, string>> = {
      ...forms,
      number: numbers[tense],
      bare: ing,
      regular: regular(base),
      inflected: `will ${draw.chanceOf(50) ? s : past}`,
      participle: `${have} ${base}`,
    }
    const { sentences, cue, not } = frames[tense]
    const sentence = draw.pick(sentences)
    const clause = `${sentence.startsWith('{}') ? subject : subject.replace(/^(The|Our)/, (word) => word.toLowerCase())} ____ ${rest}`
    return {
      text: sentence
        .replace('{}', clause)
        .replace(/! (\w)/, (_, first: string) => `! ${first.toUpperCase()}`),
      word: base,
      answer: forms[tense],
      wrong: Object.fromEntries(not.map((mistake) => [mistake, results[mistake]])),
      why: `${cue}, so the ${names[tense]} is used.`,
    }
  },
})
