import type { Fact } from '../../languages/language-rules.ts'
import { plain, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import type { WrongAnswers } from '../distractors.ts'
import { wrongForBox } from '../wrong-for-box.ts'

/** A short answer that the lesson defines or uses more than once. */
export function identification(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  return fact.askings.flatMap((asking): Candidate[] => {
    const term = lesson.terms.get(plain(fact.term))
    const known =
      fact.kind === 'blank' ||
      fact.type === 'time' ||
      fact.type === 'number' ||
      (term && (term.defined || term.count >= 2))
    if (asking.of !== 'term' || asking.open === null || !known || wordsOf(fact.term).length > 5) return []
    const named = { stem: asking.open, answer: fact.term, also_accepted: [...(fact.names?.also ?? [])] }
    return [
      {
        worth: asking.worth * (0.75 + 0.2 * (term?.weight ?? 0.3)),
        item: {
          ...commonItemParts(fact.statement, asking.bloom, 1, `id ${asking.open}`),
          form: 'identification',
          ...named,
          ...wrongForBox(named, wrongFor(asking)),
        },
      },
    ]
  })
}
