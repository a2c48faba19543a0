import { expect, test } from 'vitest'
import { rulesOf } from './rules-of.ts'

test.each([
  ['en', 'Powers of Congress', 'Which of these is one of the powers of Congress?'],
  ['en', 'Phrases', 'Which of these is a phrase?'],
  ['en', 'Idioms', 'Which of these is an idiom?'],
  ['en', 'Warm colors', 'Which of these is one of the warm colors?'],
  [
    'en',
    'Filipino dishes cooked with coconut',
    'Which of these is one of the Filipino dishes cooked with coconut?',
  ],
  ['en', 'Evidence for the Big Bang', 'Which of these belongs under “Evidence for the Big Bang”?'],
  ['en', 'Branches of physics', 'Which of these is one of the branches of physics?'],
  ['fil', 'Mga yamang tubig', 'Alin sa mga ito ang kabilang sa mga yamang tubig?'],
  ['fil', 'Ang tatlong paring martir', 'Sino sa mga ito ang kabilang sa “Ang tatlong paring martir”?'],
  ['fil', 'Mga tauhan sa Kabanata 3', 'Sino sa mga ito ang kabilang sa mga tauhan sa Kabanata 3?'],
] as const)(
  'a question on a group in %s, called "%s", is asked as a teacher asks it',
  (language, name, question) => {
    expect(rulesOf(language).phrases.inGroup(name)).toBe(question)
  },
)
