import { basisOf, type Item } from '@klasrum/contract/material'
import { areConfusedInBox, fewestInBox, isForBox } from '@klasrum/contract/word-box'
import { likeness, mentions, plain, shinglesOf, wordsOf } from '../languages/words.ts'
import { askedOf, keysOf } from '../sources/candidate.ts'

export type Remark = { item_id: string; says: string }

const longestQuestion = 40
const nearCopy = 0.7

const isHardToRead = (item: Item): boolean => wordsOf(item.stem).length > longestQuestion

const standsOut = (item: Item): boolean => {
  if (item.form !== 'multiple_choice') return false
  const key = item.options[item.answer]?.length ?? 0
  const longest = Math.max(...item.options.filter((_, at) => at !== item.answer).map(({ length }) => length))
  return key > longest * 1.5 && key - longest > 4
}

const tellsItsAnswer = (item: Item): boolean =>
  (item.form === 'multiple_choice' || item.form === 'identification') &&
  keysOf(item).some((key) => mentions(item.stem, key))

const leavesTheLesson = (item: Item): boolean =>
  item.origin !== 'bank' &&
  item.origin !== 'own' &&
  (item.form === 'multiple_choice' || item.form === 'identification') &&
  keysOf(item).some((key) => !basisOf(item).quote.toLowerCase().includes(key.trim().toLowerCase()))

type Rule = { breaks: (item: Item) => boolean; says: string }

const hardToRead: Rule = {
  breaks: isHardToRead,
  says: `The question has more than ${longestQuestion} words and is hard to read.`,
}

/** Items as they were made have passed stricter rules than these; edited ones have not. */
const afterEditing: readonly Rule[] = [
  { breaks: tellsItsAnswer, says: 'The answer stands in the question.' },
  { breaks: standsOut, says: 'The right choice is much longer than the others and gives itself away.' },
  {
    breaks: leavesTheLesson,
    says: 'The answer does not stand in the passage of the lesson that the key names.',
  },
]

/** Both are answered from one box, which has two right words for one of them. */
const isConfused = (item: Item, items: readonly Item[]): boolean =>
  items.some((other) => other !== item && areConfusedInBox(item, other))

/** It was made to be answered from a box, which no longer stands there. */
const hasLostBox = (item: Item, items: readonly Item[]): boolean =>
  isForBox(item) && item.wrong !== undefined && items.filter(isForBox).length < fewestInBox

/** What a teacher should look at again. It reads no lesson, so that it is quick enough for every look. */
export function remarksOn(items: readonly Item[]): Remark[] {
  return items.flatMap((item) => {
    const edited = item.author === 'teacher'
    const says = [
      ...[hardToRead, ...(edited ? afterEditing : [])]
        .filter(({ breaks }) => breaks(item))
        .map((rule) => rule.says),
      ...(isConfused(item, items)
        ? ['Two words of the box could answer this question or one beside it: their answers are alike.']
        : []),
      ...(hasLostBox(item, items)
        ? [
            'With no other question to identify, this one has no word box, so learners may rightly answer with another word.',
          ]
        : []),
      ...(edited && isAskedTwice(item, items) ? ['Another question here asks for the same.'] : []),
    ]
    return says.map((each) => ({ item_id: item.id, says: each }))
  })
}

const isOpen = ({ form }: Item): boolean => form === 'problem' || form === 'essay'
const shingles = (item: Item) => shinglesOf(`${askedOf(item)} ${keysOf(item).join(' ')}`)

function isAskedTwice(item: Item, items: readonly Item[]): boolean {
  const [keys, asked] = [keysOf(item).map(plain), shingles(item)]
  return items.some(
    (other) =>
      other !== item &&
      ((!isOpen(item) && !isOpen(other) && keysOf(other).some((key) => keys.includes(plain(key)))) ||
        likeness(asked, shingles(other)) > nearCopy),
  )
}
