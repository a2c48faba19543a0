import { basisOf, type Item } from '@klasrum/contract/material'
import { fewestInBox, isForBox } from '@klasrum/contract/word-box'
import { plain } from '../languages/words.ts'
import type { Candidate } from '../sources/candidate.ts'
import { keysOf } from '../sources/candidate.ts'

/** A question of the file itself is asked as the file asks it. */
const isMovable = (item: Item): boolean => isForBox(item) && item.origin !== 'exercise'

/** What would be asked without its box, since too few others are. */
function loneOf(items: readonly Item[]): Item | undefined {
  return items.filter(isForBox).length < fewestInBox ? items.find(isMovable) : undefined
}

/** The same question as hard with choices, where there is one. */
const withChoices = (lone: Item, candidates: readonly Candidate[]): Item | undefined =>
  candidates.find(
    ({ item }) =>
      item.form === 'multiple_choice' &&
      (item.stem === lone.stem || basisOf(item).quote === basisOf(lone).quote) &&
      item.difficulty === lone.difficulty &&
      plain(keysOf(item)[0] ?? '') === plain(keysOf(lone)[0] ?? ''),
  )?.item

/**
 * A paper on which no question waits for a word without a box to find it in: one that is alone is asked with choices, or gives its
 * place to other items. It stays where the lesson gives none.
 */
export function inCompany<Written extends { items: Item[]; missing: number }>(
  candidates: readonly Candidate[],
  write: (candidates: readonly Candidate[]) => Written,
): Written {
  const written = write(candidates)
  const lone = loneOf(written.items)
  if (!lone) return written
  const asked = withChoices(lone, candidates)
  if (asked) return { ...written, items: written.items.map((item) => (item === lone ? asked : item)) }
  const other = write(candidates.filter(({ item }) => !isMovable(item)))
  return other.missing <= written.missing ? other : written
}
