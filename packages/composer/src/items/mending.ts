import type { WrongAnswers } from '../distractors.ts'
import type { Lesson } from '../lesson.ts'
import type { Fact } from '../tongue.ts'
import { tongueOf } from '../tongues.ts'
import { plain } from '../words.ts'
import { type Candidate, carried } from './candidate.ts'
import { optionsWith } from './multiple-choice.ts'
import { withOtherTerm } from './true-false.ts'

/** A sentence with one wrong term, for which the right one is to be found. */
export function mending(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  const asking = fact.askings.find(({ of }) => of === 'term')
  const change = withOtherTerm(lesson, fact, wrongFor)
  if (!asking || !change) return []
  const wrong = wrongFor(asking).filter((option) => plain(option) !== plain(change.wrong))
  const options = optionsWith(fact.term, wrong)
  if (!options) return []
  const stem = tongueOf(fact.statement.language).phrases.mend(
    change.text.replace(/[.\s]+$/, '.'),
    change.wrong,
  )
  return [
    {
      worth: 0.6,
      item: {
        ...carried(fact.statement, 'analyze', 1, `mend ${stem}`),
        form: 'multiple_choice',
        stem,
        options,
        answer: 0,
      },
    },
  ]
}
