import { createHash } from 'node:crypto'
import { basisOf, type Item, type Material } from '@klasrum/contract/material'
import { entryOfUnit } from '@klasrum/curriculum/library'

/** The item without the file that it comes from. */
export function bankedItem(item: Item): Item {
  const { quote } = basisOf(item)
  return {
    ...item,
    id: 'kept',
    source: null,
    basis: { file: '', page: null, paragraph: 1, quote },
    origin: 'bank',
  }
}

/** The same for the same question and answer, wherever it comes from. */
export function bankItemDigestOf(item: Item): string {
  const { id, source, basis, origin, author, topic, points, why, bloom, difficulty, ...asked } = item
  const inOrder = Object.entries(asked)
    // Words for a box ask nothing else.
    .filter(([name]) => name !== 'wrong')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url')
}

const longestSearched = 4_000

/** What a search of the bank looks at. */
export const searchedIn = (item: Item, area: string | null): string =>
  [item.topic, area ?? '', item.stem, ...textsOf(item)].join(' ').slice(0, longestSearched)

function textsOf(item: Item): readonly string[] {
  switch (item.form) {
    case 'multiple_choice':
      return item.options
    case 'identification':
    case 'problem':
      return [item.answer]
    case 'matching':
      return [...item.premises, ...item.answers]
    case 'enumeration':
      return item.answers
    case 'sequencing':
      return item.steps
    case 'modified_true_false':
      return [item.correction ?? '']
    case 'true_false':
    case 'essay':
      return []
  }
}

/** The area and grade that a lesson is of: by its unit, or by what stands at its head. */
export function placedBy({ units, settings: { heading } }: Material) {
  const unit = units?.[0] && entryOfUnit(units[0].id)
  const typed = Number(/\b(1[0-2]|[1-9])\b/.exec(heading.grade_and_section ?? '')?.[1] ?? 0)
  return {
    area: unit?.area ?? heading.learning_area,
    grade: unit?.grades[0] ?? (typed || null),
  }
}
