import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import type { WrongAnswers } from '../distractors.ts'
import { statedAndChanged } from './changed.ts'
import { withBothSwapped } from './swapped.ts'

const surest: readonly Fact['kind'][] = ['definition', 'naming', 'entry']

const ended = (sentence: string) =>
  /[.!?]['’”")]?$/.test(sentence.trim()) ? sentence : `${sentence.trim()}.`

/** True as it stands, false by one change, and both with the words marked that may be wrong. */
export function trueFalse(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers, chance: Chance): Candidate[] {
  const { statement } = fact
  const { absolute, alone } = rulesOf(statement.language)
  if (absolute.test(statement.text) || statement.text.includes(';')) return []
  const stated = statedAndChanged(lesson, fact, wrongFor, chance)
  if (!stated) return []
  const { text, change } = stated
  const swapped = change ? null : withBothSwapped(lesson, fact)
  const sure = surest.includes(fact.kind) ? 0.7 : 0.6
  const right: Candidate = {
    worth: sure * 0.9,
    item: {
      ...commonItemParts(statement, 'remember', 1, `true ${text}`),
      form: 'true_false',
      stem: ended(alone(text)),
      answer: true,
    },
  }
  // With both in each other's place there is no one word to put right.
  if (!change && swapped)
    return [
      right,
      {
        worth: sure,
        change: { by: 'both', right: '', wrong: '' },
        item: {
          ...commonItemParts(statement, 'remember', 1, `false ${swapped}`),
          form: 'true_false',
          stem: ended(alone(swapped)),
          answer: false,
        },
      },
    ]
  if (!change) return [right]
  const wrong: Candidate = {
    worth: sure,
    change,
    item: {
      ...commonItemParts(statement, 'remember', 1, `false ${change.text}`),
      form: 'true_false',
      stem: ended(alone(change.text)),
      answer: false,
    },
  }
  const marked = (answer: boolean) => ({
    ...commonItemParts(statement, 'understand', 1, `modified ${answer} ${text}`),
    form: 'modified_true_false' as const,
    stem: ended(alone(answer ? text : change.text)),
    marked: answer ? change.right : change.wrong,
    answer,
    correction: answer ? null : change.right,
  })
  return [
    right,
    wrong,
    { worth: sure, change, item: marked(false) },
    { worth: sure * 0.8, change, item: marked(true) },
  ]
}
