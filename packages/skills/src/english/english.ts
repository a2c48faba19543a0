import { activeAndPassive } from './active-and-passive.ts'
import { antonyms } from './antonyms.ts'
import { articles } from './articles.ts'
import { capitalizationAndPunctuation } from './capitalization-and-punctuation.ts'
import { conditionals } from './conditionals.ts'
import { conjunctions } from './conjunctions.ts'
import { countAndMassNouns } from './count-and-mass-nouns.ts'
import { degreesOfComparison } from './degrees-of-comparison.ts'
import { figuresOfSpeech } from './figures-of-speech.ts'
import { homophones } from './homophones.ts'
import { modals } from './modals.ts'
import { partsOfSpeech } from './parts-of-speech.ts'
import { pluralNouns } from './plural-nouns.ts'
import { possessiveNouns } from './possessive-nouns.ts'
import { prepositionsOfPlace } from './prepositions-of-place.ts'
import { prepositionsOfTime } from './prepositions-of-time.ts'
import { pronouns } from './pronouns.ts'
import { questionTags } from './question-tags.ts'
import { reportedSpeech } from './reported-speech.ts'
import { sentenceStructures } from './sentence-structures.ts'
import { sentenceTypes } from './sentence-types.ts'
import { subjectVerbAgreement } from './subject-verb-agreement.ts'
import { synonyms } from './synonyms.ts'
import { verbTenses } from './verb-tenses.ts'
import { wordFormation } from './word-formation.ts'

export const englishSkills = [
  activeAndPassive,
  antonyms,
  articles,
  capitalizationAndPunctuation,
  conditionals,
  conjunctions,
  countAndMassNouns,
  degreesOfComparison,
  figuresOfSpeech,
  homophones,
  modals,
  partsOfSpeech,
  pluralNouns,
  possessiveNouns,
  prepositionsOfPlace,
  prepositionsOfTime,
  pronouns,
  questionTags,
  reportedSpeech,
  sentenceStructures,
  sentenceTypes,
  subjectVerbAgreement,
  synonyms,
  verbTenses,
  wordFormation,
]
