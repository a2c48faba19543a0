import { capitalized, choosing } from './choosing.ts'

const meanings = {
  can: 'tells of ability in the present',
  could: 'tells of ability in the past',
  must: 'tells of strong need or a sure guess',
  "mustn't": 'tells that something is forbidden',
  should: 'gives advice',
  may: 'asks for or gives permission',
  might: 'tells of a weak possibility',
  "can't": 'tells that something is not possible',
  "shouldn't": 'advises against something',
  "needn't": 'tells that something is not necessary',
} as const
type Modal = keyof typeof meanings

/** Sentences, and the modals that surely do not fit them. */
const bank: Partial<Record<Modal, { sentences: readonly string[]; not: readonly Modal[] }>> = {
  can: {
    sentences: [
      'Ana is strong: she {} lift a sack of rice.',
      'My sister is good at languages: she {} speak Ilocano, Tagalog and English.',
      'Ducks are good swimmers: they {} swim from their first days.',
      'Ben knows how to cook: he {} make adobo.',
    ],
    not: ["can't", "mustn't", "shouldn't"],
  },
  could: {
    sentences: [
      'When he was young, my grandfather {} run very fast, but now he walks with a cane.',
      'When she was three years old, Ana {} already read.',
      'Last year I {} not swim, but now I am good at it.',
      'Long ago, my uncle {} climb that tree with ease.',
    ],
    not: ['can', 'may', 'must', 'should'],
  },
  must: {
    sentences: [
      'It is the law: drivers {} stop at a red light.',
      'It is the rule: every pupil {} wear an ID in school.',
      'Soldiers have no choice: they {} obey orders.',
      'It is required: all passengers {} wear seat belts.',
    ],
    not: ["mustn't", "can't", 'might', 'could'],
  },
  "mustn't": {
    sentences: [
      'Smoking is against the law in a hospital, so visitors {} smoke there.',
      'Matches are dangerous, so children {} play with them.',
      'The sign on the gate says "No Entry", so we {} go in.',
      'Pushing is against the rules, so players {} push each other.',
    ],
    not: ["needn't", 'must', 'may'],
  },
  should: {
    sentences: [
      'You look tired. I think you {} take a rest.',
      'You have a toothache. My advice is that you {} see a dentist.',
      'It may rain. I think you {} bring an umbrella.',
      'The test is on Monday. My advice is that we {} study this weekend.',
    ],
    not: ["can't", "mustn't", "shouldn't"],
  },
  may: {
    sentences: [
      'A pupil politely asks the teacher, "{} I go out, please?"',
      'Ben politely asks his classmate, "{} I borrow your pen, please?"',
      'At the door of the office, Liza asks, "{} we come in, please?"',
      'Carlo politely asks the nurse, "{} I use your telephone, please?"',
    ],
    not: ['must', 'should', "mustn't"],
  },
  might: {
    sentences: [
      'I am not sure, but it {} rain tonight.',
      'We do not know yet, but Father {} come home early.',
      'I cannot promise it, but I {} visit you on Sunday.',
      'Ana has not decided, but she {} join the choir.',
    ],
    not: ['must', "can't", "mustn't"],
  },
  "can't": {
    sentences: [
      'A fish needs water; it {} live on dry land.',
      'The box is so heavy that I {} even move it.',
      'It is so dark in this room that I {} see my own hands.',
      'I have looked everywhere, but I {} find my keys.',
    ],
    not: ["needn't", "mustn't", 'can'],
  },
}

export const modals = choosing<Modal>({
  id: 'english/modals',
  name: 'Modals',
  grades: [6, 9],
  cues: ['modal', 'modals', 'modal verbs', 'permission', 'obligation', 'ability', 'possibility'],
  units: ['english/9/modals-and-conditionals'],
  mistakes: Object.fromEntries(
    Object.entries(meanings).map(([word, meaning]) => [word, `chose a modal that ${meaning}`]),
  ) as Record<Modal, string>,
  rules: [
    {
      say: 'A modal is followed by the {base form} of the verb.',
      ask: 'Which form of the verb follows a modal?',
      not: ['past form', '-ing form', 'past participle'],
    },
    {
      say: 'The modal "should" is used to give {advice}.',
      ask: 'What do we usually give when we use the modal "should"?',
      not: ['permission', 'an order', 'a promise'],
    },
    {
      say: 'The modal {"must"} tells that something is required.',
      ask: 'Which of the modals "could", "may", "might" and "must" tells that something is required?',
      not: ['"might"', '"could"', '"may"'],
    },
  ],
  asks: [
    ['understand', 'Which modal completes the sentence? {text}'],
    ['apply', 'Choose the modal that fits the meaning. {text}'],
  ],
  says: 'The modal fits the meaning of this sentence: {whole}',
  draw: (draw) => {
    const answer = draw.pick(Object.keys(bank) as Modal[])
    const { sentences, not } = bank[answer] ?? { sentences: [], not: [] }
    const sentence = draw.pick(sentences)
    const shown = (word: string) => (sentence.includes('"{}') ? capitalized(word) : word)
    return {
      text: sentence.replace('{}', '____'),
      answer: shown(answer),
      wrong: Object.fromEntries(not.map((word) => [word, shown(word)])),
      why: `The modal "${answer}" ${meanings[answer]}.`,
    }
  },
})
