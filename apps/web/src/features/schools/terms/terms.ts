import type { Term } from '@klasrum/contract/subjects'

type Year = { school_year: string; terms: Term[] }

const order = { quarter: 0, term: 1 }

/** The newest year first; in it the quarters, then the terms, by their number. */
export function byYear(terms: readonly Term[]): Year[] {
  const years = new Map<string, Term[]>()
  for (const term of terms) years.set(term.school_year, [...(years.get(term.school_year) ?? []), term])
  return [...years]
    .map(([school_year, inYear]) => ({
      school_year,
      terms: inYear.sort((a, b) => order[a.kind] - order[b.kind] || a.number - b.number),
    }))
    .sort((a, b) => b.school_year.localeCompare(a.school_year))
}

/** The year after the newest one, or the one that runs at this moment. */
export function nextYear(terms: readonly Term[], now: Date): string {
  const newest = byYear(terms)[0]?.school_year
  const first = newest && /^\d{4}-/.test(newest) ? Number(newest.slice(0, 4)) + 1 : yearBegunBy(now)
  return `${first}-${first + 1}`
}

/** School years begin in June. */
const yearBegunBy = (now: Date): number => now.getFullYear() - (now.getMonth() < 5 ? 1 : 0)

/** The day that it is for schools here, as in 2026-11-17. */
export const inManila = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila', dateStyle: 'short' }).format(moment)

export const runsOn = ({ starts_on, ends_on }: Pick<Term, 'starts_on' | 'ends_on'>, day: string): boolean =>
  starts_on !== null && ends_on !== null && starts_on <= day && day <= ends_on

export type TermFields = { name: string; starts_on: string; ends_on: string }

export const termFieldsOf = (term: Term): TermFields => ({
  name: term.name,
  starts_on: term.starts_on ?? '',
  ends_on: term.ends_on ?? '',
})

export const termBodyOf = ({ name, starts_on, ends_on }: TermFields) => ({
  name: name.trim(),
  starts_on: starts_on || null,
  ends_on: ends_on || null,
})

export const schoolYear = (typed: string): string | undefined => {
  const [, first, last] = /^(20\d\d)-(20\d\d)$/.exec(typed.trim()) ?? []
  return first && Number(last) === Number(first) + 1 ? undefined : 'Write it as in 2026-2027.'
}
