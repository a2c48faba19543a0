import { choosing } from './choosing.ts'
import { meanings } from './meanings.ts'

export const synonyms = choosing<'opposite' | 'other' | 'further'>({
  id: 'english/synonyms',
  name: 'Synonyms',
  grades: [3, 7],
  cues: ['synonym', 'synonyms', 'same meaning', 'similar meaning', 'nearest in meaning', 'vocabulary'],
  units: ['english/6/denotation-connotation-and-context-clues'],
  mistakes: {
    opposite: 'chose the antonym',
    other: 'chose a word that only fits the same place in a sentence',
    further: 'chose a word of another meaning',
  },
  rules: [
    {
      say: 'Words with the same or nearly the same meaning are {synonyms}.',
      ask: 'What are words with the same or nearly the same meaning called?',
      not: ['antonyms', 'homophones', 'rhyming words'],
    },
    {
      say: 'The words {"silent" and "quiet"} are synonyms.',
      ask: 'Which two words are synonyms?',
      not: ['"brave" and "cowardly"', '"repair" and "destroy"', '"generous" and "selfish"'],
    },
  ],
  asks: [
    ['remember', 'Which word is a synonym of "{word}"?'],
    ['understand', 'Which word is nearest in meaning to "{word}" in this sentence? {text}'],
    ['understand', 'Read the sentence: {text} Which word has nearly the same meaning as "{word}"?'],
  ],
  says: 'A synonym of "{word}" is "{answer}".',
  draw: (draw) => {
    const [word, same, opposite, other, further, text] = draw.pick(meanings)
    return {
      text,
      word,
      answer: same,
      wrong: { opposite, other, further },
      why: `"${word}" and "${same}" have nearly the same meaning; "${opposite}" is the opposite.`,
    }
  },
})
