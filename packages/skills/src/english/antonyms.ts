import { choosing } from './choosing.ts'
import { meanings } from './meanings.ts'

export const antonyms = choosing<'same' | 'other' | 'further'>({
  id: 'english/antonyms',
  name: 'Antonyms',
  grades: [3, 7],
  cues: ['antonym', 'antonyms', 'opposite', 'opposite meaning', 'opposites'],
  units: ['english/6/denotation-connotation-and-context-clues'],
  mistakes: {
    same: 'chose the synonym',
    other: 'chose a word that only fits the same place in a sentence',
    further: 'chose a word of another meaning',
  },
  rules: [
    {
      say: 'Words with opposite meanings are {antonyms}.',
      ask: 'What are words with opposite meanings called?',
      not: ['synonyms', 'homophones', 'rhyming words'],
    },
    {
      say: 'The words {"generous" and "selfish"} are antonyms.',
      ask: 'Which two words are antonyms?',
      not: ['"brave" and "courageous"', '"silent" and "quiet"', '"purchase" and "buy"'],
    },
  ],
  asks: [
    ['remember', 'Which word is an antonym of "{word}"?'],
    ['understand', 'Which word means the opposite of "{word}" in this sentence? {text}'],
    ['understand', 'Read the sentence: {text} Which word is the opposite of "{word}"?'],
  ],
  says: 'An antonym of "{word}" is "{answer}".',
  draw: (draw) => {
    const [word, same, opposite, other, further, text] = draw.pick(meanings)
    return {
      text,
      word,
      answer: opposite,
      wrong: { same, other, further },
      why: `"${word}" and "${opposite}" have opposite meanings; "${same}" is a synonym.`,
    }
  },
})
