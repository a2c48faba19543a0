import type { ClassSummary } from '@klasrum/contract/classes'
import type { Term } from '@klasrum/contract/subjects'
import { type Policy, policies, policyInForce, policyOf } from '@klasrum/grading/policies'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const useTerms = () =>
  useQuery({
    queryKey: ['terms'],
    queryFn: ({ signal }) => call('GET /api/education/terms', undefined, { signal }),
  })

export const termText = ({ name, school_year }: Pick<Term, 'name' | 'school_year'>): string =>
  `${name}, ${school_year}`

/** With a first entry that chooses nothing. */
export const termOptions = (terms: readonly Term[]): { value: string; label: string }[] => [
  { value: '', label: 'Choose a term' },
  ...terms.map((term) => ({ value: String(term.id), label: termText(term) })),
]

const kindOf = (policy: Policy | undefined): Term['kind'] => (policy?.period === 'Term' ? 'term' : 'quarter')

/** Quarters for a policy of quarters, terms for one of terms; before a policy is chosen, as the one in force in their year has it. */
export const fittingTerms = (terms: readonly Term[], policy: string): Term[] => {
  const chosen = policies.find(({ id }) => id === policy)
  return terms.filter(({ kind, school_year }) => kind === kindOf(chosen ?? policyInForce(school_year)))
}

/** The same part of the same year among terms that fit, or its first; nothing when that year has none. */
export function sameTerm(fitting: readonly Term[], term: Term | undefined): Term | undefined {
  const ofYear = fitting.filter(({ school_year }) => school_year === term?.school_year)
  return ofYear.find(({ number }) => number === term?.number) ?? ofYear[0]
}

export const schoolYears = (terms: readonly Term[]): string[] => [
  ...new Set(terms.map(({ school_year }) => school_year)),
]

/** The quarter or term in which this day lies, by the dates the school year was given. */
export const termOn = (terms: readonly Term[], day: string): Term | undefined =>
  terms.find(({ starts_on, ends_on }) => starts_on && ends_on && starts_on <= day && day <= ends_on)

/** First and last day of the class's current period; none while its school year has no dates. */
export function periodDates(
  terms: readonly Term[],
  { policy, school_year, current_quarter }: Pick<ClassSummary, 'policy' | 'school_year' | 'current_quarter'>,
): Pick<Term, 'starts_on' | 'ends_on'> {
  const kind = kindOf(policyOf(policy))
  const found = terms.find(
    (term) => term.kind === kind && term.school_year === school_year && term.number === current_quarter,
  )
  return { starts_on: found?.starts_on ?? null, ends_on: found?.ends_on ?? null }
}
