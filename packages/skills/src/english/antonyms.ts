import { choosing } from './choosing.ts'
import { meaningsFor } from './meanings.ts'

export const antonyms = choosing<'same' | 'other' | 'further'>({
  id: 'english/antonyms',
  name: 'Antonyms',
  grades: [3, 7],
  cues: ['antonym', 'antonyms', 'opposite', 'opposite meaning', 'opposites'],
  units: ['english/6/denotation-connotation-and-context-clues'],
  mistakes: {
    same: 'chose the synonym',
    other: 'chose a word of another meaning',
    further: 'chose a word of another meaning',
  },
  rules: [
    {
      say: 'Words with opposite meanings are {antonyms}.',
      ask: 'What are words with opposite meanings called?',
      not: ['synonyms', 'homophones', 'rhyming words'],
    },
    {
      say: 'Of "wealthy", "selfish", "cheerful" and "giving", the antonym of "generous" is {"selfish"}.',
      ask: 'Which of "wealthy", "selfish", "cheerful" and "giving" is an antonym of "generous"?',
      not: ['"wealthy"', '"cheerful"', '"giving"'],
    },
  ],
  asks: [
    ['remember', 'Which word is an antonym of "{word}"?'],
    ['remember', 'Which word means the opposite of "{word}" in this sentence? {text}'],
    ['remember', 'Read the sentence: {text} Which word is the opposite of "{word}"?'],
  ],
  says: 'An antonym of "{word}" is "{answer}".',
  believable: ['same'],
  draw: (draw) => {
    const [word, same, opposite, other, further, text] = draw.pick(meaningsFor(draw.grade))
    return {
      text,
      word,
      answer: opposite,
      wrong: { same, other, further },
      why: `"${word}" and "${opposite}" have opposite meanings; "${same}" is a synonym.`,
    }
  },
})
