import { skill } from '../skill.ts'

type Kind = 's' | 'es' | 'ies' | 'ves' | 'irregular' | 'same'
type Noun = readonly [one: string, many: string, kind: Kind]
type Given = { one: string; many: string; kind: Kind; sentence: string }

const nouns: readonly Noun[] = [
  ['table', 'tables', 's'],
  ['garden', 'gardens', 's'],
  ['monkey', 'monkeys', 's'],
  ['toy', 'toys', 's'],
  ['box', 'boxes', 'es'],
  ['bus', 'buses', 'es'],
  ['dish', 'dishes', 'es'],
  ['church', 'churches', 'es'],
  ['potato', 'potatoes', 'es'],
  ['tomato', 'tomatoes', 'es'],
  ['baby', 'babies', 'ies'],
  ['city', 'cities', 'ies'],
  ['butterfly', 'butterflies', 'ies'],
  ['story', 'stories', 'ies'],
  ['leaf', 'leaves', 'ves'],
  ['knife', 'knives', 'ves'],
  ['wolf', 'wolves', 'ves'],
  ['shelf', 'shelves', 'ves'],
  ['child', 'children', 'irregular'],
  ['tooth', 'teeth', 'irregular'],
  ['foot', 'feet', 'irregular'],
  ['mouse', 'mice', 'irregular'],
  ['woman', 'women', 'irregular'],
  ['sheep', 'sheep', 'same'],
  ['deer', 'deer', 'same'],
]

const frames = [
  'The teacher showed us two {} in the picture.',
  'There are many {} in the picture.',
  'Can you find three {} in the picture?',
  'The pupils drew some {} on the paper.',
]

const ending: Record<Kind, string> = {
  s: 'add -s',
  es: 'add -es',
  ies: 'change y to i and add -es',
  ves: 'change f or fe to v and add -es',
  irregular: 'change the word itself',
  same: 'keep the word as it is',
}

/** A vowel before the y, such as in "monkey". */
const stem = (one: string) => one.replace(/(?:fe?|y)$/, '')

export const pluralNouns = skill<Given, 's' | 'es' | 'ies' | 'ves' | 'apostrophe' | 'doubled' | 'singular'>({
  id: 'english/plural-nouns',
  area: 'English',
  name: { en: 'Plural forms of nouns', fil: 'Plural forms of nouns' },
  grades: [3, 5],
  languages: ['en'],
  cues: {
    en: [
      'plural',
      'plural nouns',
      'plural form',
      'singular',
      'regular nouns',
      'irregular nouns',
      'more than one',
    ],
  },
  units: ['english/4/nouns'],
  largest: () => 100,
  mistakes: {
    s: { en: 'only added -s' },
    es: { en: 'only added -es' },
    ies: { en: 'replaced the ending by -ies' },
    ves: { en: 'replaced the ending by -ves' },
    apostrophe: { en: 'wrote the possessive form' },
    singular: { en: 'left the noun in the singular' },
    doubled: { en: 'added -s to a form that is plural already' },
  },
  rules: {
    en: [
      {
        say: 'Most nouns that end in s, x, ch or sh take {-es} in the plural.',
        ask: 'What do most nouns that end in s, x, ch or sh take in the plural?',
        not: ['-s', '-ies', '-ves'],
      },
      {
        say: 'Many nouns that end in f or fe take {-ves} in the plural.',
        ask: 'What replaces the f or fe at the end of many nouns in the plural?',
        not: ['-s', '-es', '-ies'],
      },
    ],
  },
  draw: (draw) => {
    const [one, many, kind] = draw.pick(nouns)
    return { one, many, kind, sentence: draw.pick(frames) }
  },
  answer: ({ many }) => many,
  wrong: ({ one, many, kind }) => ({
    s: kind === 's' ? undefined : `${one}s`,
    es: `${one}es`,
    ies: one.endsWith('y') ? `${stem(one)}ies` : undefined,
    ves: /fe?$/.test(one) ? `${stem(one)}ves` : undefined,
    apostrophe: `${one}'s`,
    singular: one,
    doubled: kind === 'irregular' ? `${many}s` : undefined,
  }),
  stems: {
    en: [
      { level: 'remember', text: ({ one }) => `What is the plural form of "${one}"?` },
      {
        level: 'apply',
        text: ({ one, sentence }) =>
          `Which form of "${one}" completes the sentence? ${sentence.replace('{}', '____')}`,
      },
    ],
  },
  statement: {
    en: ({ one }, answer) => `The plural form of "${one}" is "${answer}".`,
  },
  solution: {
    en: ({ one, many, kind }) => [`To make the plural of "${one}", ${ending[kind]}: ${many}.`],
  },
})
