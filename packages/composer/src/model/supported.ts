import { basisOf, type Item } from '@klasrum/contract/material'
import type { Lesson } from '../lesson.ts'
import { tongueOf } from '../tongues.ts'
import { mentions, plain, wordsOf } from '../words.ts'
import type { Change, Drafted } from './item-of.ts'
import { grounded, isClean } from './wording.ts'

/** What part of a question the passage around its quote must speak of; one that applies it brings words of its own. */
const enough: Record<Item['bloom'], number> = {
  remember: 0.5,
  understand: 0.5,
  apply: 0.25,
  analyze: 0.25,
  evaluate: 0.25,
  create: 0.25,
}
/** A question that is this much of its quote asks for no more than understanding it. */
const copied = 0.9

const negatives = (text: string, language: Item['language']) =>
  text.match(tongueOf(language).negative)?.length ?? 0

/** Whether a statement is its quote, or a good part of it in one piece, once the change is taken back. */
function says(item: Item, change: Change | null, lesson: Lesson): boolean {
  const { quote } = basisOf(item)
  const { wrong, right } = change ?? { wrong: '', right: '' }
  const statement = change ? item.stem.replace(wrong, () => right) : item.stem
  return (
    mentions(quote, statement) &&
    wordsOf(statement).length * 2 >= wordsOf(quote).length &&
    negatives(item.stem, item.language) === negatives(quote, item.language) &&
    (change === null || isSurelyWrong(change, item, lesson))
  )
}

/** Other words of the lesson, or another number, that the lesson does not say there as well. */
function isSurelyWrong({ wrong, right }: Change, item: Item, lesson: Lesson): boolean {
  const { stem, language } = item
  const { quote } = basisOf(item)
  const said = tongueOf(language).stemsOf(stem)
  return (
    mentions(stem, wrong) &&
    !mentions(quote, wrong) &&
    (lesson.hasWords(wrong) || /^[\d.,]+$/.test(wrong)) &&
    !lesson.areSame(wrong, right) &&
    !lesson.areSame(right, wrong) &&
    !lesson.asserts(wrong, said, quote)
  )
}

/** Whether the steps come one after the other in what the topic says. */
function inOrder(steps: readonly string[], texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '))
  let from = 0
  return steps.every((step) => {
    const at = whole.indexOf(plain(step), from)
    from = at + plain(step).length
    return at >= 0 && plain(step) !== ''
  })
}

const textsIn = (item: Item): string[] =>
  Object.entries(item)
    .flatMap(([name, value]) => {
      if (name === 'source' || name === 'rubric' || name === 'topic') return []
      return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [value]
    })
    .filter((text) => typeof text === 'string')

/** Whether an item says nothing but what its passage bears out. The lint looks at all the rest. */
export function isSupported({ item, passage, change }: Drafted, lesson: Lesson): boolean {
  const { topic } = passage
  const inTopic = topic.blocks.flatMap(({ file, block }) => lesson.passagesAt(file, block.number))
  const around = [topic.title, ...lesson.passagesAt(basisOf(item).file, basisOf(item).paragraph)].join('\n')
  const asksOf = (source: string) => grounded(item.stem, source, item.language) >= enough[item.bloom]
  switch (item.form) {
    case 'true_false':
    case 'modified_true_false':
      return says(item, change, lesson)
    case 'sequencing':
      return inOrder(
        item.order.map((_, at) => item.steps[item.order.indexOf(at + 1)] ?? ''),
        inTopic,
      )
    case 'essay':
      return (
        item.looked_for.length > 0 &&
        item.looked_for.every((text) => grounded(text, inTopic.join('\n'), item.language) >= 0.6) &&
        asksOf([topic.title, ...inTopic].join('\n'))
      )
    default:
      return asksOf(around)
  }
}

export const isPlainText = (item: Item): boolean => textsIn(item).every(isClean)

/** A question that only repeats its quote is counted among those that ask to remember or understand. */
export const asksMore = (item: Item): boolean =>
  (item.bloom !== 'apply' && item.bloom !== 'analyze') ||
  item.form !== 'multiple_choice' ||
  grounded(item.stem, basisOf(item).quote, item.language) < copied
