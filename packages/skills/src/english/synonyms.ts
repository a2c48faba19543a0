import { choosing } from './choosing.ts'
import { meaningsFor } from './meanings.ts'

export const synonyms = choosing<'opposite' | 'other' | 'further'>({
  id: 'english/synonyms',
  name: 'Synonyms',
  grades: [3, 7],
  cues: ['synonym', 'synonyms', 'same meaning', 'similar meaning', 'nearest in meaning', 'vocabulary'],
  units: ['english/6/denotation-connotation-and-context-clues'],
  mistakes: {
    opposite: 'chose the antonym',
    other: 'chose a word of another meaning',
    further: 'chose a word of another meaning',
  },
  rules: [
    {
      say: 'Words with the same or nearly the same meaning are {synonyms}.',
      ask: 'What are words with the same or nearly the same meaning called?',
      not: ['antonyms', 'homophones', 'rhyming words'],
    },
    {
      say: 'Of "dark", "empty", "noisy" and "quiet", the synonym of "silent" is {"quiet"}.',
      ask: 'Which of "dark", "empty", "noisy" and "quiet" is a synonym of "silent"?',
      not: ['"dark"', '"empty"', '"noisy"'],
    },
  ],
  asks: [
    ['remember', 'Which word is a synonym of "{word}"?'],
    ['remember', 'Which word is nearest in meaning to "{word}" in this sentence? {text}'],
    ['remember', 'Read the sentence: {text} Which word has nearly the same meaning as "{word}"?'],
  ],
  says: 'A synonym of "{word}" is "{answer}".',
  draw: (draw) => {
    const [word, same, opposite, other, further, text] = draw.pick(meaningsFor(draw.grade))
    return {
      text,
      word,
      answer: same,
      wrong: { opposite, other, further },
      why: `"${word}" and "${same}" have nearly the same meaning; "${opposite}" is the opposite.`,
    }
  },
})
