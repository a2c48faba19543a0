import { capitalized, choosing } from './choosing.ts'

const cases = ['subject', 'object', 'determiner', 'possessive', 'reflexive'] as const
type Case = (typeof cases)[number]
type Forms = Record<Case, string> & { odd: string }

const set = (
  subject: string,
  object: string,
  determiner: string,
  possessive: string,
  reflexive: string,
  odd: string,
): Forms => ({ subject, object, determiner, possessive, reflexive, odd })
const she = set('she', 'her', 'her', 'hers', 'herself', 'sheself')
const he = set('he', 'him', 'his', 'his', 'himself', 'hisself')
const they = set('they', 'them', 'their', 'theirs', 'themselves', 'theirselves')
const we = set('we', 'us', 'our', 'ours', 'ourselves', 'ourself')

/** A verb for several persons | for one. */
const frames: Record<Case, readonly string[]> = {
  subject: [
    '{} live|lives near the school. ____ always go|goes home on foot.',
    '{} love|loves music. Every Sunday, ____ sing|sings in the choir.',
    '{} work|works hard. That is why ____ always finish|finishes on time.',
    '{} are|is ready. In a few minutes, ____ are|is going to dance.',
  ],
  object: [
    '{} need|needs help with the project. The teacher will help ____ after class.',
    '{} are|is in the garden. Please call ____ for lunch.',
    '{} won the contest. The principal gave ____ a medal.',
    '{} forgot the umbrella. Father brought it to ____ before noon.',
  ],
  determiner: [
    '{} are|is at home. Those are ____ slippers by the door.',
    '{} grow|grows vegetables. The pechay in ____ garden is ready for harvest.',
    '{} came early. The teacher praised ____ good example.',
    '{} moved to Iloilo. Now ____ house there is near the sea.',
  ],
  possessive: [
    '{} bought the blue bicycle. The blue bicycle is now ____.',
    '{} own|owns this umbrella. This umbrella is ____.',
    '{} planted that mango tree. That mango tree is ____.',
    '{} made the red kite. That red kite is ____.',
  ],
  reflexive: [
    '{} made the lantern without help. In short, {subject} did it all by ____.',
    '{} looked in the mirror and saw ____ in the new costume.',
    '{} had no teacher, so {subject} taught ____ how to swim.',
    '{} slipped on the wet floor, but {subject} did not hurt ____.',
  ],
}
const needs: Record<Case, string> = {
  subject: 'is the subject of its verb, so a subject pronoun is needed',
  object: 'receives the action, so an object pronoun is needed',
  determiner: 'shows who owns the noun after it, so a possessive adjective is needed',
  possessive: 'shows the owner and stands alone, so a possessive pronoun is needed',
  reflexive: 'points back to the subject, so a reflexive pronoun is needed',
}

export const pronouns = choosing<Case | 'gender' | 'number' | 'person' | 'odd'>({
  id: 'english/pronouns',
  name: 'Pronouns',
  grades: [3, 7],
  cues: [
    'pronoun',
    'pronouns',
    'antecedent',
    'possessive pronoun',
    'reflexive pronoun',
    'object pronoun',
    'subject pronoun',
  ],
  units: ['english/3/pronouns'],
  mistakes: {
    subject: 'used the subject pronoun',
    object: 'used the object pronoun',
    determiner: 'used the possessive that stands before a noun',
    possessive: 'used the possessive that stands alone',
    reflexive: 'used the reflexive pronoun',
    gender: 'used a pronoun of the other gender',
    number: 'used a pronoun of the other number',
    person: 'used a pronoun of another person',
    odd: 'formed a reflexive pronoun that does not exist',
  },
  rules: [
    {
      say: 'The word that a pronoun stands for is its {antecedent}.',
      ask: 'What do we call the word that a pronoun stands for?',
      not: ['subject', 'object', 'modifier'],
    },
    {
      say: 'The object form of "they" is {"them"}.',
      ask: 'What is the object form of "they"?',
      not: ['"their"', '"theirs"', '"themselves"'],
    },
    {
      say: 'The kind of pronoun that "herself" belongs to is {reflexive}.',
      ask: 'What kind of pronoun is "herself"?',
      not: ['possessive', 'demonstrative', 'interrogative'],
    },
  ],
  asks: [
    ['understand', 'Which pronoun completes the sentence? {text}'],
    ['apply', 'Choose the pronoun that fits the blank. {text}'],
  ],
  says: 'The pronouns are used correctly here: "{whole}"',
  draw: (draw) => {
    const [one, other] = draw.two()
    const many = draw.chanceOf(40)
    const ours = many && draw.chanceOf(50)
    const own = one.he === 'she' ? she : he
    const opposite = one.he === 'she' ? he : she
    const right = ours ? we : many ? they : own
    const kind = draw.pick(cases)
    const subject = ours ? `${one.name} and I` : many ? `${one.name} and ${other.name}` : one.name
    const text = draw
      .pick(frames[kind])
      .replace('{}', subject)
      .replace('{subject}', right.subject)
      .replace(/(\w+)\|(\w+)/g, many ? '$1' : '$2')
    const starts = /[.] ____/.test(text)
    const shown = (word: string) => (starts ? capitalized(word) : word)
    const wrong = {
      ...Object.fromEntries(cases.map((each) => [each, shown(right[each])])),
      gender: many ? undefined : shown(opposite[kind]),
      // Of Ana and Ben, one alone may be meant by "her".
      number:
        many && kind !== 'subject' && kind !== 'reflexive' ? undefined : shown((many ? own : they)[kind]),
      person: many ? shown((ours ? they : we)[kind]) : undefined,
      odd: kind === 'reflexive' ? right.odd : undefined,
    }
    // Somebody else may be meant by these: "The teacher will help herself", "she saw her in the mirror".
    const unsure: Partial<Record<Case, readonly Case[]>> = {
      object: ['reflexive'],
      reflexive: ['object', 'determiner', 'possessive'],
    }
    return {
      text,
      answer: shown(right[kind]),
      wrong: { ...wrong, ...Object.fromEntries((unsure[kind] ?? []).map((other) => [other, undefined])) },
      why: `The pronoun stands for "${subject}" and ${needs[kind]}.`,
    }
  },
})
