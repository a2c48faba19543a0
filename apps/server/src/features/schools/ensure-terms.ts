import type { Tx } from '../../db/client.ts'
import { terms } from './schools.tables.ts'
import { termsOfYear } from './terms-of-year.ts'

const manilaMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'numeric',
})

/** School years open in June. */
export function schoolYearAt(moment: Date): string {
  const parts = Object.fromEntries(
    manilaMonth.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0 } = parts
  const first = month >= 6 ? year : year - 1
  return `${first}-${first + 1}`
}

export async function ensureTerms(tx: Tx, now: Date): Promise<void> {
  const school_year = schoolYearAt(now)
  await tx
    .insert(terms)
    .values([...termsOfYear(school_year, 'quarter'), ...termsOfYear(school_year, 'term')])
    .onConflictDoNothing()
}
