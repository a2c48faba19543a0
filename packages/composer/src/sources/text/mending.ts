import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { plain, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import type { WrongAnswers } from '../distractors.ts'
import { withOtherTerm } from './changed.ts'
import { optionsWith } from './multiple-choice.ts'

const mostWords = 22

/** "Ang katipan ni Juanito na si…": of those named only one can be meant. */
const kin =
  /(?:^|\s)(?:katipan|asawa|nobya|nobyo|kasintahan|ina|ama|ate|kuya|tiya|tiyo|pamangkin|wife|husband|mother|father|sister|brother|daughter|son)(?=[\s,.])/iu

/** A sentence with one wrong term, for which the right one is to be found. */
export function mending(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  const asking = fact.askings.find(({ of }) => of === 'term')
  // The best wrong answers are kept for the options.
  const change = withOtherTerm(lesson, fact, (asked) => {
    const wrong = wrongFor(asked)
    return [...wrong.slice(3), ...wrong.slice(0, 3)]
  })
  // What is too long to keep in mind is no sentence to mend.
  if (!asking || !change || wordsOf(change.text).length > mostWords || kin.test(change.text)) return []
  const wrong = wrongFor(asking).filter((option) => plain(option) !== plain(change.wrong))
  const options = optionsWith(fact.term, wrong)
  if (!options) return []
  const { alone, phrases } = rulesOf(fact.statement.language)
  const stem = phrases.mend(alone(change.text).replace(/[.\s]+$/, '.'), change.wrong)
  return [
    {
      worth: 0.6,
      item: {
        ...commonItemParts(fact.statement, 'analyze', 1, `mend ${stem}`),
        form: 'multiple_choice',
        stem,
        options,
        answer: 0,
      },
    },
  ]
}
