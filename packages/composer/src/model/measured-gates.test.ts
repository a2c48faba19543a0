import { chanceOf } from '@klasrum/skills/chance'
import { badItems, lessonByHand } from '@klasrum/testkit/by-hand/by-hand'
import { answerOn, type WrittenItem } from '@klasrum/testkit/by-hand/written-items'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
import { agrees } from './answer-blind.ts'
import { checkDrafts } from './check-draft.ts'
import { passagesIn } from './passages.ts'
import { shownOf } from './shown-item.ts'

const heading = {
  school: null,
  teacher: null,
  grade_and_section: null,
  learning_area: null,
  quarter: null,
  dates: null,
}

const lessons = (['volcanoes', 'panunaw'] as const).map((name) => {
  const { text, language, items } = lessonByHand(name)
  const outline = outlineOf([sourceDocument(text, { language })], 4)
  const against = {
    passages: passagesIn(outline, heading),
    lesson: lessonOf(outline),
    heading,
    chance: chanceOf(1),
  }
  return { language, items, against }
})
type Lesson = (typeof lessons)[number]
const [english] = lessons
if (!english) throw new Error('no lesson')

/** What the rules and the second reading leave out, with the reason. */
function leftOut(written: readonly WrittenItem[], { against }: Lesson): string[] {
  const { items, refused } = checkDrafts(
    written.map(({ draft }) => draft),
    { ...against, have: [] },
  )
  const answered = new Map(written.map((item) => [item.draft.question, item.answered]))
  const differing = items.filter(
    (item) => !agrees(item, answerOn({ form: item.form, ...shownOf(item) }, answered.get(item.stem) ?? '')),
  )
  return [
    ...refused.map(({ draft, why }) => `${why} ${JSON.stringify(draft)}`),
    ...differing.map((item) => `answered otherwise: ${item.stem}`),
  ]
}

test('of a hundred good items in two languages at most two are left out', () => {
  const good = lessons.flatMap(({ items }) => items)
  expect(good.length).toBeGreaterThanOrEqual(100)
  expect(lessons.flatMap((lesson) => leftOut(lesson.items, lesson)).slice(2)).toEqual([])
})

const bad = badItems().map((item) => [item.rule, item] as const)

test.each(nonEmpty(bad))('a bad item (%s) is left out', (_, item) => {
  const lesson = lessons.find(({ language }) => language === item.language) ?? english
  expect(leftOut([item], lesson)).toHaveLength(1)
})
