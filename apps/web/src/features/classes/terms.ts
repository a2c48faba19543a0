import type { Term } from '@klasrum/contract/subjects'
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

export const schoolYears = (terms: readonly Term[]): string[] => [
  ...new Set(terms.map(({ school_year }) => school_year)),
]

/** The quarter or term in which this day lies, by the dates the school year was given. */
export const termOn = (terms: readonly Term[], day: string): Term | undefined =>
  terms.find(({ starts_on, ends_on }) => starts_on && ends_on && starts_on <= day && day <= ends_on)
