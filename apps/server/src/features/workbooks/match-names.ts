import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { foldedName, listedName } from '../learners/door.ts'
import type { ReadName } from './reading.ts'

export type ListedLearner = { student_id: number; listed_name: string; student_no: string | null }
export type Chosen = Readonly<Record<number, number | null>>
type Shown = WorkbookPreview['names'][number]

const mostSuggestions = 5
/** Two slips of the finger; a short name has too few letters for them. */
const slips = 2
const shortName = 6
/** Learners of one surname that are compared. */
const mostOfFamily = 10

type Name = { last: string; given: string; ordered: string; loose: string; hasComma: boolean }

const plain = (text: string): string =>
  foldedName(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** No name is longer, and each letter is compared with each. */
const longestName = 100

function nameOf(typed: string): Name {
  const text = typed.slice(0, longestName)
  const [last = '', ...given] = listedName(text).split(',')
  const ordered = `${plain(last)}, ${plain(given.join(' '))}`
  return {
    last: plain(last),
    given: plain(given.join(' ')),
    ordered,
    loose: plain(text).split(' ').sort().join(' '),
    hasComma: text.includes(','),
  }
}

/**
 * Who each name of the file is: as chosen, by the LRN, or by the whole name when exactly one on the roster has it. What is
 * only like a name is to be confirmed; somebody whom the file names already is not offered for another.
 */
export function matchNames(
  names: readonly ReadName[],
  roster: readonly ListedLearner[],
  chosen: Chosen,
): Shown[] {
  const known = roster.map((learner) => ({ learner, name: nameOf(learner.listed_name) }))
  const byNumber = new Map(roster.flatMap((each) => (each.student_no ? [[each.student_no, each]] : [])))
  const byId = new Map(roster.map((each) => [each.student_id, each]))

  const sure = names.map(
    ({ name, lrn }, index): { learner: ListedLearner; rank: number } | 'left_out' | undefined => {
      const choice = chosen[index]
      if (choice === null) return 'left_out'
      const picked = choice === undefined ? undefined : byId.get(choice)
      if (picked) return { learner: picked, rank: 2 }
      const numbered = lrn === null ? undefined : byNumber.get(lrn)
      if (numbered) return { learner: numbered, rank: 1 }
      const file = nameOf(name)
      const [only, ...others] = known.filter(({ name: each }) =>
        file.hasComma ? each.ordered === file.ordered : each.loose === file.loose,
      )
      const isAnother = lrn !== null && only?.learner.student_no && only.learner.student_no !== lrn
      return only && others.length === 0 && !isAnother ? { learner: only.learner, rank: 0 } : undefined
    },
  )

  const taken = Map.groupBy(
    sure.flatMap((each, index) => (each && each !== 'left_out' ? [{ ...each, index }] : [])),
    ({ learner }) => learner.student_id,
  )
  /** Of several names that are one learner, the one that was chosen or numbered stands, if there is one such. */
  const stands = (student_id: number, index: number): boolean => {
    const rivals = taken.get(student_id) ?? []
    const highest = Math.max(...rivals.map(({ rank }) => rank))
    const [first, ...others] = rivals.filter(({ rank }) => rank === highest)
    return first?.index === index && others.length === 0
  }

  const free = known.filter(({ learner }) => !taken.has(learner.student_id))
  return names.map(({ name, lrn }, index): Shown => {
    const shown = { name, lrn, student_id: null, listed_name: null, suggestions: [] }
    const match = sure[index]
    if (match === 'left_out') return { ...shown, state: 'left_out' }
    if (match && stands(match.learner.student_id, index))
      return {
        ...shown,
        state: 'matched',
        student_id: match.learner.student_id,
        listed_name: match.learner.listed_name,
      }
    if (match) return { ...shown, state: 'to_confirm', suggestions: [suggestion(match.learner)] }
    return { ...shown, ...likely(nameOf(name), free) }
  })
}

const suggestion = ({ student_id, listed_name }: ListedLearner) => ({ student_id, listed_name })

function likely(
  file: Name,
  free: readonly { learner: ListedLearner; name: Name }[],
): Pick<Shown, 'state' | 'suggestions'> {
  // Only these can be offered: to measure a thousand names of a file against all learners would take seconds.
  const alike = free.filter(
    ({ name }) => name.loose === file.loose || isWithinSlips(name.ordered, file.ordered),
  )
  const ofFamily = free.filter(({ name }) => name.last === file.last).slice(0, mostOfFamily)
  const measured = [...new Set([...alike, ...ofFamily])]
    .map((each) => ({ ...each, away: distance(each.name.ordered, file.ordered) }))
    .sort((one, other) => one.away - other.away)
  const near = measured.filter(({ name, away }) => isNear(name, file, away))
  const offered = near.length > 0 ? near : measured.filter(({ name }) => name.last === file.last)
  return {
    state: near.length > 0 ? 'to_confirm' : 'unknown',
    suggestions: offered.slice(0, mostSuggestions).map(({ learner }) => suggestion(learner)),
  }
}

/** The same words, the same surname and first name, or a slip or two. */
function isNear(name: Name, file: Name, away: number): boolean {
  if (name.loose === file.loose) return true
  if (away <= slips && file.ordered.length >= shortName) return true
  const [one = '', other = ''] = [name.given, file.given].map((given) => given.split(' ')[0])
  return (
    name.last === file.last && one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))
  )
}

/** Whether so few letters are another, missing or added, told without measuring all of both. */
function isWithinSlips(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > slips) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(from, one.length - end), other.slice(from, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return roughDifference(left, right) <= 2 * slips && distance(left, right) <= slips
}

/** Each slip changes how often at most two letters occur. */
function roughDifference(one: string, other: string): number {
  const counts = new Map<string, number>()
  for (const letter of one) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  for (const letter of other) counts.set(letter, (counts.get(letter) ?? 0) - 1)
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0)
}

const row = new Uint16Array(2 * longestName)

/** How many letters have to be changed, put in or taken out; of names, which are never longer than the row. */
function distance(one: string, other: string): number {
  for (let place = 0; place <= other.length; place += 1) row[place] = place
  for (let at = 0; at < one.length; at += 1) {
    let before = at
    row[0] = at + 1
    for (let place = 1; place <= other.length; place += 1) {
      const above = row[place] ?? 0
      const same = one.charCodeAt(at) === other.charCodeAt(place - 1)
      row[place] = Math.min((row[place - 1] ?? 0) + 1, above + 1, before + (same ? 0 : 1))
      before = above
    }
  }
  return row[other.length] ?? 0
}
