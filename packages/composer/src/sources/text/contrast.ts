import { isShown } from '../../languages/articles.ts'
import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { plain } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import type { WrongAnswers } from '../distractors.ts'
import { optionsWith } from './multiple-choice.ts'

const defining: readonly Fact['kind'][] = ['definition', 'entry']

/** Another thing of the same kind, which the topic defines too. */
const besideOf = (lesson: Lesson, fact: Fact): Fact | undefined =>
  lesson.facts.find(
    (other) =>
      defining.includes(other.kind) &&
      other.at >= 0 &&
      other.type === fact.type &&
      other.plural === fact.plural &&
      plain(other.term) !== plain(fact.term) &&
      other.head === fact.head &&
      other.statement.topic === fact.statement.topic,
  )

/** Whether sentences show with which article a term stands. */
const isUsed = (lesson: Lesson, { term, statement }: Fact): boolean =>
  statement.language !== 'en' || isShown(lesson.articles(term))

/** What a thing is, told apart from another of its kind. */
export function contrasting(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  const asking = fact.askings.find(({ of }) => of === 'detail')
  if (!asking || fact.at < 0 || fact.plural || !defining.includes(fact.kind) || fact.head === '') return []
  const beside = besideOf(lesson, fact)
  if (!beside || !isUsed(lesson, fact) || !isUsed(lesson, beside)) return []
  // The other thing is the likeliest mistake.
  const wrong = wrongFor(asking)
  const options = optionsWith(fact.detail, [
    ...wrong.filter((option) => plain(option) === plain(beside.detail)),
    ...wrong.filter((option) => plain(option) !== plain(beside.detail)),
  ])
  // Without what the other thing is, the question would not be one of telling them apart.
  if (!options?.some((option) => plain(option) === plain(beside.detail))) return []
  const { language } = fact.statement
  const stem = rulesOf(language).phrases.contrast(
    lesson.named(fact.term, language),
    lesson.named(beside.term, language),
  )
  return [
    {
      worth: 0.7,
      item: {
        ...commonItemParts(fact.statement, 'analyze', 1, `contrast ${stem}`),
        form: 'multiple_choice',
        stem,
        options,
        answer: 0,
      },
    },
  ]
}
