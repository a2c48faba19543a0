import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { foldedName, listedName } from '../learners/door.ts'
import type { ReadName } from './reading.ts'

export type Listed = { student_id: number; listed_name: string; student_no: string | null }
export type Chosen = Readonly<Record<number, number | null>>
type Shown = WorkbookPreview['names'][number]

const mostSuggestions = 5
/** Two slips of the finger; a short name has too few letters for them. */
const slips = 2
const shortName = 6

type Name = { last: string; given: string; ordered: string; loose: string; hasComma: boolean }

const plain = (text: string): string =>
  foldedName(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function nameOf(text: string): Name {
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
export function matchNames(names: readonly ReadName[], roster: readonly Listed[], chosen: Chosen): Shown[] {
  const known = roster.map((learner) => ({ learner, name: nameOf(learner.listed_name) }))
  const byNumber = new Map(roster.flatMap((each) => (each.student_no ? [[each.student_no, each]] : [])))
  const byId = new Map(roster.map((each) => [each.student_id, each]))

  const sure = names.map(
    ({ name, lrn }, index): { learner: Listed; rank: number } | 'left_out' | undefined => {
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
    const free = known.filter(({ learner }) => !taken.has(learner.student_id))
    return { ...shown, ...likely(nameOf(name), free) }
  })
}

const suggestion = ({ student_id, listed_name }: Listed) => ({ student_id, listed_name })

function likely(
  file: Name,
  free: readonly { learner: Listed; name: Name }[],
): Pick<Shown, 'state' | 'suggestions'> {
  const measured = free
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

/** How many letters have to be changed, put in or taken out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, its] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === its ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
