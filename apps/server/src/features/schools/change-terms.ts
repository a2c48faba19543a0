import type { Received } from '@klasrum/contract/endpoint'
import type {
  createTermsEndpoint as createShape,
  editTermEndpoint as editShape,
  Term,
} from '@klasrum/contract/subjects'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { brokenConstraint } from '../../db/constraint.ts'
import { refuse } from '../../http/refuse.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { addTerms, changeTerm, findTerm, lockTermForUpdate, lockTermsOf, removeTerm } from './terms.store.ts'
import { termsOfYear } from './terms-of-year.ts'

type NewYear = Received<typeof createShape.body>
type Edit = Received<typeof editShape.body>
type Days = Pick<Term, 'starts_on' | 'ends_on'>

/** All or nothing: one that is there already refuses the whole. */
export async function createTerms(tx: Tx, { school_year, kinds }: NewYear): Promise<Term[]> {
  try {
    const asked = (['quarter', 'term'] as const).filter((kind) => kinds.includes(kind))
    return await addTerms(
      tx,
      asked.flatMap((kind) => termsOfYear(school_year, kind)),
    )
  } catch (error) {
    if (brokenConstraint(error) === 'terms_year_kind_number') refuse('term.year_taken', { cause: error })
    throw error
  }
}

export const editTerm = (database: Database, id: number, edit: Edit): Promise<Term> =>
  inTx(database, async (tx) => {
    const term = (await findTerm(tx, id)) ?? refuse('term.not_found')
    const others = (await lockTermsOf(tx, term)).filter((other) => other.id !== id)
    const met = others.find((other) => overlap(edit, other))
    if (met) refuse('term.overlaps', { fill: { name: met.name } })
    return (await changeTerm(tx, id, edit)) ?? refuse('term.not_found')
  })

export const deleteTerm = (database: Database, id: number): Promise<void> =>
  inTx(database, async (tx) => {
    if (!(await lockTermForUpdate(tx, id))) refuse('term.not_found')
    await refuseInUse(tx, 'terms', id)
    await removeTerm(tx, id)
  })

/** Both days belong to a term; with one of them known it is that day. */
function overlap(one: Days, other: Days): boolean {
  const [start, end] = [one.starts_on ?? one.ends_on, one.ends_on ?? one.starts_on]
  const [otherStart, otherEnd] = [other.starts_on ?? other.ends_on, other.ends_on ?? other.starts_on]
  return Boolean(start && end && otherStart && otherEnd && start <= otherEnd && otherStart <= end)
}
