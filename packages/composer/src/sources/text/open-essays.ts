import type { Bloom } from '@klasrum/contract/material'
import { hashOf } from '@klasrum/skills/chance'
import { rulesOf } from '../../languages/rules-of.ts'
import { shareIn } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { sentencesIn } from '../../understand/statements.ts'
import { type Candidate, difficultyOf } from '../candidate.ts'
import { openOf } from './own-questions.ts'

const worth = 0.75
const points = 5
const mostLookedFor = 3
/** The part of the words of a question that some sentence must have, so that the lesson speaks of it. */
const answeredFrom = 0.6
/** The part that a sentence must have to be shown as an answer. */
const surelyAnswers = 0.8
const fewestStems = 2

/** What is asked of the class, of the learner's own life or of numbers has no answer in the text. */
const askedOfLearner =
  /\b(?:you|your|yourself|class activity|discuss with|find out|imagine|iyong|inyong|ikaw|ka ba|mo|magtanong)\b|\d/iu
const comparing =
  /\b(?:compare|contrast|differen\p{L}+|similarit\p{L}+|distinguish|paghambing\p{L}*|ihambing|pagkakaiba|pagkakatulad)\b/iu
const explaining =
  /\b(?:why|how|explain|describe|what (?:is|are)|meaning|bakit|paano|ipaliwanag|ilarawan|ano ang|ano-ano)\b/iu

const bloomOf = (stem: string): Bloom | null => {
  if (comparing.test(stem)) return 'analyze'
  return explaining.test(stem) ? 'understand' : null
}

/** Questions that the file asks without a key, to be answered in sentences, where the text has the answer. */
export function openEssays(lesson: Lesson, topics: readonly Topic[]): Candidate[] {
  const wanted = new Set(topics)
  const sentences = sentencesIn(lesson.outline)
  return openOf(lesson.outline).flatMap(({ asked, topic, language }): Candidate[] => {
    const { stem, options, source } = asked
    const bloom = bloomOf(stem)
    if (!topic || !wanted.has(topic) || !bloom || options.length > 0 || askedOfLearner.test(stem)) return []
    const rules = rulesOf(language)
    const stems = rules.stemsOf(stem)
    if (stems.size < fewestStems || /^(?:true or false|tama o mali)/iu.test(stem)) return []
    const answers = sentences
      .filter((sentence) => sentence.language === language)
      .map(({ text }) => ({ text, share: shareIn(stems, rules.stemsOf(text)) }))
      .filter(({ share }) => share >= answeredFrom)
      .sort((one, other) => other.share - one.share)
      .slice(0, mostLookedFor)
    if (answers.length === 0) return []
    return [
      {
        worth,
        item: {
          id: `q${hashOf(`${source.file} ${source.paragraph} open ${stem}`).toString(36)}`,
          bloom,
          difficulty: difficultyOf(bloom),
          language,
          topic: topic.title.slice(0, 300),
          points,
          source,
          author: 'built-in',
          origin: 'exercise',
          form: 'essay',
          stem,
          rubric: rules.phrases.rubric.map(({ criterion, levels }) => ({ criterion, levels: [...levels] })),
          looked_for: answers.flatMap(({ text, share }) =>
            share >= surelyAnswers ? [text.slice(0, 500)] : [],
          ),
        },
      },
    ]
  })
}
