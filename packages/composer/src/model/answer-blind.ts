import type { Item } from '@klasrum/contract/material'
import { rulesOf } from '../languages/rules-of.ts'
import { mentions, plain, shareIn } from '../languages/words.ts'
import type { Conversation } from './conversation.ts'
import { answerInstructions } from './instructions.ts'
import { lettersThatFit, type ModelCallLimits } from './limits.ts'
import { asData, asManyAsFit, type Passage, sourceForModel } from './passages.ts'
import { fieldOf, numberFieldOf, textFieldOf, textsOf } from './read-answer.ts'
import { type ReadingBatch, readingBatchesOf } from './readings.ts'
import { letters, shownOf } from './shown-item.ts'

/** Two answers in words that mean one thing: one has the other, or most of what carries meaning is the same. */
export function areOneAnswer(one: string, other: string, language: Item['language']): boolean {
  if (plain(one) === plain(other)) return plain(one) !== ''
  if (mentions(one, other) || mentions(other, one)) return true
  const { stemsOf } = rulesOf(language)
  const [left, right] = [stemsOf(one), stemsOf(other)]
  return Math.max(shareIn(left, right), shareIn(right, left)) >= sameFrom
}
const sameFrom = 0.7
/** Of a list, so much must come back: the last one may be worded quite otherwise. */
const listedFrom = 0.75

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

const letterPlaces = (answer: unknown): number[] =>
  textsOf(answer, 'answer', 13).map((text) => letters.indexOf(text.charAt(0).toUpperCase()))

/** Whether an answer that was given without the key is the key. */
export function agrees(item: Item, answer: unknown): boolean {
  const text = textFieldOf(answer, 'answer')
  const isTrue = fieldOf(answer, 'answer') === true || /^(?:true|tama)\b/i.test(text)
  const isFalse = fieldOf(answer, 'answer') === false || /^(?:false|mali)\b/i.test(text)
  switch (item.form) {
    case 'multiple_choice':
      return /^[A-E](?:\W|$)/i.test(text) && letters.indexOf(text.charAt(0).toUpperCase()) === item.answer
    case 'true_false':
      return item.answer ? isTrue : isFalse
    case 'modified_true_false':
      return item.correction === null
        ? isTrue
        : isFalse && areOneAnswer(textFieldOf(answer, 'correction'), item.correction, item.language)
    case 'identification':
      return [item.answer, ...item.also_accepted].some((right) => areOneAnswer(text, right, item.language))
    case 'matching':
      return letterPlaces(answer).join() === item.key.join()
    case 'enumeration': {
      const given = textsOf(answer, 'answer', 20)
      const met = item.answers.filter((right) => given.some((one) => areOneAnswer(one, right, item.language)))
      return given.length <= item.answers.length + 1 && met.length >= item.answers.length * listedFrom
    }
    case 'sequencing':
      return (
        letterPlaces(answer)
          .map((place) => item.order[place])
          .join() === item.order.toSorted((a, b) => a - b).join()
      )
    case 'problem': {
      const given = numbersIn(text || String(fieldOf(answer, 'answer') ?? ''))
      const right = numbersIn(item.answer)
      return right.length > 0
        ? right.every((number) => given.includes(number))
        : areOneAnswer(text, item.answer, item.language)
    }
    case 'essay':
      return fieldOf(answer, 'answer') === true || /^(?:yes|oo)\b/i.test(text)
  }
}

type AnswerBlindInput = { conversation: Conversation; passages: readonly Passage[]; limits: ModelCallLimits }
type Answered = { items: Item[]; differing: number; unanswered: number }

async function answerSome(
  { items, passages }: ReadingBatch,
  { conversation, limits }: AnswerBlindInput,
): Promise<Map<Item, unknown>> {
  const work = items.map((item, at) => asData({ item: at + 1, form: item.form, ...shownOf(item) }))
  const answer = await conversation.ask({
    instructions: answerInstructions(items[0]?.language ?? 'en'),
    content: `${sourceForModel(asManyAsFit(passages, lettersThatFit(limits)))}\n\n<work>\n${work.join('\n')}\n</work>`,
    list: 'answers',
    most: 2 * items.length,
  })
  const given = 'said' in answer ? answer.said : []
  return new Map(
    given.flatMap((one) => {
      const item = items[numberFieldOf(one, 'item') - 1]
      return item ? [[item, one] as const] : []
    }),
  )
}

/** The items that one who does not know the key answers as the key does. */
export async function answerBlind(items: readonly Item[], asked: AnswerBlindInput): Promise<Answered> {
  const answers = new Map<Item, unknown>()
  for (const reading of readingBatchesOf(items, asked))
    for (const [item, answer] of await answerSome(reading, asked)) answers.set(item, answer)
  const answered = items.filter((item) => answers.has(item))
  const agreeing = answered.filter((item) => agrees(item, answers.get(item)))
  return {
    items: agreeing,
    differing: answered.length - agreeing.length,
    unanswered: items.length - answered.length,
  }
}
