import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../../languages/language-rules.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, carried } from '../candidate.ts'
import { optionsWith } from './multiple-choice.ts'
import { nameAndOthers } from './other-name.ts'

const blank = '________'

/** A sentence without one of its names, to be chosen among others of the same kind. */
export function nameChoice(lesson: Lesson, fact: Fact, chance: Chance): Candidate[] {
  const found = nameAndOthers(lesson, fact, chance)
  if (!found) return []
  const { right, others } = found
  const options = optionsWith(right.name, others)
  const { text } = fact.statement
  const stem = `${text.slice(0, right.at)}${blank}${text.slice(right.at + right.name.length)}`
  if (!options || stem.length > 500) return []
  return [
    {
      worth: 0.7,
      item: {
        ...carried(fact.statement, 'remember', 1, `name ${stem}`),
        form: 'multiple_choice',
        stem: /[.!?]$/u.test(stem.trim()) ? stem : `${stem.trim()}.`,
        options,
        answer: 0,
      },
    },
  ]
}
