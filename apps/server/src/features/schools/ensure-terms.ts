import { and, eq, isNotNull, or } from 'drizzle-orm'
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
  for (const kind of ['quarter', 'term'] as const) {
    const usual = termsOfYear(school_year, kind)
    await tx.insert(terms).values(usual).onConflictDoNothing()
    await fillDates(tx, usual)
  }
}

/** Where nobody has written a date yet, as in a year that opened before dates came with it, the usual ones are filled in. */
async function fillDates(tx: Tx, usual: ReturnType<typeof termsOfYear>): Promise<void> {
  const [{ school_year, kind } = { school_year: '', kind: 'term' as const }] = usual
  const ofYear = and(eq(terms.school_year, school_year), eq(terms.kind, kind))
  const dated = or(isNotNull(terms.starts_on), isNotNull(terms.ends_on))
  if ((await tx.$count(terms, and(ofYear, dated))) > 0) return
  for (const { number, starts_on, ends_on } of usual)
    await tx
      .update(terms)
      .set({ starts_on, ends_on })
      .where(and(ofYear, eq(terms.number, number)))
}
